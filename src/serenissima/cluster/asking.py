"""Players of matches that are played here think on a cluster."""

import time
from collections.abc import Callable
from concurrent.futures import CancelledError
from typing import Any

from serenissima.cluster.link import Link
from serenissima.cluster.refusals import RAY_NOBODY
from serenissima.kernel.match import Match
from serenissima.players import Player
from serenissima.service.runtime.turn import Turn

LOOK = 0.1  # seconds between looks at whether nodes are ready
COMPILING = 600.0  # seconds after which none will be


def thinking_on(link: Link) -> Callable[[Player, Match, int, Any], int]:
    """Chooses for a player whose seat is to act, with dice of its own: there, or here if it must.

    With the same dice, the action is the same. After the link was closed, matches stop: whoever
    chooses raises `CancelledError`.
    """

    def choose(player: Player, match: Match, seat: int, dice: Any) -> int:
        given = match.game, match.terms, match.view(seat), seat, dice
        turn = Turn(str(id(match)), player.name, *given)
        action = link.choose(turn, player.thinks, 0.0).result()
        if action is None and link.closed:
            raise CancelledError
        return player.choose(*given) if action is None else action

    return choose


def ready(link: Link) -> int:
    """Wait for nodes, which compile first; how many cores think then.

    Raises:
        NotNow: `ray/nobody`: no node is ready after ten minutes.
    """
    end = time.monotonic() + COMPILING
    while not (cores := link.cores):
        if time.monotonic() > end:
            raise RAY_NOBODY()
        time.sleep(LOOK)
    return cores
