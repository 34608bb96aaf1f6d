"""The end of the match: who has become Doge, and when nobody can any more (R11)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import tell

from .events import Told
from .fields import (
    DEADLOCK,
    EIGHT_IN_FOUR,
    HOUSES_TIE_BREAK,
    NONE,
    PALACES_TIE_BREAK,
    SEVEN_IN_FIVE,
    SHARED,
    SIX_DISTRICTS,
    YEAR_CAP,
    Stage,
)
from .material import DISTRICT_COUNT, FEWEST_DISTRICTS, GOAL, SITES
from .ties import first_of, how_many


@inner
def districts_of(state, seat):
    """In how many districts the seat has a palazzo."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.palaces[seat, district] > 0
    return count


@inner
def palaces_of(state, seat):
    """How many palazzi the seat has built."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.palaces[seat, district]
    return count


@inner
def houses_of(state, seat):
    """How many houses the seat has on the board."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.houses[seat, district]
    return count


@inner
def qualifies(state, seat):
    """All six districts, seven palazzi in five, or eight in four (R11.1, R14.2)."""
    districts = districts_of(state, seat)
    return districts >= FEWEST_DISTRICTS and districts + palaces_of(state, seat) >= GOAL


@inner
def end_year(terms, state, tale):
    """Whether the match is over, now that the year is (R11.2)."""
    tell(tale, Told.YEAR_OVER, state.year)
    qualified = 0
    for seat in range(terms.seats):
        if qualifies(state, seat):
            qualified |= 1 << seat
            palaces = palaces_of(state, seat)
            tell(tale, Told.QUALIFIED, seat, palaces, districts_of(state, seat))
    if qualified:
        proclaim(state, qualified, tale)
    elif state.year >= terms.year_cap:
        tell(tale, Told.YEAR_CAP)
        rank(terms, state, YEAR_CAP, tale)
    elif is_deadlocked(terms, state):
        tell(tale, Told.DEADLOCK)
        rank(terms, state, DEADLOCK, tale)


@inner
def proclaim(state, qualified, tale):
    """One is Doge; of several whoever has most palazzi, then most houses (R11.3-R11.5)."""
    state.stage = Stage.OVER
    by_palaces = most_palaces(state, qualified)
    state.winners = most_houses(state, by_palaces)
    winner = first_of(state.winners)
    if how_many(qualified) == 1:
        state.ending = way_of(state, winner)
        tell(tale, Told.DOGE, winner)
    elif how_many(by_palaces) == 1:
        state.ending = PALACES_TIE_BREAK
        tell(tale, Told.DOGE_BY_PALACES, winner)
    elif how_many(state.winners) == 1:
        state.ending = HOUSES_TIE_BREAK
        tell(tale, Told.DOGE_BY_HOUSES, winner)
    else:
        state.ending = SHARED
        tell(tale, Told.SHARED)


@inner
def way_of(state, seat):
    """Which of the three conditions a Doge has met (R11.1)."""
    districts = districts_of(state, seat)
    if districts == DISTRICT_COUNT:
        return SIX_DISTRICTS
    return SEVEN_IN_FIVE if districts == DISTRICT_COUNT - 1 else EIGHT_IN_FOUR


@inner
def most_palaces(state, seats):
    """Those of the seats with most palazzi, as a bit mask (R11.3)."""
    most = 0
    found = 0
    for seat in range(state.palaces.shape[0]):
        count = palaces_of(state, seat)
        if seats >> seat & 1 and count >= most:
            found = (found if count == most else 0) | 1 << seat
            most = count
    return found


@inner
def most_houses(state, seats):
    """Those of the seats with most houses on the board, as a bit mask (R11.4)."""
    most = 0
    found = 0
    for seat in range(state.houses.shape[0]):
        count = houses_of(state, seat)
        if seats >> seat & 1 and count >= most:
            found = (found if count == most else 0) | 1 << seat
            most = count
    return found


@inner
def rank(terms, state, ending, tale):
    """Without a Doge: districts and palazzi, then palazzi, then houses (R11.6)."""
    state.stage = Stage.OVER
    state.ending = ending
    most = 0
    leading = 0
    for seat in range(terms.seats):
        count = districts_of(state, seat) + palaces_of(state, seat)
        if count >= most:
            leading = (leading if count == most else 0) | 1 << seat
            most = count
    state.winners = most_houses(state, most_palaces(state, leading))
    for seat in range(terms.seats):
        if state.winners >> seat & 1:
            tell(tale, Told.RANKED_FIRST, seat)


@inner
def is_deadlocked(terms, state):
    """Whether nobody could qualify with all the palazzi and free sites that are left (R11.7)."""
    for seat in range(terms.seats):
        if can_qualify(state, seat):
            return False
    return True


@inner
def can_qualify(state, seat):
    """Whether a seat could still become Doge if nobody else built any more (R11.7)."""
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
