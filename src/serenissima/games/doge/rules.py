"""The rules of Doge: what is legal, what an action does, and the year from ballots to elections.

`go_on` carries the match from one decision to the next, so that each rule is straight code: ballots
in `ballots.py` (R3), votes and awards in `elections.py` (R5, R7, R8), councillors in
`councillors.py` (R6), houses in `houses.py` (R9), palazzi in `palaces.py` (R10), the end in
`ending.py` (R11). A stage without a waiting seat is one that has still to be asked.

Tied players decide one after the other or all in secret (`ties.py`, R2.5, R13.1). So what is moved,
placed or built is first a plan, noted by `decide`; the stage carries it out when all are ready.
"""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import draw
from serenissima.kernel.tale import tell

from . import actions as do
from . import events as told
from .ballots import (
    add_marker,
    begin_ballots,
    choose_card,
    confirm,
    lay_ballots,
    legal_ballots,
    remove_marker,
    take_back,
)
from .councillors import abstain, ask_control, ask_which, legal_picks, legal_sends, pick, send
from .elections import has_more_turns, hold_vote, take_turn
from .ending import end_year
from .fields import (
    BALLOT,
    BUILD,
    COUNCILLOR,
    GOES_ON,
    MOVE,
    NO_MOVE,
    NONE,
    PICK,
    PLACE,
    VOTE,
)
from .houses import (
    drop,
    go_on_moving,
    go_on_placing,
    legal_moves,
    legal_places,
    lift,
    put_back,
)
from .material import AREA_COUNT, MARKER_COUNT, MARKERS, VALUES
from .palaces import BUILD_ONE, PASS, go_on_building, legal_builds
from .ties import decide

# ---- what is asked, and the answer ---------------------------------------------------------------


@compiled
def legal(terms, state, seat, out):
    """The seat's legal actions."""
    if not state.waits >> seat & 1:
        return 0
    if state.stage == BALLOT:
        return legal_ballots(state, seat, out)
    if state.stage == PICK:
        return legal_picks(state, out)
    if state.stage == COUNCILLOR:
        return legal_sends(state, out)
    if state.stage == MOVE:
        return legal_moves(state, seat, out)
    if state.stage == PLACE:
        return legal_places(state, seat, out)
    return legal_builds(out)


@compiled
def apply(terms, state, seat, action, dice, tale):  # noqa: C901 - a table of contents
    """Carry out a legal action, then go on to the next decision."""
    area = voting_area(state)
    if action < do.ADD:
        choose_card(state, seat, action - do.CARD, tale)
    elif action < do.CONFIRM:
        add_marker(state, seat, action - do.ADD, tale)
    elif action == do.CONFIRM:
        confirm(state, seat, tale)
    elif action < do.SEND:
        pick(state, seat, action - do.COUNCILLOR, tale)
    elif action < do.ABSTAIN:
        send(state, seat, action - do.SEND, tale)
    elif action == do.ABSTAIN:
        abstain(terms, state, seat, tale)
    elif action < do.DROP:
        lift(terms, state, seat, area, action - do.LIFT, tale)
    elif action < do.STAY:
        drop(terms, state, seat, action - do.DROP, tale)
    elif action == do.STAY:
        decide(terms, state, seat, NO_MOVE, tale)
    elif action < do.BUILD:
        decide(terms, state, seat, action - do.PLACE, tale)
    elif action == do.BUILD:
        decide(terms, state, seat, BUILD_ONE, tale)
    elif action == do.FORGO:
        decide(terms, state, seat, PASS, tale)
    elif action < do.TAKE_BACK:
        remove_marker(state, seat, action - do.REMOVE, tale)
    elif action == do.TAKE_BACK:
        take_back(state, seat, tale)
    else:
        put_back(state, seat, tale)
    go_on(terms, state, dice, tale)


@inner
def go_on(terms, state, dice, tale):
    """Do what leaves no choice, until a seat is asked or the match is over (R2.1, R2.4)."""
    while state.waits == 0 and state.ending == GOES_ON:
        area = voting_area(state)
        if state.stage == BALLOT:
            lay_ballots(terms, state, tale)
        elif state.stage == VOTE:
            hold_vote(terms, state, area, tale)
        elif state.stage == PICK:
            ask_which(state, tale)
        elif state.stage == COUNCILLOR:
            ask_control(terms, state, tale)
        elif state.stage == MOVE:
            go_on_moving(terms, state, dice, tale)
        elif state.stage == PLACE:
            go_on_placing(terms, state, area, dice, tale)
        elif state.stage == BUILD:
            go_on_building(terms, state, dice, tale)
        elif has_more_turns(state):
            take_turn(terms, state, area, tale)
        else:
            end_election(terms, state, dice, tale)


@inner
def voting_area(state):
    """The area that votes now (R4.1); before the elections, the one that will vote first."""
    return np.int64(state.order[state.election])


# ---- R2, R4 the year -----------------------------------------------------------------------------


@inner
def begin_year(terms, state, tale):
    """What was turned last year is this year's order; everybody has all markers (R4.3, R3.9)."""
    state.year += 1
    state.election = 0
    state.ballot_round = 0
    for place in range(AREA_COUNT):
        state.order[place] = state.coming[place]
        state.coming[place] = NONE
    for seat in range(terms.seats):
        state.held[seat] = MARKER_COUNT
        for value in range(VALUES):
            state.markers[seat, value] = MARKERS[value]
            state.shown[seat, value] = 0
        for area in range(AREA_COUNT):
            state.votes[seat, area] = 0
    tell(tale, told.YEAR, state.year, state.first_seat, 0, 0)
    begin_ballots(terms, state, tale)


@inner
def end_election(terms, state, dice, tale):
    """Markers go aside, the next card of next year is turned up (R5.10, R4.2)."""
    clear_away(terms, state)
    turn_card(state, dice)
    tell(tale, told.TURNED_CARD, state.coming[state.election], state.election + 1, 0, 0)
    state.election += 1
    state.stage = VOTE
    if state.election == AREA_COUNT:  # R2.3, R14.6
        end_year(terms, state, tale)  # R11
        if state.ending == GOES_ON:
            state.first_seat = (state.first_seat + 1) % terms.seats  # R2.5
            begin_year(terms, state, tale)


@inner
def clear_away(terms, state):
    """Turned markers lie aside until the year is over (R5.10); the rest is forgotten."""
    for seat in range(terms.seats):
        for value in range(VALUES):
            state.shown[seat, value] += state.turned[seat, value]
            state.turned[seat, value] = 0
    state.firsts = 0
    state.seconds = 0
    state.councillor = NONE
    for which in range(state.decided.shape[0]):
        state.decided[which] = 0


@inner
def turn_card(state, dice):
    """One of the cards of next year that are still face down (R4.2, R14.5)."""
    down = np.ones(AREA_COUNT, np.int8)
    for place in range(state.election):
        down[state.coming[place]] = 0
    state.coming[state.election] = draw(dice, down)
