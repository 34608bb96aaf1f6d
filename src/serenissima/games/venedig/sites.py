"""The sites that a building may have, and its points there (R5, R6)."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.steps import offer

from .actions import Do
from .fields import BUILT, NONE, Cover, State, Terms
from .material import (
    BASILICA,
    BASILICA_POINTS,
    CAMPO,
    CASA,
    HEXES,
    MOST_BRIDGES,
    PALAZZO,
    PONTE,
    SIDES,
)
from .meta import Basilica

CHOICE = 2  # this many ways are a choice

# ---- R5 sites ------------------------------------------------------------------------------------


@inner
def is_free(state: State, place: int) -> bool:
    """Whether a place is a hex without swamp or building (R5.4); no hex beyond the shore is."""
    return place != NONE and state.cover[place] == Cover.FREE


@inner
def are_neighbours(terms: Terms, one: int, other: int) -> bool:
    """Whether two hexes touch (R5.5)."""
    for side in range(SIDES):
        if terms.neighbour[one, side] == other:
            return True
    return False


@inner
def has_free_neighbour(terms: Terms, state: State, place: int) -> bool:
    """Whether a palazzo that begins here has room (R5.5)."""
    for side in range(SIDES):
        if is_free(state, terms.neighbour[place, side]):
            return True
    return False


@inner
def makes_triangle(terms: Terms, state: State, one: int, other: int) -> bool:
    """Whether a free hex touches both (R5.5)."""
    for side in range(SIDES):
        third = terms.neighbour[one, side]
        if third != other and is_free(state, third) and are_neighbours(terms, third, other):
            return True
    return False


@inner
def begins_basilica(terms: Terms, state: State, place: int) -> bool:
    """Whether a basilica that begins here has room (R5.5, R16.4)."""
    for side in range(SIDES):
        other = terms.neighbour[place, side]
        if is_free(state, other) and continues_basilica(terms, state, place, other):
            return True
    return False


@inner
def continues_basilica(terms: Terms, state: State, one: int, other: int) -> bool:
    """Whether a third free hex can join two that touch (R5.5, R16.4)."""
    if terms.basilica == Basilica.TRIANGLE:
        return makes_triangle(terms, state, one, other)
    return joins_others(terms, state, one, other) or joins_others(terms, state, other, one)


@inner
def joins_others(terms: Terms, state: State, one: int, other: int) -> bool:
    """Whether a free hex other than `other` touches `one`."""
    for side in range(SIDES):
        third = terms.neighbour[one, side]
        if third != other and is_free(state, third):
            return True
    return False


@inner
def can_begin(terms: Terms, state: State, kind: int, place: int) -> bool:
    """Whether a free hex may be the first of a building (R5.5)."""
    if kind == PALAZZO:
        return has_free_neighbour(terms, state, place)
    if kind == BASILICA:
        return begins_basilica(terms, state, place)
    return True


@inner
def can_continue(terms: Terms, state: State, kind: int, place: int) -> bool:
    """Whether a free hex may be the building's next, after those picked (R5.5)."""
    one = state.picked[0]
    other = state.picked[1]
    if place == one or place == other:
        return False
    near = are_neighbours(terms, one, place)
    if kind == PALAZZO:
        return near
    if other == NONE:
        return near and continues_basilica(terms, state, one, place)
    if terms.basilica == Basilica.TRIANGLE:
        return near and are_neighbours(terms, other, place)
    return near or are_neighbours(terms, other, place)


@inner
def fits(terms: Terms, state: State, kind: int, place: int, begun: bool) -> bool:
    """Whether a free hex may be the first of a building, or the next of one begun."""
    if begun:
        return can_continue(terms, state, kind, place)
    return can_begin(terms, state, kind, place)


@inner
def legal_places(terms: Terms, state: State, kind: int, out: Cells) -> int:
    """List the hexes or dotted lines that the building may take next (R5.4-R5.6)."""
    if kind == PONTE:
        return legal_bridges(terms, state, out)
    begun = state.picked[0] != NONE
    n = 0
    for place in range(terms.hexes):
        if state.cover[place] == Cover.FREE:
            n = offer(out, n, Do.SITE + place, fits(terms, state, kind, place, begun))
    return offer(out, n, Do.UNPICK, begun)


