"""What the board offers to each kind of building, estimated from its free hexes.

The six sides of a hex are the bits of a small mask: those with a free hex, those without a
building. A site that still needs draining counts less, by the tiles that lie on it.
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
DRY = (1.0, 0.75, 0.5, 0.3)  # a site's worth, by the swamp tiles that still lie on it
BYTE = 8  # bits: five counts of casas are one number

Worth = tuple[float, float, float, float, float]  # points of the best site of each kind
Board = tuple[Worth, Worth, int]  # now, after draining, districts where there may be treasures


@inner
def survey(terms: Terms, state: State) -> Board:
    """What the board offers now, what after draining, and where there may be treasures.

    Points of the best site of each kind, twice; a bit mask of districts with a free hex (R6, R7).
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
    """Whether a treasure is left in the stock (R7.2)."""
    left = ALL_TREASURES
    for seat in range(terms.seats):
        left -= state.treasures_held[seat]
    return left > 0


@inner
def around(terms: Terms, state: State, place: int) -> tuple[int, int, int]:
    """The sides with a free hex, those with an unbuilt one, and how many hexes are built on."""
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
    """Whether a site may begin here; one that has been begun continues from its own hexes."""
    return state.building != kind or state.picked[0] == NONE or is_own(state, place)


@inner
def turned(sides: int) -> int:
    """The sides next to these, clockwise."""
    return (sides << 1 | sides >> SIDES - 1) & ALL_SIDES


@inner
def unturned(sides: int) -> int:
    """The sides next to these, counterclockwise."""
    return (sides >> 1 | sides << SIDES - 1) & ALL_SIDES


@inner
def tiles_beside(free: int, unbuilt: int) -> int:
    """Swamp tiles on the best two hexes that touch this one and each other; 3 without any."""
    if free & turned(free):
        return 0
    pairs = unbuilt & turned(unbuilt)
    if pairs & (free | turned(free)):
        return 1
    return 2 if pairs else 3


@inner
def palazzo_points(
    terms: Terms, state: State, place: int, ends: int, unbuilt: int, best: float
) -> float:
    """The most points of a palazzo from here to one of the sides `ends`, or `best` if that is more.

    Hexes beside both lie on the two sides next to the second hex and count once, so the second
    adds at most four.
    """
    own = BITS[unbuilt] - 2.0
    if own + 4.0 <= best:
        return best
    twice = turned(unbuilt), unturned(unbuilt)
    for side in range(SIDES):
        if ends >> side & 1:
            points = own + unbuilt_beside(terms, state, terms.neighbour[place, side])
            best = max(best, points - (twice[0] >> side & 1) - (twice[1] >> side & 1))
    return best


@inner
def unbuilt_beside(terms: Terms, state: State, place: int) -> int:
    """How many hexes around one bear no building (R6.2)."""
    count = 0
    for side in range(SIDES):
        count += is_unbuilt(state, terms.neighbour[place, side])
    return count


@inner
def is_unbuilt(state: State, place: int) -> bool:
    """Whether a hex lies there, free or under swamp."""
    return place != NONE and state.cover[place] < BUILT


@inner
def best_bridge(terms: Terms, state: State, casas: int) -> tuple[float, float]:
    """Points of the best dotted line that is free, and of the best that needs draining (R6.5)."""
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
    """1 if an unbuilt hex is not free, otherwise 0."""
    return 0 if state.cover[place] == Cover.FREE else 1


@inner
def casas_beside(terms: Terms, casas: int, place: int) -> int:
    """The casas in the district of a hex."""
    return casas >> BYTE * int(terms.district[place]) & (1 << BYTE) - 1
