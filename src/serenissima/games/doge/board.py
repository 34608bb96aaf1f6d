"""What can be read off the table: the area that votes, homes, palazzi and houses."""

from serenissima.kernel.compile import inner

from .fields import NONE, State
from .material import DISTRICT_COUNT, FIRST_PRICE, QUARANTIA, SITES


@inner
def voting_area(state: State) -> int:
    """The area that votes now (R4.1); before the elections, the one that will vote first."""
    return state.order[state.election]


@inner
def home_of(councillor: int) -> int:
    """The area a councillor comes from (R1.3)."""
    return min(councillor, QUARANTIA)


@inner
def standing(state: State, district: int) -> int:
    """How many palazzi stand in a district, whoever's (R10.2)."""
    count = 0
    while count < SITES and state.sites[district, count] != NONE:
        count += 1
    return count


@inner
def can_build(state: State, seat: int, district: int) -> bool:
    """Whether there is a free site, and the seat has a palazzo and the houses for it (R10.2)."""
    built = standing(state, district)
    if built == SITES or state.palace_stock[seat] == 0:
        return False
    houses: int = state.houses[seat, district]
    return houses >= FIRST_PRICE + built


@inner
def districts_of(state: State, seat: int) -> int:
    """In how many districts the seat has a palazzo."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.palaces[seat, district] > 0
    return count


@inner
def palaces_of(state: State, seat: int) -> int:
    """How many palazzi the seat has built."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.palaces[seat, district]
    return count


@inner
def houses_of(state: State, seat: int) -> int:
    """How many houses the seat has on the board."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.houses[seat, district]
    return count
