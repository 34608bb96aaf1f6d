"""Boards as text: read, checked against every constraint (R17), written into the terms and back.

A hex stands in a row and in a half column: its neighbours to both sides are two half columns away,
those above and below one. It is named by both, `C14`: row C, half column 14.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from serenissima.kernel.errors import Illegal, Unreadable

from .fields import BUILT, FREE, SWAMP
from .material import (
    ALL_TILES,
    BASILICA,
    CROSSED_AGAIN,
    CROSSING,
    DISTRICT_COUNT,
    FIELDS,
    GOAL,
    HEXES,
    KINDS,
    MOST_BRIDGES,
    MOST_HEXES,
    PALAZZO,
    PONTE,
)

Place = tuple[int, int]  # row, half column

FOLDER = Path(__file__).parent / "boards"
SIDES = {"e": (0, 2), "se": (1, 1), "sw": (1, -1), "w": (0, -2), "nw": (-1, -1), "ne": (-1, 1)}
LETTERS = "abcde"  # of the districts
MARKS = "~.CPMNB"  # swamp, free, and the five kinds, in the order of COVERS
WATER, START = ("--", "··", "  "), ">>"
ROWS, COLUMNS = 26, 60
LONGEST = 20_000  # letters of a board


@dataclass(frozen=True)
class Hex:
    """A hex of land: its district, 0 to 4, and what lies on it at first."""

    district: int
    cover: int


@dataclass(frozen=True)
class Board:
    """A board that keeps every rule of R17.

    Attributes:
        land: the hexes by place, in reading order.
        start: the place of the track's start.
        path: the steps from water hex to water hex; one in capitals carries one field, others two.
        bridges: pairs of places that a dotted line joins.
    """

    land: dict[Place, Hex]
    start: Place
    path: tuple[str, ...]
    bridges: tuple[tuple[Place, Place], ...]

    def __post_init__(self) -> None:
        for check in CHECKS:
            check(self)

    @cached_property
    def number(self) -> dict[Place, int]:
        """The hexes' numbers, from 0, in reading order."""
        return {place: number for number, place in enumerate(self.land)}

    @cached_property
    def track(self) -> tuple[tuple[Place, ...], ...]:
        """Each field from the start on: the water hex it lies in, or the two it lies between."""
        at = self.start
        fields: list[tuple[Place, ...]] = [(at,)]
        for step in self.path:
            to = beside(at, step.lower())
            fields.extend([(to,)] if step.isupper() else [(at, to), (to,)])
            at = to
        return tuple(fields)

    @cached_property
    def touches(self) -> tuple[frozenset[int], ...]:
        """The districts beside each field (R17.5): from between two hexes, what is beside both."""
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
        """The board in one line, as it stands in a match file."""
        rows = [self._row(row) for row in sorted({row for row, _ in self.land})]
        bridges = ",".join("-".join(map(named, pair)) for pair in self.bridges)
        return ";".join(("/".join(rows), named(self.start), "-".join(self.path), bridges))

    def _row(self, row: int) -> str:
        columns = [column for r, column in self.land if r == row]
        cells = (self._cell((row, column)) for column in range(min(columns), max(columns) + 1, 2))
        return f"{named((row, min(columns)))}:{''.join(cells)}"

    def _cell(self, place: Place) -> str:
        land = self.land.get(place)
        return LETTERS[land.district] + MARKS[land.cover] if land else ".."


def beside(place: Place, side: str) -> Place:
    """The place on one side of another."""
    down, right = SIDES[side]
    return place[0] + down, place[1] + right


def neighbours(place: Place) -> tuple[Place, ...]:
    """The six places around one, clockwise from the east."""
    return tuple(beside(place, side) for side in SIDES)


def named(place: Place) -> str:
    """A place's name, like C14."""
    row, column = place
    return f"{chr(ord('A') + row) if 0 <= row < ROWS else '?'}{column}"


