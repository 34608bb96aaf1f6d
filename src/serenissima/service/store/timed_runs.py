"""Timed runs of guests, in one database."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from serenissima.service.core.timed_runs import TimedRun, print_answers, read_answers
from serenissima.service.store.solving_schema import TIMED_RUNS

MOST_RUNS = 100  # per guest: the best ones
SHOWN = (
    TIMED_RUNS.c.id, TIMED_RUNS.c.game, TIMED_RUNS.c.began, TIMED_RUNS.c.answers,
    TIMED_RUNS.c.ended,
)  # fmt: skip


class RunBook:
    """Access to the timed runs within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def of(self, guest: str, game: str = "") -> list[TimedRun]:
        """Return the runs of a guest, in one game if given: the best first, then the latest."""
        query = sa.select(*SHOWN).where(TIMED_RUNS.c.guest_id == guest)
        if game:
            query = query.where(TIMED_RUNS.c.game == game)
        order = TIMED_RUNS.c.solved.desc(), TIMED_RUNS.c.began.desc(), TIMED_RUNS.c.id
        return [_run(row) for row in self.connection.execute(query.order_by(*order))]

    def find(self, guest: str, run: str, *, change: bool = False) -> TimedRun | None:
        """Return a guest's run; `change`: to change it, so that other transactions wait."""
        query = sa.select(*SHOWN).where(TIMED_RUNS.c.guest_id == guest, TIMED_RUNS.c.id == run)
        row = self.connection.execute(query.with_for_update() if change else query).first()
        return _run(row) if row else None

    def begin(self, guest: str, run: TimedRun) -> None:
        """Store a new run, and delete the weakest of too many."""
        for old in self.of(guest)[MOST_RUNS - 1 :]:
            self.connection.execute(sa.delete(TIMED_RUNS).where(TIMED_RUNS.c.id == old.id))
        row = {"id": run.id, "guest_id": guest, "game": run.game, "began": run.began}
        self.connection.execute(sa.insert(TIMED_RUNS), {**row, "answers": "", "solved": 0})

    def store(self, run: TimedRun) -> None:
        """Store the answers of a run."""
        changed = {
            "answers": print_answers(run.answers),
            "solved": run.solved,
            "ended": run.ended,
        }
        this = sa.update(TIMED_RUNS).where(TIMED_RUNS.c.id == run.id)
        self.connection.execute(this.values(**changed))


def _run(row: Sequence[Any]) -> TimedRun:
    run, game, began, answers, ended = row
    return TimedRun(run, game, began, read_answers(answers), ended)
