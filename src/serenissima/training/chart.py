"""The results of tournaments as one SVG file: shares, ratings and who beats whom."""

import re
from collections.abc import Sequence
from html import escape

from serenissima.training.bars import LINE, NAMES, TOP, WIDTH, bars, frame, span
from serenissima.training.ratings import Rating
from serenissima.training.standings import Standings

CELL = 84  # pixels of a column of the matrix, at most
HEIGHT = re.compile(r'viewBox="0 0 \d+ (\d+)"')


def draw(tables: Sequence[Standings]) -> str:
    """Return all results below each other.

    Ratings and the matrix are drawn for three or more players.
    """
    pictures = [picture for table in tables for picture in _pictures(table)]
    placed, top = [], 0
    for picture in pictures:
        found = HEIGHT.search(picture)
        placed.append(picture.replace("<svg ", f'<svg y="{top}" ', 1))
        top += int(found[1]) if found else 0
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}"'
        f' height="{top}">' + "".join(placed) + "</svg>\n"
    )


def _pictures(table: Standings) -> list[str]:
    """Return the pictures of one tournament."""
    title = f"{table.game}, {len(table.results)} matches: share of the win"
    shares = [(name, table.of(name)) for name in table.ranking]
    found = [bars(title, shares, 1 / max(1, table.seats))]
    return [*found, _ratings(table), _matrix(table)] if len(table.names) > 2 else found


def _ratings(table: Standings) -> str:
    """Return a picture of the ratings: a line for each interval, a mark for the rating."""
    ratings = table.ratings
    low = min(rating.low for rating in ratings.values())
    high = max(rating.high for rating in ratings.values())
    scale = (WIDTH - 2 * NAMES - 20) / max(high - low, 1)

    def across(points: float) -> float:
        return NAMES + (points - low) * scale

    rows = []
    for row, (name, rating) in enumerate(ratings.items()):
        top = TOP + LINE * row
        at = across(rating.points)
        rows += [
            span(name, top, across(rating.low), across(rating.high)),
            f'<circle class="bar" cx="{at:.1f}" cy="{top + 10}" r="6"/>',
            f'<text x="{WIDTH - 12}" y="{top + 15}" text-anchor="end">{_describe(rating)}</text>',
        ]
    return frame("Ratings: 400 points are ten times the share", len(ratings), rows)


def _describe(rating: Rating) -> str:
    return f"{rating.points:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"


def _matrix(table: Standings) -> str:
    """Return a picture of the matrix: the stronger the colour, the more often the row wins."""
    names = table.ranking
    width = min(CELL, (WIDTH - NAMES) // len(names))
    parts = []
    for column, name in enumerate(names):
        x = NAMES + width * column + width // 2
        parts.append(_text(x, TOP + 15, name, width))
    for row, (name, shares) in enumerate(table.matrix.items(), start=1):
        top = TOP + LINE * row
        parts.append(span(name, top))
        for column, other in enumerate(names):
            if other not in shares:
                continue
            x, mean = NAMES + width * column, shares[other].mean
            place = f'x="{x}" y="{top}" width="{width - 4}" height="24"'
            parts += [
                f'<rect class="bar" {place} fill-opacity="{0.6 * mean:.2f}"/>',
                _text(x + width // 2, top + 17, f"{mean:.3f}", width),
            ]
    return frame("How often the row beats the column", len(names) + 1, parts)


def _text(x: int, y: int, text: str, width: int) -> str:
    """Return a centred text, squeezed if it is too long for a column."""
    squeezed = f' textLength="{width - 6}" lengthAdjust="spacingAndGlyphs"'
    long = squeezed if len(text) * 8 > width else ""
    return f'<text x="{x}" y="{y}" text-anchor="middle"{long}>{escape(text)}</text>'
