"""Raising buildings: the order, the site, points, treasures, and the gondolas' moves (R5-R8)."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import draw
from serenissima.kernel.tale import tell

from .actions import Do
from .clearing import clear_building, clear_site
from .ending import begin_end
from .events import Told
from .fields import (
    BETWEEN,
    BUILT,
    BY_BUILDING,
    BY_HELPING,
    EXHAUSTED,
    GOES_ON,
    MOVE,
    NEXT,
    NONE,
    SITE,
    SPAN,
)
from .gondolas import advance, reached_goal
from .laying import on_table, put_figure_back
from .material import (
    ALL_TREASURES,
    CASA,
    FIRST_TREASURE,
    HEXES,
    KIND_COUNT,
    NEEDED,
    PALAZZO,
    PIECES,
    PONTE,
)
from .purse import may_have_gold
from .sites import (
    beside_track,
    casas_in,
    points_of,
    site_district,
    ways_on,
)

FIRST, SECOND = 0, 1  # sides of a ponte

# ---- R5.1, R5.2 which building is next -----------------------------------------------------------


@inner
def legal_buildings(state, out):
    """What can be raised next: a set of one's own, or a row on the table that suffices (R5.2)."""
    n = 0
    for kind in range(KIND_COUNT):
        out[n] = Do.RAISE + kind
        n += state.to_build[kind] > 0
    for kind in range(PALAZZO, KIND_COUNT):
        out[n] = Do.RAISE_JOINTLY + kind - PALAZZO
        n += state.complete[kind]
    return n


@inner
def ask_building(terms, state, tale):
    """Ask which is next; if there is but one it is raised, if there is none the turn goes on."""
    if state.closing != GOES_ON:
        begin_end(terms, state, tale)
        return
    ways = 0
    kind = NONE
    joint = 0
    for other in range(KIND_COUNT):
        if state.to_build[other] > 0:
            ways += 1
            kind = other
            joint = 0
        if state.complete[other]:
            ways += 1
            kind = other
            joint = 1
    if ways == 0:
        state.stage = state.then
    elif ways == 1:
        begin_building(terms, state, kind, joint, tale)
    else:
        state.waits = 1 << state.active


@inner
def begin_building(terms, state, kind, joint, tale):
    """The builder decides on the site; for the imaginary player, whoever is active (R5.3)."""
    state.building = kind
    state.joint = joint
    state.builder = state.active
    state.waits = 0
    if joint and (state.imaginary_master[kind] or kind == CASA):
        state.builder = NONE  # R14.4, R14.7
    elif joint and state.master[kind] != NONE:
        state.builder = state.master[kind]
    state.decider = state.active if state.builder == NONE else state.builder
    for seat in range(terms.seats):
        if (joint and state.laid[seat, kind] > 0) or (not joint and seat == state.active):
            state.movers |= 1 << seat
    state.stage = SITE
    tell(tale, Told.BUILDING, state.decider, kind)


# ---- R5.3-R5.7 the site --------------------------------------------------------------------------


@inner
def ask_site(terms, state, dice, tale):
    """Ask for the next hex of the site, if there is a choice; without space the cards are lost."""
    kind = state.building
    ways, only = ways_on(terms, state, kind)
    if ways == 0:
        tell(tale, Told.NO_SPACE, kind)  # R5.7
        end_building(terms, state, tale)
    elif ways > 1:
        state.waits = 1 << state.decider
    elif kind == PONTE:
        pick_bridge(terms, state, only, dice, tale)
    else:
        pick(terms, state, state.decider, only, dice, tale)


@inner
def pick(terms, state, seat, place, dice, tale):
    """One more hex of the site; with the last the building stands (R5.5)."""
    spot = 0
    while state.picked[spot] != NONE:
        spot += 1
    state.picked[spot] = place
    state.waits = 0
    tell(tale, Told.PICKED, seat, place + 1)
    if spot + 1 == HEXES[state.building]:
        place_building(terms, state, dice, tale)


@inner
def unpick(state, seat, tale):
    """The site is chosen anew."""
    clear_site(state)
    tell(tale, Told.UNPICKED, seat)


@inner
def pick_bridge(terms, state, bridge, dice, tale):
    """Both ends of a dotted line (R5.6)."""
    state.picked[FIRST] = terms.bridge[bridge, FIRST]
    state.picked[SECOND] = terms.bridge[bridge, SECOND]
    place_building(terms, state, dice, tale)


