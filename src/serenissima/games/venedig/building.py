"""Building: the next building, its site and points, and treasures (R5-R7)."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import Dice, draw
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat, only, with_seat
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .clearing import clear_site
from .ending import begin_end
from .events import Told
from .fields import BUILT, EXHAUSTED, NONE, Ending, Stage, State, Terms
from .gold import asks_whenever_it_counts, legal_purse, may_have_gold
from .material import (
    ALL_TREASURES,
    CASA,
    FIRST_TREASURE,
    HEXES,
    KIND_COUNT,
    PALAZZO,
    PIECES,
    PONTE,
)
from .memory import remember_draw
from .moving import end_building, seat_after
from .sites import beside_track, casas_in, legal_places, points_of, site_district, ways_on

FIRST, SECOND = 0, 1  # sides of a ponte

# ---- NEXT: R5.1, R5.2 the next building ----------------------------------------------------------


@inner
def ask_building(terms: Terms, state: State, tale: Tale) -> None:
    """Ask for the next building; the only one is built, and after the last the turn continues."""
    if state.closing != Ending.NONE:
        begin_end(terms, state, tale)
        return
    ways = 0
    kind = NONE
    joint = False
    for other in range(KIND_COUNT):
        if state.to_build[other] > 0:
            ways += 1
            kind = other
            joint = False
        if state.complete[other]:
            ways += 1
            kind = other
            joint = True
    if ways > 1:
        state.waits = only(state.active)
    elif ways == 0:
        state.stage = state.then
    elif may_pay_first(terms, state, kind, joint):
        state.waits = only(state.active)
    elif joint:
        build_jointly(terms, state, kind, tale)
    else:
        build_alone(state, kind, tale)


@inner
def may_pay_first(terms: Terms, state: State, kind: int, joint: bool) -> bool:
    """Whether to ask for gold before the only building left, in case its site is forced (R2.3)."""
    if not asks_whenever_it_counts(terms) or not may_have_gold(terms, state, state.active):
        return False
    builder = joint_builder(state, kind) if joint else state.active
    ways, _ = ways_on(terms, state, kind)
    return ways == 1 or (ways > 1 and builder != state.active and builder != NONE)


@inner
def legal_buildings(state: State, seat: int, out: Cells) -> int:
    """List a casa, a set, or complete rows on the table (R5.2)."""
    n = 0
    for kind in range(KIND_COUNT):
        n = offer(out, n, Do.RAISE + kind, state.to_build[kind] > 0)
    for kind in range(PALAZZO, KIND_COUNT):
        n = offer(out, n, Do.RAISE_JOINTLY + kind - PALAZZO, state.complete[kind] != 0)
    return legal_purse(state, seat, out, n)


@inner
def build_alone(state: State, kind: int, tale: Tale) -> None:
    """Begin a casa or a set, which the active player builds alone (R5.3)."""
    state.joint = 0
    state.builder = state.active
    state.movers = only(state.active)
    begin_building(state, kind, tale)


@inner
def build_jointly(terms: Terms, state: State, kind: int, tale: Tale) -> None:
    """Begin a building from the rows, with all players who have cards in them (R5.3)."""
    state.joint = 1
    state.builder = joint_builder(state, kind)
    for seat in range(terms.seats):
        if state.laid[seat, kind] > 0:
            state.movers = with_seat(state.movers, seat)
    begin_building(state, kind, tale)


@compiled
def joint_builder(state: State, kind: int) -> int:
    """Return the master builder, else the active seat; NONE for the imaginary player (R5.3)."""
    if state.imaginary_master[kind] or kind == CASA:
        return NONE  # R14.4, R14.7
    return state.active if state.master[kind] == NONE else state.master[kind]


@inner
def begin_building(state: State, kind: int, tale: Tale) -> None:
    """Let the builder choose the site, or the active player for the imaginary one (R5.3)."""
    state.building = kind
    state.decider = state.active if state.builder == NONE else state.builder
    state.waits = 0
    state.stage = Stage.SITE
    tell(tale, Told.BUILDING, state.decider, kind)


# ---- SITE: R5.3-R5.7 -----------------------------------------------------------------------------


@inner
def ask_site(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Ask for the next hex if there is a choice; discard the cards if there is no room."""
    kind = state.building
    ways, place = ways_on(terms, state, kind)
    if ways == 0:
        tell(tale, Told.NO_SPACE, kind)  # R5.7
        end_building(terms, state, tale)
    elif ways > 1:
        state.waits = only(state.decider)
    elif kind == PONTE:
        pick_bridge(terms, state, place + 1, dice, tale)
    else:
        pick(terms, state, state.decider, place + 1, dice, tale)


