"""Local matches whose players think on a cluster."""

import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from typing import Any

from serenissima.cluster.link import Link
from serenissima.cluster.refusals import RAY_NOBODY
from serenissima.kernel.match import Match
from serenissima.players import Player
from serenissima.service.runtime.turn import Turn

LOOK = 0.1  # seconds between checks whether nodes are ready
COMPILING = 600.0  # seconds to wait for the first node


def choose_on(link: Link) -> Callable[[Player, Match, int, Any], int]:
    """Return a function that chooses for a player, on the cluster or, if necessary, here.

    It takes the player, the match, the seat that must act and its dice; the same dice give the same
    action. Once the link is closed it raises `CancelledError`, so matches stop.
    """

    def choose(player: Player, match: Match, seat: int, dice: Any) -> int:
        given = match.game, match.terms, match.view(seat), seat, dice
        turn = Turn(str(id(match)), player.name, *given)
        action = link.choose(turn, player.thinks, 0.0).result()
        if action is None and link.closed:
            raise CancelledError
        return player.choose(*given) if action is None else action

    return choose


def wait_until_ready(link: Link) -> int:
    """Wait until a node has compiled; return the number of cores that can think then.

    Raises:
        NotNow: `ray/nobody`: no node is ready after ten minutes.
    """
    end = time.monotonic() + COMPILING
    while not (cores := link.cores):
        if time.monotonic() > end:
            raise RAY_NOBODY()
        time.sleep(LOOK)
    return cores
