"""The places of everything on the board, computed from the rows and columns of any board.

A hex is 100 wide. Its middle follows from its row and half column, that of a field from its half
row and quarter hex.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple

import numpy as np

from serenissima.kernel.record import unpack
from serenissima.kernel.scene import Drawing, Label, cached

from .fields import BUILT, Cover
from .material import FIELDS
from .places import name_of
from .scene_sight import district_name

Point = tuple[float, float]

HEX = (100.0, 115.47)
COLUMN, ROW = HEX[0] / 2, HEX[1] * 3 / 4
MARGIN, QUAY = 44.0, 90.0  # around everything; extra room at the right for the poles
SHORE = 28.0  # above and below
WIDE = (200.0, 200.0)  # for anything on several hexes
WAKE = 50.0
POLES, POLE_STEP, BEFORE_POLES = 5, 24.0, 56.0
ZIGZAG = 26.0  # every second pole is this much higher
NAME = (160.0, 20.0)  # room for a district's name
EDGE = 40.0  # the distance of a name from the edge
BELOW = 60.0  # the middle of a hex, clear of its number
STANDS = (  # places of a name, from the middle of a hex: above and below, beside, on it
    *((right, down) for right in (-50.0, 0.0, 50.0) for down in (-76.0, 98.0)),
    (-165.0, 0.0), (165.0, 0.0), (0.0, BELOW), (-130.0, 12.0),
)  # fmt: skip
AROUND = (  # three hexes that meet, in half columns and rows from the first; the name is between
    (((0, 0), (1, 1), (-1, 1)), (0.0, BELOW)),
    (((0, 0), (2, 0), (1, 1)), (COLUMN, BELOW)),
)
AVOIDED = {"field": 6.0, "edge": 8.0, "building": 4.0, "hex": 1.0}  # the cost of a name there
SIZES: dict[str, Point] = {  # of everything that a name avoids
    "hex": (88.0, 80.0),
    "building": (70.0, 70.0),
    "field": (50.0, 50.0),
    "start": (330.0, 110.0),  # with five gondolas side by side
    "poles": (160.0, 90.0),
    "rose": (168.0, 168.0),
}
CORNERS = (  # taken by panels beside the board: whether right and down, width and height
    (0.0, 0.0, 390.0, 210.0), (1.0, 0.0, 340.0, 200.0),
    (0.0, 1.0, 320.0, 110.0), (1.0, 1.0, 400.0, 130.0),
)  # fmt: skip
ROSE = (0.059, 0.806)  # the lagoon's compass rose, as shares of the map
ABOVE_START = 20.0  # the gondolas are this far above its middle


class Stand(NamedTuple):
    """A possible place of a district's name.

    Attributes:
            place: its middle.
            hexes: the numbers of the hexes it covers.
    """

    place: Point
    hexes: tuple[int, ...] = ()

    def meets(self, built: Collection[int]) -> int:
        """Return how many of its hexes have buildings."""
        return sum(number in built for number in self.hexes)


class Lagoon:
    """The map of a board: the middles of hexes and fields in its units, and the ground.

    Attributes:
            hexes: the middle of each hex.
            fields: the middle of each field of the track.
            measure: the map's width and height.
            drawings: shores and wakes.
            names: the possible places of each district's name.
            districts, printed, hex_names: the district, printed cover and name of each hex.
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
        self.hex_names = tuple(name_of((int(row), int(column))) for row, column in hexes)
        self._number = {place: number for number, place in enumerate(hexes)}
        self.names = tuple(self._stands(district) for district in sorted(set(districts)))

    def _at(self, row: float, column: float) -> Point:
        left, top = self._corner
        x = MARGIN + HEX[0] / 2 + COLUMN * (column - left)
        return round(x, 1), round(SHORE + HEX[1] / 2 + ROW * (row - top), 1)

    def water(self, field: int, poles: int = POLES) -> Point:
        """Return the middle of a field, or of a pole beyond the last one (R13.4)."""
        if field < FIELDS:
            return self.fields[field]
        x, y = self.fields[-1]
        room = self.measure[0] - x - BEFORE_POLES - MARGIN / 2
        step = min(POLE_STEP, room / (poles - 1))  # many poles move closer together
        nth = field - FIELDS
        return round(x + BEFORE_POLES + step * nth, 1), y - nth % 2 * ZIGZAG

    def corners(self) -> Iterator[tuple[Point, Point]]:
        """Yield the middle and the size of each corner that is taken."""
        width, height = self.measure
        for right, down, wide, high in CORNERS:
            x, y = right * width + (0.5 - right) * wide, down * height + (0.5 - down) * high
            yield (x, y), (wide, high)

    def _shores(self) -> Iterator[Drawing]:
        for symbol in ("hex-shoal", "hex-shore"):
            yield from (Drawing(symbol, place, HEX) for place in self.hexes)

    def _wakes(self) -> Iterator[Drawing]:
        """Yield the pieces of a path between the fields, one per half hex."""
        for (x, y), (to_x, to_y) in pairwise(self.fields):
            right, down = to_x - x, to_y - y
            many = max(1, round(hypot(right, down) / WAKE))
            for step in range(many):
                part = (step + 0.5) / many
                place = round(x + right * part, 1), round(y + down * part, 1)
                yield Drawing(f"wake-{way(right, down)}", place, (WAKE, WAKE))

    def labels(self, built: Collection[int]) -> tuple[Label, ...]:
        """Return the name of each district, away from buildings if it is on land."""
        found = (min(stands, key=lambda stand: stand.meets(built)) for stands in self.names)
        return _labels(tuple(found))

    def _stands(self, district: int) -> tuple[Stand, ...]:
        """Return the places for a district's name: on free water near it, or between its hexes."""
        own = [p for p, other in zip(self.hexes, self.districts, strict=True) if other == district]
        middle = centre(own)
        places = [(x + right, y + down) for x, y in own for right, down in STANDS]
        water = min(places, key=lambda place: self._cost(place, middle))
        inland = self._inland(district, middle) if self._covered(water) else ()
        return inland or (Stand(water),)

    def _inland(self, district: int, middle: Point) -> tuple[Stand, ...]:
        """Return the places between three hexes of a district, best first.

        Places under swamp come first, then those near the district's middle.
        """
        found = []
        for (row, column), first in self._number.items():
            x, y = self.hexes[first]
            for hexes, (right, down) in AROUND:
                there = tuple(self._number.get((row + r, column + c), first) for c, r in hexes)
                own = {self.districts[number] for number in there} == {district}
                if own and len(set(there)) == len(hexes):
                    found.append(Stand((x + right, round(y + down, 1)), there))
        return tuple(sorted(found, key=lambda stand: self._unlikely(stand, middle)))

    def _unlikely(self, stand: Stand, middle: Point) -> tuple[float, ...]:
        """Return how many of its hexes have no swamp at the start, and its distance."""
        free = sum(self.printed[number] != Cover.SWAMP for number in stand.hexes)
        return free, *(abs(at - mid) for at, mid in zip(stand.place, middle, strict=True))

    def _cost(self, place: Point, middle: Point) -> tuple[float, float]:
        """Return the cost of a name there: how much it covers, and its distance."""
        return self._covered(place), _distance(place, middle)

    def _covered(self, place: Point) -> float:
        """Return the cost of everything that a name there would cover."""
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
            + AVOIDED["field"] * sum(_meet(place, *corner) for corner in self.corners())
            + AVOIDED["field"] * _meet(place, start, SIZES["start"])
            + AVOIDED["field"] * _meet(place, poles, SIZES["poles"])
            + AVOIDED["field"] * _meet(place, rose, SIZES["rose"])
        )


