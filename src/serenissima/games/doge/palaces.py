"""Palazzi: when they can be built, their price, and the order if sites are scarce (R10)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import (
    NO_SEATS,
    count_seats,
    has_seat,
    only,
    with_seat,
    without_seat,
)
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .board import palaces_in
from .events import Told
from .fields import BUILD_ONE, NONE, PASS, Stage, State, Terms
from .material import DISTRICT_COUNT, FIRST_PRICE, SITES
from .meta import PalacesPerCheck, ScarceSites, TieOrder
from .ties import by_lot, decide, due_seats, next_of


@inner
def begin_checks(state: State) -> None:
    """Begin to check every district that has just received houses (R10.1, R10.8)."""
    state.stage = Stage.BUILD
    state.site = NONE


@inner
def continue_building(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Carry out the decisions and ask the next seat; then check the next district (R10.7)."""
    carry_out(terms, state, dice, tale)
    seats = due_seats(state)
    if not seats:
        open_check(terms, state, tale)
    elif palaces_in(state, state.site) == SITES:
        turn_away(state, seats, tale)
    elif terms.tie_order == TieOrder.SEALED:
        state.waits = seats
    else:
        state.waits = only(next_builder(terms, state, seats, dice))


@inner
def legal_builds(out: Cells) -> int:
    """List building and declining (R10.4)."""
    out[0] = Do.BUILD
    out[1] = Do.FORGO
    return 2


@inner
def plan_palazzo(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Decide to build (R10.4)."""
    decide(terms, state, seat, BUILD_ONE, tale)


@inner
def forgo(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Decide not to build (R10.4)."""
    decide(terms, state, seat, PASS, tale)


# ---- checking districts --------------------------------------------------------------------------


@inner
def open_check(terms: Terms, state: State, tale: Tale) -> None:
    """Check the next district with new houses; all seats there pay the same price (R10.7)."""
    for district in range(DISTRICT_COUNT):
        if state.received[district]:
            check(terms, state, district, tale)
            return
    state.site = NONE
    state.price = 0
    state.stage = Stage.NEXT


@inner
def check(terms: Terms, state: State, district: int, tale: Tale) -> None:
    """Let the seats that can build in a district decide (R10.1, R10.5)."""
    free = SITES - palaces_in(state, district)
    price = FIRST_PRICE + SITES - free  # R10.2
    able = able_seats(terms, state, district, price, tale) if free > 0 else NO_SEATS
    state.received[district] = NO_SEATS
    for seat in range(terms.seats):
        state.due[seat] = has_seat(able, seat)
    if able:
        state.site = district
        state.price = price
        if terms.scarce_sites == ScarceSites.NOBODY and count_seats(able) > free:
            turn_away(state, able, tale)


@inner
def able_seats(terms: Terms, state: State, district: int, price: int, tale: Tale) -> int:
    """Return the seats with new houses here, the price and a palazzo in stock (R10.3, R10.11)."""
    able = NO_SEATS
    for seat in range(terms.seats):
        if has_seat(state.received[district], seat) and state.houses[seat, district] >= price:
            if state.palace_stock[seat] > 0:
                able = with_seat(able, seat)
            else:
                tell(tale, Told.NO_PALACE, seat, district)
    return able


@inner
def turn_away(state: State, seats: int, tale: Tale) -> None:
    """Tell seats that no site is left for them; their houses stay (R10.10)."""
    for seat in range(state.due.shape[0]):
        if has_seat(seats, seat):
            state.due[seat] = 0
            tell(tale, Told.NO_SITE, seat, state.site)


@inner
def next_builder(terms: Terms, state: State, seats: int, dice: Dice) -> int:
    """Return the next seat to build; if sites are scarce, by the option (R10.10, R13.2)."""
    if count_seats(seats) > SITES - palaces_in(state, state.site):
        if terms.scarce_sites == ScarceSites.RANDOM:
            return by_lot(seats, dice)
        if terms.scarce_sites == ScarceSites.HOUSES:
            seats = richest(state, seats)
    return next_of(terms, state, seats, dice)


@inner
def richest(state: State, seats: int) -> int:
    """Return the given seats with the most houses in the district, as a bit mask (R13.2)."""
    most = 0
    found = NO_SEATS
    for seat in range(state.houses.shape[0]):
        count = state.houses[seat, state.site]
        if has_seat(seats, seat) and count >= most:
            found = with_seat(found if count == most else NO_SEATS, seat)
            most = count
    return found


# ---- carrying out decisions ----------------------------------------------------------------------


@inner
def carry_out(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Carry out all decisions, one at a time (R10.7)."""
    planned = planning_seats(state)
    while planned:
        seat = next_builder(terms, state, planned, dice)
        settle(terms, state, seat, tale)
        planned = without_seat(planned, seat)


@inner
def planning_seats(state: State) -> int:
    """Return the seats with a decision that hasn't been carried out, as a bit mask."""
    seats = NO_SEATS
    for seat in range(state.plan.shape[0]):
        if state.plan[seat] != NONE:
            seats = with_seat(seats, seat)
    return seats


@inner
def settle(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Build a seat's palazzo, or none (R10.3, R10.4, R10.6)."""
    wants = state.plan[seat] == BUILD_ONE
    state.plan[seat] = NONE
    state.due[seat] = 0
    if not wants:
        tell(tale, Told.FORWENT, seat, state.site)
    elif palaces_in(state, state.site) == SITES:
        tell(tale, Told.NO_SITE, seat, state.site)
    else:
        build(state, seat, state.site, tale)
        if terms.palaces_per_check == PalacesPerCheck.MANY:  # R13.5: checked again at the new price
            state.received[state.site] = with_seat(state.received[state.site], seat)


@inner
def build(state: State, seat: int, district: int, tale: Tale) -> None:
    """Return the price to stock and put a palazzo on the first free site (R10.3, R10.12)."""
    state.houses[seat, district] -= state.price
    state.house_stock[seat] += state.price
    state.sites[district, palaces_in(state, district)] = seat
    state.palaces[seat, district] += 1
    state.palace_stock[seat] -= 1
    tell(tale, Told.BUILT, seat, district, state.price)
