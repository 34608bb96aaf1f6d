"""The gondolas of all who took part in a building move, one after the other (R8)."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat, only, without_seat
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .clearing import clear_building
from .events import Told
from .fields import Ending, Stage, State, Terms
from .gold import legal_purse, may_have_gold
from .gondolas import advance, reached_goal
from .laying import on_table, put_figure_back
from .material import NEEDED

# ---- MOVE: R8.1, R8.2 ----------------------------------------------------------------------------


@inner
def move_next(terms: Terms, state: State, tale: Tale) -> None:
    """The builder's gondola, then the helpers' clockwise (R8.1); the last ends the building."""
    for step in range(terms.seats):
        seat = seat_after(terms, state, step)
        if has_seat(state.movers, seat):
            move_one(terms, state, seat, tale)
            break
    if state.movers == 0:
        end_building(terms, state, tale)
    elif state.closing == Ending.NONE and may_have_gold(state, state.active):
        state.stage = Stage.BETWEEN  # R8.6
        state.waits = only(state.active)


@compiled
def seat_after(terms: Terms, state: State, step: int) -> int:
    """The seat so many steps clockwise from who decides on the site (R8.1, R14.7)."""
    return (state.decider + step) % terms.seats


@inner
def move_one(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """The gondola of one participant; it may reach the goal (R13.1)."""
    state.movers = without_seat(state.movers, seat)
    advance(terms, state, seat, points_for(state, seat, state.points), tale)
    if reached_goal(state, seat) and state.closing == Ending.NONE:
        builds = seat == state.builder
        state.closing = Ending.SIXTY_BY_BUILDING if builds else Ending.SIXTY_BY_HELPING


@compiled
def points_for(state: State, seat: int, points: int) -> int:
    """All of a building's points for the builder, half of them for a helper (R6.6)."""
    return points if seat == state.builder else points // 2


# ---- BETWEEN: R8.6 -------------------------------------------------------------------------------


@inner
def legal_between(state: State, seat: int, out: Cells) -> int:
    """Let the next gondola move, or pay before (R8.6)."""
    out[0] = Do.GO_ON
    return legal_purse(state, seat, out, 1)


@inner
def go_on_moving(state: State, seat: int, tale: Tale) -> None:
    """Nothing is paid before the next gondola moves."""
    state.stage = Stage.MOVE
    state.waits = 0
    tell(tale, Told.WENT_ON, seat)


# ---- R8.7 the building is done -------------------------------------------------------------------


@inner
def end_building(terms: Terms, state: State, tale: Tale) -> None:
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
    state.stage = Stage.NEXT


@inner
def put_row_away(terms: Terms, state: State, kind: int) -> None:
    """Everybody's cards of the kind go to the discards."""
    state.discard[kind] += on_table(state, kind)
    state.imaginary_laid[kind] = 0
    state.complete[kind] = 0
    for seat in range(terms.seats):
        state.laid[seat, kind] = 0
