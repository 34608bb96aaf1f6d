"""Chances of winning as a picture: a line for each seat."""

from collections.abc import Sequence
from html import escape

from serenissima.analysis.memory import Shares

WIDTH, HEIGHT, EDGE, NAMES = 720, 240, 14, 110  # in pixels
COLOURS = ("#1f77b4", "#d55e00", "#0a8a68", "#9a4fb5", "#8a6d00")  # of the seats, as on the pages
DASHES = ("", "9 4", "2 4", "12 4 2 4", "1 6")  # tell lines apart without colours
GROUND, INK = "#fbf3df", "#2b2723"


def draw_chances(chances: Shares, names: Sequence[str] = ()) -> str:
    """Return an SVG image of each seat's chances over the states of a match.

    Args:
        chances: float64 `[states, seats]`.
        names: of the seats; default: their numbers.
    """
    states, seats = chances.shape
    across = (WIDTH - 2 * EDGE - NAMES) / max(1, states - 1)
    down = HEIGHT - 2 * EDGE
    even = EDGE + down * (1 - 1 / seats)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" role="img" aria-label="Chances of winning">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>'
        f'<path d="M{EDGE} {even:.1f}H{WIDTH - NAMES - EDGE}" stroke="{INK}"'
        ' stroke-dasharray="2 5"/>'
    )
    parts = [head]
    for seat in range(seats):
        points = " ".join(
            f"{EDGE + at * across:.1f},{EDGE + down * (1 - share):.1f}"
            for at, share in enumerate(chances[:, seat].tolist())
        )
        name = escape(names[seat] if seat < len(names) else f"seat {seat}")
        top, left = EDGE + 18 * (seat + 1), WIDTH - NAMES
        line = f'fill="none" stroke="{COLOURS[seat]}" stroke-width="2"'
        parts.append(
            f'<polyline points="{points}" {line} stroke-dasharray="{DASHES[seat]}"/>'
            f'<path d="M{left} {top - 4}h22" {line} stroke-dasharray="{DASHES[seat]}"/>'
            f'<text x="{left + 28}" y="{top}" font-family="serif" font-size="14"'
            f' fill="{INK}">{name}</text>'
        )
    return "".join([*parts, "</svg>\n"])
