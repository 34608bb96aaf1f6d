"""The command `games`, which lists the games on the shelf."""

from typing import TYPE_CHECKING

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.reporting import print_json

if TYPE_CHECKING:
    from serenissima.kernel.meta import Level, Meta, Option


def games(as_json: Json = False) -> None:
    r"""List the games, with their options and levels of computer players.

    \b
    Example:
      serenissima games
    """
    from serenissima import games as shelf

    metas = [shelf.meta(name) for name in shelf.names()]
    if as_json:
        print_json([_facts(meta) for meta in metas])
        return
    for meta in metas:
        typer.echo(f"{meta.name}  {meta.title}, {_seats(meta)} players")
        typer.echo(f"    {' and '.join(meta.designers)}, {meta.published}")
        for level in meta.levels:
            typer.echo(f"    --seats person,{level.name}  ({_note(level, meta)})")
        for option in meta.offered:
            typer.echo(f"    --option {option.name}={option.default}  ({_right(option)})")


def _note(level: "Level", meta: "Meta") -> str:
    """Describe a level: its computer player, its character, and how it plays."""
    from serenissima import games as shelf
    from serenissima.words import Speaker
    from serenissima.words.players import playing_style

    speaker = Speaker("en", shelf.load(meta.name).folder)
    style = playing_style(level.player, speaker, meta)
    return f"{', '.join([level.player, *level.names[:1]])}: {style}"


def _right(option: "Option") -> str:
    """Return the values that can be set."""
    own = ("a text, or @FILE",) if option.text else ()
    return ", ".join((*map(str, option.choices), *own)) or f"{option.low} to {option.high}"


def _seats(meta: "Meta") -> str:
    low, high = meta.seats[0], meta.seats[-1]
    return str(low) if low == high else f"{low} to {high}"


def _facts(meta: "Meta") -> dict[str, object]:
    return {
        "name": meta.name,
        "title": meta.title,
        "seats": meta.seats,
        "rules_version": meta.rules_version,
        "year": meta.year,
        "designers": meta.designers,
        "publisher": meta.publisher,
        "levels": {level.name: level.player for level in meta.levels},
        "characters": {level.name: level.names for level in meta.levels},
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": option.choices,
                **_range(option),
            }
            for option in meta.offered
        ],
    }


def _range(option: "Option") -> dict[str, object]:
    """Return the range of values where there are no choices."""
    if option.text:
        return {"text": True}
    return {} if option.choices else {"low": option.low, "high": option.high}
