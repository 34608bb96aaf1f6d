"""Councillors: taking control of them, sending them, abstaining (R6)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import tell

from .actions import Do
from .events import Told
from .fields import ABSTAIN_MOVING, ABSTAIN_NOTHING, NONE, ONE_BY_ONE, Stage
from .houses import begin_moving
from .material import (
    ABSTENTION_MOVES,
    AREA_COUNT,
    QUARANTIA,
    QUARANTIA_COUNCILLORS,
)
from .ties import due_seats, first_of


@inner
def home_of(councillor):
    """The area a councillor comes from (R1.3)."""
    return min(councillor, QUARANTIA)


@inner
def begin_decision(terms, state, area, seat):
    """A seat is to decide on the area's councillor, or on one of the Quarantia's."""
    state.due[seat] = 1
    state.stage = Stage.COUNCILLOR
    state.councillor = area
    if area == QUARANTIA and terms.neutralise == ONE_BY_ONE:
        state.stage = Stage.PICK
    elif area == QUARANTIA:  # R8.1: all are neutral, so it does not matter which
        while state.decided[state.councillor - QUARANTIA]:
            state.councillor += 1


@inner
def legal_picks(state, out):
    """The councillors of the Quarantia not yet decided on; of equal ones the first (R13.4)."""
    n = 0
    for which in range(QUARANTIA_COUNCILLORS):
        if not state.decided[which] and not has_equal_before(state, which):
            out[n] = Do.COUNCILLOR + which
            n += 1
    return n


@inner
def has_equal_before(state, which):
    """Whether an earlier one stands in the same place with the same ring."""
    councillor = QUARANTIA + which
    for other in range(QUARANTIA, councillor):
        if (
            not state.decided[other - QUARANTIA]
            and state.ring[other] == state.ring[councillor]
            and state.stands[other] == state.stands[councillor]
        ):
            return True
    return False


@inner
def ask_which(state, tale):
    """Which of the three; if they do not differ, the first (R13.4)."""
    seat = first_of(due_seats(state))
    choices = 0
    only = 0
    for which in range(QUARANTIA_COUNCILLORS):
        if not state.decided[which] and not has_equal_before(state, which):
            choices += 1
            only = which
    if choices == 1:
        pick(state, seat, only, tale)
    else:
        state.waits = 1 << seat


@inner
def pick(state, seat, which, tale):
    """The decision is about this one."""
    state.councillor = QUARANTIA + which
    state.stage = Stage.COUNCILLOR
    state.waits = 0
    tell(tale, Told.PICKED, seat, QUARANTIA + which)


@inner
def ask_control(terms, state, tale):
    """Control or abstention; without a ring there is no choice (R6.4, R6.5)."""
    seat = first_of(due_seats(state))
    if state.rings[seat] > 0 or state.ring[state.councillor] == seat:
        state.waits = 1 << seat
    else:
        must_abstain(terms, state, seat, tale)


@inner
def legal_sends(state, out):
    """Any area but its home, or none (R6.3, R6.6)."""
    n = 0
    for area in range(AREA_COUNT):
        out[n] = Do.SEND + area
        n += area != home_of(state.councillor)
    out[n] = Do.ABSTAIN
    return n + 1


@inner
def send(state, seat, area, tale):
    """The seat's ring goes on the councillor, which goes where it is sent (R6.1-R6.4)."""
    councillor = state.councillor
    if state.ring[councillor] != seat:
        give_ring_back(state, councillor, tale)
        state.rings[seat] -= 1
        state.ring[councillor] = seat
    state.stands[councillor] = area
    state.waits = 0
    end_decision(state, seat)
    tell(tale, Told.SENT, seat, councillor, area)


@inner
def give_ring_back(state, councillor, tale):
    """Whoever controlled the councillor gets his ring back (R6.2)."""
    seat = state.ring[councillor]
    if seat != NONE:
        state.ring[councillor] = NONE
        state.rings[seat] += 1
        tell(tale, Told.RING_BACK, seat, councillor)


@inner
def neutralise(state, councillor, tale):
    """The councillor leaves the board and votes for nobody (R6.6)."""
    if state.ring[councillor] != NONE:
        give_ring_back(state, councillor, tale)
        state.stands[councillor] = NONE
        tell(tale, Told.NEUTRAL, councillor)


@inner
def end_decision(state, seat):
    """It has been decided on; the award goes on."""
    if state.councillor >= QUARANTIA:
        state.decided[state.councillor - QUARANTIA] = 1
    state.due[seat] = 0
    state.stage = Stage.NEXT


@inner
def abstain(terms, state, seat, tale):
    """The councillor turns neutral, and the seat may move a house (R6.6-R6.8)."""
    state.waits = 0
    tell(tale, Told.ABSTAINED, seat, state.councillor)
    neutralise(state, state.councillor, tale)
    end_decision(state, seat)
    begin_moving(terms, state, 1 << seat, ABSTENTION_MOVES, tale)


@inner
def must_abstain(terms, state, seat, tale):
    """Without a ring: like any abstention, or as the option says (R6.5, R13.3)."""
    tell(tale, Told.MUST_ABSTAIN, seat, state.councillor)
    if terms.forced_abstention != ABSTAIN_NOTHING:
        neutralise(state, state.councillor, tale)
    end_decision(state, seat)
    if terms.forced_abstention == ABSTAIN_MOVING:
        begin_moving(terms, state, 1 << seat, ABSTENTION_MOVES, tale)
