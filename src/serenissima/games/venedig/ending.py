"""The end of the match: the last exchange of gold, and who has come farthest (R13)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import tell

from .clearing import clear_building, clear_choice
from .events import Told
from .fields import FINAL, OVER


@inner
def begin_end(terms, state, tale):
    """Nothing is built, drained or drawn any more; everybody may exchange gold once (R13.2)."""
    clear_building(state)
    clear_choice(state, state.active)  # paying may have ended the match; cards stay in hand (R13.5)
    state.stage = FINAL
    state.exchanging = terms.seats
    tell(tale, Told.LAST_EXCHANGE)


@inner
def next_to_exchange(terms, state):
    """The left neighbour of whose turn it was first, he himself last (R13.3)."""
    return (state.active + 1 + terms.seats - state.exchanging) % terms.seats


@inner
def keep_gold(state, seat, tale):
    """A seat exchanges nothing."""
    state.exchanging -= 1
    state.waits = 0
    tell(tale, Told.KEEPS_GOLD, seat)


@inner
def farthest(terms, state):
    """The position that nobody has passed (R13.6)."""
    most = 0
    for seat in range(terms.seats):
        most = max(most, state.position[seat])
    return most


@inner
def end_match(terms, state, tale):
    """The farthest gondola wins (R13.6)."""
    state.ending = state.closing
    state.stage = OVER
    most = farthest(terms, state)
    for seat in range(terms.seats):
        if state.position[seat] == most:
            tell(tale, Told.WON, seat, most)
