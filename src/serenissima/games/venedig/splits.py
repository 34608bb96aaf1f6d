"""Splits of cards, tiles and treasures over their kinds, as texts like `7-8-8-9-10` (R16)."""

import re
from typing import Any

from serenissima.games.venedig.refusals import SPLIT_LEAST, SPLIT_NUMBERS, SPLIT_WHOLE
from serenissima.kernel.game import Text

from .material import (
    ALL_CARDS,
    ALL_TILES,
    ALL_TREASURES,
    CARDS,
    NEEDED,
    TILE_VALUES,
    TILES,
    TREASURE_VALUES,
    TREASURES,
)

NUMBERS = re.compile(r"\d{1,2}(?:[-, ]+\d{1,2})*", re.ASCII)  # as people type them


def split(text: str, least: tuple[int, ...], whole: int, usual: str) -> list[int]:
    """Return the numbers of a split: one per kind, at least its `least`, with the sum `whole`.

    Raises:
            Unreadable: `split/numbers`, if the text isn't that many numbers.
            Illegal: `split/least` or `split/whole`.
    """
    numbers = [int(word) for word in re.findall(r"\d+", text)] if NUMBERS.fullmatch(text) else []
    if len(numbers) != len(least):
        reason = f"a split is {len(least)} numbers with hyphens between them"
        raise SPLIT_NUMBERS(reason, text=text, hint=usual)
    for number, few in zip(numbers, least, strict=True):
        if number < few:
            raise SPLIT_LEAST(text=number, hint="at least " + "-".join(map(str, least)))
    if sum(numbers) != whole:
        reason = f"these numbers add up to {sum(numbers)}"
        raise SPLIT_WHOLE(reason, text=text, hint=f"{whole}, such as {usual}")
    return numbers


def _stored_split(field: str, least: tuple[int, ...], whole: int, usual: str) -> Text:
    """Return the text form of a split that the terms store in a field."""

    def write(terms: Any, text: str) -> None:
        terms[field][:] = split(text, least, whole, usual)

    def read(terms: Any) -> str:
        return "-".join(str(int(number)) for number in terms[field])

    return Text(write, read)


SPLITS = {
    # enough of each kind for one building
    "cards": _stored_split("card_counts", NEEDED, ALL_CARDS, CARDS[0]),  # R16.1
    "tiles": _stored_split("tile_counts", (0,) * TILE_VALUES, ALL_TILES, TILES[0]),  # R16.2
    "treasures": _stored_split(
        "treasure_counts", (0,) * TREASURE_VALUES, ALL_TREASURES, TREASURES[0]
    ),  # R16.3
}
