"""What a finished match is worth to each seat, and sums that never change."""

from typing import Any

import numpy as np

from serenissima.kernel.compile import compiled

from .ending import share_of_win
from .fields import BUILT, SWAMP
from .material import FIRST_TREASURE, HEXES, KINDS, NEEDED


@compiled
def score(terms, state, out):
    """Each seat's share of the win (R13.6)."""
    for seat in range(terms.seats):
        out[seat] = share_of_win(terms, state, seat)


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """How many cards, pieces, tiles, treasures and figures there are in all places (R18.1)."""
    sums = {}
    for kind, name in enumerate(KINDS):
        sums[f"cards {name}"] = _cards(state, kind)
        sums[f"pieces {name}"] = int(state.supply[kind]) + _standing(terms, state, kind)
        sums[f"figures {name}"] = int(state.master[kind] >= 0 and state.imaginary_master[kind])
    for value, count in enumerate(state.gold[:, :FIRST_TREASURE].sum(axis=0)):
        sums[f"tiles {value}"] = int(count + state.tile_pile[value] + state.tiles_paid[value])
    for value, count in enumerate(state.gold[:, FIRST_TREASURE:].sum(axis=0)):
        sums[f"treasures {value + FIRST_TREASURE}"] = int(count + state.treasure_pile[value])
    swamp = int((state.cover[: terms.hexes] == SWAMP).sum())
    sums["tiles on the board"] = int(state.tile_pile.sum()) - swamp
    for seat in range(int(terms.seats)):
        held = state.gold[seat]
        sums[f"hand of {seat}"] = int(state.hand[seat].sum()) - int(state.hand_size[seat])
        tiles = int(held[:FIRST_TREASURE].sum()) - int(state.tiles_held[seat])
        sums[f"tiles of {seat}"] = tiles
        treasures = int(held[FIRST_TREASURE:].sum()) - int(state.treasures_held[seat])
        sums[f"treasures of {seat}"] = treasures
    return sums


def _cards(state: Any, kind: int) -> int:
    rows = int(state.laid[:, kind].sum() + state.imaginary_laid[kind])
    sets = int(state.to_build[kind]) * NEEDED[kind]
    piles = int(state.pile[kind]) + int(state.discard[kind]) + int(state.display[kind])
    return piles + int(state.hand[:, kind].sum()) + rows + sets


def _standing(terms: Any, state: Any, kind: int) -> int:
    return int(np.sum(state.cover[: terms.hexes] == BUILT + kind)) // HEXES[kind]
