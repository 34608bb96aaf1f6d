"""Whole choices in words."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from serenissima.kernel.game import Game
from serenissima.words.speaker import Speaker

BETWEEN = " · "
TIMES = " ×"


def describe_whole(
    game: Game,
    terms: Any,
    view: Any,
    seat: int,
    actions: Sequence[int],
    speaker: Speaker,
    describe: Callable[[int], str],
) -> str:
    """Return a choice in words: as the game names it, or by its actions.

    Args:
        game: the game.
        terms: the terms of the match.
        view: the state as `seat` sees it before the choice.
        seat: the seat that chooses.
        actions: the numbers of the choice's actions.
        speaker: the speaker.
        describe: words one action.
    """
    named = game.name_choice(terms, view, seat, actions)
    if named is not None:
        return speaker.say(named)
    counted = Counter(map(describe, actions))
    return BETWEEN.join(f"{said}{TIMES}{n}" if n > 1 else said for said, n in counted.items())
