"""An estimate of each seat's share of the win, before the match is decided.

It counts the houses that each seat still needs for its nearest goal (R11.1), at the prices it must
expect, less the expected gains from this year's elections (`prospects.py`).
"""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.elementary import exp
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat

from .board import districts_of, palaces_in, palaces_of, voting_area
from .fields import NO_MOVE, NONE, PASS, Ending, Stage, State, Terms
from .houses import FIRSTS_PLACE, can_go
from .material import (
    DISTRICT_COUNT,
    FIRST_PRICE,
    QUARANTIA,
    RUNNER_UP_HOUSES,
    SITES,
    WINNER_HOUSES,
)
from .prospects import (
    COSTLIEST,
    EXTRA,
    FIRST,
    GAIN,
    IN_HAND,
    MISSING,
    NEXT_COSTLIEST,
    NEXT_EXTRA,
    QUARANTIA_WORTH,
    SECOND,
    Sheet,
    awards,
    new_sheet,
    running,
    write_prospects,
)
from .scoring import score

# In houses.
UNBUILT = 1.0  # the cost of an unbuilt palazzo beyond its price
RIVALRY = 0.4  # added cost of a palazzo for each opponent who could build first
BLOCKED = 20.0  # the cost of a palazzo in a district without a free site
STRAY = 0.3  # the worth of a house beside an own palazzo: it may move, or help build a second
CONTROL = 0.85  # the worth of sending a district's councillor
MOVE_WORTH = 0.4  # the worth of moving a house

# The lead, in houses, that makes winning more likely by the factor e.
LEAST_LEAD = 1.45  # close to the goal
MORE_LEAD = 0.13  # added per missing house: much can still happen

NO_EXTRA = 99.0  # more than any palazzo costs

# `turn` while the runners-up place houses, and at a winner's second decision (R7, R8.3).
RUNNERS_UP_PLACE, LAST_DECISION = 3, 3


@compiled
def evaluate(terms: Terms, state: State, out: Cells) -> None:
    """Estimate each seat's share of the win, 0 to 1."""
    if state.ending != Ending.NONE:
        score(terms, state, out)
        return
    sheet = new_sheet(terms, state)
    for other in range(terms.seats):
        sheet[EXTRA, other] = sheet[NEXT_EXTRA, other] = NO_EXTRA
        sheet[GAIN, other] += pending(state, other)
    for district in range(DISTRICT_COUNT):
        write_prospects(terms, state, sheet, district)
        write_needs(terms, state, sheet, district)
    write_prospects(terms, state, sheet, QUARANTIA)
    for other in range(terms.seats):
        sheet[GAIN, other] += QUARANTIA_WORTH * awards(sheet, other)
    share_out(terms, state, sheet, out)


@inner
def share_out(terms: Terms, state: State, sheet: Sheet, out: Cells) -> None:
    """Share out the win by the number of houses each seat still needs."""
    mean = 0.0
    for other in range(terms.seats):
        sheet[MISSING, other] = to_go(state, sheet, other)
        mean += sheet[MISSING, other] / terms.seats
    lead = LEAST_LEAD + MORE_LEAD * max(mean, 0.0)
    for seat in range(terms.seats):
        whole = 0.0
        for other in range(terms.seats):
            whole += exp((sheet[MISSING, seat] - sheet[MISSING, other]) / lead)
        out[seat] = 1.0 / whole


# ---- missing palazzi -----------------------------------------------------------------------------


@inner
def to_go(state: State, sheet: Sheet, seat: int) -> float:
    """Return the houses missing for the nearest goal: six districts, or extra palazzi instead."""
    spare = palaces_of(state, seat) - districts_of(state, seat)
    all_six = sheet[MISSING, seat]
    five = all_six - sheet[COSTLIEST, seat]
    four = five - sheet[NEXT_COSTLIEST, seat]
    seven_in_five = five + extras(sheet, seat, 2 - spare)
    eight_in_four = four + extras(sheet, seat, 4 - spare)
    return min(all_six, seven_in_five, eight_in_four) - sheet[GAIN, seat] - sheet[IN_HAND, seat]


@inner
def extras(sheet: Sheet, seat: int, count: int) -> float:
    """Return the cost of extra palazzi beside existing ones; each raises the price."""
    if count <= 0:
        return 0.0
    return sheet[EXTRA, seat] + (count - 1) * sheet[NEXT_EXTRA, seat] + max(0, count - 2)


@inner
def write_needs(terms: Terms, state: State, sheet: Sheet, district: int) -> None:
    """Write each seat's cost of a first palazzo in a district, or of another one."""
    price = FIRST_PRICE + palaces_in(state, district)
    opponents = 0.0
    for seat in range(terms.seats):
        opponents += near(state, seat, district, price)
    for seat in range(terms.seats):
        sheet[GAIN, seat] += CONTROL * sheet[FIRST, seat]
        if running(state) and voting_area(state) == district:
            write_awaited(state, sheet, seat)
        rise = RIVALRY * (opponents - near(state, seat, district, price))
        need = expected_need(state, sheet, seat, district, price, rise)
        if state.palaces[seat, district] > 0:
            sheet[GAIN, seat] += STRAY * state.houses[seat, district]
            note_extra(sheet, seat, need)
        else:
            note_missing(sheet, seat, need)
            note_extra(sheet, seat, BLOCKED if is_full(price + 1) else price + 1 + UNBUILT)


