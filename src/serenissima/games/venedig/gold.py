"""A seat's gold, the gold that others must allow for, and the ability to pay (R8.6, R11)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.steps import offer

from .actions import Do
from .fields import State, Terms
from .material import FIRST_TREASURE, GOLD_A_POINT, GOLD_VALUES, TILE_VALUES
from .meta import GoldAsked

MOST_IN_TILE, MOST_IN_TREASURE = TILE_VALUES - 1, GOLD_VALUES - 1


@inner
def may_have_gold(terms: Terms, state: State, seat: int) -> bool:
    """Whether a seat might be able to pay for a point, from public information (R8.6)."""
    if not asks_whenever_it_counts(terms):
        in_tiles = int(state.tiles_held[seat]) * MOST_IN_TILE  # int: it can exceed a byte
        return in_tiles + int(state.treasures_held[seat]) * MOST_IN_TREASURE >= GOLD_A_POINT
    return most_in_tiles(terms, state, seat) + most_in_treasures(terms, state, seat) >= GOLD_A_POINT


@inner
def asks_whenever_it_counts(terms: Terms) -> bool:
    """Whether gold is asked for before every building (R2.3), and only where it counts (R8.6)."""
    return terms.gold_asked == GoldAsked.WHENEVER_IT_COUNTS


@inner
def most_in_tiles(terms: Terms, state: State, seat: int) -> int:
    """Return the most gold that a seat's tiles can carry, given the tiles paid (R11.3)."""
    tiles = int(state.tiles_held[seat])
    most = 0
    for value in range(MOST_IN_TILE, 0, -1):
        count = min(tiles, int(terms.tile_counts[value]) - int(state.tiles_paid[value]))
        most += value * count
        tiles -= count
    return most


@inner
def most_in_treasures(terms: Terms, state: State, seat: int) -> int:
    """Return the most gold that a seat's treasures can carry."""
    treasures = int(state.treasures_held[seat])
    most = 0
    for value in range(MOST_IN_TREASURE, FIRST_TREASURE - 1, -1):
        count = min(treasures, int(terms.treasure_counts[value - FIRST_TREASURE]))
        most += value * count
        treasures -= count
    return most


@inner
def gold_of(state: State, seat: int) -> int:
    """Return all the gold of a seat."""
    total = 0
    for value in range(1, GOLD_VALUES):
        total += value * int(state.gold[seat, value])
    return total


@inner
def offered_gold(state: State, seat: int) -> int:
    """Return the gold that a seat has put down."""
    total = 0
    for value in range(1, GOLD_VALUES):
        total += value * int(state.offered[seat, value])
    return total


@inner
def offered_treasure_gold(state: State, seat: int) -> int:
    """Return the gold in the treasures that a seat has put down."""
    total = 0
    for value in range(FIRST_TREASURE, GOLD_VALUES):
        total += value * int(state.offered[seat, value])
    return total


@inner
def legal_purse(state: State, seat: int, out: Cells, n: int) -> int:
    """Add the two ways to pay, if the gold suffices for a point (R2.3, R11.1, R11.4)."""
    enough = gold_of(state, seat) >= GOLD_A_POINT
    n = offer(out, n, Do.PAY_MOST, enough)
    return offer(out, n, Do.OPEN_PURSE, enough)
