"""The figures of `side_by_side.py` as a table, as a picture, and as JSON."""

import json
import math
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from serenissima.machine.stamp import stamp

WIDTH, NAMES, LINE, TOP = 930, 330, 26, 34  # pixels of the picture
GAME, PICTURE = "canal-grande", "pictures/peers.svg"
COLOURS = ("#9c2f2f", "#46698c", "#9a9a92")  # ours, the same rules elsewhere, other games
STYLE = "text{font:13px sans-serif;fill:#333}@media(prefers-color-scheme:dark){text{fill:#ddd}}"

TEXT = """# Compared with other libraries

<!-- written by `python bench/peers/side_by_side.py --write` -->

This page compares the speed of our engine with that of other libraries. Our engine plays Canal
Grande at random, and so do versions of the same rules that we wrote, as a user would, for OpenSpiel
(a Python game), for JAX and for boardgame.io (TypeScript). Before the timing, each version replayed
{played:,} of our recorded matches and found the same choices at every decision. Other games, which
differ in length and kind, give a sense of scale. The bots that play OpenSpiel's C++ games don't
look at the state. In rows with "tensor and mask", both are computed before each choice, as for a
learner and in our batch.

![Decisions a second, on a logarithmic scale]({picture})

{table}

{beside}

Each speed is for one core, and is the median of {rounds} rounds of {seconds:g} seconds, with all
contenders taking turns. "First match" is the number of seconds from the start of a process to the
end of its first match with an empty cache, when Serenissima has to compile and Python has stored no
bytecode; "again" is the same for a second start. "Lines" counts the lines of the rules without
blank lines and comments; ours also store each seat's memory and record the events. Here JAX
compiles for the processor, although it is made for graphics cards.

Engine {engine}, {rules}, {libraries}, Python {python}, on {machine}.
The figures are in [peers.json](peers.json).

    python bench/peers/side_by_side.py
"""


@dataclass(frozen=True)
class Found:
    """A line of the table.

    Attributes:
        name: the contender.
        versions: the library's version.
        same: whether it plays Canal Grande.
        decisions, matches: a second.
        length: the mean number of decisions per match.
        cold, again: seconds to the end of a first match, at a first and at a second start.
        lines: of the rules; 0 if they aren't ours to count.
    """

    name: str
    versions: str
    same: bool
    decisions: float
    matches: float
    length: float
    cold: float
    again: float
    lines: int


def table(lines: Sequence[Found]) -> str:
    """Return the figures in Markdown."""
    head = ("player", "decisions/s", "matches/s", "decisions per match", "first match, s",
            "again, s", "lines", "versions")  # fmt: skip
    rows = [
        (
            one.name, rate(one.decisions), rate(one.matches), f"{one.length:.0f}",
            f"{one.cold:.1f}", f"{one.again:.1f}", str(one.lines or ""), one.versions,
        )
        for one in lines
    ]  # fmt: skip
    ruler = ("---", "---:", "---:", "---:", "---:", "---:", "---:", "---")
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ruler, *rows))


def rate(number: float) -> str:
    """Return a rate with three significant digits."""
    digits = 2 - math.floor(math.log10(number))
    return f"{round(number, digits):,.{max(0, digits)}f}"


def picture(lines: Sequence[Found]) -> str:
    """Return bars of decisions a second, on a logarithmic scale."""
    low = math.floor(math.log10(min(one.decisions for one in lines)))
    high = math.ceil(math.log10(max(one.decisions for one in lines)))
    scale = (WIDTH - NAMES - 70) / (high - low)
    height = TOP + LINE * len(lines) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Decisions a second</title>",
        f"<style>{STYLE}</style>",
    ]
    for power in range(low, high + 1):
        x = NAMES + (power - low) * scale
        parts.append(f'<path d="M{x:.0f} {TOP - 8}V{height - 6}" stroke="#8884"/>')
        parts.append(f'<text x="{x:.0f}" y="18" text-anchor="middle">{10**power:,}</text>')
    for number, one in enumerate(lines):
        y, length = TOP + number * LINE, (math.log10(one.decisions) - low) * scale
        colour = COLOURS[0 if not one.versions else 1 if one.same else 2]
        parts += [
            f'<text x="{NAMES - 8}" y="{y + 14}" text-anchor="end">{one.name}</text>',
            f'<rect x="{NAMES}" y="{y}" width="{length:.0f}" height="18" fill="{colour}"/>',
            f'<text x="{NAMES + length + 6:.0f}" y="{y + 14}">{rate(one.decisions)}</text>',
        ]
    return "\n".join((*parts, "</svg>\n"))


def beside(lines: Sequence[Found]) -> str:
    """Compare our lines, the first two, with OpenSpiel's games in C++, in words."""
    playouts, batch, *others = lines
    compiled = [one for one in others if one.name.endswith("in C++")]
    long = [one for one in compiled if 2 * one.length >= playouts.length] or compiled
    alike, fast = (max(some, key=lambda one: one.decisions) for some in (long, compiled))
    text = (
        f"A match of Canal Grande has {playouts.length:.0f} decisions. Of the games in C++ that "
        f"are at least half as long, the fastest is {alike.name.removesuffix(', in C++')} with "
        f"{alike.length:.0f} decisions. Per decision, our playouts are {times(playouts, alike)} "
        f"times as fast, and our batch with features and mask {times(batch, alike)} times as fast. "
        f"The fastest of all is {fast.name.removesuffix(', in C++')} with {fast.length:.0f} "
        f"decisions: our playouts are {times(playouts, fast)} times as fast, and our batch "
        f"{times(batch, fast)} times."
    )
    return "\n".join(textwrap.wrap(text, 100))


def times(one: Found, other: Found) -> str:
    """Return a ratio of speeds with two significant digits."""
    return f"{float(f'{one.decisions / other.decisions:.2g}'):g}"


def write(docs: Path, lines: Sequence[Found], how: Mapping[str, float]) -> None:
    """Write the page, its picture and its JSON."""
    kept = {**stamp([GAME]), **how, "lines": [asdict(one) for one in lines]}
    (docs / PICTURE).write_text(picture(lines), encoding="utf-8")
    (docs / "peers.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    (docs / "peers.md").write_text(page(kept), encoding="utf-8")


def page(kept: Mapping[str, Any]) -> str:
    """Return the page of the stored JSON."""
    lines = [Found(**line) for line in kept["lines"]]
    versions = ", ".join(f"{name} {version}" for name, version in kept["libraries"].items())
    rules = f"rules version {kept['rules'][GAME]}"
    words = {**kept, "rules": rules, "libraries": versions, "picture": PICTURE}
    return TEXT.format(table=table(lines), beside=beside(lines), **words)
