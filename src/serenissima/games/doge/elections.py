"""Elections: counting votes, and what the first and the second are awarded (R5, R7, R8)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import tell

from .councillors import begin_decision, neutralise
from .events import Told
from .fields import ALL_FIRST, BARS, Stage
from .houses import begin_moving, begin_placing
from .material import (
    COUNCILLOR_COUNT,
    FIRST_MOVES,
    QUARANTIA,
    QUARANTIA_COUNCILLORS,
    RUNNER_UP_HOUSES,
    SECOND_MOVES,
    VALUES,
    WINNER_HOUSES,
)
from .ties import first_of, how_many, voting_area

TURNS = 4  # of awards

# ---- R5 counting the votes -----------------------------------------------------------------------


@inner
def hold_vote(terms, state, tale):
    """The markers in the area are turned up; most votes come first, next most second (R5)."""
    area = voting_area(state)
    state.turn = 0
    state.stage = Stage.NEXT
    tell(tale, Told.VOTE, area, state.election + 1)
    most = 0
    next_most = 0
    for seat in range(terms.seats):
        votes = count_votes(terms, state, seat, area, tale)
        state.votes[seat, area] = votes
        if votes > most:
            next_most = most
            most = votes
        elif next_most < votes < most:
            next_most = votes
    for seat in range(terms.seats):
        votes = state.votes[seat, area]
        if votes > 0 and votes == most:
            state.firsts |= 1 << seat
        elif votes > 0 and votes == next_most:
            state.seconds |= 1 << seat
    if how_many(state.firsts) > 1:  # R5.6
        state.seconds = 0
    tell_result(terms, state, area, tale)


@inner
def count_votes(terms, state, seat, area, tale):
    """The seat's markers in the area, and a vote for each of its councillors there (R5.1-R5.4)."""
    markers = 0
    for value in range(VALUES):
        state.turned[seat, value] = state.ballot[seat, area, value]
        state.ballot[seat, area, value] = 0
        markers += value * state.turned[seat, value]
    councillors = 0
    for councillor in range(COUNCILLOR_COUNT):
        if state.ring[councillor] == seat and state.stands[councillor] == area:
            councillors += 1
    count = state.laid[seat, area]
    state.laid[seat, area] = 0
    votes = markers + councillors
    if terms.zero_marker == BARS and state.turned[seat, 0] > 0:  # R13.6
        tell(tale, Told.BARRED, seat)
        return 0
    if votes > 0:
        tell(tale, Told.COUNTED, seat, markers, councillors, votes)
    elif count > 0:
        tell(tale, Told.ONLY_ZERO, seat)
    return votes


@inner
def tell_result(terms, state, area, tale):
    """Who has won, who is second (R5.5-R5.9)."""
    single = how_many(state.firsts) == 1
    seconds = how_many(state.seconds)
    for seat in range(terms.seats):
        if state.firsts >> seat & 1:
            tell(tale, Told.WON if single else Told.TIED_FIRST, seat, area)
    for seat in range(terms.seats):
        if state.seconds >> seat & 1:
            tell(tale, Told.SECOND if seconds == 1 else Told.TIED_SECOND, seat, area)
    if state.firsts == 0:
        tell(tale, Told.NOBODY, area)
    elif single and seconds == 0:
        tell(tale, Told.NO_SECOND, area)


# ---- R7, R8 what follows -------------------------------------------------------------------------


@inner
def has_more_turns(state):
    """Whether the election has still something to award (R5.9: without votes, nothing)."""
    return state.firsts != 0 and state.turn < TURNS


@inner
def take_turn(terms, state, area, tale):
    """The next of the things that an election awards."""
    turn = state.turn
    state.turn += 1
    if area == QUARANTIA:
        award_in_quarantia(terms, state, turn, tale)
    else:
        award_in_district(terms, state, area, turn, tale)


@inner
def award_in_district(terms, state, area, turn, tale):
    """The councillor, the houses of the first, then of the second (R7.1, R10.9); no more (R7.7)."""
    if turn == 0 and how_many(state.firsts) == 1:
        begin_decision(terms, state, area, first_of(state.firsts))  # R7.2
    elif turn == 0:
        neutralise(state, area, tale)  # R7.5
    elif turn == 1:
        begin_placing(terms, state, area, state.firsts, WINNER_HOUSES, tale)  # R7.3, R7.5
    elif turn == 2 and state.seconds:
        begin_placing(terms, state, area, state.seconds, RUNNER_UP_HOUSES, tale)  # R7.4, R7.6


@inner
def award_in_quarantia(terms, state, turn, tale):
    """The winner decides on a councillor, the runner-up on one, the winner on another (R8.2)."""
    single = how_many(state.firsts) == 1
    tied_for_second = how_many(state.seconds) > 1
    if turn == 0:
        if terms.neutralise == ALL_FIRST or not single:
            neutralise_undecided(state, tale)  # R8.1, R8.6
        if single:
            begin_decision(terms, state, QUARANTIA, first_of(state.firsts))  # R8.3
        else:
            begin_moving(terms, state, state.firsts, FIRST_MOVES, tale)  # R8.6
    elif turn == 1 and tied_for_second:
        begin_moving(terms, state, state.seconds, SECOND_MOVES, tale)  # R8.5
    elif turn == 1 and state.seconds:  # R8.4: without a runner-up nobody gets the third
        begin_decision(terms, state, QUARANTIA, first_of(state.seconds))  # R8.3
    elif turn == 2 and single:
        begin_decision(terms, state, QUARANTIA, first_of(state.firsts))  # R8.3
    elif turn == 3 and tied_for_second:
        neutralise_undecided(state, tale)  # R8.5, R13.4: what they do not get


@inner
def neutralise_undecided(state, tale):
    """Those of the Quarantia on whom nobody has decided leave the board."""
    for which in range(QUARANTIA_COUNCILLORS):
        if not state.decided[which]:
            neutralise(state, QUARANTIA + which, tale)
