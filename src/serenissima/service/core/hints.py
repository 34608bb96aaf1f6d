"""Hints: what a strong player would consider at a decision, from what its seat may know.

Asking for one makes no entry in the log: nothing at the table changes, and the others need not know
who hesitates. Allowing hints does make one, so that everybody knows.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from serenissima.fairplay.proof import hint_seed
from serenissima.kernel.actions import Actions
from serenissima.kernel.dice import rolled
from serenissima.kernel.errors import Illegal, NotNow
from serenissima.players.analysis import Analysis, Considered, steps
from serenissima.service.core.table import Table

THOUGHT, FOUND = 1, 2  # how far a hint is


@dataclass(frozen=True)
class Hint:
    """A hint for a seat.

    Attributes:
        decision: the one that it is for.
        analysis: what was found; None while it is thought about.
    """

    decision: int
    analysis: Analysis | None = None

    def as_data(self, actions: Actions) -> dict[str, Any]:
        """The hint as plain data for JSON, with actions and events as text."""
        considered = self.analysis.considered if self.analysis else ()
        return {
            "decision": self.decision,
            "thinking": self.analysis is None,
            "choices": [_as_data(one, actions) for one in considered],
        }


def how_far(hint: Hint | None) -> int:
    """0 if there is none, `THOUGHT` while it is thought about, `FOUND` when it is found."""
    return 0 if hint is None else THOUGHT if hint.analysis is None else FOUND


def _as_data(found: Considered, actions: Actions) -> dict[str, Any]:
    return {
        "action": actions.format(found.action),
        "visits": found.visits,
        "share": round(found.share, 4),
        "told": [happening.as_data() for happening in found.told],
        "soon": [
            {
                **it.told.as_data(),
                "often": round(it.often / it.deals, 2),
                "otherwise": round(it.otherwise / it.deals, 2),
            }
            for it in found.soon
        ],
        "line": [{"seat": seat, "action": actions.format(action)} for seat, action in found.line],
    }


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
        hint = "whoever opens a table for several people can allow them"
        raise Illegal("hint/not-allowed", "hints are not allowed at this table", hint=hint)
    if table.over:
        raise NotNow("match/over", "the match has ended")
    current = table.decision(seat)
    if current is None:
        raise NotNow("match/not-your-turn", "it is another seat's turn", text=seat)
    if current != decision:
        hint = f"now: decision {current}"
        raise NotNow("decision/stale", "the table has moved on", text=decision, hint=hint)
