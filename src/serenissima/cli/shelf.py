"""`games` and `rules`: what is on the shelf, and how it is played."""

import shutil
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Game, Json, Language, language_of
from serenissima.cli.reporting import say_json

if TYPE_CHECKING:
    from serenissima.kernel.meta import Level, Meta, Option
    from serenissima.words import Speaker
    from serenissima.words.rules import Chapter

WIDEST = 100  # columns; longer lines are hard to read


def games(as_json: Json = False) -> None:
    r"""List the games on the shelf, with the levels of their computer players and their options.

    \b
    Example:
      serenissima games
    """
    from serenissima import games as shelf

    metas = [shelf.meta(name) for name in shelf.names()]
    if as_json:
        say_json([_facts(meta) for meta in metas])
        return
    for meta in metas:
        typer.echo(f"{meta.name}  {meta.title}, {_seats(meta)} players")
        typer.echo(f"    {' and '.join(meta.designers)}, {meta.published}")
        for level in meta.levels:
            typer.echo(f"    --seats person,{level.name}  ({_note(level)})")
        for option in meta.offered:
            typer.echo(f"    --option {option.name}={option.default}  ({_right(option)})")


def _note(level: "Level") -> str:
    """A sentence about a level, and the computer player that it is."""
    from serenissima.words import Speaker

    return f"{level.player}: {Speaker('en').word(f'level-{level.name}-note')}"


def _right(option: "Option") -> str:
    """What can be set."""
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
    """What is allowed where there are no choices."""
    if option.text:
        return {"text": True}
    return {} if option.choices else {"low": option.low, "high": option.high}


def rules(
    game: Game,
    wanted: Annotated[
        str, typer.Argument(help="A rule like R2.3, a chapter like R2, or words to look for.")
    ] = "",
    language: Language = "",
    as_json: Json = False,
) -> None:
    r"""Look up a rule by its number or by words in it, or read them all.

    Each rule names its sources, and other readings where these are ambiguous. What has not been
    translated is printed in English.

    \b
    Examples:
      serenissima rules GAME_NAME
      serenissima rules GAME_NAME R2.3
      serenissima rules GAME_NAME "shuffle discard" --language en
    """
    from serenissima.words import Speaker
    from serenissima.words.rules import find, untranslated

    speaker = Speaker(language_of(language))
    found = find(_folder(game), wanted, speaker.language)
    if as_json:
        say_json([_chapter(chapter) for chapter in found])
        return
    if untranslated(found, speaker.language):
        typer.echo(speaker.word("page-rules-english") + "\n")
    for chapter in found:
        _print_chapter(chapter, speaker)


def _folder(game: str) -> Path:
    """Where a game lies; found without loading it."""
    from serenissima import games as shelf

    shelf.meta(game)
    return Path(next(iter(shelf.__path__))) / game.replace("-", "_")


def _print_chapter(chapter: "Chapter", speaker: "Speaker") -> None:
    from serenissima.words.rules import labels

    other, named = speaker.word("page-rules-other-reading"), labels(speaker)
    typer.secho(f"{chapter.number} {chapter.title}\n", bold=True)
    for rule in chapter.rules:
        typer.echo(_wrapped(f"{rule.number} {rule.text}"))
        for line in (line for ruling in rule.rulings for line in ruling.lines(named)):
            typer.secho(_wrapped(f"  {line}"), dim=True)
        if rule.other:
            typer.secho(_wrapped(f"  {other}: {rule.other}"), dim=True)
        sources = "; ".join(named.get(source, source) for source in rule.sources)
        typer.secho(f"  [{sources}]\n", dim=True)


def _wrapped(text: str) -> str:
    """Lines that fit the terminal; one line if the output is not a terminal."""
    if not sys.stdout.isatty():
        return text
    return textwrap.fill(text, min(shutil.get_terminal_size().columns, WIDEST))


def _chapter(chapter: "Chapter") -> dict[str, object]:
    return {
        "number": chapter.number,
        "title": chapter.title,
        "rules": [
            {
                "number": rule.number,
                "text": rule.text,
                "other": rule.other,
                "sources": rule.sources,
                "rulings": [ruling._asdict() for ruling in rule.rulings],
                "language": rule.language,
            }
            for rule in chapter.rules
        ],
    }
