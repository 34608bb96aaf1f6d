"""The order in which tied seats decide, and the note of a decision (R2.5, R13.1)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice, roll
from serenissima.kernel.seats import (
    NO_SEATS,
    count_seats,
    first_seat,
    has_seat,
    only,
    with_seat,
    without_seat,
)
from serenissima.kernel.tale import Tale, tell

from .events import Told
from .fields import NONE, Stage, State, Terms
from .material import MOST_SEATS
from .meta import TieOrder


@inner
def seat_in_turn(terms: Terms, state: State, step: int) -> int:
    """Return the seat `step` places after the first one (R2.5)."""
    seat = step if terms.tie_order == TieOrder.FIXED else state.first_seat + step
    return seat if seat < terms.seats else seat - terms.seats


@inner
def next_of(terms: Terms, state: State, seats: int, dice: Dice) -> int:
    """Return the given seat that comes first, by the order of ties or at random (R2.5, R13.1)."""
    if terms.tie_order == TieOrder.RANDOM:
        return by_lot(seats, dice)
    step = 0
    while not has_seat(seats, seat_in_turn(terms, state, step)):
        step += 1
    return seat_in_turn(terms, state, step)


@inner
def by_lot(seats: int, dice: Dice) -> int:
    """Return one of the given seats at random, all equally likely; a single seat needs no dice."""
    count = count_seats(seats)
    for _ in range(roll(dice, count) if count > 1 else 0):
        seats = without_seat(seats, first_seat(seats))
    return first_seat(seats)


@inner
def due_seats(state: State) -> int:
    """Return the seats with something left to do in this stage, as a bit mask.

    A seat between its two moves finishes before the next seat begins (R8.6).
    """
    seats = NO_SEATS
    halfway = NO_SEATS
    for seat in range(MOST_SEATS):
        if state.due[seat] > 0:
            seats = with_seat(seats, seat)
        if state.due[seat] == 1 and state.stage == Stage.MOVE:
            halfway = with_seat(halfway, seat)
    return halfway or seats


@inner
def ask(terms: Terms, state: State, seats: int, dice: Dice) -> None:
    """Ask the next of the given seats, or all if they decide in secret (R13.1)."""
    if terms.tie_order == TieOrder.SEALED:
        state.waits = seats
    else:
        state.waits = only(next_of(terms, state, seats, dice))


@inner
def decide(terms: Terms, state: State, seat: int, plan: int, tale: Tale) -> None:
    """Note a seat's decision; if sealed, it is secret until all have decided (R13.1)."""
    state.plan[seat] = plan
    state.lifted[seat] = NONE
    state.waits = without_seat(state.waits, seat)
    if terms.tie_order == TieOrder.SEALED:
        tell(tale, Told.DECIDED, seat)
