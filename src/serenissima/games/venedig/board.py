"""A board: its hexes, the track on the water between them, and their neighbours (R17)."""

from dataclasses import dataclass
from functools import cached_property

from .material import CROSSED_AGAIN, CROSSING, DISTRICTS
from .places import Place, beside, name_of, neighbours

MARKS = "~.CPMNB"  # swamp, free and the five kinds, in the order of `Cover`
GAP = ".."  # water between the hexes of a row, in a code


@dataclass(frozen=True)
class Hex:
    """A hex of land: its district, 0 to 4, and its cover at the start."""

    district: int
    cover: int


@dataclass(frozen=True)
class Board:
    """A board, which may break the rules; `board_rules.refuse_faults` checks it.

    Attributes:
            land: the hexes by place, in reading order.
            start: the place of the track's start.
            path: the steps from water hex to water hex; a step in capitals adds one field, any
        other two.
            bridges: pairs of places that a dotted line joins.
    """

    land: dict[Place, Hex]
    start: Place
    path: tuple[str, ...]
    bridges: tuple[tuple[Place, Place], ...]

    @cached_property
    def number(self) -> dict[Place, int]:
        """The numbers of the hexes, from 0, in reading order."""
        return {place: number for number, place in enumerate(self.land)}

    @cached_property
    def track(self) -> tuple[tuple[Place, ...], ...]:
        """Each field from the start: the water hex it is in, or the two it is between."""
        at = self.start
        fields: list[tuple[Place, ...]] = [(at,)]
        for step in self.path:
            to = beside(at, step.lower())
            fields.extend([(to,)] if step.isupper() else [(at, to), (to,)])
            at = to
        return tuple(fields)

    @cached_property
    def touches(self) -> tuple[frozenset[int], ...]:
        """The districts beside each field (R17.5), for a field between hexes those beside both."""
        around = [self._districts(field) for field in self.track]
        wide = {n for place in neighbours(self.track[CROSSING][0]) for n in neighbours(place)}
        crossing = frozenset(self.land[place].district for place in wide & self.land.keys())
        return tuple(
            crossing if number in (CROSSING, CROSSED_AGAIN) else districts
            for number, districts in enumerate(around)
        )

    def _districts(self, field: tuple[Place, ...]) -> frozenset[int]:
        beside_all = set.intersection(*(set(neighbours(place)) for place in field))
        return frozenset(self.land[place].district for place in beside_all & self.land.keys())

    @property
    def code(self) -> str:
        """The board in one line, as match files store it."""
        rows = [self._row(row) for row in sorted({row for row, _ in self.land})]
        bridges = ",".join("-".join(map(name_of, pair)) for pair in self.bridges)
        return ";".join(("/".join(rows), name_of(self.start), "-".join(self.path), bridges))

    def _row(self, row: int) -> str:
        columns = [column for r, column in self.land if r == row]
        cells = (self._cell((row, column)) for column in range(min(columns), max(columns) + 1, 2))
        return f"{name_of((row, min(columns)))}:{''.join(cells)}"

    def _cell(self, place: Place) -> str:
        land = self.land.get(place)
        return DISTRICTS[land.district] + MARKS[land.cover] if land else GAP
