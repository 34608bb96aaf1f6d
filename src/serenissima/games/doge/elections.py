"""Elections: counting votes, and the awards of winner and runner-up (R5, R7, R8)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.seats import NO_SEATS, count_seats, first_seat, has_seat, with_seat
from serenissima.kernel.tale import Tale, tell

from .board import voting_area
from .councillors import begin_decision, neutralise, neutralise_undecided
from .events import Told
from .fields import TURNS, Stage, State, Terms
from .houses import begin_moving, begin_placing
from .material import (
    COUNCILLOR_COUNT,
    FIRST_MOVES,
    QUARANTIA,
    RUNNER_UP_HOUSES,
    SECOND_MOVES,
    VALUES,
    WINNER_HOUSES,
)
from .meta import Neutralise, ZeroMarker

# ---- R5 counting votes ---------------------------------------------------------------------------


@inner
def hold_vote(terms: Terms, state: State, tale: Tale) -> None:
    """Turn up the area's markers, count votes, and note winner and runner-up (R5)."""
    area = voting_area(state)
    state.turn = 0
    state.stage = Stage.NEXT
    tell(tale, Told.VOTE, area, state.election + 1)
    for seat in range(terms.seats):
        state.votes[seat, area] = count_votes(terms, state, seat, area, tale)
    state.firsts = leading_seats(terms, state, area, NO_SEATS)  # R5.5, R5.6
    single = count_seats(state.firsts) == 1
    state.seconds = leading_seats(terms, state, area, state.firsts) if single else NO_SEATS  # R5.7
    tell_result(terms, state, area, tale)


@inner
def count_votes(terms: Terms, state: State, seat: int, area: int, tale: Tale) -> int:
    """Return the seat's votes in the area, by markers and councillors (R5.1-R5.4)."""
    markers = turn_up(state, seat, area)
    councillors = 0
    for councillor in range(COUNCILLOR_COUNT):
        if state.ring[councillor] == seat and state.stands[councillor] == area:
            councillors += 1
    count = state.laid[seat, area]
    state.laid[seat, area] = 0
    votes = markers + councillors
    if terms.zero_marker == ZeroMarker.BARS and state.turned[seat, 0] > 0:  # R13.6
        tell(tale, Told.BARRED, seat)
        return 0
    if votes > 0:
        tell(tale, Told.COUNTED, seat, markers, councillors, votes)
    elif count > 0:
        tell(tale, Told.ONLY_ZERO, seat)
    return votes


@inner
def turn_up(state: State, seat: int, area: int) -> int:
    """Turn up the seat's markers in an area and return the sum of their values (R5.1)."""
    votes = 0
    for value in range(VALUES):
        state.turned[seat, value] = state.ballot[seat, area, value]
        state.ballot[seat, area, value] = 0
        votes += value * state.turned[seat, value]
    return votes


@inner
def leading_seats(terms: Terms, state: State, area: int, without: int) -> int:
    """Return the seats with the most votes in an area; no one without votes, nor `without`."""
    most = 1  # R5.3
    found = NO_SEATS
    for seat in range(terms.seats):
        votes = state.votes[seat, area]
        if votes >= most and not has_seat(without, seat):
            found = with_seat(found if votes == most else NO_SEATS, seat)
            most = votes
    return found


@inner
def tell_result(terms: Terms, state: State, area: int, tale: Tale) -> None:
    """Tell the winner, the runner-up and the ties (R5.5-R5.9)."""
    single = count_seats(state.firsts) == 1
    seconds = count_seats(state.seconds)
    for seat in range(terms.seats):
        if has_seat(state.firsts, seat):
            tell(tale, Told.WON if single else Told.TIED_FIRST, seat, area)
    for seat in range(terms.seats):
        if has_seat(state.seconds, seat):
            tell(tale, Told.SECOND if seconds == 1 else Told.TIED_SECOND, seat, area)
    if state.firsts == NO_SEATS:
        tell(tale, Told.NOBODY, area)
    elif single and seconds == 0:
        tell(tale, Told.NO_SECOND, area)


# ---- R7, R8 awards -------------------------------------------------------------------------------


@inner
def has_more_turns(state: State) -> bool:
    """Whether the election has awards left; without votes there are none (R5.9)."""
    return state.firsts != NO_SEATS and state.turn < TURNS


@inner
def take_turn(terms: Terms, state: State, tale: Tale) -> None:
    """Begin the next award of the election."""
    area = voting_area(state)
    turn = state.turn
    state.turn += 1
    if area == QUARANTIA:
        award_in_quarantia(terms, state, turn, tale)
    else:
        award_in_district(terms, state, area, turn, tale)


@inner
def award_in_district(terms: Terms, state: State, area: int, turn: int, tale: Tale) -> None:
    """Award the councillor, then the winner's houses, then the runner-up's (R7.1, R7.7, R10.9)."""
    if turn == 0 and count_seats(state.firsts) == 1:
        begin_decision(terms, state, area, first_seat(state.firsts))  # R7.2
    elif turn == 0:
        neutralise(state, area, tale)  # R7.5
    elif turn == 1:
        begin_placing(terms, state, area, state.firsts, WINNER_HOUSES, tale)  # R7.3, R7.5
    elif turn == 2 and state.seconds:
        begin_placing(terms, state, area, state.seconds, RUNNER_UP_HOUSES, tale)  # R7.4, R7.6


@inner
def award_in_quarantia(terms: Terms, state: State, turn: int, tale: Tale) -> None:
    """Award a councillor to the winner, one to the runner-up, one to the winner (R8.2)."""
    single = count_seats(state.firsts) == 1
    tied_for_second = count_seats(state.seconds) > 1
    if turn == 0:
        if terms.neutralise == Neutralise.FIRST or not single:
            neutralise_undecided(state, tale)  # R8.1, R8.6
        if single:
            begin_decision(terms, state, QUARANTIA, first_seat(state.firsts))  # R8.3
        else:
            begin_moving(terms, state, state.firsts, FIRST_MOVES, tale)  # R8.6
    elif turn == 1 and tied_for_second:
        begin_moving(terms, state, state.seconds, SECOND_MOVES, tale)  # R8.5
    elif turn == 1 and state.seconds:  # R8.4: without a runner-up, the third stays neutral
        begin_decision(terms, state, QUARANTIA, first_seat(state.seconds))  # R8.3
    elif turn == 2 and single:
        begin_decision(terms, state, QUARANTIA, first_seat(state.firsts))  # R8.3
    elif turn == 3 and tied_for_second:
        neutralise_undecided(state, tale)  # R8.5, R13.4: the ones not awarded
