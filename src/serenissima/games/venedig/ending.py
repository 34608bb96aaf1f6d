"""The end of the match: the final payment and the farthest gondola (R13)."""

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
    """Stop building, draining and drawing; everyone may pay gold once more (R13.2)."""
    clear_building(state)
    clear_choice(
        state, state.active
    )  # a payment may have ended the match while cards were chosen; they stay in hand (R13.5)
    state.stage = Stage.FINAL
    state.exchanging = terms.seats
    tell(tale, Told.LAST_EXCHANGE)


# ---- FINAL: R13.3 the final payment --------------------------------------------------------------


@inner
def ask_last(terms: Terms, state: State, tale: Tale) -> None:
    """Ask the next seat to pay; after the last one, end the match (R13.3)."""
    if state.exchanging == 0:
        end_match(terms, state, tale)
        return
    seat = next_payer(terms, state)
    if may_have_gold(terms, state, seat):
        state.waits = only(seat)
    else:
        keep_gold(state, seat, tale)


@inner
def legal_last(state: State, seat: int, out: Cells) -> int:
    """List keeping gold and the ways to pay (R13.3)."""
    out[0] = Do.GO_ON
    return legal_purse(state, seat, out, 1)


@inner
def keep_gold(state: State, seat: int, tale: Tale) -> None:
    """Let a seat pay no gold."""
    state.exchanging -= 1
    state.waits = 0
    tell(tale, Told.KEEPS_GOLD, seat)


@inner
def next_payer(terms: Terms, state: State) -> int:
    """Return the next seat to pay, clockwise; the active seat comes last (R13.3)."""
    return (state.active + 1 + terms.seats - state.exchanging) % terms.seats


# ---- R13.6 the winner ----------------------------------------------------------------------------


@inner
def end_match(terms: Terms, state: State, tale: Tale) -> None:
    """End the match; the farthest gondola wins (R13.6)."""
    state.ending = state.closing
    state.stage = Stage.OVER
    most = farthest(terms, state)
    for seat in range(terms.seats):
        if state.position[seat] == most:
            tell(tale, Told.WON, seat, most)


@inner
def farthest(terms: Terms, state: State) -> int:
    """Return the farthest field that a gondola has reached (R13.6)."""
    most = 0
    for seat in range(terms.seats):
        most = max(most, state.position[seat])
    return most
