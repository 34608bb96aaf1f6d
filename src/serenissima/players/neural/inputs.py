"""What a network reads: the features of a seat's view, in the same places for all seat counts."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from serenissima.kernel.features import Element, dtype_of, elements
from serenissima.kernel.game import Game
from serenissima.players.search.observation import FeatureTables, tables_of


class Inputs:
    """The input vector of a game's network.

    A feature has the place that it has in a match with the most seats. With fewer seats, the
    features of the missing seats are 0. One-hot entries for the number of seats come last, unless
    the game is always played by the same number.

    Args:
        game: the game.
        open: whether nothing is hidden; for a critic, which helps only during training, and for
            full states that a search deals.

    Attributes:
        names: the name of each entry.
        scales: the factor that brings each entry between 0 and 1: float32 `[entries]`.
        dtype: the type of the entries before they are scaled.
    """

    def __init__(self, game: Game, *, open: bool = False) -> None:
        self._kind, self._seats, self._open = game.state, game.meta.seats, open
        seen = elements(self._kind, 0, self._seats[-1], open=open)
        counts = self._seats if len(self._seats) > 1 else ()
        self.names = (*_names(seen), *(f"seats={count}" for count in counts))
        factors = [_factor(element) for element in seen for _ in range(element.entries)]
        self.scales: npt.NDArray[np.float32] = np.array(factors + [1.0] * len(counts), np.float32)
        self.dtype = dtype_of(self._kind)

    def tables(self, seats: int) -> FeatureTables:
        """Return the tables that write the vector in matches with this number of seats."""
        places = {name: place for place, name in enumerate(self.names)}
        seen = [
            [
                replace(element, entry=places[next(_names((element,)))])
                for element in elements(self._kind, seat, seats, open=self._open)
            ]
            for seat in range(seats)
        ]
        tables = tables_of(seen, self.dtype, len(self.names))
        if len(self._seats) > 1:
            tables.fixed[:, places[f"seats={seats}"]] = 1
        return tables


def _names(seen: tuple[Element, ...]) -> Iterator[str]:
    """Yield the name of each entry."""
    for element in seen:
        for value in element.values or ("",):
            yield f"{element.name}={value}" if value else element.name


def _factor(element: Element) -> float:
    field = element.field
    return 1.0 if element.values else 1 / max(1, field.high - field.low)
