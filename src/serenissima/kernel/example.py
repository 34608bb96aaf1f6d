"""A worked example of the rules: a match file in a game's folder, as `examples/NAME.match`.

The page of the rules shows it step by step, and the game's tests play the same file.
"""

from functools import cache
from pathlib import Path

from serenissima.kernel.errors import one_of
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match
from serenissima.kernel.refusals import PAGE_UNKNOWN
from serenissima.kernel.replay import replay

FOLDER = "examples"


def examples(folder: Path) -> tuple[str, ...]:
    """The names of the worked examples of the game in a folder, in alphabetical order."""
    return tuple(sorted(path.stem for path in (folder / FOLDER).glob("*.match")))


def example(game: Game, name: str, actions: int | None = None) -> Match:
    """The match of a worked example, every action of it checked against the rules.

    Args:
        game: the game.
        name: of the example.
        actions: how many of its actions are taken; None for all.

    Raises:
        Unknown: `page/unknown`.
        Unreadable, Illegal, NotNow: the file says what the rules do not allow.
    """
    known = examples(game.folder)
    if name not in known:
        reason = "there is no example with this name"
        raise PAGE_UNKNOWN(reason, text=name, hint=one_of(known))
    path = game.folder / FOLDER / f"{name}.match"
    transcript = parse_match(path.read_text(encoding="utf-8"))
    transcript.lines = transcript.lines[:actions]
    return replay(game, transcript)


@cache
def cached_example(game: Game, name: str) -> Match:
    """The same, kept: it must not be played on."""
    return example(game, name)