@inner
def legal_bridges(terms: Terms, state: State, out: Cells) -> int:
    """List the dotted lines whose two hexes are free (R5.6)."""
    n = 0
    for bridge in range(MOST_BRIDGES):
        n = offer(out, n, Do.BRIDGE + bridge, is_open(terms, state, bridge))
    return n


@inner
def is_open(terms: Terms, state: State, bridge: int) -> bool:
    """Whether both hexes of a dotted line are free (R5.6)."""
    return is_free(state, terms.bridge[bridge, 0]) and is_free(state, terms.bridge[bridge, 1])


@compiled
def ways_on(terms: Terms, state: State, kind: int) -> tuple[int, int]:
    """Return the number of hexes or dotted lines it may take next, at most 2, and one of them."""
    begun = state.picked[0] != NONE
    places = MOST_BRIDGES if kind == PONTE else terms.hexes
    ways = 0
    only = NONE
    place = 0
    while ways < CHOICE and place < places:
        if is_way(terms, state, kind, place, begun):
            ways += 1
            only = place
        place += 1
    return ways, only


@inner
def is_way(terms: Terms, state: State, kind: int, place: int, begun: bool) -> bool:
    """Whether a hex or a dotted line may be the building's next."""
    if kind == PONTE:
        return is_open(terms, state, place)
    return state.cover[place] == Cover.FREE and fits(terms, state, kind, place, begun)


# ---- R6 points -----------------------------------------------------------------------------------


@inner
def is_own(state: State, place: int) -> bool:
    """Whether a hex is one of the current building's."""
    return place == state.picked[0] or place == state.picked[1] or place == state.picked[2]


@compiled
def points_of(terms: Terms, state: State, kind: int) -> int:
    """Return the points of a building on the picked hexes, for a ponte of its better side (R6)."""
    if kind == CASA:
        return 1  # R6.1
    if kind == BASILICA:
        return BASILICA_POINTS  # R6.4
    if kind == PONTE:
        one = casas_in(terms, state, terms.district[state.picked[0]])
        return max(one, casas_in(terms, state, terms.district[state.picked[1]]))
    if kind == CAMPO:
        return built_around(terms, state, state.picked[0])  # R6.3
    return unbuilt_around(terms, state)


@inner
def built_around(terms: Terms, state: State, place: int) -> int:
    """Return the number of hexes around one with a building (R6.3)."""
    count = 0
    for side in range(SIDES):
        other = terms.neighbour[place, side]
        if other != NONE and state.cover[other] >= BUILT:
            count += 1
    return count


@inner
def unbuilt_around(terms: Terms, state: State) -> int:
    """Return the number of hexes around a palazzo without a building, each counted once (R6.2)."""
    count = 0
    for side in range(SIDES):
        for spot in range(HEXES[PALAZZO]):
            other = terms.neighbour[state.picked[spot], side]
            if other != NONE and state.cover[other] < BUILT and not is_own(state, other):
                # a hex that touches both is counted with the first
                if spot == 0 or not are_neighbours(terms, state.picked[0], other):
                    count += 1
    return count


@compiled
def casas_in(terms: Terms, state: State, district: int) -> int:
    """Return the number of casas in a district (R6.5)."""
    count = 0
    for place in range(terms.hexes):
        if terms.district[place] == district and state.cover[place] == BUILT + CASA:
            count += 1
    return count


@inner
def beside_track(terms: Terms, state: State, field: int) -> bool:
    """Whether a field is beside a district of the building (R7.1, R7.3)."""
    if field >= terms.touches.shape[0]:
        return False
    for spot in range(state.picked.shape[0]):
        place = state.picked[spot]
        if place != NONE and terms.touches[field] >> terms.district[place] & 1:
            return True
    return False


@inner
def site_district(terms: Terms, state: State, side: int) -> int:
    """Return the district of one end of a ponte, or of any other building."""
    return terms.district[state.picked[side]]
