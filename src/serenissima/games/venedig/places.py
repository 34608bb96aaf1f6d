"""Places on a board: rows of hexes, each shifted by half a hex from the one above.

A place is a row and a half column. The neighbours to its left and right are two half columns away,
those in the rows above and below one. Its name gives both: `C14` is row C, half column 14.
"""

import re

from serenissima.games.venedig.refusals import BOARD_UNREADABLE

Place = tuple[int, int]  # row, half column

# The offset of the neighbour on each side.
STEPS = {"e": (0, 2), "se": (1, 1), "sw": (1, -1), "w": (0, -2), "nw": (-1, -1), "ne": (-1, 1)}
ROWS, COLUMNS = 26, 60


def beside(place: Place, side: str) -> Place:
    """Return the place on one side of another."""
    down, right = STEPS[side]
    return place[0] + down, place[1] + right


def neighbours(place: Place) -> tuple[Place, ...]:
    """Return the six places around one, clockwise from the east."""
    return tuple(beside(place, side) for side in STEPS)


def name_of(place: Place) -> str:
    """Return the name of a place, like C14."""
    row, column = place
    return f"{chr(ord('A') + row) if 0 <= row < ROWS else '?'}{column}"


def place_of(name: str) -> Place:
    """Return the place of a name; raises `Unreadable` (`board/unreadable`)."""
    found = re.fullmatch(r"([A-Z])([0-9]{1,2})", name.strip())
    if found is None:
        hint = "the letter of a row and the number of a half column, such as C14"
        raise BOARD_UNREADABLE("this is not the name of a place", text=name, hint=hint)
    return ord(found[1]) - ord("A"), int(found[2])
