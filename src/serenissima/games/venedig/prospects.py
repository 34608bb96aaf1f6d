"""The board's prospects for each kind of building, estimated from its free hexes.

The six sides of a hex are the bits of a small mask, such as the sides with a free hex or with an
unbuilt one. A site that still needs draining counts less, by its number of swamp tiles.
"""

from serenissima.kernel.compile import inner

from .fields import BUILT, NONE, Cover, State, Terms
from .material import (
    ALL_TREASURES,
    BASILICA,
    BASILICA_POINTS,
    CASA,
    MOST_BRIDGES,
    PALAZZO,
    SIDES,
)
from .sites import is_own

ALL_SIDES = (1 << SIDES) - 1
BITS = tuple(mask.bit_count() for mask in range(ALL_SIDES + 1))
DRY = (1.0, 0.75, 0.5, 0.3)  # a site's worth by its number of swamp tiles
BYTE = 8  # bits: five counts of casas are stored in one number

Worth = tuple[float, float, float, float, float]  # points of the best site of each kind
Board = tuple[Worth, Worth, int]  # now, after draining, districts with possible treasures


@inner
def survey(terms: Terms, state: State) -> Board:
    """Return the board's prospects now and after draining, and districts with treasures.

    The prospects are the points of the best site of each kind. The districts are a bit mask of
    those with a free hex, 0 if no treasure is left (R6, R7).
    """
    districts = 0
    casas = 0
    campo = 0
    palazzo = 0.0
    palazzo_later = 0.0
    wet = len(DRY) - 1
    for place in range(terms.hexes):
        cover = state.cover[place]
        if cover == Cover.FREE:
            districts |= 1 << int(terms.district[place])
            free, unbuilt, built = around(terms, state, place)
            campo = max(campo, built)
            if may_begin(state, PALAZZO, place):
                points = palazzo_points(terms, state, place, free, unbuilt, palazzo)
                palazzo = max(palazzo, points)
                points = DRY[1] * palazzo_points(
                    terms, state, place, unbuilt, unbuilt, palazzo_later / DRY[1]
                )
                palazzo_later = max(palazzo_later, palazzo, points)
            if wet > 0 and may_begin(state, BASILICA, place):
                wet = min(wet, tiles_beside(free, unbuilt))
        elif cover == BUILT + CASA:
            casas += 1 << BYTE * int(terms.district[place])
    ponte, ponte_later = best_bridge(terms, state, casas)
    basilica = 1.0 * BASILICA_POINTS
    casa = 1.0 * (districts != 0)
    now = (casa, palazzo, 1.0 * campo, ponte, basilica * (wet == 0))
    later = (1.0, palazzo_later, 1.0 * campo, ponte_later, basilica * DRY[wet])
    return now, later, districts if has_treasure(terms, state) else 0


@inner
def has_treasure(terms: Terms, state: State) -> bool:
    """Whether a treasure is left in stock (R7.2)."""
    left = ALL_TREASURES
    for seat in range(terms.seats):
        left -= state.treasures_held[seat]
    return left > 0


@inner
def around(terms: Terms, state: State, place: int) -> tuple[int, int, int]:
    """Return masks of the sides with a free and an unbuilt hex, and the number built on."""
    free = 0
    unbuilt = 0
    built = 0
    for side in range(SIDES):
        other = terms.neighbour[place, side]
        if other != NONE:
            cover = state.cover[other]
            if cover >= BUILT:
                built += 1
            else:
                unbuilt |= 1 << side
                free |= (1 if cover == Cover.FREE else 0) << side
    return free, unbuilt, built


@inner
def may_begin(state: State, kind: int, place: int) -> bool:
    """Whether a site may begin here; one already begun continues from its own hexes."""
    return state.building != kind or state.picked[0] == NONE or is_own(state, place)


@inner
def turn_clockwise(sides: int) -> int:
    """Return the sides next to the given ones, clockwise."""
    return (sides << 1 | sides >> SIDES - 1) & ALL_SIDES


@inner
def turn_counterclockwise(sides: int) -> int:
    """Return the sides next to the given ones, counterclockwise."""
    return (sides >> 1 | sides << SIDES - 1) & ALL_SIDES


@inner
def tiles_beside(free: int, unbuilt: int) -> int:
    """Return the swamp tiles on the best two adjacent neighbours, 3 if there are none."""
    if free & turn_clockwise(free):
        return 0
    pairs = unbuilt & turn_clockwise(unbuilt)
    if pairs & (free | turn_clockwise(free)):
        return 1
    return 2 if pairs else 3


@inner
def palazzo_points(
    terms: Terms, state: State, place: int, ends: int, unbuilt: int, best: float
) -> float:
    """Return the most points of a palazzo from here to one of the sides `ends`, at least `best`.

    Hexes beside both of its hexes are on the two sides next to the second one and count once, so
    the second adds at most four.
    """
    own = BITS[unbuilt] - 2.0
    if own + 4.0 <= best:
        return best
    twice = turn_clockwise(unbuilt), turn_counterclockwise(unbuilt)
    for side in range(SIDES):
        if ends >> side & 1:
            points = own + unbuilt_beside(terms, state, terms.neighbour[place, side])
            best = max(best, points - (twice[0] >> side & 1) - (twice[1] >> side & 1))
    return best


@inner
def unbuilt_beside(terms: Terms, state: State, place: int) -> int:
    """Return the number of hexes around one that have no building (R6.2)."""
    count = 0
    for side in range(SIDES):
        count += is_unbuilt(state, terms.neighbour[place, side])
    return count


@inner
def is_unbuilt(state: State, place: int) -> bool:
    """Whether there is a hex without a building, free or under swamp."""
    return place != NONE and state.cover[place] < BUILT


@inner
def best_bridge(terms: Terms, state: State, casas: int) -> tuple[float, float]:
    """Return the points of the best free dotted line, and of the best to be drained (R6.5)."""
    now = 0.0
    later = 0.0
    for bridge in range(MOST_BRIDGES):
        one = terms.bridge[bridge, 0]
        other = terms.bridge[bridge, 1]
        if is_unbuilt(state, one) and is_unbuilt(state, other):
            wet = swamp_on(state, one) + swamp_on(state, other)
            points = 1.0 * max(casas_beside(terms, casas, one), casas_beside(terms, casas, other))
            later = max(later, points * DRY[wet])
            if wet == 0:
                now = max(now, points)
    return now, later


@inner
def swamp_on(state: State, place: int) -> int:
    """Return 1 if an unbuilt hex is under swamp, otherwise 0."""
    return 0 if state.cover[place] == Cover.FREE else 1


@inner
def casas_beside(terms: Terms, casas: int, place: int) -> int:
    """Return the number of casas in the district of a hex."""
    return casas >> BYTE * int(terms.district[place]) & (1 << BYTE) - 1
