"""Who decides, and in which order tied players do (R2.5, R13.1)."""

import numpy as np

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import roll
from serenissima.kernel.tale import tell

from .events import Told
from .fields import FIXED, NONE, RANDOM, SEALED, Stage
from .material import MOST_SEATS


@inner
def voting_area(state):
    """The area that votes now (R4.1); before the elections, the one that will vote first."""
    return np.int64(state.order[state.election])


@inner
def first_of(seats):
    """The lowest seat of a bit mask that is not 0."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@inner
def how_many(seats):
    """How many seats a bit mask holds."""
    count = 0
    for seat in range(MOST_SEATS):
        count += seats >> seat & 1
    return count


@inner
def seat_in_turn(terms, state, step):
    """The seat that comes `step` places after the first one (R2.5)."""
    seat = step if terms.tie_order == FIXED else state.first_seat + step
    return seat if seat < terms.seats else seat - terms.seats


@inner
def next_of(terms, state, seats, dice):
    """Which of some seats comes first: by the order among the tied, or by lot (R2.5, R13.1)."""
    if terms.tie_order == RANDOM:
        return by_lot(seats, dice)
    step = 0
    while not seats >> seat_in_turn(terms, state, step) & 1:
        step += 1
    return seat_in_turn(terms, state, step)


@inner
def by_lot(seats, dice):
    """One of some seats, each as likely; a single one needs no lot."""
    count = how_many(seats)
    place = roll(dice, count) if count > 1 else 0
    seat = first_of(seats)
    while place > 0:
        seat += 1
        place -= seats >> seat & 1
    return seat


@inner
def due_seats(state):
    """The seats that still have something to do in this stage, as a bit mask.

    Whoever is in the middle of two moves goes on before the next begins (R8.6).
    """
    seats = 0
    halfway = 0
    for seat in range(MOST_SEATS):
        if state.due[seat] > 0:
            seats |= 1 << seat
        if state.due[seat] == 1 and state.stage == Stage.MOVE:
            halfway |= 1 << seat
    return halfway or seats


@inner
def decide(terms, state, seat, plan, tale):
    """A seat has decided; sealed, it stays secret until all have (R13.1)."""
    state.plan[seat] = plan
    state.lifted[seat] = NONE
    state.waits -= 1 << seat
    if terms.tie_order == SEALED:
        tell(tale, Told.DECIDED, seat)
