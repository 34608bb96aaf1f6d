"""Venedig's own commands, which check and draw a board file."""

from serenissima.kernel.command import FILE, Command

from .board import MARKS, Board
from .board_text import load
from .fields import Cover
from .material import DISTRICTS
from .places import Place, name_of


def check(text: str) -> str:
    """Return a summary of a valid board; raises a refusal that lists the places of a fault."""
    board = load(text)
    lines = [f"This board is valid: {len(board.land)} hexes in five districts."]
    for number, letter in enumerate(DISTRICTS):
        own = [land for land in board.land.values() if land.district == number]
        beside = sum(number in districts for districts in board.touches)
        lines.append(f"  {letter}: {len(own)} hexes, beside {beside} spaces of the track")
    lines.append(f"  {len(board.bridges)} dotted lines for ponti")
    return "\n".join([*lines, f"code {board.code}"])


def draw(text: str) -> str:
    """Return a drawing of the board with the names of hexes and the numbers of fields.

    As in actions, a hex is named by the letter of its row and its half column: C14.
    """
    board = load(text)
    fields = _field_numbers(board)
    places = (*board.land, *fields)
    rows, columns = (range(min(axis), max(axis) + 1) for axis in zip(*places, strict=True))
    lines = [_ruler(columns), *(_line(board, fields, row, columns) for row in rows)]
    legend = ", ".join(f"{mark} {cover}" for mark, cover in zip(MARKS, Cover.texts(), strict=True))
    bridges = ", ".join(
        f"{number} {'-'.join(map(name_of, pair))}" for number, pair in enumerate(board.bridges, 1)
    )
    return "\n".join([*lines, "", legend, f"dotted lines: {bridges}"])


def _field_numbers(board: Board) -> dict[Place, int]:
    """Return the number of the field in each water hex, at the crossing the first one."""
    found: dict[Place, int] = {}
    for number, field in enumerate(board.track):
        if len(field) == 1:
            found.setdefault(field[0], number)
    return found


def _ruler(columns: range) -> str:
    """Return a line with the number of every fourth half column."""
    marks = (str(column).ljust(4 * CELL) for column in columns if not (column - columns[0]) % 4)
    return "   " + "".join(marks).rstrip()


def _line(board: Board, fields: dict[Place, int], row: int, columns: range) -> str:
    line = f"{name_of((row, 0))[0]}  "
    for column in columns:
        word = _word(board, fields, (row, column))
        line += " " * (3 + CELL * (column - columns[0]) - len(line)) + word
    return line.rstrip()


def _word(board: Board, fields: dict[Place, int], place: Place) -> str:
    """Return the district, cover and name of a hex, or the number of a field."""
    if land := board.land.get(place):
        return f"{DISTRICTS[land.district]}{MARKS[land.cover]}{name_of(place)}"
    return str(fields.get(place, ""))


CELL = 3  # characters per half hex
EXAMPLE = "my-board.toml"
COMMANDS = (
    Command("board check", "Check a board file against every rule.", check, FILE, EXAMPLE),
    Command(
        "board draw",
        "Draw a board file with its hexes, spaces and dotted lines.",
        draw,
        FILE,
        EXAMPLE,
    ),
)
