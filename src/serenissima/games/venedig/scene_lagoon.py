"""Where everything on the board is drawn: computed from the rows and columns of any board.

A hex is 100 wide; its row and half column, and a field's half row and quarter hex, give its middle.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Any

import numpy as np

from serenissima.kernel.record import unpacked
from serenissima.kernel.scene import Drawing, Label

from .fields import BUILT
from .material import FIELDS
from .scene_sight import district_name

Point = tuple[float, float]

HEX = (100.0, 115.47)
COLUMN, ROW = HEX[0] / 2, HEX[1] * 3 / 4
MARGIN, QUAY = 44.0, 90.0  # beside everything; more of it for the poles at the right
SHORE = 28.0  # above and below
WIDE = (200.0, 200.0)  # what stands on several hexes
WAKE = 50.0
POLES, POLE_STEP, BEFORE_POLES = 5, 24.0, 56.0
ZIGZAG = 26.0  # how far above the others every second pole stands
NAME = (160.0, 20.0)  # room for a district's name
EDGE = 40.0  # how far from it a name keeps
STANDS = (  # of a name, from the middle of a hex: above and below, beside, on it
    *((right, down) for right in (-50.0, 0.0, 50.0) for down in (-76.0, 98.0)),
    (-165.0, 0.0), (165.0, 0.0), (0.0, 46.0),
)  # fmt: skip
RIM = 51.0  # how far below its middle a hex has its edge, where a name may stand, too
AVOIDED = {"field": 6.0, "edge": 8.0, "building": 4.0, "hex": 1.0}  # the cost of a name there
SIZES: dict[str, Point] = {  # of what a name avoids
    "hex": (88.0, 80.0),
    "building": (70.0, 70.0),
    "field": (50.0, 50.0),
    "start": (330.0, 110.0),  # with five gondolas abreast
    "poles": (160.0, 90.0),
    "rose": (168.0, 168.0),
}
CORNERS = (  # taken by what lies beside the board: whether right and down, width and height
    (0.0, 0.0, 390.0, 210.0), (1.0, 0.0, 340.0, 200.0),
    (0.0, 1.0, 320.0, 110.0), (1.0, 1.0, 400.0, 130.0),
)  # fmt: skip
ROSE = (0.059, 0.806)  # where the lagoon has its compass rose, as shares of the map
ABOVE_START = 20.0  # how far above its middle the gondolas lie


class Lagoon:
    """The map of a board: the middles of hexes and fields in its measure, and what lies under them.

    Attributes:
        hexes: of each hex.
        fields: of each field of the track.
        measure: the map's width and height.
        drawings: shores and wakes.
        labels: the name of each district.
        districts, printed: of each hex.
    """

    def __init__(
        self,
        hexes: Sequence[Point],
        fields: Sequence[Point],
        districts: Sequence[int],
        printed: Sequence[int],
    ) -> None:
        everything = [*hexes, *fields]
        left, top = (min(place[axis] for place in everything) for axis in (1, 0))
        right, bottom = (max(place[axis] for place in everything) for axis in (1, 0))
        self._corner = (left, top)
        self.measure = (
            round(2 * MARGIN + HEX[0] + QUAY + COLUMN * (right - left)),
            round(2 * SHORE + HEX[1] + ROW * (bottom - top)),
        )
        self.hexes = [self._at(*place) for place in hexes]
        self.fields = [self._at(*place) for place in fields]
        covered = zip(self.hexes, printed, strict=True)
        self._built = [hexagon for hexagon, cover in covered if cover >= BUILT]
        self.drawings = (*self._shores(), *self._wakes())
        self.districts, self.printed = districts, printed
        self.labels = tuple(
            Label(district_name(nth), self._name(district, districts))
            for nth, district in enumerate(sorted(set(districts)))
        )

    def _at(self, row: float, column: float) -> Point:
        left, top = self._corner
        x = MARGIN + HEX[0] / 2 + COLUMN * (column - left)
        return round(x, 1), round(SHORE + HEX[1] / 2 + ROW * (row - top), 1)

    def water(self, field: int, poles: int = POLES) -> Point:
        """The middle of a field, or of the pole that stands for it beyond the last (R13.4)."""
        if field < FIELDS:
            return self.fields[field]
        x, y = self.fields[-1]
        room = self.measure[0] - x - BEFORE_POLES - MARGIN / 2
        step = min(POLE_STEP, room / (poles - 1))  # where there are many they move together
        nth = field - FIELDS
        return round(x + BEFORE_POLES + step * nth, 1), y - nth % 2 * ZIGZAG

    def _corners(self) -> Iterator[tuple[Point, Point]]:
        """The middle and the size of each corner that is taken."""
        width, height = self.measure
        for right, down, wide, high in CORNERS:
            x, y = right * width + (0.5 - right) * wide, down * height + (0.5 - down) * high
            yield (x, y), (wide, high)

    def _shores(self) -> Iterator[Drawing]:
        for symbol in ("hex-shoal", "hex-shore"):
            yield from (Drawing(symbol, place, HEX) for place in self.hexes)

    def _wakes(self) -> Iterator[Drawing]:
        """A path of pieces between the fields, one for each half hex."""
        for (x, y), (to_x, to_y) in pairwise(self.fields):
            right, down = to_x - x, to_y - y
            many = max(1, round(hypot(right, down) / WAKE))
            for step in range(many):
                part = (step + 0.5) / many
                place = round(x + right * part, 1), round(y + down * part, 1)
                yield Drawing(f"wake-{way(right, down)}", place, (WAKE, WAKE))

    def _name(self, district: int, districts: Sequence[int]) -> Point:
        """The place for a district's name, near its hexes, that covers least.

        A district without free water about it has its name on the edge of a hex.
        """
        own = [p for p, other in zip(self.hexes, districts, strict=True) if other == district]
        middle = centre(own)
        places = [(x + right, y + down) for x, y in own for right, down in STANDS]
        best = min(places, key=lambda place: self._cost(place, middle))
        edges = [(x, y + RIM) for x, y in own] if self._covered(best) else []
        return min([best, *edges], key=lambda place: self._cost(place, middle))

    def _cost(self, place: Point, middle: Point) -> tuple[float, float]:
        """What speaks against a name there: how much it covers, how far off it stands."""
        return self._covered(place), _distance(place, middle)

    def _covered(self, place: Point) -> float:
        """How much lies under a name there."""
        edges = zip(place, self.measure, NAME, strict=True)
        near = sum(not EDGE <= at - size / 2 <= end - size - EDGE for at, end, size in edges)
        start = self.fields[0][0], self.fields[0][1] - ABOVE_START
        poles = self.water(FIELDS + POLES // 2)[0], self.fields[-1][1]
        rose = ROSE[0] * self.measure[0], ROSE[1] * self.measure[1]
        return (
            AVOIDED["edge"] * near
            + AVOIDED["hex"] * sum(_meet(place, p, SIZES["hex"]) for p in self.hexes)
            + AVOIDED["building"] * sum(_meet(place, p, SIZES["building"]) for p in self._built)
            + AVOIDED["field"] * sum(_meet(place, p, SIZES["field"]) for p in self.fields)
            + AVOIDED["field"] * sum(_meet(place, *corner) for corner in self._corners())
            + AVOIDED["field"] * _meet(place, start, SIZES["start"])
            + AVOIDED["field"] * _meet(place, poles, SIZES["poles"])
            + AVOIDED["field"] * _meet(place, rose, SIZES["rose"])
        )


def _meet(name: Point, place: Point, size: Point) -> bool:
    """Whether a name would stand on a thing of that size."""
    sides = zip(name, place, NAME, size, strict=True)
    return all(abs(one - other) < (a + b) / 2 for one, other, a, b in sides)


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def centre(places: Sequence[Point]) -> Point:
    """The middle of several points."""
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    return round(x, 1), round(y, 1)


def way(right: float, down: float) -> str:
    """The direction from one thing to another: `e`, `se` or `sw`."""
    if abs(down) < 1:
        return "e"
    return "se" if (right > 0) == (down > 0) else "sw"


_lagoon = lru_cache(maxsize=16)(Lagoon)  # the same for matches that differ in other terms


def lagoon_of(terms: Any) -> Lagoon:
    """The map of a match's board, from the record of its terms."""
    return _lagoon_of(terms.dtype, terms.tobytes())


@lru_cache(maxsize=256)
def _lagoon_of(dtype: np.dtype[Any], memory: bytes) -> Lagoon:
    terms = unpacked(np.frombuffer(memory, dtype)[0])
    many = terms.hexes
    hexes = tuple(zip(terms.row[:many], terms.column[:many], strict=True))
    halves = zip(terms.track_row, terms.track_column, strict=True)
    fields = tuple((row / 2, column / 2) for row, column in halves)
    return _lagoon(hexes, fields, tuple(terms.district[:many]), tuple(terms.printed[:many]))
