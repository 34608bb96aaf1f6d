"""Councillors: taking control, sending them, and abstaining (R6)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import NO_SEATS, first_seat, only
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .board import home_of
from .events import Told
from .fields import NONE, Stage, State, Terms
from .houses import begin_moving
from .material import ABSTENTION_MOVES, AREA_COUNT, QUARANTIA, QUARANTIA_COUNCILLORS
from .meta import ForcedAbstention, Neutralise
from .ties import due_seats


@inner
def begin_decision(terms: Terms, state: State, area: int, seat: int) -> None:
    """Let a seat decide on the area's councillor, or on one of the Quarantia's."""
    state.due[seat] = 1
    state.stage = Stage.COUNCILLOR
    state.councillor = area
    if area == QUARANTIA and terms.neutralise == Neutralise.ONE_BY_ONE:
        state.stage = Stage.PICK
    elif area == QUARANTIA:  # R8.1: all three are neutral, so any will do
        while state.decided[state.councillor - QUARANTIA]:
            state.councillor += 1


@inner
def end_decision(state: State, seat: int) -> None:
    """Close the decision on a councillor; the awards continue."""
    if state.councillor >= QUARANTIA:
        state.decided[state.councillor - QUARANTIA] = 1
    state.due[seat] = 0
    state.stage = Stage.NEXT


# ---- R13.4 choosing one of the Quarantia's -------------------------------------------------------


@inner
def ask_which(state: State, tale: Tale) -> None:
    """Ask which of the three to decide on; if they are alike, pick the first (R13.4)."""
    seat = first_seat(due_seats(state))
    choices = 0
    last = 0
    for which in range(QUARANTIA_COUNCILLORS):
        if can_pick(state, which):
            choices += 1
            last = which
    if choices == 1:
        pick(state, seat, last, tale)
    else:
        state.waits = only(seat)


@inner
def legal_picks(state: State, out: Cells) -> int:
    """List the undecided councillors of the Quarantia, only the first of those alike (R13.4)."""
    n = 0
    for which in range(QUARANTIA_COUNCILLORS):
        n = offer(out, n, Do.COUNCILLOR + which, can_pick(state, which))
    return n


@inner
def can_pick(state: State, which: int) -> bool:
    """Whether a councillor is undecided and no earlier undecided one is like it."""
    if state.decided[which]:
        return False
    councillor = QUARANTIA + which
    for other in range(QUARANTIA, councillor):
        if (
            not state.decided[other - QUARANTIA]
            and state.ring[other] == state.ring[councillor]
            and state.stands[other] == state.stands[councillor]
        ):
            return False
    return True


@inner
def pick(state: State, seat: int, which: int, tale: Tale) -> None:
    """Make this councillor the one to decide on."""
    state.councillor = QUARANTIA + which
    state.stage = Stage.COUNCILLOR
    state.waits = NO_SEATS
    tell(tale, Told.PICKED, seat, QUARANTIA + which)


# ---- R6 control or abstention --------------------------------------------------------------------


@inner
def ask_control(terms: Terms, state: State, tale: Tale) -> None:
    """Ask for control or abstention; without a ring, the seat must abstain (R6.4, R6.5)."""
    seat = first_seat(due_seats(state))
    if state.rings[seat] > 0 or state.ring[state.councillor] == seat:
        state.waits = only(seat)
    else:
        must_abstain(terms, state, seat, tale)


@inner
def legal_sends(state: State, out: Cells) -> int:
    """List all areas but the councillor's home, and abstaining (R6.3, R6.6)."""
    home = home_of(state.councillor)
    n = 0
    for area in range(AREA_COUNT):
        n = offer(out, n, Do.SEND + area, area != home)
    out[n] = Do.ABSTAIN
    return n + 1


@inner
def send(state: State, seat: int, area: int, tale: Tale) -> None:
    """Put the seat's ring on the councillor and send it to the area (R6.1-R6.4)."""
    councillor = state.councillor
    if state.ring[councillor] != seat:
        give_ring_back(state, councillor, tale)
        state.rings[seat] -= 1
        state.ring[councillor] = seat
    state.stands[councillor] = area
    state.waits = NO_SEATS
    end_decision(state, seat)
    tell(tale, Told.SENT, seat, councillor, area)


@inner
def abstain(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Make the councillor neutral; the seat may then move a house (R6.6-R6.8)."""
    state.waits = NO_SEATS
    tell(tale, Told.ABSTAINED, seat, state.councillor)
    neutralise(state, state.councillor, tale)
    end_decision(state, seat)
    begin_moving(terms, state, only(seat), ABSTENTION_MOVES, tale)


@inner
def must_abstain(terms: Terms, state: State, seat: int, tale: Tale) -> None:
    """Abstain without a ring, with the effect set by the option (R6.5, R13.3)."""
    tell(tale, Told.MUST_ABSTAIN, seat, state.councillor)
    if terms.forced_abstention != ForcedAbstention.NOTHING:
        neutralise(state, state.councillor, tale)
    end_decision(state, seat)
    if terms.forced_abstention == ForcedAbstention.MOVE:
        begin_moving(terms, state, only(seat), ABSTENTION_MOVES, tale)


# ---- neutral councillors -------------------------------------------------------------------------


@inner
def neutralise(state: State, councillor: int, tale: Tale) -> None:
    """Take the councillor off the board; it votes for no one (R6.6)."""
    if state.ring[councillor] != NONE:
        give_ring_back(state, councillor, tale)
        state.stands[councillor] = NONE
        tell(tale, Told.NEUTRAL, councillor)


@inner
def neutralise_undecided(state: State, tale: Tale) -> None:
    """Take the undecided councillors of the Quarantia off the board."""
    for which in range(QUARANTIA_COUNCILLORS):
        if not state.decided[which]:
            neutralise(state, QUARANTIA + which, tale)


@inner
def give_ring_back(state: State, councillor: int, tale: Tale) -> None:
    """Return the ring of the seat that loses control of the councillor (R6.2)."""
    seat = state.ring[councillor]
    if seat != NONE:
        state.ring[councillor] = NONE
        state.rings[seat] += 1
        tell(tale, Told.RING_BACK, seat, councillor)
