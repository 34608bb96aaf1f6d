"""A computer player's turn: all that it may know, and nothing else."""

import math
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from serenissima.kernel.game import Game
from serenissima.players import Player, Searcher

LEAST = 1 / 64  # of a time limit, for one action


@dataclass(frozen=True)
class Turn:
    """A turn of a seat; can be pickled, so that another machine can choose.

    Attributes:
        table: its id; thoughts for the same table share its time.
        player: the name of the computer player.
        game: the game.
        terms: of the match.
        view: the seat's view; never a state.
        seat: the seat to act.
        dice: the player's own, which reveal nothing about the table's.
    """

    table: str
    player: str
    game: Game
    terms: Any
    view: Any = field(repr=False)
    seat: int
    dice: Any = field(repr=False)

    def steps(self, player: Player, since: float) -> Generator[None, None, int]:
        """Choose an action, in steps of milliseconds if the player can; see `Searcher`."""
        given = self.game, self.terms, self.view, self.seat, self.dice
        if isinstance(player, Searcher):
            return (yield from player.steps(*given, since))
        return player.choose(*given)


def head_start(player: Player, taken: int) -> float:
    """Return the seconds of its time limit that a player can't use for its next action in a turn.

    The limit is for the whole turn. The number of actions in a turn is unknown, so each gets half
    of the remaining time, and at least `LEAST` of the whole: after many actions a choice still
    matters.
    """
    seconds = player.seconds if isinstance(player, Searcher) else 0.0
    return seconds * (1 - max(0.5 ** (taken + 1), LEAST))


def due_time(player: Player, since: float) -> float:
    """Return when a seat's time is up if it has been due `since` then; infinite without a limit."""
    seconds = player.seconds if isinstance(player, Searcher) else 0.0
    return since + (seconds or math.inf)
