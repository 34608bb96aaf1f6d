"""The end of the match: the Doge, or a deadlock in which no seat can qualify (R11)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.seats import NO_SEATS, count_seats, first_seat, has_seat, with_seat
from serenissima.kernel.tale import Tale, tell

from .board import districts_of, houses_of, palaces_of
from .events import Told
from .fields import NONE, Ending, Stage, State, Terms
from .material import DISTRICT_COUNT, FEWEST_DISTRICTS, GOAL, SITES


@inner
def qualifies(state: State, seat: int) -> bool:
    """Whether a seat has six districts, seven palazzi in five or eight in four (R11.1, R14.2)."""
    districts = districts_of(state, seat)
    return districts >= FEWEST_DISTRICTS and districts + palaces_of(state, seat) >= GOAL


@inner
def end_year(terms: Terms, state: State, tale: Tale) -> None:
    """End the match after a year if a seat qualifies, or if none can any more (R11.2)."""
    tell(tale, Told.YEAR_OVER, state.year)
    qualified = NO_SEATS
    for seat in range(terms.seats):
        if qualifies(state, seat):
            qualified = with_seat(qualified, seat)
            palaces = palaces_of(state, seat)
            tell(tale, Told.QUALIFIED, seat, palaces, districts_of(state, seat))
    if qualified:
        proclaim(state, qualified, tale)
    elif state.year >= terms.year_cap:
        tell(tale, Told.YEAR_CAP)
        rank(terms, state, Ending.YEAR_CAP, tale)
    elif is_deadlocked(terms, state):
        tell(tale, Told.DEADLOCK)
        rank(terms, state, Ending.DEADLOCK, tale)


@inner
def proclaim(state: State, qualified: int, tale: Tale) -> None:
    """Make a qualified seat Doge; palazzi, then houses break ties (R11.3-R11.5)."""
    state.stage = Stage.OVER
    by_palaces = most_palaces(state, qualified)
    state.winners = most_houses(state, by_palaces)
    winner = first_seat(state.winners)
    if count_seats(qualified) == 1:
        state.ending = way_of(state, winner)
        tell(tale, Told.DOGE, winner)
    elif count_seats(by_palaces) == 1:
        state.ending = Ending.PALACES_TIE_BREAK
        tell(tale, Told.DOGE_BY_PALACES, winner)
    elif count_seats(state.winners) == 1:
        state.ending = Ending.HOUSES_TIE_BREAK
        tell(tale, Told.DOGE_BY_HOUSES, winner)
    else:
        state.ending = Ending.SHARED
        tell(tale, Told.SHARED)


@inner
def way_of(state: State, seat: int) -> int:
    """Return which of the three conditions a Doge meets (R11.1)."""
    districts = districts_of(state, seat)
    if districts == DISTRICT_COUNT:
        return Ending.SIX_DISTRICTS
    return Ending.SEVEN_IN_FIVE if districts == DISTRICT_COUNT - 1 else Ending.EIGHT_IN_FOUR


@inner
def most_palaces(state: State, seats: int) -> int:
    """Return the given seats with the most palazzi, as a bit mask (R11.3)."""
    most = 0
    found = NO_SEATS
    for seat in range(state.palaces.shape[0]):
        count = palaces_of(state, seat)
        if has_seat(seats, seat) and count >= most:
            found = with_seat(found if count == most else NO_SEATS, seat)
            most = count
    return found


@inner
def most_houses(state: State, seats: int) -> int:
    """Return the given seats with the most houses on the board, as a bit mask (R11.4)."""
    most = 0
    found = NO_SEATS
    for seat in range(state.houses.shape[0]):
        count = houses_of(state, seat)
        if has_seat(seats, seat) and count >= most:
            found = with_seat(found if count == most else NO_SEATS, seat)
            most = count
    return found


@inner
def rank(terms: Terms, state: State, ending: int, tale: Tale) -> None:
    """End without a Doge: rank by districts plus palazzi, then palazzi, then houses (R11.6)."""
    state.stage = Stage.OVER
    state.ending = ending
    most = 0
    leading = NO_SEATS
    for seat in range(terms.seats):
        count = districts_of(state, seat) + palaces_of(state, seat)
        if count >= most:
            leading = with_seat(leading if count == most else NO_SEATS, seat)
            most = count
    state.winners = most_houses(state, most_palaces(state, leading))
    for seat in range(terms.seats):
        if has_seat(state.winners, seat):
            tell(tale, Told.RANKED_FIRST, seat)


@inner
def is_deadlocked(terms: Terms, state: State) -> bool:
    """Whether no seat can qualify with the palazzi and free sites that are left (R11.7)."""
    for seat in range(terms.seats):
        if can_qualify(state, seat):
            return False
    return True


@inner
def can_qualify(state: State, seat: int) -> bool:
    """Whether a seat could still qualify if it got all free sites (R11.7)."""
    free = 0
    open_districts = 0
    for district in range(DISTRICT_COUNT):
        for site in range(SITES):
            free += state.sites[district, site] == NONE
        if state.palaces[seat, district] == 0 and state.sites[district, SITES - 1] == NONE:
            open_districts += 1
    stock = state.palace_stock[seat]
    gained = min(stock, open_districts)
    more = min(stock - gained, free - gained)
    districts = districts_of(state, seat) + gained
    palaces = palaces_of(state, seat) + gained + more
    return districts >= FEWEST_DISTRICTS and districts + palaces >= GOAL
