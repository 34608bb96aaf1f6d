"""What a computer player is given when its seat is to act: all that it may know, nothing else."""

import math
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from serenissima.kernel.game import Game
from serenissima.players import Player, Searcher

LEAST = 1 / 64  # of a time limit, for one action


@dataclass(frozen=True)
class Turn:
    """A seat is to act; can be pickled, so that another machine can choose.

    Attributes:
        table: its id; thoughts for the same table share its time.
        player: the name of the computer player.
        game: what is played.
        terms: of the match.
        view: what the seat sees; never a state.
        seat: that is to act.
        dice: the player's own, which say nothing about the table's.
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
    """Seconds of its time limit that a player does not have for its next action in a turn.

    The limit is for the whole turn. Nobody knows how many actions a turn will have, so each gets
    half of what is left, and at least `LEAST` of it all: after many actions a choice still matters.
    """
    seconds = player.seconds if isinstance(player, Searcher) else 0.0
    return seconds * (1 - max(0.5 ** (taken + 1), LEAST))


def due(player: Player, since: float) -> float:
    """When its time is up if the seat has been to act `since` then; infinite without a limit."""
    seconds = player.seconds if isinstance(player, Searcher) else 0.0
    return since + (seconds or math.inf)
