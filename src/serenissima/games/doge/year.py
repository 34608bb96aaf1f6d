"""The year: its beginning, and the steps after each election (R2, R4)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice, draw_another
from serenissima.kernel.seats import NO_SEATS
from serenissima.kernel.tale import Tale, tell

from .ballots import begin_ballots
from .elections import has_more_turns, take_turn
from .ending import end_year
from .events import Told
from .fields import NONE, Ending, Stage, State, Terms
from .houses import place_second_house
from .material import AREA_COUNT, MARKER_COUNT, MARKERS, VALUES


@inner
def continue_election(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Begin the next award, or after the last one the next election or the next year."""
    if state.house_left:
        place_second_house(terms, state, tale)
    elif has_more_turns(state):
        take_turn(terms, state, tale)
    else:
        end_election(terms, state, dice, tale)


@inner
def begin_year(terms: Terms, state: State, tale: Tale) -> None:
    """Make the cards turned up last year the new order and return all markers (R4.3, R3.9)."""
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
    tell(tale, Told.YEAR, state.year, state.first_seat)
    begin_ballots(terms, state, tale)


@inner
def end_election(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Put the markers aside and turn up the next card for next year (R5.10, R4.2)."""
    clear_away(terms, state)
    turn_card(state, dice)
    tell(tale, Told.TURNED_CARD, state.coming[state.election], state.election + 1)
    state.election += 1
    state.stage = Stage.VOTE
    if state.election == AREA_COUNT:  # R2.3, R14.6
        end_year(terms, state, tale)  # R11
        if state.ending == Ending.NONE:
            state.first_seat = (state.first_seat + 1) % terms.seats  # R2.5
            begin_year(terms, state, tale)


@inner
def clear_away(terms: Terms, state: State) -> None:
    """Put the turned-up markers aside until the end of the year (R5.10) and reset the rest."""
    for seat in range(terms.seats):
        for value in range(VALUES):
            state.shown[seat, value] += state.turned[seat, value]
            state.turned[seat, value] = 0
    state.firsts = NO_SEATS
    state.seconds = NO_SEATS
    state.councillor = NONE
    for which in range(state.decided.shape[0]):
        state.decided[which] = 0


@inner
def turn_card(state: State, dice: Dice) -> None:
    """Turn up a random card of next year that is still face down (R4.2, R14.5)."""
    place = state.election
    state.coming[place] = draw_another(dice, AREA_COUNT, state.coming, place)
