"""A table with clocks, its log, and the time."""

import math
import random
from collections.abc import Iterator

from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.errors import SerenissimaError
from serenissima.service.core.absence import GoOn, TakeSeatBack
from serenissima.service.core.clock import Clock
from serenissima.service.core.commands import Act, Command, Join
from serenissima.service.core.deciding import Verdict, decide_for_person
from serenissima.service.core.entries import Entry
from serenissima.service.core.folding import evolve, fold
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.pause import Pause
from serenissima.service.core.table import Table
from serenissima.service.core.table_settings import TableSettings
from tests.service.guests import GAME, NAMES, SECRET, any_command, plan_of

BEGAN = 1_700_000_000.0


class Log:
    """A table with a clock, its log, and the time.

    Args:
        control: of time.
        plan: of the seats.
        patience: seconds after which others may continue without a player, where there is no clock.
    """

    def __init__(self, control: str, *plan: str, patience: float = math.inf) -> None:
        self.patience = patience
        plan = plan or ("person",) * 3
        invitations = {seat: "invitation" for seat, who in enumerate(plan) if who == "person"}
        wanted = NewTable(
            "lots", plan_of(*plan), {}, None, "", settings=TableSettings(time=control)
        )
        self.now, self.times = BEGAN, list[float]()
        self.entries: list[Entry] = []
        opening = Opening("id", invitations=invitations)
        self._keep(wanted.decide(GAME, opening, SECRET, self.now))

    def sit(self, *seats: int) -> "Log":
        for seat in seats:
            self.does(Join(seat, NAMES[seat], hash_secret(f"token {seat}")))
        return self

    def does(self, command: Command, after: float = 0.0) -> Verdict:
        self.now += after
        return self._keep(
            decide_for_person(self.table.at_moment(self.now, self.patience), command, SECRET)
        )

    def act(self, seat: int, action: str | None = None, after: float = 0.0) -> "Log":
        chosen = action or self.table.match.legal(seat)[0]
        self.does(Act(seat, chosen, self.table.decision(seat) or 0), after)
        return self

    def tries(self, chance: random.Random, times: int) -> None:
        """Try right and wrong commands, after more and less time."""
        for _ in range(times):
            pause = chance.choice([0.25, 3.0, 40.0, 5000.0, 100_000.0])
            try:
                self.does(_anything(self.table, chance), pause)
            except SerenissimaError:
                continue

    def _keep(self, verdict: Verdict) -> Verdict:
        self.table = verdict.table
        self.entries += verdict.entries
        self.times += [self.now] * len(verdict.entries)
        return verdict

    @property
    def clock(self) -> Clock:
        assert self.table.clock is not None
        return self.table.clock

    def left(self, seat: int) -> float:
        return self.clock.remaining(seat, self.now)

    def each(self) -> Iterator[tuple[Entry, float, Table, Table]]:
        """Yield each entry, when it was stored, and the table before and after it."""
        before = fold(GAME, self.entries[:1], self.times)
        for entry, at in zip(self.entries[1:], self.times[1:], strict=True):
            after = evolve(before, entry, at)
            yield entry, at, before, after
            before = after


def _anything(table: Table, chance: random.Random) -> Command:
    """Return any command; now and then a pause, or a choice about a late player."""
    seat, late = (chance.randrange(table.match.seats) for _ in range(2))
    match chance.randrange(12):
        case 0:
            return GoOn(seat, late, chance.choice(["wait", "wait", "computer guest", "end"]))
        case 1:
            return TakeSeatBack(seat)
        case 2:
            return Pause(seat, chance.choice(["ask", "agree", "agree", "refuse", "end"]))
    return any_command(table, chance)
