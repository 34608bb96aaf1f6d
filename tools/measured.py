"""Generate the page on measuring from the programs, the rules and the figures."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Template

from serenissima import games
from serenissima.kernel.meta import Meta
from serenissima.training.tournament import fair_count

ROOT = Path(__file__).parent.parent
MATCHES = 400  # of two players, at least: an interval of at most 0.1 between players of two seats
MATCHES_COLUMN, RULES_COLUMN = 5, 7  # of the tables of strength
STRONGEST = "ismcts:2000"  # of the opponents
SEED = "strength"
SECTION = re.compile(r"^## (?P<title>.+)\n(?P<text>(?:(?!## ).*\n?)*)", re.MULTILINE)

TEMPLATE = Path(__file__).with_suffix(".md")


def page(strength: str) -> Iterator[str]:
    """Yield the page, line by line; `strength` is the text of the page on strength."""
    rows = (f"| `python bench/{path.name}` | {question(path)} |" for path in programs())
    template = Template(TEMPLATE.read_text(encoding="utf-8"))
    yield template.substitute(
        programs="\n".join(rows), matches=MATCHES, seed=SEED, strongest=STRONGEST
    )
    for name in games.names():
        yield from _game(games.meta(name), strength)


def programs() -> list[Path]:
    """Return the programs that measure."""
    return sorted((ROOT / "bench").glob("*.py"))


def question(path: Path) -> str:
    """Return the question that a program answers: the first sentence of its docstring."""
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return re.split(r"(?<=\?)\s|: `", told)[0].rstrip("?") + "?"


def _game(meta: Meta, strength: str) -> Iterator[str]:
    """Yield the tables of a game, for each number of seats."""
    yield f"\n### {meta.title}\n"
    yield f"The current rules are version {meta.rules_version}."
    yield "A figure needs this many matches between two players:"
    each = ((seats, fair_count(2, seats)) for seats in meta.seats)
    yield "; ".join(f"{seats} seats, {-(-MATCHES // n) * n} matches" for seats, n in each) + "."
    for found in SECTION.finditer(strength):
        title = found["title"].partition(" (")[0]
        if title.startswith(f"{meta.title}, "):
            yield from _table(title.partition(", ")[2], found["text"], meta)


def _table(seats: str, text: str, meta: Meta) -> Iterator[str]:
    """Yield the lines for one number of seats."""
    yield f"\n{seats}:\n"
    head, rule, *lines = (line for line in text.splitlines() if line.startswith("|"))
    yield f"{head} by the protocol |"
    yield f"{rule}---|"
    yield from (f"{line} {_follows(line, meta)} |" for line in lines)


def _follows(line: str, meta: Meta) -> str:
    """Return whether a line was measured by the protocol or, if not, the reason."""
    cells = line.split("|")
    matches, rules = int(cells[MATCHES_COLUMN]), int(cells[RULES_COLUMN])
    reasons = {"earlier rules": rules != meta.rules_version, "fewer matches": matches < MATCHES}
    return ", ".join(reason for reason, holds in reasons.items() if holds) or "yes"
