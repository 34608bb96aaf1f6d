"""Boards as text, for the tests: the one on the shelf, and what becomes of it."""

from serenissima.games.venedig.board_text import FOLDER, load
from serenissima.games.venedig.places import place_of

TEXT = (FOLDER / "laguna.toml").read_text(encoding="utf-8")
LAGUNA = load("laguna")


def drawn(change: dict[str, str], text: str = TEXT) -> str:
    """The board's text with other cells at these places."""
    head, quotes, rest = text.partition('map = """\n')
    lines = rest.splitlines()
    for place, cell in change.items():
        row, column = place_of(place)
        line = lines[row].ljust(120)
        lines[row] = (line[: 2 * column] + cell + line[2 * column + 2 :]).rstrip()
    return head + quotes + "\n".join(lines)


# A separate board with two building stones elsewhere.
MOVED = drawn({"G12": "a~", "F11": "a.", "E22": "c~", "F25": "c."})
