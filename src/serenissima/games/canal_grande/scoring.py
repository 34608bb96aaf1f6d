"""What a finished match is worth to each seat, and sums that never change."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Cells

from .fields import State, Terms
from .material import CARDS, DOGE, HAND_CARDS, NUMBERS, TRAITOR


@compiled
def score(terms: Terms, state: State, out: Cells) -> None:
    """A win is the winner's whole; at the round cap it is shared (R8)."""
    for seat in range(2):
        out[seat] = 0.5
    if state.winner >= 0:
        out[state.winner] = 1.0
        out[1 - state.winner] = 0.0


def conserved(terms: Terms, state: State) -> dict[str, int]:
    """How many of each card there are in all places together (R11.5)."""
    return {card: _everywhere(state, kind) for kind, card in enumerate(CARDS)}


def _everywhere(state: State, kind: int) -> int:
    offered = int(state.offer[:, kind].sum())
    if kind >= NUMBERS:
        number = kind - NUMBERS
        return offered + int(state.number_pile[number]) + int(state.numbers_laid[:, number].sum())
    count = offered + int(state.pile[kind]) + int(state.discard[kind])
    if kind < len(HAND_CARDS):
        count += int(state.hand[:, kind].sum()) + int(state.laid[:, kind].sum())
    if kind < state.won.shape[1]:
        count += int(state.won[:, kind].sum())
    if kind == DOGE:
        count += int(state.doges)
    return count + (int(state.snatch) if kind == TRAITOR else 0)
