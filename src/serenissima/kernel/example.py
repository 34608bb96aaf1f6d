"""Worked examples of the rules: match files in a game's folder, `examples/NAME.match`.

The rules page shows an example step by step, and the game's tests play the same file.
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
    """Return the names of a game's worked examples, in alphabetical order, given its folder."""
    return tuple(sorted(path.stem for path in (folder / FOLDER).glob("*.match")))


def example(game: Game, name: str, actions: int | None = None) -> Match:
    """Return the match of a worked example, with every action checked against the rules.

    Args:
        game: the game.
        name: of the example.
        actions: number of its actions to play; None for all.

    Raises:
        Unknown: `page/unknown`.
        Unreadable, Illegal, NotNow: the file contains something that the rules do not allow.
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
    """Return a cached match of a worked example; do not play on it."""
    return example(game, name)
