"""The page of docs/ on the characters of computer players and their ratings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from serenissima import games
from serenissima.kernel.meta import Level, Measured, Meta
from serenissima.service import level_ratings
from serenissima.words import Speaker

FIRST = """# The computer players and their ratings

<!-- written by `make docs` -->

Each level of computer players is a character with a name, a portrait and a way of playing. If a
character has several seats in a match, each seat has another of its names.

The ratings are on the scale of people's ratings. They follow from the shares of the win that each
level takes from the level below it, with each number of seats. These figures are in the game's
`meta.py`; `serenissima arena GAME --levels` measures them, and `make docs` computes this page from
them.

- **Anchor.** The weakest level has 800 points: those of someone who is as strong as that level and
  has played some 200 matches against computer players. Newcomers start with 0 points and rise as
  their results make their strength more certain.
- **Unit.** Between two players, 254 points more mean that one wins *e* (2.72) times as often as the
  other, 585 points more mean ten times as often.
- **Uncertainty.** `±` is half the width of the 95% interval. The errors of the levels below add up,
  so the highest levels are the least certain.
- With more than two seats, OpenSkill rates people by a rule that moves a little less: their points
  come about a fifth closer to 800 than the levels' points.

[Decision 86](decisions/0086-characters.md) has the reasons.
"""


def page() -> Iterator[str]:
    """Yield the page, line by line."""
    yield FIRST
    for name in games.names():
        meta = games.meta(name)
        yield f"## {meta.title}\n"
        yield from _characters(meta)
        yield from _ratings(meta)


def _characters(meta: Meta) -> Iterator[str]:
    """Yield the table of a game's characters."""
    folder = games.load(meta.name).folder
    word = Speaker("en", folder).word
    yield "| level | computer player | names | plays |\n|---|---|---|---|"
    for level in meta.levels:
        style = word(f"character-{level.name}") if level.names else "–"
        yield f"| {level.name} | `{level.player}` | {', '.join(level.names) or '–'} | {style} |"
    yield ""


def _ratings(meta: Meta) -> Iterator[str]:
    """Yield the table of ratings, each with the measured share that it follows from."""
    yield f"| level | {' | '.join(f'{seats} seats' for seats in meta.seats)} |"
    yield "|---" * (1 + len(meta.seats)) + "|"
    rated = {seats: level_ratings(meta, seats) for seats in meta.seats}
    for below, level in pairwise((None, *meta.levels)):
        assert level is not None
        cells = []
        for seats in meta.seats:
            rating = rated[seats][level.player]
            margin = f" ± {rating.margin_points}" if rating.margin_points else ""
            cells.append(f"{rating.points}{margin}{_measured(level, below, seats)}")
        yield f"| {level.name} | {' | '.join(cells)} |"
    yield ""


def _measured(level: Level, below: Level | None, seats: int) -> str:
    """Return the measured share of a level against the one below; empty for the lowest."""
    found: Measured | None = next((one for one in level.measured if one.seats == seats), None)
    if found is None or below is None:
        return ""
    return f" (takes {found.share:.3f} from {below.name}, {found.matches} matches)"
