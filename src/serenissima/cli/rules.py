"""The command `rules`, which shows the guide, the glossary and the numbered rules of a game."""

import shutil
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serenissima.cli.arguments import Game, Json, Language, language_of
from serenissima.cli.reporting import print_json, refuse_with
from serenissima.kernel.errors import Unknown

if TYPE_CHECKING:
    from serenissima.words.guide import GuideEntry
    from serenissima.words.rulebook import RuleBook
    from serenissima.words.rules import Chapter

WIDEST = 100  # columns; longer lines are hard to read
STYLES: dict[str, dict[str, Any]] = {
    "heading": {"bold": True},
    "note": {"dim": True},
    "source": {"dim": True},
}

Wanted = Annotated[
    str,
    typer.Argument(
        metavar="TOPIC",
        help="Show this: guide, glossary, all, a rule (R2.3), a chapter (R2), "
        "or words to search for.",
    ),
]


def rules(game: Game, wanted: Wanted = "", language: Language = "", as_json: Json = False) -> None:
    r"""Read a game's rules, guide or glossary, or search them.

    Each rule names its sources and, where these are ambiguous, our ruling and the other readings.
    Untranslated parts appear in English. Without TOPIC, `--json` prints all rules.

    \b
    Examples:
      serenissima rules GAME_NAME
      serenissima rules GAME_NAME guide --language en
      serenissima rules GAME_NAME R2.3
      serenissima rules GAME_NAME "shuffle discard"
    """
    from serenissima import games
    from serenissima.words.rulebook import RuleBook

    book = RuleBook(games.load(game), language_of(language))
    if as_json:
        print_json(_data(book, wanted))
        return
    try:
        lines = list(book.read(wanted, asked=f"serenissima rules {game}"))
    except Unknown as error:
        refuse_with(" ".join(book.unfound(error)), error)
    for line in lines:
        text = line.cut(min(shutil.get_terminal_size().columns, WIDEST))
        typer.secho(text if sys.stdout.isatty() else line.text, **STYLES.get(line.weight, {}))


def _data(book: "RuleBook", wanted: str) -> object:
    """Return the requested text as data: chapters of rules, or the entries of the guide."""
    from serenissima.words.rulebook import EVERYTHING, GLOSSARY, GUIDE

    asked = wanted.strip().lower()
    entries = {name: list(map(_entry, found)) for name, found in book.entries.items()}
    if asked == GUIDE:
        return {name: found for name, found in entries.items() if name != "terms"}
    if asked == GLOSSARY:
        return entries.get("terms", [])
    return list(map(_chapter, book.find("" if asked == EVERYTHING else wanted)))


def _entry(entry: "GuideEntry") -> dict[str, object]:
    return {
        "id": entry.id,
        "name": entry.name,
        "text": entry.text,
        "costs": entry.costs,
        "brings": entry.brings,
        "rules": entry.rules,
        "language": entry.language,
    }


def _chapter(chapter: "Chapter") -> dict[str, object]:
    return {
        "number": chapter.number,
        "title": chapter.title,
        "rules": [
            {
                "number": rule.number,
                "text": rule.text,
                "cases": rule.cases,
                "asked": rule.asked,
                "other": rule.other,
                "sources": rule.sources,
                "rulings": [ruling._asdict() for ruling in rule.rulings],
                "language": rule.language,
            }
            for rule in chapter.rules
        ],
    }
