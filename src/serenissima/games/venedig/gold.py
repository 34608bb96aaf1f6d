"""How much gold a seat has, or may be thought to have, and whether it can pay (R8.6, R11.1)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.steps import offer

from .actions import Do
from .fields import State
from .material import GOLD_A_POINT, GOLD_VALUES, TILE_VALUES

MOST_IN_TILE, MOST_IN_TREASURE = TILE_VALUES - 1, GOLD_VALUES - 1  # R8.6


@inner
def may_have_gold(state: State, seat: int) -> bool:
    """Whether all that the others see leaves it open that a seat can pay for a point (R8.6)."""
    in_tiles = int(state.tiles_held[seat]) * MOST_IN_TILE  # int: more than a byte holds
    return in_tiles + int(state.treasures_held[seat]) * MOST_IN_TREASURE >= GOLD_A_POINT


@inner
def gold_of(state: State, seat: int) -> int:
    """All the gold of a seat."""
    total = 0
    for value in range(1, GOLD_VALUES):
        total += value * int(state.gold[seat, value])
    return total


@inner
def offered_by(state: State, seat: int) -> int:
    """The gold that a seat is about to pay."""
    total = 0
    for value in range(1, GOLD_VALUES):
        total += value * int(state.offered[seat, value])
    return total


@inner
def legal_purse(state: State, seat: int, out: Cells, n: int) -> int:
    """Add that the purse can be opened, if there is enough in it (R2.3, R11.1, R11.4)."""
    return offer(out, n, Do.OPEN_PURSE, gold_of(state, seat) >= GOLD_A_POINT)
