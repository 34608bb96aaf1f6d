"""Redeals or overwrites what a seat may not see, for the laws that vary it."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.record import bytes_of
from serenissima.testing.trial import Place, Trial


def dealt(place: Place, seat: int, key: str, view: Any = None) -> Any:
    """A full state that fits what the seat sees here."""
    state = place.game.state.view(place.state, seat) if view is None else view
    verbs.redeal(place.terms, state, seat, rolled(key))
    return state


def seats_of(trial: Trial, many: int) -> Iterator[tuple[Place, int]]:
    """Positions, each with one of its seats in turn."""
    for number, place in enumerate(trial.sample(many)):
        yield place, number % place.match.seats


def patched(place: Place, state: Any, where: Any, cells: Any) -> Any:
    """A copy of `state` with other bytes in some places."""
    whole = np.where(where, cells, bytes_of(state))
    return whole.view(place.game.state.dtype)[0]


def hidden(place: Place, seat: int) -> Any:
    """Which bytes hold values that the seat may not see: bool `[bytes]`."""
    kind = place.game.state
    held = kind.blank()
    for field in kind.fields:
        held[field.name] = -1
    return (bytes_of(held) != 0) & (kind.mask(seat).view(np.uint8) == 0)
