"""The standings of a tournament as a picture: a bar for each player's share of the win."""

from collections.abc import Sequence
from html import escape

from serenissima.training.share import Share

WIDTH, NAMES, FIGURES, LINE, TOP = 720, 170, 190, 30, 40  # in pixels
# The colours of the pages (look.css): light, then dark.
STYLE = (
    ".standings text{font:14px serif;fill:#2b2723}.standings .ground{fill:#fbf3df}"
    ".standings .bar{fill:#a4452c}.standings .line{stroke:#2b2723;fill:none}"
    "@media(prefers-color-scheme:dark){.standings text{fill:#eadfc6}"
    ".standings .ground{fill:#231f1a}.standings .line{stroke:#eadfc6}}"
)


def bars(title: str, shares: Sequence[tuple[str, Share]], even: float) -> str:
    """Return an SVG image: each mean as a bar, its interval as a line, the even share dashed."""
    scale = WIDTH - NAMES - FIGURES
    across = NAMES + even * scale
    rows = [_bar(name, share, TOP + LINE * row, scale) for row, (name, share) in enumerate(shares)]
    end = TOP + LINE * len(shares) + 4
    dashes = f'<path class="line" stroke-dasharray="4 4" d="M{across:.1f} {TOP - 6}V{end}"/>'
    return frame(title, len(shares), [*rows, dashes])


def frame(title: str, rows: int, parts: Sequence[str]) -> str:
    """Return an SVG image with a title and room for some rows, in the colours of the pages."""
    height = TOP + LINE * rows + 10
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" class="standings" role="img" aria-label="{escape(title)}">'
        f"<style>{STYLE}</style>"
        f'<rect class="ground" width="{WIDTH}" height="{height}"/>'
        f'<text x="12" y="24">{escape(title)}</text>'
    )
    return "".join((head, *parts, "</svg>"))


def span(name: str, top: int, low: float = 0, high: float = 0) -> str:
    """Return the name of a row and, if it has one, its interval as a line."""
    text = f'<text x="{NAMES - 10}" y="{top + 15}" text-anchor="end">{escape(name)}</text>'
    if high <= low:
        return text
    return (
        f'{text}<path class="line" stroke-width="2" d="M{low:.1f} {top + 10}H{high:.1f}'
        f'M{low:.1f} {top + 4}v12M{high:.1f} {top + 4}v12"/>'
    )


def _bar(name: str, share: Share, top: int, scale: int) -> str:
    """Return a row of the picture."""
    low, mean, high = (NAMES + part * scale for part in (share.low, share.mean, share.high))
    return (
        f'<rect class="bar" x="{NAMES}" y="{top}" width="{mean - NAMES:.1f}" height="20"/>'
        f"{span(name, top, low, high)}"
        f'<text x="{WIDTH - 12}" y="{top + 15}" text-anchor="end">'
        f"{share.mean:.3f} ({share.low:.3f} to {share.high:.3f})</text>"
    )
