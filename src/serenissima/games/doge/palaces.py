"""Palazzi: when one may be built, what it costs, who comes first where sites are few (R10)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import tell

from .actions import Do
from .events import Told
from .fields import BY_HOUSES, BY_LOT, MANY_PALACES, NOBODY, NONE, SEALED, Stage
from .material import DISTRICT_COUNT, FIRST_PRICE, SITES
from .ties import by_lot, decide, due_seats, how_many, next_of

PASS, BUILD_ONE = 0, 1  # plans


@inner
def begin_checks(state):
    """Check every district into which houses have just come (R10.1, R10.8)."""
    state.stage = Stage.BUILD
    state.site = NONE


@inner
def standing(state, district):
    """How many palazzi stand in a district, whoever's (R10.2)."""
    count = 0
    while count < SITES and state.sites[district, count] != NONE:
        count += 1
    return count


@inner
def legal_builds(out):
    """Build or not (R10.4)."""
    out[0] = Do.BUILD
    out[1] = Do.FORGO
    return 2


@inner
def plan_palazzo(terms, state, seat, tale):
    """The seat wants to build (R10.4)."""
    decide(terms, state, seat, BUILD_ONE, tale)


@inner
def forgo(terms, state, seat, tale):
    """The seat does not want to build (R10.4)."""
    decide(terms, state, seat, PASS, tale)


@inner
def go_on_building(terms, state, dice, tale):
    """Carry out what was decided, ask who is next; then the next district (R10.7)."""
    planned = planning_seats(state)
    while planned:
        seat = next_builder(terms, state, planned, dice)
        settle(terms, state, seat, tale)
        planned -= 1 << seat
    seats = due_seats(state)
    if seats == 0:
        open_check(terms, state, tale)
    elif standing(state, state.site) == SITES:
        turn_away(state, seats, tale)
    elif terms.tie_order == SEALED:
        state.waits = seats
    else:
        state.waits = 1 << next_builder(terms, state, seats, dice)


@inner
def planning_seats(state):
    """The seats whose decision is not yet carried out, as a bit mask."""
    seats = 0
    for seat in range(state.plan.shape[0]):
        if state.plan[seat] != NONE:
            seats |= 1 << seat
    return seats


@inner
def next_builder(terms, state, seats, dice):
    """Who comes first: if sites are too few for all, as the option says (R10.10, R13.2)."""
    if how_many(seats) > SITES - standing(state, state.site):
        if terms.scarce_sites == BY_LOT:
            return by_lot(seats, dice)
        if terms.scarce_sites == BY_HOUSES:
            seats = richest(state, seats)
    return next_of(terms, state, seats, dice)


@inner
def richest(state, seats):
    """Those of the seats with most houses in the district, as a bit mask (R13.2)."""
    most = 0
    found = 0
    for seat in range(state.houses.shape[0]):
        count = state.houses[seat, state.site]
        if seats >> seat & 1 and count >= most:
            found = (found if count == most else 0) | 1 << seat
            most = count
    return found


@inner
def open_check(terms, state, tale):
    """The next district with new houses; the price is the same for all who check there (R10.7)."""
    for district in range(DISTRICT_COUNT):
        if not state.received[district]:
            continue
        free = SITES - standing(state, district)
        price = FIRST_PRICE + SITES - free  # R10.2
        able = able_seats(terms, state, district, price, tale) if free > 0 else 0  # R10.5
        state.received[district] = 0
        for seat in range(terms.seats):
            state.due[seat] = able >> seat & 1
        if able:
            state.site = district
            state.price = price
            if terms.scarce_sites == NOBODY and how_many(able) > free:
                turn_away(state, able, tale)
            return
    state.site = NONE
    state.price = 0
    state.stage = Stage.NEXT


@inner
def able_seats(terms, state, district, price, tale):
    """The seats that got houses here, and could pay and have a palazzo left (R10.3, R10.11)."""
    able = 0
    for seat in range(terms.seats):
        if state.received[district] >> seat & 1 and state.houses[seat, district] >= price:
            if state.palace_stock[seat] > 0:
                able |= 1 << seat
            else:
                tell(tale, Told.NO_PALACE, seat, district)
    return able


@inner
def turn_away(state, seats, tale):
    """There is no site left for them, they keep their houses (R10.10)."""
    for seat in range(state.due.shape[0]):
        if seats >> seat & 1:
            state.due[seat] = 0
            tell(tale, Told.NO_SITE, seat, state.site)


@inner
def settle(terms, state, seat, tale):
    """A seat builds one, or none (R10.3, R10.4, R10.6)."""
    wants = state.plan[seat] == BUILD_ONE
    state.plan[seat] = NONE
    state.due[seat] = 0
    if not wants:
        tell(tale, Told.FORWENT, seat, state.site)
    elif standing(state, state.site) == SITES:
        tell(tale, Told.NO_SITE, seat, state.site)
    else:
        build(state, seat, state.site, tale)
        if terms.palaces_per_check == MANY_PALACES:  # R13.5: checked again at the new price
            state.received[state.site] |= 1 << seat


@inner
def build(state, seat, district, tale):
    """Houses go back to stock, a palazzo goes on the first free site (R10.3, R10.12)."""
    state.houses[seat, district] -= state.price
    state.house_stock[seat] += state.price
    state.sites[district, standing(state, district)] = seat
    state.palaces[seat, district] += 1
    state.palace_stock[seat] -= 1
    tell(tale, Told.BUILT, seat, district, state.price)
