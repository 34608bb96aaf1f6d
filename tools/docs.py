"""Write the pages of docs/ that are generated from the code: `python -m tools.docs`.

Each game has a page under `docs/games/` with its options, actions, fields and events, and with
statistics of its matches from the facts that `make facts` stores beside the page.
`docs/measured.md` lists the measurements and their protocol, `docs/characters.md` the computer
players with their ratings.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from serenissima import games
from serenissima.kernel.features import Element, elements
from serenissima.kernel.fields import Axis, Field
from serenissima.kernel.game import Game
from serenissima.kernel.message import Arg
from serenissima.kernel.meta import Option
from serenissima.kernel.record import Record
from serenissima.kernel.tale import Event
from tools import characters, facts, measured
from tools.facts import Play

DOCS = Path(__file__).parent.parent / "docs"
NOTE = """In each line, the same player has all seats. Actions are given as the mean and the range
of nine in ten matches, shares as the mean and its 95% confidence interval. The table of
events shows how often each event happens in a match played by the last player listed for
that number of seats; so the event that begins a round shows the number of rounds. `make
facts` measures all of this.
"""
FEATURES = """A learner gets a vector of small integers
([features.py](../../src/serenissima/kernel/features.py)). It contains the fields one after another,
and the elements of each field in the order of their indices, with the last index changing fastest.

- The columns headed by a number of seats show which entries of the vector belong to the field. A
  `×` separates the indices of two axes. `serenissima.kernel.features.names(game.state, seats)`
  lists the names of all entries, by field, indices and value.
- The viewing seat is seat 0, and `+1` is the seat after it. Anything it can't see is 0.
- A quantity is one entry, counted from its lowest value. A choice has one entry for each of its
  values: 1 for the current value, 0 for the others.
- Places whose names differ from match to match, such as the hexes of a board, are numbered:
  `game.places(match.terms)` lists their names.
"""
SEEN = {"all": "all", "owner": "its seat", "nobody": "none"}


def pages() -> dict[Path, str]:
    """Return every generated page: its path below `docs/`, and its text."""
    found = {Path("games") / f"{name}.md": game_page(games.load(name)) for name in games.names()}
    found[Path("measured.md")] = measured.page((DOCS / "strength.md").read_text(encoding="utf-8"))
    found[Path("characters.md")] = characters.page()
    return {place: "\n".join(lines).rstrip() + "\n" for place, lines in found.items()}


def seats(counts: tuple[int, ...]) -> str:
    """Return the number of players in words: "2", "3 or 4", "2 to 5"."""
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    return " or ".join(map(str, counts))


def game_page(game: Game) -> Iterator[str]:
    """Yield the facts of a game, line by line."""
    plays = facts.read(game.meta)
    yield from introduction(game)
    yield from options(game)
    yield from actions(game)
    yield from events(game, best(plays))
    if plays:
        heads = ("seats", "player", "matches", "actions", "endings", "share of the win by seat")
        yield from section("Matches", heads, map(match_row, plays))
        yield NOTE
    yield from commands(game)
    yield from fields("Terms", game.terms)
    yield from fields("State", game.state)
    yield from feature_table(game)


def introduction(game: Game) -> Iterator[str]:
    """Yield title, credits, number of seats, and reconstructed parts."""
    meta = game.meta
    yield f"# {meta.title}\n"
    yield "<!-- written by `make docs` -->\n"
    yield (
        f"This page lists the options, actions, events and fields of {meta.title}, and shows how "
        f"its matches go. The game is by {' and '.join(meta.designers)} ({meta.published}), for "
        f"{seats(meta.seats)} seats. The page describes rules version {meta.rules_version}: see "
        f"[RULES.md](../../src/serenissima/games/{game.folder.name}/RULES.md).\n"
    )
    if meta.reconstructed:
        yield (
            f"No source shows {meta.reconstructed}. These are **our own reconstructions**, and "
            "options can replace them.\n"
        )


def options(game: Game) -> Iterator[str]:
    """Yield the table of options for a new match."""
    heads = ("option", "choices", "default", "rule")
    return section("Options", heads, map(option, game.meta.offered))


def actions(game: Game) -> Iterator[str]:
    """Yield the table of action kinds."""
    starts, blocks = game.actions.starts, game.actions.blocks
    rows = ((starts[b.kind], code(b.kind), arguments(b.args), b.rule) for b in blocks)
    return section("Actions", ("first number", "kind", "arguments", "rule"), rows)


def events(game: Game, plays: Sequence[Play]) -> Iterator[str]:
    """Yield the table of events, with their frequencies in some matches."""
    told = (f"per match, {play.seats} seats" for play in plays)
    rows = (
        (code(e.kind), arguments(e.args), e.rule, *(often(e, play) for play in plays))
        for e in game.events
    )
    return section("Events", ("event", "arguments", "rule", *told), rows)


def commands(game: Game) -> Iterator[str]:
    """Yield the table of the game's own commands, if it has any."""
    name = game.meta.name
    if own := games.commands(name):
        rows = ((code(f"serenissima {name} {c.name} {c.takes}"), c.summary) for c in own)
        yield from section("Own commands", ("command", "does"), rows)


