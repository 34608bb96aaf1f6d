"""Arguments that several commands share, and functions that read them."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from serenissima.cli.refusals import COMMAND_FILE, OPTION_TEXT
from serenissima.kernel.errors import one_of

FILE = "@"  # precedes the name of a file that contains the value of an option

Game = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of the game, as listed by `serenissima games`.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str,
    typer.Option(
        metavar="CODE",
        show_default="the system's language",
        help="Use this language: en, nl, fr, es, de or it.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Set an option of the game; NAME=@FILE reads a file. Repeatable.",
    ),
]
Seed = Annotated[
    str,
    typer.Option(
        metavar="TEXT",
        show_default="random",
        help="Seed the dice; the same seed gives the same dice.",
    ),
]
Ray = Annotated[
    str, typer.Option(metavar="HOST:PORT", help="Play the matches on this Ray cluster.")
]


def settings(options: Sequence[str]) -> dict[str, str]:
    """Return the settings from `NAME=VALUE` texts; `NAME=@FILE` reads the value from a file.

    Raises:
        Unreadable: `option/text`, `command/file`.
        OSError: the file cannot be read.
    """
    chosen = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise OPTION_TEXT(text=text, hint="NAME=VALUE")
        value = value.strip()
        if value.startswith(FILE):
            value = read_text(Path(value.removeprefix(FILE))).strip()
        chosen[name.strip()] = value
    return chosen


def read_text(file: Path) -> str:
    """Return the text of a file, or of standard input for `-`.

    Raises:
        Unreadable: `command/file`.
    """
    data = typer.get_binary_stream("stdin").read() if str(file) == "-" else file.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise COMMAND_FILE(text=str(file)) from error


def check_writable(file: Path | None) -> None:
    """Raise `OSError` if a file is given that cannot be written; leave the file unchanged."""
    if file is None:
        return
    new = not file.exists()
    file.open("a").close()
    if new:
        file.unlink()


def language_of(wish: str) -> str:
    """Return the given language, or the system's.

    Raises:
        Unknown: `language/unknown`.
    """
    from serenissima.words.languages import LANGUAGES, choose, match_language
    from serenissima.words.refusals import LANGUAGE_UNKNOWN

    if wish and not match_language(wish):
        raise LANGUAGE_UNKNOWN(text=wish, hint=one_of(LANGUAGES))
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
    return choose(wish, system)


def seed_of(wish: str) -> str:
    """Return the given seed, or a random one."""
    import secrets

    return wish or secrets.token_hex(8)
