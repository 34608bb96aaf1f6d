"""Turns for computer players in these tests, and waiting for their results."""

import time
from collections.abc import Callable

from serenissima import games
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.service.runtime.turn import Turn

GAME = games.names()[0]
PATIENCE = 60.0  # seconds: what has not come by then never comes


def turn(player: str, table: str = "table", seed: str = "dice") -> Turn:
    """Return the turn of the first seat that may act."""
    game = games.load(GAME)
    match = Match(game, game.meta.seats[0])
    seat = match.waits[0]
    return Turn(table, player, game, match.terms, match.view(seat), seat, rolled_dice(seed))


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)
