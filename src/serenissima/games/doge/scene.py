"""The scene of Doge's table: order, map, election, seats and the question."""

from collections.abc import Iterator
from typing import Any

from serenissima.kernel.scene import Group, Scene

from .actions import ACTIONS
from .fields import Stage
from .meta import ZeroMarker
from .scene_areas import areas, order
from .scene_election import election
from .scene_markers import Markers
from .scene_people import holdings, result
from .scene_question import aim, answers, question
from .scene_sight import Sight
from .waste import losses

BARRING = {"marker": "marker-bars"}  # R13.6


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """Return the table as `seat` sees it, or a spectator if it is negative."""
    sight = Sight.of(ACTIONS, terms, view, seat)
    markers = {owner: Markers(sight.view, owner) for owner in sight.seats}
    scene = Scene(
        tuple(groups(sight, markers)),
        question(sight),
        tuple(answers(sight, markers.get(seat))),
        chart="venice",
        aim=aim(sight),
    )
    bars = sight.terms.zero_marker == ZeroMarker.BARS
    return scene.explaining(BARRING if bars else {}).warning(losses(sight))


def groups(sight: Sight, markers: dict[int, Markers]) -> Iterator[Group]:
    """Yield every group in reading order; the viewer's own comes last."""
    if sight.stage == Stage.OVER:
        yield result(sight)
    yield order(sight)
    yield from areas(sight, markers)
    if sight.voting:
        yield election(sight, markers)
    for owner in around(sight):
        yield holdings(sight, owner, markers[owner])


def around(sight: Sight) -> list[int]:
    """Return the seats, beginning with the one after the viewer's."""
    first = sight.seat + 1
    return [*sight.seats[first:], *sight.seats[:first]]
