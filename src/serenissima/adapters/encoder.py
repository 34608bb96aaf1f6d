"""What a seat sees and may do, as the arrays that learners take, and what an outcome is worth."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.kernel import verbs
from serenissima.kernel.features import dtype_of, elements, names, scales
from serenissima.kernel.fields import See
from serenissima.kernel.game import Game
from serenissima.kernel.record import bytes_of
from serenissima.players.search.observation import (
    feature_tables,
    write_features,
)

LONGEST = 20_000  # decisions of a match: the conformance kit allows a game no more


class Encoder:
    """Makes arrays of features and legal actions, of one game with a number of seats.

    The features are those of `kernel.features`, scaled to lie between 0 and 1. Actions that only
    take back a choice are left out, as search leaves them out; they have the highest numbers.

    Attributes:
        game: the game.
        seats: how many play.
        actions: how many actions there are to choose from.
        names: the name of each feature.
        tables: where the features of each seat are read.
        scales: what to multiply each feature by, 0 for what no seat sees: float32 `[entries]`.
        public: 1 for each feature that everybody sees, 0 for the others: float32 `[entries]`.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.actions = game.actions.first_retract
        self.names = names(game.state, seats)
        self.tables = feature_tables(game.state, seats)
        self._dtype = dtype_of(game.state)
        self.scales = scales(game.state, seats) * _seen(game, seats, See.ALL, See.OWNER)
        self.public = _seen(game, seats, See.ALL)

    @property
    def entries(self) -> int:
        """How many features there are."""
        return len(self.names)

    def features(self, state: Any, seat: int) -> npt.NDArray[np.float32]:
        """What the seat sees of a state, its own seat first: float32 `[entries]`, 0 to 1."""
        seen = np.empty(self.entries, self._dtype)
        write_features(self.tables, seat, bytes_of(state).view(np.int8), seen)
        scaled: npt.NDArray[np.float32] = seen * self.scales
        return scaled

    def legal(self, terms: Any, state: Any, seat: int) -> npt.NDArray[np.int32]:
        """The legal actions of a seat that is to act, ascending: int32 `[n]`."""
        room = self.game.room()
        listed = room[: verbs.legal(terms, state, seat, room)]
        found: npt.NDArray[np.int32] = listed[listed < self.actions]
        return found

    def mask(self, legal: npt.NDArray[np.int32]) -> npt.NDArray[np.int8]:
        """1 for each listed action, 0 for the others: int8 `[actions]`."""
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask


def rewards(shares: Sequence[float]) -> tuple[float, ...]:
    """What shares of the win are worth: in all 0, to a single winner 1, for an even share 0.

    >>> rewards([1.0, 0.0]), rewards([0.0, 0.5, 0.5])
    ((1.0, -1.0), (-0.5, 0.25, 0.25))
    """
    seats = len(shares)
    return tuple((share * seats - 1) / (seats - 1) for share in shares)


def _seen(game: Game, seats: int, *kinds: See) -> npt.NDArray[np.float32]:
    """1 for each feature of such fields that a seat sees, 0 for the others: float32 `[entries]`."""
    found = [
        float(element.visible and element.field.see in kinds)
        for element in elements(game.state, 0, seats)
        for _ in range(element.entries)
    ]
    return np.array(found, np.float32)