@cached
def _labels(stands: tuple[Stand, ...]) -> tuple[Label, ...]:
    return tuple(Label(district_name(nth), stand.place) for nth, stand in enumerate(stands))


def _meet(name: Point, place: Point, size: Point) -> bool:
    """Whether a name would overlap an object of that size."""
    sides = zip(name, place, NAME, size, strict=True)
    return all(abs(one - other) < (a + b) / 2 for one, other, a, b in sides)


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def centre(places: Sequence[Point]) -> Point:
    """Return the middle of several points."""
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    return round(x, 1), round(y, 1)


def way(right: float, down: float) -> str:
    """Return the direction from one point to another: `e`, `se` or `sw`."""
    if abs(down) < 1:
        return "e"
    return "se" if (right > 0) == (down > 0) else "sw"


_lagoon = lru_cache(maxsize=16)(Lagoon)  # shared by matches that differ in other terms


def lagoon_of(terms: Any) -> Lagoon:
    """Return the map of a match's board, from the record of its terms."""
    return _lagoon_of(terms.dtype, terms.tobytes())


@lru_cache(maxsize=256)
def _lagoon_of(dtype: np.dtype[Any], memory: bytes) -> Lagoon:
    terms = unpack(np.frombuffer(memory, dtype)[0])
    many = terms.hexes
    hexes = tuple(zip(terms.row[:many], terms.column[:many], strict=True))
    halves = zip(terms.track_row, terms.track_column, strict=True)
    fields = tuple((row / 2, column / 2) for row, column in halves)
    return _lagoon(hexes, fields, tuple(terms.district[:many]), tuple(terms.printed[:many]))
