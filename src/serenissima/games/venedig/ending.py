"""The end of the match: the last exchange of gold, and who has come farthest (R13)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import only
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .clearing import clear_building, clear_choice
from .events import Told
from .fields import Stage, State, Terms
from .gold import legal_purse, may_have_gold


@inner
def begin_end(terms: Terms, state: State, tale: Tale) -> None:
    """Nothing is built, drained or drawn any more; everybody may exchange gold once (R13.2)."""
    clear_building(state)
    clear_choice(
        state, state.active
    )  # paying may have ended the match while cards were chosen; they stay in hand (R13.5)
    state.stage = Stage.FINAL
    state.exchanging = terms.seats
    tell(tale, Told.LAST_EXCHANGE)


# ---- FINAL: R13.3 the last exchange --------------------------------------------------------------


@inner
def ask_last(terms: Terms, state: State, tale: Tale) -> None:
    """Ask the next seat to exchange gold; after the last the match is over (R13.3)."""
    if state.exchanging == 0:
        end_match(terms, state, tale)
        return
    seat = next_to_exchange(terms, state)
    if may_have_gold(terms, state, seat):
        state.waits = only(seat)
    else:
        keep_gold(state, seat, tale)


@inner
def legal_last(state: State, seat: int, out: Cells) -> int:
    """Keep one's gold, or pay (R13.3)."""
    out[0] = Do.GO_ON
    return legal_purse(state, seat, out, 1)


@inner
def keep_gold(state: State, seat: int, tale: Tale) -> None:
    """A seat exchanges nothing."""
    state.exchanging -= 1
    state.waits = 0
    tell(tale, Told.KEEPS_GOLD, seat)


@inner
def next_to_exchange(terms: Terms, state: State) -> int:
    """Clockwise from the active seat's left neighbour, with the active seat last (R13.3)."""
    return (state.active + 1 + terms.seats - state.exchanging) % terms.seats


# ---- R13.6 the winner ----------------------------------------------------------------------------


@inner
def end_match(terms: Terms, state: State, tale: Tale) -> None:
    """The farthest gondola wins (R13.6)."""
    state.ending = state.closing
    state.stage = Stage.OVER
    most = farthest(terms, state)
    for seat in range(terms.seats):
        if state.position[seat] == most:
            tell(tale, Told.WON, seat, most)


@inner
def farthest(terms: Terms, state: State) -> int:
    """The farthest field that any gondola has reached (R13.6)."""
    most = 0
    for seat in range(terms.seats):
        most = max(most, state.position[seat])
    return most
