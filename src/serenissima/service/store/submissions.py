"""Suggested puzzles, in one database."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from serenissima.service.core.mistakes import DAY, Mistake
from serenissima.service.core.submissions import (
    ACCEPTED,
    CONFIRMED,
    SENT,
    UNCLEAR,
    State,
    Submission,
)
from serenissima.service.refusals import SUBMISSION_FULL, SUBMISSION_UNKNOWN
from serenissima.service.store.schema import GUESTS, SUBMISSIONS, TABLES

MOST_OF_GUEST = 5  # that wait for an admin
MOST_A_DAY = 10  # of a guest
MOST_WAITING = 200  # of all guests
TRIES = 3  # checks that fail before a puzzle counts as unclear
AUTHOR = sa.case((SUBMISSIONS.c.named, GUESTS.c.name), else_="")
SHOWN = (
    SUBMISSIONS.c.id, SUBMISSIONS.c.table_id, TABLES.c.game, SUBMISSIONS.c.step,
    SUBMISSIONS.c.seat, sa.func.coalesce(AUTHOR, ""), SUBMISSIONS.c.at, SUBMISSIONS.c.state,
    SUBMISSIONS.c.findings, SUBMISSIONS.c.puzzle,
)  # fmt: skip


class SubmissionBook:
    """Access to the suggested puzzles within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, guest: str, mistake: Mistake, named: bool, at: float) -> None:
        """Add a suggestion, unless the same choice has been suggested before.

        Raises:
            NotNow: `submission/full`.
        """
        same = SUBMISSIONS.c.table_id == mistake.table, SUBMISSIONS.c.step == mistake.step
        if self._count(*same, SUBMISSIONS.c.seat == mistake.seat):
            return
        waits, own = SUBMISSIONS.c.state == SENT, SUBMISSIONS.c.guest_id == guest
        full = (
            self._count(waits, own) >= MOST_OF_GUEST
            or self._count(own, SUBMISSIONS.c.at > at - DAY) >= MOST_A_DAY
            or self._count(waits) >= MOST_WAITING
        )
        if full:
            raise SUBMISSION_FULL(hint="try again in a few days")
        row = {
            "guest_id": guest,
            "table_id": mistake.table,
            "step": mistake.step,
            "seat": mistake.seat,
            "named": named,
            "at": at,
            "state": SENT,
            "findings": mistake.findings,
            "puzzle": "",
            "tries": 0,
        }
        self.connection.execute(sa.insert(SUBMISSIONS), row)

    def of_guest(self, guest: str) -> list[Submission]:
        """Return the suggestions of a guest, the latest first."""
        return self._find(SUBMISSIONS.c.guest_id == guest)

    def in_state(self, *states: State, game: str = "", most: int = 100) -> list[Submission]:
        """Return the latest suggestions in these states, of a game if given."""
        here = [TABLES.c.game == game] if game else []
        return self._find(SUBMISSIONS.c.state.in_(states), *here, most=most)

    def find(self, number: int) -> Submission:
        """Return a suggestion; raise `Unknown` (`submission/unknown`)."""
        for one in self._find(SUBMISSIONS.c.id == number):
            return one
        raise SUBMISSION_UNKNOWN(text=number)

    def decide(self, number: int, state: State) -> None:
        """Accept or refuse a suggestion; raise `Unknown` (`submission/unknown`)."""
        self.find(number)
        this = sa.update(SUBMISSIONS).where(SUBMISSIONS.c.id == number)
        if state == ACCEPTED:
            this = this.where(SUBMISSIONS.c.state == SENT)
        self.connection.execute(this.values(state=state))

    def begin_check(self, number: int) -> None:
        """Note that a check begins: one that never finishes is not repeated for ever."""
        this = sa.update(SUBMISSIONS).where(SUBMISSIONS.c.id == number)
        tries = SUBMISSIONS.c.tries
        self.connection.execute(this.values(tries=tries + 1))
        given_up = this.where(tries > TRIES, SUBMISSIONS.c.state == ACCEPTED)
        self.connection.execute(given_up.values(state=UNCLEAR))

    def settle(self, number: int, puzzle: str) -> None:
        """Store the result of the checks: a puzzle, or empty if they did not confirm it."""
        this = sa.update(SUBMISSIONS).where(
            SUBMISSIONS.c.id == number, SUBMISSIONS.c.state == ACCEPTED
        )
        state = CONFIRMED if puzzle else UNCLEAR
        self.connection.execute(this.values(state=state, puzzle=puzzle))

    def _count(self, *these: sa.ColumnElement[bool]) -> int:
        query = sa.select(sa.func.count()).select_from(SUBMISSIONS).where(*these)
        return self.connection.scalar(query) or 0

    def _find(self, *these: sa.ColumnElement[bool], most: int | None = None) -> list[Submission]:
        rows = SUBMISSIONS.join(TABLES).outerjoin(GUESTS)
        query = sa.select(*SHOWN).select_from(rows).where(*these)
        query = query.order_by(SUBMISSIONS.c.at.desc(), SUBMISSIONS.c.id.desc()).limit(most)
        return [_submission(row) for row in self.connection.execute(query)]


def forget_submissions(connection: sa.Connection, guest: str) -> None:
    """Delete the suggestions of a guest; accepted ones stay, without an author."""
    own = SUBMISSIONS.c.guest_id == guest
    accepted = SUBMISSIONS.c.state.in_((ACCEPTED, CONFIRMED))
    nobody = sa.update(SUBMISSIONS).where(own, accepted).values(guest_id=None, named=False)
    connection.execute(nobody)
    connection.execute(sa.delete(SUBMISSIONS).where(own))


def _submission(row: Sequence[Any]) -> Submission:
    return Submission(*row)