@inner
def legal_sites(terms: Terms, state: State, seat: int, out: Cells) -> int:
    """List the next hexes or dotted lines, and paying before the site is begun (R2.3)."""
    n = legal_places(terms, state, state.building, out)
    begun = state.picked[0] != NONE
    return n if begun or seat != state.active else legal_purse(state, seat, out, n)


@inner
def pick(terms: Terms, state: State, seat: int, hex: int, dice: Dice, tale: Tale) -> None:
    """Add a hex to the site; the last one completes the building (R5.5)."""
    spot = 0
    while state.picked[spot] != NONE:
        spot += 1
    state.picked[spot] = hex - 1
    state.waits = 0
    tell(tale, Told.PICKED, seat, hex)
    if spot + 1 == HEXES[state.building]:
        place_building(terms, state, dice, tale)


@inner
def unpick(state: State, seat: int, tale: Tale) -> None:
    """Let the site be chosen anew."""
    clear_site(state)
    tell(tale, Told.UNPICKED, seat)


@inner
def pick_bridge(terms: Terms, state: State, bridge: int, dice: Dice, tale: Tale) -> None:
    """Take both ends of a dotted line as the site (R5.6)."""
    state.picked[FIRST] = terms.bridge[bridge - 1, FIRST]
    state.picked[SECOND] = terms.bridge[bridge - 1, SECOND]
    place_building(terms, state, dice, tale)


@inner
def place_building(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Place the building; if it is the last of its kind, the match will end (R13.1)."""
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
    state.stage = Stage.SPAN
    if kind != PONTE or state.movers == 0:  # R14.6: built for no one, it counts no casas
        give_treasures(terms, state, dice, tale)
    elif has_equal_sides(terms, state):
        count_casas(terms, state, state.decider, FIRST, dice, tale)


@inner
def tell_site(terms: Terms, state: State, kind: int, tale: Tale) -> None:
    """Tell the district of a building and its builder's points (R5.5, R6.6).

    A ponte is in two districts (R5.6); the imaginary player gets no points (R14.6, R14.7).
    """
    one = site_district(terms, state, FIRST)
    if kind == PONTE:
        tell(tale, Told.BUILT_PONTE, one, site_district(terms, state, SECOND))
    else:
        points = 0 if state.builder == NONE else state.points
        tell(tale, Told.BUILT, kind, one, points)


@inner
def has_equal_sides(terms: Terms, state: State) -> bool:
    """Whether both sides of a ponte have the same number of casas (R6.5)."""
    one = casas_in(terms, state, site_district(terms, state, FIRST))
    return one == casas_in(terms, state, site_district(terms, state, SECOND))


# ---- SPAN: R6.5 the points of a ponte ------------------------------------------------------------


@inner
def ask_side(state: State) -> None:
    """Ask for the side whose casas a ponte counts (R6.5)."""
    state.waits = only(state.decider)


@inner
def legal_sides(out: Cells) -> int:
    """List both sides (R6.5)."""
    out[0] = Do.COUNT + FIRST
    out[1] = Do.COUNT + SECOND
    return 2


@inner
def count_casas(terms: Terms, state: State, seat: int, side: int, dice: Dice, tale: Tale) -> None:
    """Count the casas on the chosen side (R6.5)."""
    state.waits = 0
    district = site_district(terms, state, side)
    state.points = casas_in(terms, state, district)
    tell(tale, Told.COUNTS, seat, district, state.points)
    give_treasures(terms, state, dice, tale)


# ---- R7 treasures --------------------------------------------------------------------------------


@inner
def give_treasures(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Give a treasure to each participant whose gondola is beside the district (R7)."""
    state.stage = Stage.MOVE
    for step in range(terms.seats):
        seat = seat_after(terms, state, step)
        if has_seat(state.movers, seat) and beside_track(terms, state, state.position[seat]):
            take_treasure(state, seat, dice, tale)


@inner
def take_treasure(state: State, seat: int, dice: Dice, tale: Tale) -> None:
    """Draw a treasure blindly, if any is left (R7.2)."""
    if treasures_left(state) == 0:
        tell(tale, Told.NO_TREASURE, seat)
        return
    value = draw(dice, state.treasure_pile)
    state.gold[seat, FIRST_TREASURE + value] += 1
    state.treasures_held[seat] += 1
    remember_draw(state, seat, value)
    tell(tale, Told.TREASURE, seat, FIRST_TREASURE + value)


@compiled
def treasures_left(state: State) -> int:
    """Return the number of treasures in stock, which are those that no seat has (R1.8)."""
    left = ALL_TREASURES
    for seat in range(state.treasures_held.shape[0]):
        left -= state.treasures_held[seat]
    return left
