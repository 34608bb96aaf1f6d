"""Houses: placing them from stock and moving them between districts (R6.7, R6.8, R9)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import first_seat, has_seat, only, with_seat
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .board import can_build, houses_of, voting_area
from .events import Told
from .fields import NO_MOVE, NONE, Stage, State, Terms
from .material import DISTRICT_COUNT, QUARANTIA
from .meta import HousesPerCheck, LoneDestination
from .palaces import begin_checks
from .ties import ask, decide, due_seats, seat_in_turn

FIRSTS_PLACE = 2  # `turn` while the winners place houses (R7.3, R7.5)

# ---- R9.1 placing --------------------------------------------------------------------------------


@inner
def begin_placing(terms: Terms, state: State, area: int, seats: int, most: int, tale: Tale) -> None:
    """Let seats place houses in the voting district, if they have any in stock (R9.2)."""
    state.stage = Stage.PLACE
    for seat in range(terms.seats):
        if has_seat(seats, seat):
            state.due[seat] = min(most, state.house_stock[seat])
            if state.due[seat] == 0:
                tell(tale, Told.NO_HOUSE, seat, area)


@inner
def continue_placing(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Carry out the decisions and ask the next seat; then check for palazzi (R10.1)."""
    area = voting_area(state)
    for step in range(terms.seats):
        seat = seat_in_turn(terms, state, step)
        count = state.plan[seat]
        if count != NONE:
            state.plan[seat] = NONE
            state.due[seat] = 0
            place(state, seat, count, area, tale)
            save_second_house(terms, state, seat, count)
    ask_or_check(terms, state, dice)


@inner
def legal_places(state: State, seat: int, out: Cells) -> int:
    """List placing none, one or two houses (R9.1)."""
    for count in range(state.due[seat] + 1):
        out[count] = Do.PLACE + count
    return state.due[seat] + 1


@inner
def plan_houses(terms: Terms, state: State, seat: int, count: int, tale: Tale) -> None:
    """Decide how many houses the seat will place (R9.1)."""
    decide(terms, state, seat, count, tale)


@inner
def place(state: State, seat: int, count: int, district: int, tale: Tale) -> None:
    """Place houses from stock in the district, even if it is full (R9.1, R9.3)."""
    if count == 0:
        tell(tale, Told.PLACED_NONE, seat, district)
        return
    state.house_stock[seat] -= count
    state.houses[seat, district] += count
    state.received[district] = with_seat(state.received[district], seat)
    tell(tale, Told.PLACED, seat, count, district)


@inner
def save_second_house(terms: Terms, state: State, seat: int, count: int) -> None:
    """Save the second house of a winner who could build with the first (R10.6)."""
    state.house_left = (
        terms.houses_per_check == HousesPerCheck.ONE
        and not state.house_left
        and count == 1
        and state.turn == FIRSTS_PLACE
        and state.firsts == only(seat)
        and can_build(state, seat, voting_area(state))
    )


@inner
def place_second_house(terms: Terms, state: State, tale: Tale) -> None:
    """Let the winner place the second house, if there is one in stock (R10.6)."""
    begin_placing(terms, state, voting_area(state), state.firsts, 1, tale)
    state.house_left = state.due[first_seat(state.firsts)]


@inner
def ask_or_check(terms: Terms, state: State, dice: Dice) -> None:
    """Ask the seats that still have houses to place or move; then begin the checks."""
    seats = due_seats(state)
    if seats:
        ask(terms, state, seats, dice)
    else:
        begin_checks(state)


# ---- R9.4 moving ---------------------------------------------------------------------------------


@inner
def begin_moving(terms: Terms, state: State, seats: int, most: int, tale: Tale) -> None:
    """Let seats move houses, if they have any on the board."""
    state.stage = Stage.MOVE
    for seat in range(terms.seats):
        if has_seat(seats, seat):
            if houses_of(state, seat) > 0:
                state.due[seat] = most
            else:
                tell(tale, Told.NOTHING_TO_MOVE, seat)


@inner
def continue_moving(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Carry out the decisions and ask the next seat; then check for palazzi (R10.8)."""
    for step in range(terms.seats):
        seat = seat_in_turn(terms, state, step)
        plan = state.plan[seat]
        state.plan[seat] = NONE
        if plan == NO_MOVE:
            state.due[seat] = 0
            tell(tale, Told.STAYED, seat)
        elif plan != NONE:
            state.due[seat] -= 1
            move(state, seat, plan // DISTRICT_COUNT, plan % DISTRICT_COUNT, tale)
    ask_or_check(terms, state, dice)


@inner
def legal_moves(state: State, seat: int, out: Cells) -> int:
    """List picking up a house and staying, or putting down a picked-up one (R6.7, R6.8, R9.4)."""
    if state.lifted[seat] != NONE:
        return legal_drops(state, seat, out)
    n = 0
    for district in range(DISTRICT_COUNT):
        n = offer(out, n, Do.LIFT + district, state.houses[seat, district] > 0)
    out[n] = Do.STAY
    return n + 1


@inner
def legal_drops(state: State, seat: int, out: Cells) -> int:
    """List the districts open to the picked-up house, and putting it back (R9.4)."""
    lifted = state.lifted[seat]
    n = 0
    for district in range(DISTRICT_COUNT):
        n = offer(out, n, Do.DROP + district, can_go(state, lifted, district))
    out[n] = Do.PUT_BACK
    return n + 1


@inner
def can_go(state: State, district: int, to: int) -> bool:
    """Whether a house can move between two districts.

    If a district votes, the move must begin or end there (R6.7, R6.8).
    """
    area = voting_area(state)
    return to != district and (area == QUARANTIA or area == district or area == to)


@inner
def lift(terms: Terms, state: State, seat: int, district: int, tale: Tale) -> None:
    """Pick up a house (R9.4)."""
    area = voting_area(state)
    state.lifted[seat] = district
    tell(tale, Told.LIFTED, seat, district)
    if terms.lone_destination == LoneDestination.TAKEN and area not in (QUARANTIA, district):
        drop(terms, state, seat, area, tale)


@inner
def drop(terms: Terms, state: State, seat: int, district: int, tale: Tale) -> None:
    """Decide to put down the picked-up house in a district."""
    decide(terms, state, seat, DISTRICT_COUNT * state.lifted[seat] + district, tale)


@inner
def stay(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Decide to move no house, or no further one (R6.9)."""
    decide(terms, state, seat, NO_MOVE, tale)


@inner
def put_back(state: State, seat: int, tale: Tale) -> None:
    """Put the picked-up house back."""
    state.lifted[seat] = NONE
    tell(tale, Told.PUT_BACK, seat)


@inner
def move(state: State, seat: int, district: int, to: int, tale: Tale) -> None:
    """Move a house from one district to another (R9.4)."""
    state.houses[seat, district] -= 1
    state.houses[seat, to] += 1
    state.received[to] = with_seat(state.received[to], seat)
    tell(tale, Told.MOVED, seat, district, to)
