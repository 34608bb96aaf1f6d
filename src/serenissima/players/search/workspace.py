"""The memory in which compiled code plays a match: positions, dice and lists, by name."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.game import Game
from serenissima.kernel.record import bytes_of
from serenissima.kernel.tale import nothing_told

ROOT, NOW, NEXT = range(3)  # the positions: the start, the current one, and one step ahead


class Workspace(NamedTuple):
    """The memory in which compiled code plays matches; create it once and reuse it.

    Attributes:
        terms: the terms of the match.
        states: three positions: `ROOT`, `NOW` and `NEXT`.
        words: the same memory as uint64 `[3, words]`, to copy, mask and hash it.
        cells: the same memory as int8 `[3, bytes]`.
        dice: rolled dice for deals and choices.
        actions: room for `legal`: int32 `[actions]`.
        first_retract: the lowest action that is a retraction.
        tale: a tale that records no happenings.
        shares: each seat's share of the win: float64 `[seats]`.
    """

    terms: Any
    states: npt.NDArray[Any]
    words: npt.NDArray[np.uint64]
    cells: npt.NDArray[np.int8]
    dice: Any
    actions: npt.NDArray[np.int32]
    first_retract: int
    tale: Any
    shares: npt.NDArray[np.float64]


def workspace(game: Game, terms: Any, dice: Any, root: Any = None) -> Workspace:
    """Return a workspace that starts from a copy of `root` or from a blank state."""
    states = np.zeros(3, game.state.dtype)
    words = states.view(np.uint64).reshape(3, -1)
    words[ROOT] = bytes_of(game.state.blank() if root is None else root).view(np.uint64)
    return Workspace(
        terms=terms,
        states=states,
        words=words,
        cells=words.view(np.int8),
        dice=dice,
        actions=game.room(),
        first_retract=game.actions.first_retract,
        tale=nothing_told(),
        shares=np.zeros(int(terms.seats)),
    )


@inner
def copy_position(words: Cells, to: int, from_: int) -> None:
    """Copy one position of a workspace over another.

    It is a loop because Numba takes seconds to compile an assignment of slices.
    """
    for i in range(words.shape[1]):
        words[to, i] = words[from_, i]
