"""R17: each limit of a board, check by check, on boards made for the one limit."""

from types import SimpleNamespace
from typing import Any

import pytest

from serenissima.games.venedig import board_rules
from serenissima.games.venedig.board import Hex
from serenissima.games.venedig.fields import BUILT

BASILICA = 4
PLACES = [(row, column) for row in range(26) for column in range(row % 2, 60, 2)]


def sized(**parts: Any) -> list[str]:
    """Return the error about a board's size."""
    board = SimpleNamespace(**{"land": {}, "track": (), "start": (0, 0), "bridges": (), **parts})
    return [fault.reason for fault in board_rules.sizes(board)]


@pytest.mark.parametrize(
    ("place", "fits"), [((25, 59), True), ((26, 58), False), ((24, 60), False)]
)
def test_r17_1_rows_and_columns(place: tuple[int, int], fits: bool):
    """26 rows, 60 half columns, of hexes and of the track."""
    assert (sized(land={place: None}) == []) == fits
    assert (sized(track=((place,),)) == []) == fits


@pytest.mark.parametrize(("count", "fits"), [(128, True), (129, False)])
def test_r17_1_hexes(count: int, fits: bool):
    """128 at most."""
    assert (sized(land=dict.fromkeys(PLACES[:count])) == []) == fits


@pytest.mark.parametrize(("count", "fits"), [(16, True), (17, False)])
def test_r17_1_dotted_lines(count: int, fits: bool):
    """16 at most."""
    assert (sized(bridges=((0, 0), (0, 4)) * (count // 2) + ((0, 0),) * (count % 2)) == []) == fits


@pytest.mark.parametrize(
    ("places", "fits"),
    [([(4, 4), (4, 6), (5, 5)], True), ([(4, 4), (4, 6), (4, 8)], False)],
)
def test_r17_3_the_printed_basilica(places: list[tuple[int, int]], fits: bool):
    """A triangle: of three in a line only the middle one touches both others."""
    land = {place: Hex(0, BUILT + BASILICA) for place in places}
    board = SimpleNamespace(land=land, bridges=())
    found = [fault.reason for fault in board_rules.covers(board)]

    assert ("the hexes of the basilica do not touch each other" in found) != fits


def tracked(track: list[Any], *land: Any) -> list[str]:
    """Return the error about a sufficiently long track."""
    board = SimpleNamespace(track=tuple(track), land=dict.fromkeys(land))
    return [fault.reason for fault in board_rules.track(board)]


def test_r17_4_between_two_hexes():
    """On the water with both, and the same field from either side."""
    track: list[Any] = [((0, 2 * number),) for number in range(61)]
    track[45] = track[10]
    assert tracked(track) == []

    track[20], track[30] = ((3, 3), (3, 5)), ((3, 5), (3, 3))
    assert tracked(track) == ["spaces 20 and 30 are the same"]
    assert tracked([*track[:30], ((4, 4),), *track[31:]], (3, 3)) == [
        "space 20 of the track is on land"
    ]


@pytest.mark.parametrize(
    ("field", "right"), [(0, (0,)), (1, (1, 2)), (10, (4,)), (45, (4,)), (56, (1, 2)), (57, (0,))]
)
@pytest.mark.parametrize("count", range(6))
def test_r17_5_beside_how_many_districts(field: int, right: tuple[int, ...], count: int):
    """Four at the crossing, none at the start and from 57 on, otherwise one or two."""
    counts = [0, *[1] * 56, *[0] * 4]
    counts[10] = counts[45] = 4
    counts[field] = count
    beside = [range(number) for number in counts]
    board = SimpleNamespace(touches=beside, track=[((0, 0),)] * 61)

    assert (list(board_rules.touches(board)) == []) == (count in right)
