"""Paying gold for points (R11)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import tell

from .actions import Do
from .clearing import clear_offer
from .ending import begin_end
from .events import Told
from .fields import BETWEEN, BY_GOLD, FINAL, GOES_ON, MOVE, NONE, PAY
from .gondolas import advance, reached_goal
from .material import FIRST_TREASURE, GOLD_A_POINT, GOLD_VALUES, TILE_VALUES

MOST_IN_TILE, MOST_IN_TREASURE = TILE_VALUES - 1, GOLD_VALUES - 1  # R8.6


@inner
def may_have_gold(state, seat):
    """Whether all that the others see leaves it open that a seat can pay for a point (R8.6)."""
    in_tiles = int(state.tiles_held[seat]) * MOST_IN_TILE  # int: more than a byte holds
    return in_tiles + int(state.treasures_held[seat]) * MOST_IN_TREASURE >= GOLD_A_POINT


@inner
def gold_of(state, seat):
    """All the gold of a seat."""
    total = 0
    for value in range(1, GOLD_VALUES):
        total += value * int(state.gold[seat, value])
    return total


@inner
def offered_by(state, seat):
    """The gold that a seat is about to pay."""
    total = 0
    for value in range(1, GOLD_VALUES):
        total += value * int(state.offered[seat, value])
    return total


@inner
def legal_purse(state, seat, out, n):
    """Add that the purse can be opened, if there is enough in it (R2.3, R11.1, R11.4)."""
    out[n] = Do.OPEN_PURSE
    return n + (gold_of(state, seat) >= GOLD_A_POINT)


@inner
def legal_payments(state, seat, out):
    """One more tile or treasure, pay, or take back (R11.2)."""
    n = 0
    for value in range(1, GOLD_VALUES):
        out[n] = Do.GIVE + value - 1
        n += state.gold[seat, value] > state.offered[seat, value]
    out[n] = Do.PAY
    n += offered_by(state, seat) >= GOLD_A_POINT
    for value in range(1, GOLD_VALUES):
        out[n] = Do.KEEP + value - 1
        n += state.offered[seat, value] > 0
    out[n] = Do.CLOSE_PURSE
    return n + 1


@inner
def open_purse(state, seat, tale):
    """The seat is about to pay."""
    state.payer = seat
    state.paying_in = state.stage
    state.stage = PAY
    state.waits = 1 << seat
    tell(tale, Told.OPENED_PURSE, seat)


@inner
def close_purse(state, seat, tale):
    """It pays nothing after all, and goes on where it was."""
    clear_offer(state, seat)
    back_from_purse(state)
    state.waits = 1 << seat
    tell(tale, Told.CLOSED_PURSE, seat)


@inner
def back_from_purse(state):
    """The stage in which the purse was opened."""
    state.stage = state.paying_in
    state.payer = NONE
    state.paying_in = 0
    state.waits = 0


@inner
def give(state, seat, value, tale):
    """A tile or treasure more is to be paid."""
    state.offered[seat, value] += 1
    tell(tale, Told.OFFERED, seat, value)


@inner
def keep(state, seat, value, tale):
    """One less."""
    state.offered[seat, value] -= 1
    tell(tale, Told.KEPT, seat, value)


@inner
def pay(terms, state, seat, tale):
    """Five gold are one point, what is over is lost (R11.1, R11.2); pieces go where they belong."""
    total = offered_by(state, seat)
    for value in range(1, GOLD_VALUES):
        count = state.offered[seat, value]
        state.gold[seat, value] -= count
        if value < FIRST_TREASURE:  # R11.3
            state.tiles_paid[value] += count
            state.tiles_held[seat] -= count
        else:
            state.treasure_pile[value - FIRST_TREASURE] += count
            state.treasures_held[seat] -= count
    clear_offer(state, seat)
    back_from_purse(state)
    points = total // GOLD_A_POINT
    tell(tale, Told.PAID, seat, total, points)
    advance(terms, state, seat, points, tale)
    follow_payment(terms, state, seat, tale)


@inner
def follow_payment(terms, state, seat, tale):
    """At the goal the match will end (R13.5); at its end each pays but once (R13.3)."""
    if state.stage == FINAL:
        state.exchanging -= 1
        return
    if reached_goal(state, seat):
        state.closing = BY_GOLD
    if state.stage == BETWEEN:
        state.stage = MOVE
    elif state.closing != GOES_ON:
        begin_end(terms, state, tale)
