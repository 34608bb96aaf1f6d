"""Moving the gondolas of all participants of a building, one at a time (R8)."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat, only, without_seat
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .clearing import clear_building
from .events import Told
from .fields import Ending, Stage, State, Terms
from .gold import asks_whenever_it_counts, legal_purse, may_have_gold
from .gondolas import advance, reached_goal
from .laying import on_table, put_figure_back
from .material import NEEDED
from .meta import Moves

# ---- MOVE: R8.1, R8.2 ----------------------------------------------------------------------------


@inner
def move_next(terms: Terms, state: State, tale: Tale) -> None:
    """Move the builder's gondola, then the helpers' clockwise (R8.1), then end the building."""
    if state.movers == 0:
        end_building(terms, state, tale)
        return
    seat = next_mover(terms, state)
    points = points_for(state, seat, state.points)
    if points > 0 and terms.moves == Moves.UP_TO_ALL:
        state.stage = Stage.STEER  # R16.8
    else:
        sail(terms, state, seat, points, tale)


@compiled
def next_mover(terms: Terms, state: State) -> int:
    """Return the seat whose gondola moves next (R8.1)."""
    step = 0
    while not has_seat(state.movers, seat_after(terms, state, step)):
        step += 1
    return seat_after(terms, state, step)


@compiled
def seat_after(terms: Terms, state: State, step: int) -> int:
    """Return the seat `step` places clockwise from the one that chooses the site (R8.1, R14.7)."""
    return (state.decider + step) % terms.seats


@compiled
def points_for(state: State, seat: int, points: int) -> int:
    """Return the builder's points, or half of them for a helper (R6.6)."""
    return points if seat == state.builder else points // 2


@inner
def sail(terms: Terms, state: State, seat: int, points: int, tale: Tale) -> None:
    """Move the gondola of one participant; it may reach the goal (R13.1)."""
    state.movers = without_seat(state.movers, seat)
    state.waits = 0
    state.stage = Stage.MOVE
    helps = seat != state.builder and points == state.points // 2
    advance(terms, state, seat, points, state.points if helps else 0, tale)
    if reached_goal(state, seat) and state.closing == Ending.NONE:
        builds = seat == state.builder
        state.closing = Ending.SIXTY_BY_BUILDING if builds else Ending.SIXTY_BY_HELPING
    if may_pay_between(terms, state):
        state.stage = Stage.BETWEEN


# ---- STEER: R16.8 --------------------------------------------------------------------------------


@inner
def ask_steer(terms: Terms, state: State) -> None:
    """Ask for the distance that the gondola moves."""
    state.waits = only(next_mover(terms, state))


@inner
def legal_steers(state: State, seat: int, out: Cells) -> int:
    """List all numbers of points from 0."""
    ways = points_for(state, seat, state.points) + 1
    for points in range(ways):
        out[points] = Do.SAIL + points
    return ways


# ---- BETWEEN: R8.6 -------------------------------------------------------------------------------


@inner
def may_pay_between(terms: Terms, state: State) -> bool:
    """Whether to ask for gold before the next gondola moves (R8.6)."""
    if state.movers == 0 or state.closing != Ending.NONE:
        return False
    if state.points < 2 and asks_whenever_it_counts(terms):
        return False  # half of the points is zero, so no gondola moves
    return may_have_gold(terms, state, state.active)


@inner
def ask_between(state: State) -> None:
    """Ask whether to pay gold before the next gondola moves."""
    state.waits = only(state.active)


@inner
def legal_between(state: State, seat: int, out: Cells) -> int:
    """List letting the next gondola move, and paying first (R8.6)."""
    out[0] = Do.GO_ON
    return legal_purse(state, seat, out, 1)


@inner
def continue_moving(state: State, seat: int, tale: Tale) -> None:
    """Let the next gondola move without paying."""
    state.stage = Stage.MOVE
    state.waits = 0
    tell(tale, Told.WENT_ON, seat)


# ---- R8.7 the end of a building ------------------------------------------------------------------


@inner
def end_building(terms: Terms, state: State, tale: Tale) -> None:
    """Discard the cards and return the figure to the board (R8.7, R5.7)."""
    kind = state.building
    if state.joint:
        put_row_away(terms, state, kind)
        put_figure_back(state, kind, tale)
    else:
        state.to_build[kind] -= 1
        state.discard[kind] += NEEDED[kind]
    tell(tale, Told.CARDS_AWAY, kind)
    clear_building(state)
    state.stage = Stage.NEXT


@inner
def put_row_away(terms: Terms, state: State, kind: int) -> None:
    """Discard all cards in the rows of the kind."""
    state.discard[kind] += on_table(state, kind)
    state.imaginary_laid[kind] = 0
    state.complete[kind] = 0
    for seat in range(terms.seats):
        state.laid[seat, kind] = 0
