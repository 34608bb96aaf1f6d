"""A computer player's question, and its proposal in reply."""

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import takewhile

from serenissima.fairplay.audience import audience_of_one
from serenissima.fairplay.proof import computer_seed
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.refusals import ACTION_ILLEGAL
from serenissima.players import Player
from serenissima.service.core.commands import Act, Command
from serenissima.service.core.deciding import Verdict, decide, make_verdict
from serenissima.service.core.pause import check_not_paused
from serenissima.service.core.table import Table
from serenissima.service.refusals import SEAT_TAKEN, UNDO_ASKED
from serenissima.service.runtime.turn import Turn


@dataclass(frozen=True)
class Proposal:
    """A computer player's proposed action at a table, and its result there."""

    table: Table
    act: Act
    verdict: Verdict

    @property
    def secret(self) -> bool:
        """Whether no one else notices it."""
        return self.verdict.table.audiences[-1] == audience_of_one(self.act.seat)

    def command(self, now: Table) -> Act:
        """Return the action, unless people are deciding on an undo; raises `NotNow`."""
        if self.act.seat not in now.sheet.computers:
            raise SEAT_TAKEN("the player of this seat is back", text=self.act.seat)
        if now.undo_request is not None:
            raise UNDO_ASKED()
        check_not_paused(now)
        return self.act

    def decide(self, now: Table, command: Command, secret: str) -> Verdict:
        """Return its result now, which is already known unless the table has changed.

        Clocks are read at this moment; no rule runs again for that.
        """
        if now is self.table:
            return self.verdict
        if now.sheet is self.table.sheet:
            return make_verdict(now, self.verdict.table.match, *self.verdict.entries)
        return decide(now, command, secret)


@dataclass(frozen=True)
class Question:
    """A computer player's question: the action of a seat at a table."""

    table_id: str
    table: Table
    secret: str = field(repr=False)
    seat: int

    @property
    def player(self) -> str:
        """The name of the computer player."""
        return self.table.sheet.computers[self.seat]

    @property
    def decision(self) -> int:
        """The id of the seat's decision."""
        decision = self.table.decision(self.seat)
        assert decision is not None, "it is this seat's turn"
        return decision

    def turn(self) -> Turn:
        """Return the seat's turn; even the player's dice depend only on what it has noticed.

        They follow from the number of its actions, so the order in which seats choose
        simultaneously makes no difference.
        """
        match = self.table.match
        taken = sum(step.seat == self.seat for step in match.steps)
        dice = rolled_dice(computer_seed(self.secret, self.seat, taken))
        view = match.view(self.seat)
        return Turn(self.table_id, self.player, self.table.game, match.terms, view, self.seat, dice)

    @property
    def taken(self) -> int:
        """How many actions the seat has taken in this turn, since it noticed another seat act."""
        told = reversed(self.table.noticed_by(self.seat).told)
        return sum(1 for _ in takewhile(lambda step: step.seat == self.seat, told))

    def steps(self, player: Player, since: float) -> Generator[None, None, Proposal]:
        """Choose here, and compute the result."""
        action = yield from self.turn().steps(player, since)
        return self.proposal(action)

    def proposal(self, action: int) -> Proposal:
        """Return the action with its result; raises a refusal if it is not legal.

        A computer player takes nothing back: it might do so for ever.
        """
        if action >= self.table.game.actions.first_retract:
            raise ACTION_ILLEGAL("a computer player takes nothing back", text=action)
        act = Act(self.seat, action, self.decision)
        return Proposal(self.table, act, decide(self.table, act, self.secret))

    def stale(self, now: Table) -> bool:
        """Whether this decision is no longer open."""
        here = self.seat in now.sheet.computers
        return not here or now.decision(self.seat) != self.decision
