"""The name of a choice of several actions."""

from collections.abc import Sequence
from typing import Any

from serenissima.kernel.message import Message, list_of

from .actions import ACTIONS, Do
from .material import CARDS


def name_choice(_terms: Any, view: Any, _seat: int, actions: Sequence[int]) -> Message | None:
    """Return the name of a division: the cards of both offers (R3.2); None for other choices."""
    taken = [ACTIONS.parts(action) for action in actions]
    if taken[-1][0] != Do.PRESENT.block:
        return None
    offers = [list(map(int, offer)) for offer in view.offer]
    for block, values in taken[:-1]:
        way = -1 if block == Do.SHIFT.block else 1
        offers[0][values[0]] += way
        offers[1][values[0]] -= way
    if not all(map(any, offers)):
        return None
    return Message("choice-division", {"first": _cards(offers[0]), "second": _cards(offers[1])})


def _cards(counts: Sequence[int]) -> Message:
    """Return cards as a list, each as often as it is there."""
    return list_of(
        [Message(f"card-{card}") for card, n in zip(CARDS, counts, strict=True) for _ in range(n)]
    )
