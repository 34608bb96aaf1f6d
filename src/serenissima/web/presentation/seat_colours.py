"""The colours of seats: each has its own, unless guests want others.

Colours are presentation alone: a seat keeps its shape, and neither rules nor logs know colours.
"""

from collections.abc import Sequence

COLOURS = 5  # in the look's style sheet: as many as a table has seats at most


def assign_colours(wanted: Sequence[tuple[int, int]], seats: int) -> dict[int, int]:
    """Return the colour of each seat that doesn't have its usual one.

    Args:
        wanted: seats and the colours that they want; of two that want the same, the first gets it.
        seats: how many there are.
    """
    given: dict[int, int] = {}
    for seat, colour in wanted:
        if 0 <= colour < COLOURS and seat < seats and colour not in given.values():
            given[seat] = colour
    for seat in range(seats):
        if seat not in given:
            free = [one for one in range(COLOURS) if one not in given.values()]
            given[seat] = seat if seat in free else free[0]
    return {seat: colour for seat, colour in given.items() if seat != colour}


def colour_classes(wanted: Sequence[tuple[int, int]], seats: int) -> str:
    """Return the classes of a page that give its seats their colours; see `assign_colours`."""
    found = assign_colours(wanted, seats)
    return "".join(f" seat-{seat}-as-{colour}" for seat, colour in sorted(found.items()))
