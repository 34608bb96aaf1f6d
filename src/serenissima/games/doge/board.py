"""Values derived from the board: the voting area, homes, palazzi and houses."""

from serenissima.kernel.compile import inner

from .fields import NONE, State
from .material import DISTRICT_COUNT, FIRST_PRICE, QUARANTIA, SITES


@inner
def voting_area(state: State) -> int:
    """Return the area that votes now (R4.1), before the elections the first to vote."""
    return state.order[state.election]


@inner
def home_of(councillor: int) -> int:
    """Return the home of a councillor (R1.3)."""
    return min(councillor, QUARANTIA)


@inner
def palaces_in(state: State, district: int) -> int:
    """Return the number of palazzi in a district, whoever owns them (R10.2)."""
    count = 0
    while count < SITES and state.sites[district, count] != NONE:
        count += 1
    return count


@inner
def can_build(state: State, seat: int, district: int) -> bool:
    """Whether a site is free, and the seat has a palazzo and enough houses for it (R10.2)."""
    built = palaces_in(state, district)
    if built == SITES or state.palace_stock[seat] == 0:
        return False
    houses: int = state.houses[seat, district]
    return houses >= FIRST_PRICE + built


@inner
def districts_of(state: State, seat: int) -> int:
    """Return the number of districts with a palazzo of the seat."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.palaces[seat, district] > 0
    return count


@inner
def palaces_of(state: State, seat: int) -> int:
    """Return the number of palazzi that the seat has built."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.palaces[seat, district]
    return count


@inner
def houses_of(state: State, seat: int) -> int:
    """Return the number of houses that the seat has on the board."""
    count = 0
    for district in range(DISTRICT_COUNT):
        count += state.houses[seat, district]
    return count