def place_of(name: str) -> Place:
    """The place of a name; raises `Unreadable` (`board/place`)."""
    found = re.fullmatch(r"([A-Z])([0-9]{1,2})", name.strip())
    if found is None:
        hint = "a row's letter and a half column's number, like C14"
        raise Unreadable("board/place", "no place is called so", text=name, hint=hint)
    return ord(found[1]) - ord("A"), int(found[2])


# ---- reading -------------------------------------------------------------------------------------


def load(text: str) -> Board:
    """The board that a text means: a name on the shelf, a file's text, or a code.

    Raises:
        Unreadable: `board/unreadable`, `board/place`, `board/cell` or `board/step`.
        Illegal: `board/…`, naming what breaks which rule.
    """
    if len(text) > LONGEST:
        reason = f"a board has at most {LONGEST} letters"
        raise Unreadable("board/unreadable", reason, text=text[:40])
    shelved = FOLDER / f"{text.strip()}.toml"
    if re.fullmatch(r"[a-z0-9-]+", text.strip()) and shelved.exists():
        return parse(shelved.read_text(encoding="utf-8"))
    if ";" in text and "=" not in text:
        return decode(text)
    return parse(text)


def shelved_boards() -> tuple[str, ...]:
    """The names of the boards that come with the game."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def parse(text: str) -> Board:
    """A board as a TOML file describes it: `map` (R17.7), `path` and `bridges` (R17.8)."""
    try:
        data = tomllib.loads(text)
        lines, path, bridges = data["map"].strip("\n").splitlines(), data["path"], data["bridges"]
        path, pairs = path.strip(), [pair.split() for pair in bridges]
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError) as error:
        hint = "TOML with a map, a path and bridges; see boards/laguna.toml"
        raise Unreadable("board/unreadable", str(error), text=text[:40], hint=hint) from error
    land, start = _read_map(lines)
    return Board(land, start, _read_path(path), tuple(_read_pair(pair) for pair in pairs))


def _read_map(lines: list[str]) -> tuple[dict[Place, Hex], Place]:
    land: dict[Place, Hex] = {}
    start: Place | None = None
    for row, line in enumerate(lines):
        for column, cell in enumerate(_cells(line)):
            if cell == START:
                start = (row, column)
            elif cell not in WATER:
                land[row, column] = _read_cell(cell, (row, column))
    if start is None:
        raise Unreadable("board/start", "the map does not say where the track starts", hint=START)
    return land, start


def _cells(line: str) -> Iterator[str]:
    if len(line) % 2:
        line += " "
    return (line[at : at + 2] for at in range(0, len(line), 2))


def _read_cell(cell: str, place: Place) -> Hex:
    letter, mark = cell[:1], cell[1:]
    if letter not in LETTERS or mark not in MARKS:
        hint = f"a district, {LETTERS[0]} to {LETTERS[-1]}, then one of {' '.join(MARKS)}"
        raise Unreadable("board/cell", f"{named(place)} cannot be read", text=cell, hint=hint)
    return Hex(LETTERS.index(letter), MARKS.index(mark))


def _read_path(text: str) -> tuple[str, ...]:
    steps = tuple(re.split(r"[\s-]+", text.strip()))
    for step in steps:
        if step.lower() not in SIDES or not (step.isupper() or step.islower()):
            hint = ", ".join(SIDES) + "; in capitals with one field instead of two"
            raise Unreadable("board/step", "the track cannot step so", text=step, hint=hint)
    return steps


def _read_pair(words: list[str]) -> tuple[Place, Place]:
    if len(words) != 2:
        raise Unreadable("board/bridge", "a bridge joins two hexes", text=" ".join(words))
    return place_of(words[0]), place_of(words[1])


def decode(code: str) -> Board:
    """The board of a code in one line."""
    parts = code.strip().split(";")
    if len(parts) != 4:
        hint = "rows;start;path;bridges"
        raise Unreadable("board/unreadable", "no board is written so", text=code[:40], hint=hint)
    rows, start, path, bridges = parts
    land: dict[Place, Hex] = {}
    for row in rows.split("/"):
        name, _, cells = row.partition(":")
        down, right = place_of(name)
        for number, cell in enumerate(_cells(cells)):
            if cell != "..":
                place = (down, right + 2 * number)
                land[place] = _read_cell(cell, place)
    pairs = tuple(_read_pair(pair.split("-")) for pair in bridges.split(",") if pair)
    return Board(land, place_of(start), _read_path(path), pairs)


# ---- checking (R17) ------------------------------------------------------------------------------


def _break(code: str, reason: str, *places: Place, hint: str = "") -> Illegal:
    return Illegal(f"board/{code}", reason, text=" ".join(map(named, places)) or None, hint=hint)


def _check_size(board: Board) -> None:
    for place in (*board.land, *(place for field in board.track for place in field)):
        if not (0 <= place[0] < ROWS and 0 <= place[1] < COLUMNS):
            raise _break("size", f"it has at most {ROWS} rows and {COLUMNS} half columns", place)
        if sum(place) % 2 != sum(board.start) % 2:
            reason = "hexes stand in every second half column, one row's between the next one's"
            raise _break("place", reason, place)
    if len(board.land) > MOST_HEXES:
        raise _break("size", f"it has at most {MOST_HEXES} hexes, not {len(board.land)}")
    if len(board.bridges) > MOST_BRIDGES:
        raise _break("size", f"it has at most {MOST_BRIDGES} sites for a ponte")


def _check_districts(board: Board) -> None:
    """R17.2: five districts, each in one piece, parted by water."""
    by_district = Counter(land.district for land in board.land.values())
    if len(by_district) != DISTRICT_COUNT:
        raise _break("districts", f"it has {DISTRICT_COUNT} districts, not {len(by_district)}")
    for place, land in board.land.items():
        for other in neighbours(place):
            if other in board.land and board.land[other].district != land.district:
                raise _break("canal", "two districts touch without a canal", place, other)
    for district in range(DISTRICT_COUNT):
        places = [place for place, land in board.land.items() if land.district == district]
        if len(_piece(board, places[0])) != len(places):
            reason = f"district {LETTERS[district]} is in several pieces"
            raise _break("pieces", reason, places[0])


def _piece(board: Board, start: Place) -> set[Place]:
    """The land that one can walk to without crossing water."""
    found, edge = {start}, [start]
    while edge:
        for place in neighbours(edge.pop()):
            if place in board.land and place not in found:
                found.add(place)
                edge.append(place)
    return found


def _check_covers(board: Board) -> None:
    """R17.3: 86 hexes under swamp, free ones, and one printed building of each kind."""
    covers = Counter(land.cover for land in board.land.values())
    if covers[SWAMP] != ALL_TILES:
        raise _break("swamp", f"{ALL_TILES} hexes lie under swamp, not {covers[SWAMP]}")
    if not covers[FREE]:
        raise _break("stones", "some hexes must be free from the start", hint="a mark like a.")
    for kind, name in enumerate(KINDS):
        places = [p for p, land in board.land.items() if land.cover == BUILT + kind]
        if len(places) != HEXES[kind]:
            reason = f"one {name} is printed, on {HEXES[kind]} hexes, not {len(places)}"
            raise _break("printed", reason, *places)
        _check_shape(board, kind, places)


def _check_shape(board: Board, kind: int, places: list[Place]) -> None:
    if kind in (PALAZZO, BASILICA):
        for place in places:
            if not set(places) - {place} <= set(neighbours(place)):
                reason = f"the hexes of the {KINDS[kind]} must touch each other"
                raise _break("printed", reason, *places)
    if kind == PONTE and not any(set(pair) == set(places) for pair in board.bridges):
        raise _break("printed", "the ponte is printed where no dotted line is", *places)


def _check_bridges(board: Board) -> None:
    """R17.6: a dotted line joins two districts straight across one hex of water."""
    if len(board.bridges) < 2:
        raise _break("bridge", "besides the printed ponte there must be a site for another")
    if len(set(map(frozenset, board.bridges))) != len(board.bridges):
        raise _break("bridge", "two dotted lines join the same hexes")
    for one, other in board.bridges:
        if not {one, other} <= board.land.keys():
            raise _break("bridge", "a dotted line ends in the water", one, other)
        if board.land[one].district == board.land[other].district:
            raise _break("bridge", "a dotted line joins hexes of one district", one, other)
        if not any(beside(beside(one, side), side) == other for side in SIDES):
            raise _break("bridge", "a dotted line goes straight across one hex", one, other)


def _check_track(board: Board) -> None:
    """R17.4: sixty fields on the water; 10 and 45 are one, no others are."""
    if len(board.track) != FIELDS:
        raise _break("track", f"the track has {GOAL} fields, not {len(board.track) - 1}")
    for number, field in enumerate(board.track):
        for place in field:
            if place in board.land:
                raise _break("track", f"field {number} of the track lies on land", place)
    found: dict[tuple[Place, ...], int] = {}
    for number, field in enumerate(board.track):
        before = found.setdefault(tuple(sorted(field)), number)
        if before != number and (before, number) != (CROSSING, CROSSED_AGAIN):
            raise _break("track", f"fields {before} and {number} are the same", *field)
    if board.track[CROSSING] != board.track[CROSSED_AGAIN]:
        raise _break("crossing", "fields 10 and 45 must be the same", *board.track[CROSSED_AGAIN])


def _check_touches(board: Board) -> None:
    """R17.5: four districts at the crossing, none at the start and from 57 on, else one or two."""
    for number, districts in enumerate(board.touches):
        right = (1, 2)
        if number in (CROSSING, CROSSED_AGAIN):
            right = (4, 4)
        elif number == 0 or number >= FIELDS - 4:
            right = (0, 0)
        if not right[0] <= len(districts) <= right[1]:
            hint = " to ".join(map(str, sorted(set(right))))
            reason = f"field {number} touches {len(districts)} districts"
            raise _break("touches", reason, *board.track[number], hint=hint)


CHECKS = (
    _check_size, _check_districts, _check_covers, _check_bridges, _check_track, _check_touches,
)  # fmt: skip


# ---- the terms -----------------------------------------------------------------------------------


def write(terms: Any, text: str) -> None:
    """Lay a board into the terms of a match."""
    board = load(text)
    terms.hexes = len(board.land)
    for place, number in board.number.items():
        land = board.land[place]
        terms.row[number], terms.column[number] = place
        terms.district[number], terms.printed[number] = land.district, land.cover
        for side, other in enumerate(neighbours(place)):
            terms.neighbour[number, side] = board.number.get(other, -1)
    for number, pair in enumerate(board.bridges):
        terms.bridge[number] = [board.number[place] for place in pair]
    for number, field in enumerate(board.track):
        places = field if len(field) == 2 else field * 2
        terms.track_row[number] = sum(row for row, _ in places)
        terms.track_column[number] = sum(column for _, column in places)
        terms.touches[number] = sum(1 << district for district in board.touches[number])


def read(terms: Any) -> str:
    """The board of a match: its name if it is on the shelf, otherwise its code."""
    code = _board_of(terms).code
    return next((name for name in shelved_boards() if load(name).code == code), code)


def _board_of(terms: Any) -> Board:
    places = [(int(terms.row[n]), int(terms.column[n])) for n in range(int(terms.hexes))]
    land = {
        place: Hex(int(terms.district[n]), int(terms.printed[n])) for n, place in enumerate(places)
    }
    bridges = tuple(
        (places[int(one)], places[int(other)]) for one, other in terms.bridge if one >= 0
    )
    track = [(int(terms.track_row[n]), int(terms.track_column[n])) for n in range(FIELDS)]
    return Board(land, (track[0][0] // 2, track[0][1] // 2), tuple(_steps(track)), bridges)


def _steps(track: list[Place]) -> Iterator[str]:
    """The steps of a path from the fields' positions; half a step lies between two hexes."""
    by_side = {way: side for side, way in SIDES.items()}
    number = 0
    while number < len(track) - 1:
        down, right = (b - a for a, b in zip(track[number], track[number + 1], strict=True))
        if (down, right) in by_side:  # half a step, so two fields
            yield by_side[down, right]
            number += 2
        else:
            yield by_side[down // 2, right // 2].upper()
            number += 1
