"""The name of a choice of several actions."""

from collections.abc import Sequence
from typing import Any

from serenissima.kernel.message import Message, list_of

from .actions import ACTIONS, Do
from .fields import NONE
from .material import AREAS


def name_choice(_terms: Any, view: Any, seat: int, actions: Sequence[int]) -> Message | None:
    """Return the name of a ballot: its area and its markers (R3.1); None for other choices."""
    taken = [ACTIONS.parts(action) for action in actions]
    if taken[-1][0] != Do.CONFIRM.block:
        return None
    area, markers = int(view.card[seat]), list(map(int, view.draft[seat]))
    for block, values in taken[:-1]:
        if block == Do.CARD.block:
            area = values[0]
        elif block == Do.ADD.block:
            markers[values[0]] += 1
        elif block == Do.REMOVE.block:
            markers[values[0]] -= 1
    laid = [value for value, count in enumerate(markers) for _ in range(count)]
    if area == NONE or not laid:
        return None
    said = [Message("choice-marker", {"value": value}) for value in laid]
    return Message(
        "choice-ballot", {"area": Message(f"area-{AREAS[area]}"), "markers": list_of(said)}
    )
