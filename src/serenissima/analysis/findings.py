"""Findings as Python's objects: what was played, what would have been better, and why."""

from dataclasses import dataclass, field
from typing import Any

from serenissima.analysis.memory import NOTHING
from serenissima.analysis.settings import LONGEST
from serenissima.kernel.game import Game
from serenissima.kernel.stake import Stake


@dataclass(frozen=True)
class WholeChoice:
    """A seat's actions in a match, between which it learned nothing.

    Attributes:
        seat: the seat.
        steps: the places of its actions in `Match.steps`; other seats may act in between.
    """

    seat: int
    steps: tuple[int, ...]


@dataclass(frozen=True)
class ExaminedLine:
    """The actions of a choice, with their worth.

    Attributes:
        actions: their numbers.
        share: the seat's expected share of the win after them, by what it knew.
    """

    actions: tuple[int, ...]
    share: float


@dataclass(frozen=True)
class ComparedAmount:
    """An amount that follows two choices.

    Attributes:
        stake: the amount.
        seat: the seat that has it.
        best, other: its mean after the better choice, and after the other one.
    """

    stake: Stake
    seat: int
    best: float
    other: float


@dataclass(frozen=True)
class Judged:
    """A choice beside the best one.

    Attributes:
        choice: the choice.
        played: what was played.
        best: what would have been best.
        gain: how much more of the win the best one brings where both are played on.
        reasons: why, the weightiest first.
        view: the state before the choice, as its seat sees it.
    """

    choice: WholeChoice
    played: ExaminedLine
    best: ExaminedLine
    gain: float
    reasons: tuple[ComparedAmount, ...] = ()
    view: Any = field(default=None, compare=False, repr=False)

    @property
    def cost(self) -> float:
        """The share of the win that the choice gave away, by the more cautious of two estimates.

        A search hopes too much where the others' best answer depends on what it cannot see.
        """
        return min(self.best.share - self.played.share, self.gain)


def actions_of(finding: Any, game: Game) -> tuple[int, ...]:
    """Return the actions of a finding's best choice.

    Raises:
        ValueError: they aren't actions of the game.
    """
    count = int(finding["count"])
    actions = tuple(map(int, finding["actions"][: min(max(count, 0), LONGEST)]))
    if len(actions) != count or not all(0 <= action < game.actions.count for action in actions):
        raise ValueError(f"{actions} are not {count} actions of {game.meta.name}")
    return actions


def reasons_of(finding: Any, game: Game, seats: int) -> tuple[ComparedAmount, ...]:
    """Return the reasons of a finding.

    Raises:
        ValueError: they aren't stakes of the game.
    """
    found = []
    for place, best, other in zip(
        *(finding[name].tolist() for name in ("reasons", "best", "other")), strict=True
    ):
        if place == NOTHING:
            break
        if not 0 <= place < len(game.stakes) * seats:
            raise ValueError(f"{place} is none of the amounts of {game.meta.name}")
        found.append(ComparedAmount(game.stakes[place // seats], place % seats, best, other))
    return tuple(found)
