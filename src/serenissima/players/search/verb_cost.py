"""Compiled loops over one verb, to measure its cost."""

from typing import Any, NamedTuple

import numpy.typing as npt

from serenissima.kernel.compile import compiled
from serenissima.kernel.verbs import apply, legal, redeal
from serenissima.players.search.workspace import NOW, Workspace

MEASURED = ("copy", "view", "legal", "apply", "redeal")
COPY, VIEW, LEGAL, APPLY, REDEAL = range(len(MEASURED))


class Samples(NamedTuple):
    """Positions of matches, and the actions taken in them.

    Attributes:
        words: the positions: uint64 `[positions, words]`.
        masks: the bits that each seat sees: uint64 `[seats, words]`.
        seats: the acting seat in each position: int64 `[positions]`.
        actions: the action it took: int64 `[positions]`.
    """

    words: npt.NDArray[Any]
    masks: npt.NDArray[Any]
    seats: npt.NDArray[Any]
    actions: npt.NDArray[Any]


@compiled
def repeat(measured: int, work: Workspace, samples: Samples, rounds: int) -> int:
    """Run one verb `rounds` times on each position; return a sum that depends on all results.

    Args:
        measured: an index into `MEASURED`; each copies first, but `view` and `redeal` view instead.
        work: `Workspace`.
        samples: `Samples`.
        rounds: the number of rounds.
    """
    words, state = work.words, work.states[NOW]
    total = 0
    for _ in range(rounds):
        for at in range(samples.words.shape[0]):
            seat = samples.seats[at]
            viewed = measured == VIEW or measured == REDEAL
            for i in range(words.shape[1]):
                word = samples.words[at, i]
                words[NOW, i] = word & samples.masks[seat, i] if viewed else word
            if measured == LEGAL:
                total += legal(work.terms, state, seat, work.actions)
            elif measured == APPLY:
                apply(work.terms, state, seat, samples.actions[at], work.dice, work.tale)
            elif measured == REDEAL:
                redeal(work.terms, state, seat, work.dice)
            total += state.waits
    return total
