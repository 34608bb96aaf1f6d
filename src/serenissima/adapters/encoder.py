"""Arrays for learners: a seat's features and legal actions, and the rewards of an outcome."""

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
    tables_of,
    write_features,
)

LONGEST = 20_000  # decisions of a match: the limit of the conformance kit


class Encoder:
    """Encodes features and legal actions of one game, for a number of seats, as arrays.

    The features are those of `kernel.features`, scaled to between 0 and 1. Retractions, which have
    the highest numbers, are left out, as in a search.

    Attributes:
        game: the game.
        seats: the number of players.
        actions: the number of actions to choose from.
        names: the name of each feature.
        tables: the places of each seat's features.
        scales: the factor for each feature, 0 where no seat sees it: float32 `[entries]`.
        public: 1 for each feature that everyone sees, 0 for the others: float32 `[entries]`.
        whole_names: the name of each number of `whole`.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.actions = game.actions.first_retract
        self.names = names(game.state, seats)
        self.tables = feature_tables(game.state, seats)
        self._dtype = dtype_of(game.state)
        self.scales = scales(game.state, seats) * _visible(game, seats, See.ALL, See.OWNER)
        self.public = _visible(game, seats, See.ALL)
        everything = elements(game.state, 0, seats, open=True)
        self._whole = tables_of([everything], self._dtype)
        self._whole_scales = scales(game.state, seats, open=True)
        self.whole_names = names(game.state, seats, open=True)

    @property
    def entries(self) -> int:
        """The number of features."""
        return len(self.names)

    def features(self, state: Any, seat: int) -> npt.NDArray[np.float32]:
        """Return the features that a seat sees, its own seat first: float32 `[entries]`, 0 to 1."""
        seen = np.empty(self.entries, self._dtype)
        write_features(self.tables, seat, bytes_of(state).view(np.int8), seen)
        scaled: npt.NDArray[np.float32] = seen * self.scales
        return scaled

    def whole(self, state: Any) -> npt.NDArray[np.float32]:
        """Return the whole state with all secrets, seat 0 first: float32 `[whole_names]`, 0 to 1.

        A central critic may read it during training; a player never may.
        """
        cells = np.empty(len(self.whole_names), self._dtype)
        write_features(self._whole, 0, bytes_of(state).view(np.int8), cells)
        scaled: npt.NDArray[np.float32] = cells * self._whole_scales
        return scaled

    def legal(self, terms: Any, state: Any, seat: int) -> npt.NDArray[np.int32]:
        """Return the legal actions of a seat that must act, ascending: int32 `[n]`."""
        room = self.game.room()
        listed = room[: verbs.legal(terms, state, seat, room)]
        found: npt.NDArray[np.int32] = listed[listed < self.actions]
        return found

    def mask(self, legal: npt.NDArray[np.int32]) -> npt.NDArray[np.int8]:
        """Return 1 for each listed action, 0 for the others: int8 `[actions]`."""
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask


def rewards(shares: Sequence[float]) -> tuple[float, ...]:
    """Return the rewards for shares of the win: 1 for a sole winner, 0 for an even share, in sum 0.

    >>> rewards([1.0, 0.0]), rewards([0.0, 0.5, 0.5])
    ((1.0, -1.0), (-0.5, 0.25, 0.25))
    """
    seats = len(shares)
    return tuple((share * seats - 1) / (seats - 1) for share in shares)


def _visible(game: Game, seats: int, *kinds: See) -> npt.NDArray[np.float32]:
    """Return 1 for each visible feature of these kinds of fields, else 0: float32 `[entries]`."""
    found = [
        float(element.visible and element.field.see in kinds)
        for element in elements(game.state, 0, seats)
        for _ in range(element.entries)
    ]
    return np.array(found, np.float32)
