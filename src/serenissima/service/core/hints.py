"""Hints: the actions a strong player would consider, based on the seat's own view.

A request for a hint makes no log entry: it changes nothing at the table, and the others need not
know who hesitates. Allowing hints does make one, so that everyone is aware of it.
"""

from collections.abc import Generator
from dataclasses import dataclass

from serenissima.fairplay.proof import hint_seed
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.refusals import MATCH_NOT_YOUR_TURN, MATCH_OVER
from serenissima.players.analysis import Analysis, Considered, Foreseen, steps
from serenissima.service.core.plain_data import Action, Flat, Sent, Told
from serenissima.service.core.table import Table
from serenissima.service.refusals import DECISION_STALE, HINT_NOT_ALLOWED

THOUGHT, FOUND = 1, 2  # progress of a hint


@dataclass(frozen=True)
class Likelihood:
    """A happening that an action makes more or less likely.

    Attributes:
        often: the part of the sampled deals in which it follows, 0 to 1.
        otherwise: the part in which it follows the action that this one is compared with.
    """

    told: Flat[Told]
    often: Sent[float]
    otherwise: Sent[float]


@dataclass(frozen=True)
class ExpectedAction:
    """An action that is expected."""

    seat: int
    action: Action


@dataclass(frozen=True)
class HintedChoice:
    """An action that a strong player would consider.

    Attributes:
        action: the action.
        visits: how often the search took it.
        share: the expected share of the win, 0 to 1.
        told: its certain consequences.
        soon: happenings that it makes more or less likely.
        line: the expected continuation.
    """

    action: Action
    visits: int
    share: float
    told: tuple[Told, ...]
    soon: tuple[Likelihood, ...]
    line: tuple[ExpectedAction, ...]


@dataclass(frozen=True)
class Hint:
    """The actions that a strong player would consider at a decision.

    Attributes:
        decision: the decision's id.
        analysis: the result of the search; None while it is running.
    """

    decision: Sent[int]
    analysis: Analysis | None = None

    @property
    def thinking(self) -> Sent[bool]:
        """Whether the search is still running."""
        return self.analysis is None

    @property
    def choices(self) -> Sent[tuple[HintedChoice, ...]]:
        """The choices found, the best first."""
        return tuple(map(_choice, self.analysis.considered)) if self.analysis else ()


def how_far(hint: Hint | None) -> int:
    """Return 0 without a hint, `THOUGHT` while the search is running, `FOUND` after it."""
    return 0 if hint is None else THOUGHT if hint.analysis is None else FOUND


def _choice(found: Considered) -> HintedChoice:
    """Return a choice in the form sent to programs."""
    return HintedChoice(
        action=found.action,
        visits=found.visits,
        share=round(found.share, 4),
        told=found.told,
        soon=tuple(map(_soon, found.soon)),
        line=tuple(ExpectedAction(seat, action) for seat, action in found.line),
    )


def _soon(found: Foreseen) -> Likelihood:
    often, otherwise = found.often / found.deals, found.otherwise / found.deals
    return Likelihood(found.told, round(often, 2), round(otherwise, 2))


@dataclass(frozen=True)
class HintQuestion:
    """The subject of a hint. The search uses only the seat's own view.

    Attributes:
        table: the id of the table.
        seat: the seat to act.
        decision: the id of the decision.
    """

    table: str
    seat: int
    decision: int

    def steps(self, table: Table) -> Generator[None, None, Analysis]:
        """Analyze the current position, in steps of milliseconds.

        The dice follow from the question.
        """
        dice = rolled_dice(hint_seed(self.table, self.seat, self.decision))
        terms, view = table.match.terms, table.match.view(self.seat)
        return steps(table.game, terms, view, self.seat, dice)


def check_hint(table: Table, seat: int, decision: int) -> None:
    """Raise unless the seat may now ask for a hint about this decision.

    Raises:
        Illegal: `hint/not-allowed`.
        NotNow: `match/over`, `table/gathering`, `match/not-your-turn`, `decision/stale`.
    """
    if not table.sheet.hints:
        raise HINT_NOT_ALLOWED(hint="allow them when you open the table")
    if table.over:
        raise MATCH_OVER()
    current = table.decision(seat)
    if current is None:
        raise MATCH_NOT_YOUR_TURN(text=seat)
    if current != decision:
        raise DECISION_STALE(text=decision, hint=f"the current decision is {current}")
