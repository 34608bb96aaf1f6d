"""The order of turns (R2)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import Tale, tell

from .ending import begin_end
from .events import Told
from .fields import NONE, Ending, Stage, State, Terms


@inner
def begin_turn(state: State, tale: Tale) -> None:
    """Begin the turn of the active seat, which builds, drains and draws (R2.1)."""
    state.turn += 1
    state.stage = Stage.BEFORE
    state.revealed = 0
    state.drained = 0
    state.shown = NONE
    tell(tale, Told.TURN, state.active, state.turn)


@inner
def end_turn(terms: Terms, state: State, tale: Tale) -> None:
    """Begin the next seat's turn clockwise, or end the match after the last (R2.2, R13.7)."""
    if state.turn >= terms.turn_cap:  # R13.7
        state.closing = Ending.TURN_CAP
        tell(tale, Told.TURN_CAP)
        begin_end(terms, state, tale)
        return
    state.active = (state.active + 1) % terms.seats
    begin_turn(state, tale)
