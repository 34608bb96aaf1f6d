"""What a seat sees as numbers for learning, written by compiled code: features and legal mask."""

from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled
from serenissima.kernel.game import Game

Sight = tuple[npt.NDArray[np.uint64], npt.NDArray[np.int64], npt.NDArray[np.float32]]

EIGHT = np.int64(8)
SIXTYFOUR = np.int64(64)


def sight(game: Game, seats: int) -> Sight:
    """What the seats of a match see, for `observe`.

    Returns masks uint64 `[seats, words]`; places int64 `[seats, entries, 4]` of word, left shift,
    right shift, subtrahend; factors float32 `[seats, entries]`, 0 for a value of a choice.
    """
    tables = np.stack([game.state.feature_table(seat, seats) for seat in range(seats)])
    masks = np.stack([game.state.mask(seat) for seat in range(seats)])
    byte, width, low = (tables[:, :, column].astype(np.int64) for column in range(3))
    right = SIXTYFOUR - EIGHT * width
    left = right - EIGHT * (byte % EIGHT)
    places = np.stack([byte // EIGHT, left, right, low], axis=2)
    return masks, places, np.ascontiguousarray(tables[:, :, 3])


def room_for(game: Game, seats: int) -> tuple[Any, Any]:
    """Room for `observe` and `mark`: float32 `[entries]`, uint8 `[actions]`."""
    entries = len(game.state.feature_table(0, seats))
    return np.zeros(entries, np.float32), np.zeros(game.actions.count, np.uint8)


@compiled
def observe(words, mask, places, factors, out):
    """Write the feature vector of one seat; equals `Record.features`.

    Args:
        words: the state, uint64 `[words]`.
        mask, places, factors: the seat's rows of `sight`.
        out: float32 `[entries]`.
    """
    for entry in range(places.shape[0]):
        at = places[entry, 0]
        word = np.int64(words[at] & mask[at])
        # Shifting left and back cuts the value out of its word and keeps its sign.
        value = ((word << places[entry, 1]) >> places[entry, 2]) - places[entry, 3]
        factor = factors[entry]
        if factor != 0:
            out[entry] = np.float32(value) * factor
        else:
            out[entry] = np.float32(value == 0)


@compiled
def mark(room, count, out):
    """Set 1 for each listed action and 0 for the others: uint8 `[actions]`."""
    out[:] = 0
    for i in range(count):
        out[room[i]] = 1
