"""Boards as text: reading, checking (R17), and writing to the terms of a match and back."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serenissima.games.venedig.refusals import BOARD_UNREADABLE

from .board import GAP, MARKS, Board, Hex
from .board_rules import refuse_faults
from .material import DISTRICTS, FIELDS
from .places import STEPS, Place, name_of, neighbours, place_of

FOLDER = Path(__file__).parent / "boards"
WATER, START = ("--", "  "), ">>"
LONGEST = 20_000  # characters of a board
LONGEST_NAME = 40  # characters of the name of a board that comes with the game
MOST_DOTS, MOST_BRACKETS = 8, 50  # per key, and per file: they cost the parser time and stack

# ---- reading -------------------------------------------------------------------------------------


def load(text: str) -> Board:
    """Return the board of a text: a name of a board in the game, the text of a file, or a code.

    Raises:
            Unreadable: `board/unreadable`.
            Illegal: `board/size`, `board/districts`, `board/covers`, `board/bridges`, `board/track`
        or `board/touches`, with the places that break the rule.
    """
    if len(text) > LONGEST:
        reason = f"a board has at most {LONGEST} characters"
        raise BOARD_UNREADABLE(reason, text=text[:40])
    name = text.strip()
    if len(name) <= LONGEST_NAME and re.fullmatch(r"[a-z0-9-]+", name):
        shelved = FOLDER / f"{name}.toml"
        if shelved.exists():
            return parse(shelved.read_text(encoding="utf-8"))
    if ";" in text and "=" not in text:
        return decode(text)
    return parse(text)


def board_names() -> tuple[str, ...]:
    """Return the names of the boards that come with the game."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def parse(text: str) -> Board:
    """Return the board of a TOML file: `map` (R17.7), `path` and `bridges` (R17.8)."""
    _refuse_nested(text)
    try:
        data = tomllib.loads(text)
        lines, path, bridges = data["map"].strip("\n").splitlines(), data["path"], data["bridges"]
        path, pairs = path.strip(), [pair.split() for pair in bridges]
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        hint = "TOML with a map, a path and bridges; see boards/laguna.toml"
        raise BOARD_UNREADABLE(str(error), text=text[:40], hint=hint) from error
    land, start = _read_map(lines)
    return require_valid(Board(land, start, _read_path(path), tuple(map(_read_pair, pairs))))


def _refuse_nested(text: str) -> None:
    """Refuse a file with keys of very many parts, or with very many brackets.

    The TOML parser's time grows with the square of a key's parts, and its stack with the open
    brackets.
    """
    for line in text.splitlines():
        key = line if line.lstrip().startswith("[") else line.rpartition("=")[0]
        if key.count(".") > MOST_DOTS:
            raise BOARD_UNREADABLE("a key has too many parts", text=line[:40])
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise BOARD_UNREADABLE("there are too many brackets", text=text[:40])


def require_valid(board: Board) -> Board:
    """Return the board if it obeys every rule; raises the same errors as `load`."""
    refuse_faults(board)
    return board


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
        raise BOARD_UNREADABLE("the map does not show where the track starts", hint=START)
    return land, start


def _cells(line: str) -> Iterator[str]:
    if len(line) % 2:
        line += " "
    return (line[at : at + 2] for at in range(0, len(line), 2))


def _read_cell(cell: str, place: Place) -> Hex:
    letter, mark = cell[:1], cell[1:]
    if letter not in DISTRICTS or mark not in MARKS:
        hint = f"a district, {DISTRICTS[0]} to {DISTRICTS[-1]}, then one of {' '.join(MARKS)}"
        raise BOARD_UNREADABLE(f"the cell at {name_of(place)} cannot be read", text=cell, hint=hint)
    return Hex(DISTRICTS.index(letter), MARKS.index(mark))


def _read_path(text: str) -> tuple[str, ...]:
    steps = tuple(re.split(r"[\s-]+", text.strip()))
    for step in steps:
        if step.lower() not in STEPS or not (step.isupper() or step.islower()):
            hint = ", ".join(STEPS) + "; in capitals for one space instead of two"
            raise BOARD_UNREADABLE("this is not a step of the track", text=step, hint=hint)
    return steps


def _read_pair(words: list[str]) -> tuple[Place, Place]:
    if len(words) != 2:
        raise BOARD_UNREADABLE("a bridge joins two hexes", text=" ".join(words))
    return place_of(words[0]), place_of(words[1])


def decode(code: str) -> Board:
    """Return the board of a one-line code."""
    parts = code.strip().split(";")
    if len(parts) != 4:
        hint = "rows;start;path;bridges"
        raise BOARD_UNREADABLE("this is not the code of a board", text=code[:40], hint=hint)
    rows, start, path, bridges = parts
    land: dict[Place, Hex] = {}
    for row in rows.split("/"):
        name, _, cells = row.partition(":")
        down, right = place_of(name)
        for number, cell in enumerate(_cells(cells)):
            if cell != GAP:
                place = (down, right + 2 * number)
                land[place] = _read_cell(cell, place)
    pairs = tuple(_read_pair(pair.split("-")) for pair in bridges.split(",") if pair)
    in_order = dict(sorted(land.items()))  # R17.8: the rows may be in any order
    return require_valid(Board(in_order, place_of(start), _read_path(path), pairs))


# ---- terms ---------------------------------------------------------------------------------------


def write(terms: Any, text: str) -> None:
    """Write a board to the terms of a match."""
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
    """Return the board of a match: its name if it comes with the game, otherwise its code."""
    code = _board_of(terms).code
    return next((name for name in board_names() if load(name).code == code), code)


def _board_of(terms: Any) -> Board:
    places = [(int(terms.row[n]), int(terms.column[n])) for n in range(int(terms.hexes))]
    land = {
        place: Hex(int(terms.district[n]), int(terms.printed[n])) for n, place in enumerate(places)
    }
    bridges = tuple(
        (places[int(one)], places[int(other)]) for one, other in terms.bridge if one >= 0
    )
    track = [(int(terms.track_row[n]), int(terms.track_column[n])) for n in range(FIELDS)]
    start = (track[0][0] // 2, track[0][1] // 2)
    return Board(land, start, tuple(_steps(track)), bridges)


def _steps(track: list[Place]) -> Iterator[str]:
    """Yield the steps of a path, from the positions of the fields.

    A field between two hexes is half a step from each.
    """
    by_side = {way: side for side, way in STEPS.items()}
    number = 0
    while number < len(track) - 1:
        down, right = (b - a for a, b in zip(track[number], track[number + 1], strict=True))
        if (down, right) in by_side:  # half a step: two fields
            yield by_side[down, right]
            number += 2
        else:
            yield by_side[down // 2, right // 2].upper()
            number += 1
