"""The scene of Venedig's table: the board, the piles beside it, seats and the question."""

from collections.abc import Iterator
from typing import Any

from serenissima.kernel.scene import Group, Scene

from .actions import ACTIONS
from .fields import Stage
from .meta import Basilica
from .scene_board import board
from .scene_hand import own_group
from .scene_people import imaginary_player, opponent, result
from .scene_question import aim, answers, question
from .scene_sight import Sight
from .scene_stock import market, supply
from .waste import losses

CONNECTED = {"basilica": "basilica-connected"}  # R16.4


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """Return the table as `seat` sees it, or a spectator if it is negative."""
    sight = Sight.of(ACTIONS, terms, view, seat, records=(terms, view))
    scene = Scene(tuple(groups(sight)), question(sight), tuple(answers(sight)), aim=aim(sight))
    connected = sight.terms.basilica == Basilica.CONNECTED
    return scene.explaining(CONNECTED if connected else {}).warning(losses(sight))


def groups(sight: Sight) -> Iterator[Group]:
    """Yield every group in reading order; the viewer's own comes last."""
    if sight.stage == Stage.OVER:
        yield result(sight)
    for other in sight.others:
        yield opponent(sight, other)
    if sight.imaginary:
        yield imaginary_player(sight)
    yield market(sight)
    yield supply(sight)
    yield board(sight)
    if sight.seat >= 0:
        yield own_group(sight)
