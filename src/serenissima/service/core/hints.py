"""Hints: what a strong player would consider at a decision, from what its seat may know.

Asking for one makes no entry in the log: nothing at the table changes, and the others need not know
who hesitates. Allowing hints does make one, so that everybody knows.
"""

from collections.abc import Generator
from dataclasses import dataclass

from serenissima.fairplay.proof import hint_seed
from serenissima.kernel.dice import rolled
from serenissima.kernel.refusals import MATCH_NOT_YOUR_TURN, MATCH_OVER
from serenissima.players.analysis import Analysis, Considered, Foreseen, steps
from serenissima.service.core.plain_data import Action, Flat, Sent, Told
from serenissima.service.core.table import Table
from serenissima.service.refusals import DECISION_STALE, HINT_NOT_ALLOWED

THOUGHT, FOUND = 1, 2  # how far a hint is


@dataclass(frozen=True)
class Likelihood:
    """What an action makes more or less likely.

    Attributes:
        often: in which part of the deals that were tried it follows, 0 to 1.
        otherwise: in which part it follows the action that this one is compared with.
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
        share: of the win that it leads to, 0 to 1.
        told: what it brings about in any case.
        soon: what else it makes more or less likely.
        line: what is expected to follow.
    """

    action: Action
    visits: int
    share: float
    told: tuple[Told, ...]
    soon: tuple[Likelihood, ...]
    line: tuple[ExpectedAction, ...]


@dataclass(frozen=True)
class Hint:
    """What a strong player would consider at a decision.

    Attributes:
        decision: the one that it is for.
        analysis: what was found; None while it is thought about.
    """

    decision: Sent[int]
    analysis: Analysis | None = None

    @property
    def thinking(self) -> Sent[bool]:
        """Whether it is not found yet."""
        return self.analysis is None

    @property
    def choices(self) -> Sent[tuple[HintedChoice, ...]]:
        """What was found, the best first."""
        return tuple(map(_choice, self.analysis.considered)) if self.analysis else ()


def how_far(hint: Hint | None) -> int:
    """0 if there is none, `THOUGHT` while it is thought about, `FOUND` when it is found."""
    return 0 if hint is None else THOUGHT if hint.analysis is None else FOUND


def _choice(found: Considered) -> HintedChoice:
    """A choice as programs are sent it."""
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
    """What a hint is about. It is thought from nothing but what its seat may know.

    Attributes:
        table: the id of the table.
        seat: that is to act.
        decision: that it is asked for.
    """

    table: str
    seat: int
    decision: int

    def steps(self, table: Table) -> Generator[None, None, Analysis]:
        """Think about it as the table stands; in steps of milliseconds.

        The dice follow from the question.
        """
        dice = rolled(hint_seed(self.table, self.seat, self.decision))
        terms, view = table.match.terms, table.match.view(self.seat)
        return steps(table.game, terms, view, self.seat, dice)


def check_hint(table: Table, seat: int, decision: int) -> None:
    """Raise unless the seat may ask for a hint about this decision now.

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
        raise DECISION_STALE(text=decision, hint=f"now: decision {current}")
