"""Marked choices of a guest's finished matches, and when each is practised again.

A row says which choice it is, and what the analysis found; the position follows from the table.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from serenissima.analysis.answers import JudgedAnswer
from serenissima.analysis.findings import ComparedAmount, ExaminedLine, Judged, WholeChoice
from serenissima.kernel.game import Game

DAY = 86_400.0  # seconds
PAUSES = (1, 7, 30)  # days until a solved one is due again, each time it is solved
LEARNED = len(PAUSES) + 1  # how often in a row it must be solved


@dataclass(frozen=True)
class Practice:
    """How far a guest is with a marked choice.

    Attributes:
        solved: how often in a row it was solved when it was due.
        due: when it is due again, in seconds since 1970; 0 if it is due at once.
    """

    solved: int = 0
    due: float = 0.0

    @property
    def learned(self) -> bool:
        """Whether it need not be practised again."""
        return self.solved >= LEARNED

    def is_due(self, now: float) -> bool:
        """Whether it should be practised at a moment."""
        return not self.learned and self.due <= now

    def after(self, solved: bool, now: float) -> "Practice":
        """Return the practice after an answer.

        A solved one is due again after 1, 7 and 30 days; then it is learned. One that is solved
        before it is due stays as it is. A wrong answer starts over.
        """
        if not solved:
            return Practice()
        if not self.is_due(now):
            return self
        count = self.solved + 1
        return Practice(count, now + DAY * PAUSES[count - 1] if count < LEARNED else 0.0)


@dataclass(frozen=True)
class Mistake:
    """A choice of a guest that gave something away.

    Attributes:
        table: the id of its table.
        game: the name of the game.
        step: the place of the choice's first action in `Match.steps`.
        seat: the guest's seat.
        cost: the share of the win that it gave away.
        at: when the match ended, in seconds since 1970.
        findings: those of the analysis, as text; see `print_findings`.
        practice: how far the guest is with it.
        answer: the last answer, as text; empty if there is none.
    """

    table: str
    game: str
    step: int
    seat: int
    cost: float
    at: float
    findings: str
    practice: Practice = Practice()
    answer: str = ""

    @property
    def percent(self) -> int:
        """Its cost in percent of the win."""
        return round(100 * self.cost)

    def read(self, game: Game, view: Any = None) -> Judged:
        """Return the findings of the analysis; `view` is the state as the seat saw it then."""
        return _read_findings(self.findings, game, self.seat, view)


@dataclass(frozen=True)
class GivenAnswer:
    """A guest's last answer to a marked choice, with the verdict on it."""

    actions: tuple[int, ...]
    judged: JudgedAnswer

    def text(self, game: Game) -> str:
        """Return it as text, which `read` reads."""
        taken = [game.actions.format(action) for action in self.actions]
        return _compact([taken, self.judged.verdict, round(self.judged.cost, 4)])

    @classmethod
    def read(cls, text: str, game: Game) -> Self | None:
        """Read an answer; None without one."""
        if not text:
            return None
        taken, verdict, cost = json.loads(text)
        return cls(tuple(map(game.actions.parse, taken)), JudgedAnswer(verdict, cost))


def print_findings(one: Judged, game: Game) -> str:
    """Return the findings of the analysis about a choice as text."""
    write = game.actions.format
    return _compact(
        {
            "steps": one.choice.steps,
            "played": [[*map(write, one.played.actions)], round(one.played.share, 4)],
            "best": [[*map(write, one.best.actions)], round(one.best.share, 4)],
            "gain": round(one.gain, 4),
            "reasons": [
                [it.stake.name, it.seat, round(it.best, 3), round(it.other, 3)]
                for it in one.reasons
            ],
        }
    )


def _read_findings(text: str, game: Game, seat: int, view: Any) -> Judged:
    """Read what `print_findings` wrote; amounts that the game no longer lists are left out."""
    found = json.loads(text)
    stakes = {stake.name: stake for stake in game.stakes}

    def line(name: str) -> ExaminedLine:
        taken, share = found[name]
        return ExaminedLine(tuple(map(game.actions.parse, taken)), share)

    reasons = tuple(
        ComparedAmount(stakes[name], who, best, other)
        for name, who, best, other in found["reasons"]
        if name in stakes
    )
    choice = WholeChoice(seat, tuple(found["steps"]))
    return Judged(choice, line("played"), line("best"), found["gain"], reasons, view)


def next_due(mistakes: Sequence[Mistake], now: float) -> list[Mistake]:
    """Return those to practise now, the costliest first."""
    due = [one for one in mistakes if one.practice.is_due(now)]
    return sorted(due, key=lambda one: (-one.cost, -one.at, one.table, one.step))


def with_answer(one: Mistake, given: GivenAnswer, game: Game, now: float) -> Mistake:
    """Return a mistake after an answer."""
    practice = one.practice.after(given.judged.solved, now)
    return replace(one, practice=practice, answer=given.text(game))


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
