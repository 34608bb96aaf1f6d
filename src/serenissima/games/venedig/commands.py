"""Venedig's own commands, which check and draw a board file."""

from serenissima.kernel.command import FILE, Command

from .board import MARKS, Board
from .board_text import load
from .fields import Cover
from .material import DISTRICTS
from .places import Place, named


def check(text: str) -> str:
    """A summary of a board that keeps every rule; raises a refusal that names what breaks one."""
    board = load(text)
    lines = [f"This board can be used: {len(board.land)} hexes in five districts."]
    for number, letter in enumerate(DISTRICTS):
        own = [land for land in board.land.values() if land.district == number]
        beside = sum(number in districts for districts in board.touches)
        lines.append(f"  {letter}: {len(own)} hexes, beside {beside} fields of the track")
    lines.append(f"  {len(board.bridges)} dotted lines for ponti")
    return "\n".join([*lines, f"code {board.code}"])


def draw(text: str) -> str:
    """The board with the name of each hex, as actions have it, and the number of each field.

    A hex is called by the letter of its row and the half column above it, as C14.
    """
    board = load(text)
    fields = _numbered(board)
    places = (*board.land, *fields)
    rows, columns = (range(min(axis), max(axis) + 1) for axis in zip(*places, strict=True))
    lines = [_ruler(columns), *(_line(board, fields, row, columns) for row in rows)]
    legend = ", ".join(f"{mark} {cover}" for mark, cover in zip(MARKS, Cover.texts(), strict=True))
    bridges = ", ".join(
        f"{number} {'-'.join(map(named, pair))}" for number, pair in enumerate(board.bridges, 1)
    )
    return "\n".join([*lines, "", legend, f"dotted lines: {bridges}"])


def _numbered(board: Board) -> dict[Place, int]:
    """The field in the middle of each water hex; at the crossing of the track, the first."""
    found: dict[Place, int] = {}
    for number, field in enumerate(board.track):
        if len(field) == 1:
            found.setdefault(field[0], number)
    return found


def _ruler(columns: range) -> str:
    """The number of every fourth half column."""
    marks = (str(column).ljust(4 * CELL) for column in columns if not (column - columns[0]) % 4)
    return "   " + "".join(marks).rstrip()


def _line(board: Board, fields: dict[Place, int], row: int, columns: range) -> str:
    line = f"{named((row, 0))[0]}  "
    for column in columns:
        word = _word(board, fields, (row, column))
        line += " " * (3 + CELL * (column - columns[0]) - len(line)) + word
    return line.rstrip()


def _word(board: Board, fields: dict[Place, int], place: Place) -> str:
    """The district, cover and name of a hex, or the number of a field."""
    if land := board.land.get(place):
        return f"{DISTRICTS[land.district]}{MARKS[land.cover]}{named(place)}"
    return str(fields.get(place, ""))


CELL = 3  # characters for half a hex
EXAMPLE = "my-board.toml"
COMMANDS = (
    Command("board check", "Check a board file against every rule.", check, FILE, EXAMPLE),
    Command(
        "board draw",
        "Draw a board file with its hexes, fields and dotted lines.",
        draw,
        FILE,
        EXAMPLE,
    ),
)
