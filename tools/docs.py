"""Writes the pages of docs/ that follow from the code: `python -m tools.docs`.

One page a game under `docs/games/`: options, actions, fields, and what its tale can tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.kernel.message import Arg
from serenissima.kernel.meta import Option
from serenissima.kernel.record import Field, Record

DOCS = Path(__file__).parent.parent / "docs"
SEEN = {"all": "everybody", "owner": "its seat", "nobody": "nobody"}


def pages() -> dict[Path, str]:
    """Every generated page: where it lies below `docs/`, and its text."""
    return {
        Path("games") / f"{name}.md": "\n".join(game_page(games.load(name))).rstrip() + "\n"
        for name in games.names()
    }


def game_page(game: Game) -> Iterator[str]:
    """The facts of a game, line by line."""
    meta = game.meta
    yield f"# {meta.title}\n"
    yield "<!-- written by `make docs` -->\n"
    yield (
        f"By {' and '.join(meta.designers)}, {meta.publisher} {meta.year}. "
        f"For {' or '.join(map(str, meta.seats))} seats. Rules version {meta.rules_version}: "
        f"[RULES.md](../../src/serenissima/games/{game.folder.name}/RULES.md).\n"
    )
    yield from section(
        "Options", ("option", "choices", "default", "decides"), map(option, game.options)
    )
    blocks = game.actions.blocks
    yield from section(
        "Actions",
        ("first number", "kind", "arguments"),
        ((game.actions.starts[b.kind], code(b.kind), arguments(b.args)) for b in blocks),
    )
    yield from section(
        "Events",
        ("event", "arguments", "rule"),
        ((code(e.kind), arguments(e.args), e.rule) for e in game.events),
    )
    yield from fields("Terms", game.terms)
    yield from fields("State", game.state)


def fields(title: str, record: Record) -> Iterator[str]:
    """The table of a record's fields."""
    heads = ("field", "shape", "range", "seen by", "meaning")
    return section(title, heads, map(field, record.fields))


def field(one: Field) -> tuple[str, ...]:
    """The row of a field."""
    shape = "×".join(map(str, one.shape)) or "1"
    span = ", ".join(map(code, one.codes)) or f"{one.low} to {one.high}"
    return code(one.name), shape, span, SEEN[one.see.value], " ".join(one.meaning.split())


def option(one: Option) -> tuple[str, ...]:
    """The row of an option."""
    choices = ", ".join(map(code, one.choices)) or f"{one.low} to {one.high}"
    return code(one.name), choices, code(one.default), one.ruling


def arguments(args: Sequence[Arg]) -> str:
    """The arguments of an action or event, with what they can be."""
    return "; ".join(argument(arg) for arg in args) or "–"


def argument(arg: Arg) -> str:
    """One argument: its name and what it can be."""
    if arg.seat:
        return f"{arg.name}: a seat"
    return f"{arg.name}: {', '.join(map(code, arg.names)) or f'{arg.low} to {arg.high}'}"


def code(word: object) -> str:
    """A word as code."""
    return f"`{word}`"


def section(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """A heading and a table."""
    yield f"## {title}\n"
    yield row(heads)
    yield row(["---"] * len(heads))
    yield from map(row, rows)
    yield ""


def row(cells: Sequence[object]) -> str:
    """A row of a table; a bar in a cell would end it."""
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