@inner
def near(state: State, seat: int, district: int, price: int) -> float:
    """Return how close a seat is to building in a district, 1 if it has the houses."""
    houses: int = state.houses[seat, district]
    return min(1.0, houses / price)


@inner
def is_full(price: int) -> bool:
    """Whether a district with this price has no site left (R1.4)."""
    return price >= FIRST_PRICE + SITES


@inner
def note_missing(sheet: Sheet, seat: int, need: float) -> None:
    """Note a district without a palazzo; the sheet has the two costliest."""
    sheet[MISSING, seat] += need
    if need > sheet[COSTLIEST, seat]:
        sheet[NEXT_COSTLIEST, seat] = sheet[COSTLIEST, seat]
        sheet[COSTLIEST, seat] = need
    elif need > sheet[NEXT_COSTLIEST, seat]:
        sheet[NEXT_COSTLIEST, seat] = need


@inner
def note_extra(sheet: Sheet, seat: int, need: float) -> None:
    """Note the cost of another palazzo beside the first; the sheet has the two cheapest."""
    if need < sheet[EXTRA, seat]:
        sheet[NEXT_EXTRA, seat] = sheet[EXTRA, seat]
        sheet[EXTRA, seat] = need
    elif need < sheet[NEXT_EXTRA, seat]:
        sheet[NEXT_EXTRA, seat] = need


@inner
def expected_need(
    state: State, sheet: Sheet, seat: int, district: int, price: int, rise: float
) -> float:
    """Return the houses expected to be missing for a palazzo after this year's election."""
    if is_full(price):
        return BLOCKED
    if may_build(state, seat, district):
        return 0.0
    missing = price - houses_at(state, seat, district)
    unhelped = need_of(max(1, missing), rise)  # building requires a new house (R10.1)
    if state.lifted[seat] != NONE and can_go(state, state.lifted[seat], district):
        sheet[IN_HAND, seat] = max(sheet[IN_HAND, seat], unhelped - need_of(missing - 1, rise))
    first = sheet[FIRST, seat]
    second = sheet[SECOND, seat]
    stock = state.house_stock[seat]
    return (
        first * need_of(missing - min(stock, WINNER_HOUSES), rise)
        + second * need_of(missing - min(stock, RUNNER_UP_HOUSES), rise)
        + (1.0 - first - second) * unhelped
    )


@inner
def need_of(missing: int, rise: float) -> float:
    """Return the cost of a palazzo after the new houses, 0 if it can be built."""
    return missing + rise + UNBUILT if missing > 0 else 0.0


# ---- decisions in progress -----------------------------------------------------------------------


@inner
def may_build(state: State, seat: int, district: int) -> bool:
    """Whether the seat is asked to build there and hasn't secretly declined (R13.1)."""
    asked = state.stage == Stage.BUILD and state.site == district and state.due[seat] > 0
    return asked and state.plan[seat] != PASS


@inner
def pending(state: State, seat: int) -> float:
    """Return a seat's expected gain from the current election, apart from houses to place."""
    worth = 0.0
    voting = voting_area(state)
    if has_seat(state.firsts, seat) and voting == QUARANTIA and state.turn < LAST_DECISION:
        worth += QUARANTIA_WORTH
    if state.due[seat] > 0 and state.stage == Stage.MOVE:
        worth += MOVE_WORTH * state.due[seat]
    elif state.due[seat] > 0 and (state.stage == Stage.COUNCILLOR or state.stage == Stage.PICK):
        worth += CONTROL if state.councillor < QUARANTIA else QUARANTIA_WORTH
    return worth


@inner
def write_awaited(state: State, sheet: Sheet, seat: int) -> None:
    """Write whether a seat will still get houses in the district being awarded (R7.1)."""
    places = state.plan[seat] == NONE and state.stage == Stage.PLACE
    placing: int = state.due[seat] if places else 0
    is_first = has_seat(state.firsts, seat)
    if is_first and (state.turn < FIRSTS_PLACE or placing > 1):
        sheet[FIRST, seat] = 1.0
    elif placing > 0 or (is_first and state.house_left):
        sheet[SECOND, seat] = 1.0
    elif has_seat(state.seconds, seat) and state.turn < RUNNERS_UP_PLACE:
        sheet[SECOND, seat] = 1.0


@inner
def houses_at(state: State, seat: int, district: int) -> int:
    """Return the seat's houses in a district after its current move or placement."""
    houses: int = state.houses[seat, district] - (state.lifted[seat] == district)
    plan = state.plan[seat]
    if plan != NONE and state.stage == Stage.PLACE:
        houses += plan * (voting_area(state) == district)
    elif plan != NONE and plan != NO_MOVE and state.stage == Stage.MOVE:
        houses += plan % DISTRICT_COUNT == district
        houses -= plan // DISTRICT_COUNT == district
    return houses