def best(plays: Sequence[Play]) -> list[Play]:
    """Return the matches of the strongest player for each number of seats."""
    return list({play.seats: play for play in plays}.values())


def often(event: Event, play: Play) -> str:
    """Return the frequency of an event per match."""
    return f"{play.told[event.kind]:.3g}×" if event.kind in play.told else "–"


def match_row(play: Play) -> tuple[object, ...]:
    """Return the row of some matches."""
    mean, short, long = play.actions
    endings = ", ".join(f"{code(e)} {n / play.matches:.1%}" for e, n in play.endings.items())
    shares = ", ".join(f"{mean:.3f} ({low:.3f} to {high:.3f})" for mean, low, high in play.shares)
    actions = f"{mean:.0f} ({short:.0f} to {long:.0f})"
    return play.seats, code(play.player), play.matches, actions, endings, shares


def fields(title: str, record: Record[Any]) -> Iterator[str]:
    """Yield the table of a record's fields."""
    heads = ("field", "shape", "range", "seen by", "meaning")
    return section(title, heads, map(field, record.fields))


def field(one: Field) -> tuple[str, ...]:
    """Return the row of a field."""
    shape = "×".join(map(str, one.shape)) or "1"
    none = ", -1 for `none`" if one.values.optional else ""
    span = ", ".join(map(code, one.codes)) or f"{one.low} to {one.high}{none}"
    return code(one.name), shape, span, SEEN[one.see.value], " ".join(one.meaning.split())


def feature_table(game: Game) -> Iterator[str]:
    """Yield the table of features: the entries of each field, for each number of seats."""
    spans = {count: spread(game.state, count) for count in game.meta.seats}
    lying = (f"{count} seats" for count in spans)
    heads = ("field", f"indices, with {max(spans)} seats", *lying, "entries of an element")
    rows = map(feature, *(found.values() for found in spans.values()))
    yield from section("Features", heads, rows)
    yield FEATURES


@dataclass(frozen=True)
class Span:
    """The entries of one field in the vector of a seat.

    Attributes:
        elements: the elements of the field, in order.
    """

    elements: tuple[Element, ...]

    @property
    def entries(self) -> str:
        """The numbers of its entries."""
        first, last = self.elements[0].entry, self.elements[-1].entry + self.elements[-1].entries
        return f"{first} to {last - 1}" if last - first > 1 else str(first)

    @property
    def places(self) -> str:
        """The indices of its elements: for each axis, the names or numbers of its places."""
        field = self.elements[0].field
        inner = math.prod(field.shape[1:])
        lengths = (len(self.elements) // inner, *field.shape[1:]) if field.shape else ()
        return " × ".join(map(places, field.axes, lengths)) or "1"


def places(axis: Axis, length: int) -> str:
    """Return the places along an axis: their names, or the first and the last number."""
    return ", ".join(map(code, axis.names)) or f"{code('0')} to {code(str(length - 1))}"


def spread(record: Record[Any], count: int) -> dict[str, Span]:
    """Return the entries of each field in a match with `count` seats."""
    grouped = groupby(elements(record, 0, count), lambda element: element.field.name)
    return {name: Span(tuple(found)) for name, found in grouped}


def feature(*spans: Span) -> tuple[object, ...]:
    """Return the row of a field's features, with their entries for each number of seats."""
    first = spans[-1].elements[0]
    each = ", ".join(map(code, first.values)) or f"a quantity, {first.least} to {first.field.high}"
    return code(first.field.name), spans[-1].places, *(span.entries for span in spans), each


def option(one: Option) -> tuple[str, ...]:
    """Return the row of an option."""
    own = ("a text",) if one.text else ()
    choices = ", ".join((*map(code, one.choices), *own)) or f"{one.low} to {one.high}"
    return code(one.name), choices, code(one.default), one.ruling


def arguments(args: Sequence[Arg]) -> str:
    """Return the arguments of an action or event, with their values."""
    return "; ".join(argument(arg) for arg in args) or "–"


def argument(arg: Arg) -> str:
    """Return one argument: its name and its values."""
    if arg.seat:
        return f"{arg.name}: a seat"
    if arg.key:
        return f"{arg.name}: its name on the board (as a number, {arg.low} to {arg.high})"
    return f"{arg.name}: {', '.join(map(code, arg.names)) or f'{arg.low} to {arg.high}'}"


def code(word: object) -> str:
    """Return a word as code."""
    return f"`{word}`"


def section(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """Yield a heading and a table."""
    yield f"## {title}\n"
    yield row(heads)
    yield row(["---"] * len(heads))
    yield from map(row, rows)
    yield ""


def row(cells: Sequence[object]) -> str:
    """Return a row of a table; a bar in a cell would end it, so it is escaped."""
    return f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in cells)} |"


def main() -> None:
    """Write the pages."""
    for place, text in pages().items():
        path = DOCS / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"docs/{place.as_posix()}")


if __name__ == "__main__":
    main()
