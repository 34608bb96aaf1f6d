"""Hints: the actions a strong player would consider, based on the seat's own view.

A request for a hint makes no log entry: it changes nothing at the table, and the others need not
know who hesitates. Allowing hints does make one, so that everyone is aware of it.
"""

import hashlib
from collections.abc import Generator
from dataclasses import dataclass

from serenissima.analysis.decision import (
    Analysis,
    Considered,
    memory_for_decision,
    read_decision,
    steps,
)
from serenissima.analysis.findings import ComparedAmount
from serenissima.analysis.memory import AnalysisMemory
from serenissima.fairplay.proof import hint_seed
from serenissima.kernel.refusals import MATCH_NOT_YOUR_TURN, MATCH_OVER
from serenissima.service.core.plain_data import Action, Sent, Told
from serenissima.service.core.table import Table
from serenissima.service.refusals import DECISION_STALE, HINT_NOT_ALLOWED

THOUGHT, FOUND = 1, 2  # progress of a hint


@dataclass(frozen=True)
class HintedAmount:
    """An amount that soon follows the best choice and the next one, on average.

    Attributes:
        stake: the name of the amount.
        seat: the seat that has it.
        best: after the best choice.
        other: after the next one.
    """

    stake: str
    seat: int
    best: float
    other: float


@dataclass(frozen=True)
class HintedChoice:
    """A choice that a strong player would consider.

    Attributes:
        action: its first action.
        actions: all its actions, until the seat learns something.
        visits: how often the search took the first one.
        share: the expected share of the win, 0 to 1.
        told: its certain consequences.
    """

    action: Action
    actions: tuple[Action, ...]
    visits: int
    share: float
    told: tuple[Told, ...]


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

    @property
    def reasons(self) -> Sent[tuple[HintedAmount, ...]]:
        """The amounts that speak for the best choice, or that follow equally good ones."""
        return tuple(map(_amount, self.analysis.reasons)) if self.analysis else ()


def how_far(hint: Hint | None) -> int:
    """Return 0 without a hint, `THOUGHT` while the search is running, `FOUND` after it."""
    return 0 if hint is None else THOUGHT if hint.analysis is None else FOUND


def _choice(found: Considered) -> HintedChoice:
    """Return a choice in the form sent to programs."""
    return HintedChoice(
        action=found.actions[0],
        actions=found.actions,
        visits=found.visits,
        share=round(found.share, 4),
        told=found.told,
    )


def _amount(found: ComparedAmount) -> HintedAmount:
    best, other = round(found.best, 2), round(found.other, 2)
    return HintedAmount(found.stake.name, found.seat, best, other)


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
        """Analyze the current position, in steps."""
        terms, view = table.match.terms, table.match.view(self.seat)
        return steps(table.game, terms, view, self.seat, self.seed)

    def memory(self, table: Table) -> AnalysisMemory:
        """Return the memory in which another machine analyses the current position."""
        terms, view = table.match.terms, table.match.view(self.seat)
        return memory_for_decision(table.game, terms, view, self.seat, self.seed)

    def read(self, table: Table, findings: bytes) -> Analysis:
        """Return what another machine has found; raises a `ValueError` as `read_decision` does."""
        terms, view = table.match.terms, table.match.view(self.seat)
        return read_decision(table.game, terms, view, self.seat, findings)

    @property
    def seed(self) -> int:
        """The seed of the dice, which follows from the question."""
        key = hashlib.sha256(hint_seed(self.table, self.seat, self.decision).encode()).digest()
        return int.from_bytes(key[:8], "little")


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
