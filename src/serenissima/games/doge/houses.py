"""Houses: placing them from stock and moving them between districts (R6.7, R6.8, R9)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import tell

from .actions import Do
from .events import Told
from .fields import NO_MOVE, NONE, SEALED, Stage
from .material import DISTRICT_COUNT, QUARANTIA
from .palaces import begin_checks
from .ties import decide, due_seats, next_of, seat_in_turn, voting_area

# ---- R9.1 placing --------------------------------------------------------------------------------


@inner
def begin_placing(terms, state, area, seats, most, tale):
    """Some seats may place houses in the district that votes, as far as they have any (R9.2)."""
    state.stage = Stage.PLACE
    for seat in range(terms.seats):
        if seats >> seat & 1:
            state.due[seat] = min(most, state.house_stock[seat])
            if state.due[seat] == 0:
                tell(tale, Told.NO_HOUSE, seat, area)


@inner
def legal_places(state, seat, out):
    """None, one or two (R9.1)."""
    for count in range(state.due[seat] + 1):
        out[count] = Do.PLACE + count
    return state.due[seat] + 1


@inner
def plan_houses(terms, state, seat, count, tale):
    """The seat will place so many (R9.1)."""
    decide(terms, state, seat, count, tale)


@inner
def go_on_placing(terms, state, dice, tale):
    """Carry out what was decided and ask who is next; then palazzi are checked (R10.1)."""
    area = voting_area(state)
    for step in range(terms.seats):
        seat = seat_in_turn(terms, state, step)
        count = state.plan[seat]
        if count != NONE:
            state.plan[seat] = NONE
            state.due[seat] = 0
            place(state, seat, count, area, tale)
    ask_or_check(terms, state, dice)


@inner
def place(state, seat, count, district, tale):
    """Houses go from the stock into the district, be it full or not (R9.1, R9.3)."""
    if count == 0:
        tell(tale, Told.PLACED_NONE, seat, district)
        return
    state.house_stock[seat] -= count
    state.houses[seat, district] += count
    state.received[district] |= 1 << seat
    tell(tale, Told.PLACED, seat, count, district)


@inner
def ask_or_check(terms, state, dice):
    """Ask the next seat, or all that are left if their choice is sealed; after them the checks."""
    seats = due_seats(state)
    if seats == 0:
        begin_checks(state)
    elif terms.tie_order == SEALED:
        state.waits = seats
    else:
        state.waits = 1 << next_of(terms, state, seats, dice)


# ---- R9.4 moving ---------------------------------------------------------------------------------


@inner
def begin_moving(terms, state, seats, most, tale):
    """Some seats may move houses, if they have any on the board."""
    state.stage = Stage.MOVE
    for seat in range(terms.seats):
        if seats >> seat & 1:
            if has_houses(state, seat):
                state.due[seat] = most
            else:
                tell(tale, Told.NOTHING_TO_MOVE, seat)


@inner
def has_houses(state, seat):
    """Whether a house of the seat stands anywhere on the board."""
    for district in range(DISTRICT_COUNT):
        if state.houses[seat, district] > 0:
            return True
    return False


@inner
def legal_moves(state, seat, out):
    """Lift a house, or move none; once lifted: where it goes (R6.7, R6.8, R9.4)."""
    n = 0
    lifted = state.lifted[seat]
    if lifted == NONE:
        for district in range(DISTRICT_COUNT):
            out[n] = Do.LIFT + district
            n += state.houses[seat, district] > 0
        out[n] = Do.STAY
        return n + 1
    for district in range(DISTRICT_COUNT):
        out[n] = Do.DROP + district
        n += district != lifted
    out[n] = Do.PUT_BACK
    return n + 1


@inner
def lift(terms, state, seat, district, tale):
    """A house is taken up; away from the district that votes, it can only go there (R6.7)."""
    area = voting_area(state)
    state.lifted[seat] = district
    tell(tale, Told.LIFTED, seat, district)
    if area != QUARANTIA and district != area:
        drop(terms, state, seat, area, tale)


@inner
def drop(terms, state, seat, district, tale):
    """The lifted house is to go there."""
    decide(terms, state, seat, DISTRICT_COUNT * state.lifted[seat] + district, tale)


@inner
def stay(terms, state, seat, tale):
    """The seat moves no house, or no further one (R6.9)."""
    decide(terms, state, seat, NO_MOVE, tale)


@inner
def put_back(state, seat, tale):
    """The lifted house stays where it was."""
    state.lifted[seat] = NONE
    tell(tale, Told.PUT_BACK, seat)


@inner
def go_on_moving(terms, state, dice, tale):
    """Carry out what was decided and ask who is next; after all moves come the checks (R10.8)."""
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
def move(state, seat, district, to, tale):
    """A house goes from one district to another (R9.4)."""
    state.houses[seat, district] -= 1
    state.houses[seat, to] += 1
    state.received[to] |= 1 << seat
    tell(tale, Told.MOVED, seat, district, to)