@inner
def place_building(terms, state, dice, tale):
    """The building stands; if it was the last of its kind the match will end (R13.1)."""
    kind = state.building
    state.waits = 0
    state.points = points_of(terms, state, kind)
    state.supply[kind] -= 1
    for spot in range(HEXES[kind]):
        state.cover[state.picked[spot]] = BUILT + kind
        state.piece[state.picked[spot]] = PIECES[kind] - state.supply[kind]
    tell_site(terms, state, kind, tale)
    if state.supply[kind] == 0:
        state.closing = EXHAUSTED + kind
        tell(tale, Told.EXHAUSTED, kind)
    state.stage = SPAN
    if kind != PONTE or state.movers == 0:  # R14.6: nobody's ponte counts no casas
        give_treasures(terms, state, dice, tale)
    elif has_equal_sides(terms, state):
        count_casas(terms, state, state.decider, FIRST, dice, tale)


@inner
def tell_site(terms, state, kind, tale):
    """In which district a building stands; a ponte stands in two (R5.5, R5.6)."""
    one = site_district(terms, state, FIRST)
    if kind == PONTE:
        tell(tale, Told.BUILT_PONTE, one, site_district(terms, state, SECOND))
    else:
        tell(tale, Told.BUILT, kind, one)


@inner
def has_equal_sides(terms, state):
    """Whether it makes no difference which side of a ponte counts (R6.5)."""
    one = casas_in(terms, state, site_district(terms, state, FIRST))
    return one == casas_in(terms, state, site_district(terms, state, SECOND))


# ---- R6.5 the ponte's points ---------------------------------------------------------------------


@inner
def count_casas(terms, state, seat, side, dice, tale):
    """It is decided which side's casas count (R6.5)."""
    state.waits = 0
    district = site_district(terms, state, side)
    state.points = casas_in(terms, state, district)
    tell(tale, Told.COUNTS, seat, district, state.points)
    give_treasures(terms, state, dice, tale)


# ---- R7 treasures --------------------------------------------------------------------------------


@compiled
def seat_after(terms, state, step):
    """The seat so many steps clockwise from who decides on the site (R8.1, R14.7)."""
    return (state.decider + step) % terms.seats


@compiled
def treasures_left(state):
    """How many treasures are in stock: those that nobody has (R1.8)."""
    left = ALL_TREASURES
    for seat in range(state.treasures_held.shape[0]):
        left -= state.treasures_held[seat]
    return left


@inner
def give_treasures(terms, state, dice, tale):
    """One for each who took part and whose gondola lies beside the district (R7)."""
    state.stage = MOVE
    for step in range(terms.seats):
        seat = seat_after(terms, state, step)
        if state.movers >> seat & 1 and beside_track(terms, state, state.position[seat]):
            take_treasure(state, seat, dice, tale)


@inner
def take_treasure(state, seat, dice, tale):
    """Blindly, if there is one left (R7.2)."""
    if treasures_left(state) == 0:
        tell(tale, Told.NO_TREASURE, seat)
        return
    value = FIRST_TREASURE + draw(dice, state.treasure_pile)
    state.gold[seat, value] += 1
    state.treasures_held[seat] += 1
    tell(tale, Told.TREASURE, seat, value)


# ---- R8 moving -----------------------------------------------------------------------------------


@inner
def move_next(terms, state, tale):
    """The builder's gondola, then the helpers' clockwise (R8.1); the last ends the building."""
    for step in range(terms.seats):
        seat = seat_after(terms, state, step)
        if state.movers >> seat & 1:
            move_one(terms, state, seat, tale)
            break
    if state.movers == 0:
        end_building(terms, state, tale)
    elif state.closing == GOES_ON and may_have_gold(state, state.active):
        state.stage = BETWEEN  # R8.6
        state.waits = 1 << state.active


@compiled
def points_for(state, seat, points):
    """All of a building's points for the builder, half of them for a helper (R6.6)."""
    return points if seat == state.builder else points // 2


@inner
def move_one(terms, state, seat, tale):
    """The gondola of one participant; it may reach the goal (R13.1)."""
    state.movers -= 1 << seat
    advance(terms, state, seat, points_for(state, seat, state.points), tale)
    if reached_goal(state, seat) and state.closing == GOES_ON:
        state.closing = BY_BUILDING if seat == state.builder else BY_HELPING


@inner
def end_building(terms, state, tale):
    """The cards go away, the figure back to the board (R8.7, R5.7)."""
    kind = state.building
    if state.joint:
        put_row_away(terms, state, kind)
        put_figure_back(state, kind, tale)
    else:
        state.to_build[kind] -= 1
        state.discard[kind] += NEEDED[kind]
    tell(tale, Told.CARDS_AWAY, kind)
    clear_building(state)
    state.stage = NEXT


@inner
def put_row_away(terms, state, kind):
    """Everybody's cards of the kind go to the discards."""
    state.discard[kind] += on_table(state, kind)
    state.imaginary_laid[kind] = 0
    state.complete[kind] = 0
    for seat in range(terms.seats):
        state.laid[seat, kind] = 0
