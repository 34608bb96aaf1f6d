"""Opening a vote: the challenger and the district (R6.1-R6.6)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .events import Told
from .fields import Stage, State, Terms
from .material import DISTRICT_COUNT, DOGE
from .memory import learn_absent, lose
from .meta import DistrictBan
from .stages import ask


@inner
def open_vote(state: State, tale: Tale) -> None:
    """Let a Doge's owner challenge, or else the opponent; otherwise discard it (R6.1-R6.6)."""
    owner = state.actor
    if can_open(state, owner):
        challenge(state, owner, tale)
        return
    learn_cannot_open(state, owner)
    if can_open(state, 1 - owner):
        tell(tale, Told.CHALLENGE_PASSED, owner, 1 - owner)
        challenge(state, 1 - owner, tale)
        return
    learn_cannot_open(state, 1 - owner)
    state.doges -= 1
    state.discard[DOGE] += 1
    tell(tale, Told.DOGE_UNUSED, owner)


@inner
def challenge(state: State, seat: int, tale: Tale) -> None:
    """Make the seat the challenger, who names a district (R6.1)."""
    state.challenger = seat
    tell(tale, Told.CHALLENGE, seat)
    ask(state, Stage.CALL, seat)


@inner
def can_open(state: State, seat: int) -> bool:
    """Whether a seat holds a card of a district that is still open to a vote (R6.2, R6.4)."""
    for district in range(DISTRICT_COUNT):
        if can_call(state, seat, district):
            return True
    return False


@inner
def can_call(state: State, seat: int, district: int) -> bool:
    """Whether the seat has a card of a district not excluded for the Doge's owner (R10.3)."""
    return state.hand[seat, district] > 0 and not state.barred[state.actor, district]


@inner
def learn_cannot_open(state: State, seat: int) -> None:
    """Record that the seat, unable to challenge, holds no card of any open district (R9.10)."""
    for district in range(DISTRICT_COUNT):
        if not state.barred[state.actor, district]:
            learn_absent(state, seat, district)


@inner
def legal_calls(state: State, seat: int, out: Cells) -> int:
    """List the districts that the challenger can name (R6.1)."""
    n = 0
    for district in range(DISTRICT_COUNT):
        if can_call(state, seat, district):
            out[n] = Do.CALL + district
            n += 1
    return n


@inner
def call(terms: Terms, state: State, seat: int, district: int, tale: Tale) -> None:
    """Name the district and play its first card (R6.21)."""
    state.where = district
    state.opened = 0
    state.first[seat] = district
    exclude(terms, state, district)
    lose(state, seat, district)
    state.laid[seat, district] = 1
    tell(tale, Told.CALLED, seat, district)
    ask(state, Stage.RAISE, seat)


@inner
def exclude(terms: Terms, state: State, district: int) -> None:
    """Exclude the district for this round (R6.2), or only for this owner's Doges (R10.3)."""
    state.barred[state.actor, district] = 1
    if terms.district_ban == DistrictBan.ROUND:
        state.barred[1 - state.actor, district] = 1
