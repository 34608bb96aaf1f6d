"""Rows of a batch, stored to continue from later, in the same batch or in another one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from serenissima.players.search.batch import Rows

STORED = tuple(name for name in Rows._fields if name not in ("states", "cells"))
"""The parts of a row; the others are the same memory as its words."""

Parts = Mapping[str, npt.NDArray[Any]]


@dataclass(frozen=True, eq=False)
class SavedRows:
    """Copies of rows: states, dice, and all that a batch shows.

    Attributes:
        game: the name of the game.
        kind: the game, the terms and the form of the features, which must be those of the batch.
        parts: the rows of each array.
    """

    game: str
    kind: tuple[object, ...]
    parts: Parts

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self.parts["counts"])
