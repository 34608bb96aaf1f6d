"""Where everything on the board is drawn: computed from the rows and columns of any board.

A hex is 100 wide; its row and half column, and a field's half row and quarter hex, give its middle.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple

import numpy as np

from serenissima.kernel.record import unpacked
from serenissima.kernel.scene import Drawing, Label, kept

from .fields import BUILT, Cover
from .material import FIELDS
from .places import named
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
BELOW = 60.0  # the middle of a hex, clear of its number
STANDS = (  # of a name, from the middle of a hex: above and below, beside, on it
    *((right, down) for right in (-50.0, 0.0, 50.0) for down in (-76.0, 98.0)),
    (-165.0, 0.0), (165.0, 0.0), (0.0, BELOW), (-130.0, 12.0),
)  # fmt: skip
AROUND = (  # three hexes that meet, from the first in half columns and rows; the name between them
    (((0, 0), (1, 1), (-1, 1)), (0.0, BELOW)),
    (((0, 0), (2, 0), (1, 1)), (COLUMN, BELOW)),
)
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


class Stand(NamedTuple):
    """Where a district's name may stand.

    Attributes:
        place: its middle.
        hexes: those that it lies on, by number.
    """

    place: Point
    hexes: tuple[int, ...] = ()

    def meets(self, built: Collection[int]) -> int:
        """How many of its hexes are built on."""
        return sum(number in built for number in self.hexes)


class Lagoon:
    """The map of a board: the middles of hexes and fields in its measure, and what lies under them.

    Attributes:
        hexes: of each hex.
        fields: of each field of the track.
        measure: the map's width and height.
        drawings: shores and wakes.
        names: of each district, where its name may stand.
        districts, printed, called: of each hex.
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
        self.called = tuple(named((int(row), int(column))) for row, column in hexes)
        self._number = {place: number for number, place in enumerate(hexes)}
        self.names = tuple(self._stands(district) for district in sorted(set(districts)))

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

    def labels(self, built: Collection[int]) -> tuple[Label, ...]:
        """The name of each district; one that stands on land keeps off hexes that are built on."""
        found = (min(stands, key=lambda stand: stand.meets(built)) for stands in self.names)
        return _labels(tuple(found))

    def _stands(self, district: int) -> tuple[Stand, ...]:
        """Where a district's name may stand: in free water near it, or else between its hexes."""
        own = [p for p, other in zip(self.hexes, self.districts, strict=True) if other == district]
        middle = centre(own)
        places = [(x + right, y + down) for x, y in own for right, down in STANDS]
        water = min(places, key=lambda place: self._cost(place, middle))
        inland = self._inland(district, middle) if self._covered(water) else ()
        return inland or (Stand(water),)

    def _inland(self, district: int, middle: Point) -> tuple[Stand, ...]:
        """Each place between three hexes of a district: under swamp first, then near its middle."""
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
        """How many of its hexes can be built on from the start, and how far off it is."""
        free = sum(self.printed[number] != Cover.SWAMP for number in stand.hexes)
        return free, *(abs(at - mid) for at, mid in zip(stand.place, middle, strict=True))

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


@kept
def _labels(stands: tuple[Stand, ...]) -> tuple[Label, ...]:
    return tuple(Label(district_name(nth), stand.place) for nth, stand in enumerate(stands))


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
