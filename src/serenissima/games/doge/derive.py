"""What a position need not say, because it follows from the rest."""

from collections.abc import Callable
from typing import Any

import numpy as np

from serenissima.kernel.seats import everyone

from .fields import NONE, Stage, State, Terms
from .material import (
    AREA_COUNT,
    COUNCILLOR_COUNT,
    DISTRICT_COUNT,
    FIRST_PRICE,
    HOUSES,
    MARKERS,
    MOST_SEATS,
    PALACES,
    QUARANTIA,
    RINGS,
    WINNER_HOUSES,
)

Derived = Callable[[Terms, State], None]
SEATS = np.arange(MOST_SEATS)
HOMES = np.minimum(np.arange(COUNCILLOR_COUNT), QUARANTIA)


def derive(terms: Terms, state: State, given: frozenset[str]) -> None:
    """Fill in what was not given: order, stocks, markers, ballots, who won, and who is to act."""
    for name, fill in FOLLOWS.items():
        if name not in given:
            fill(terms, state)


def _order(_terms: Terms, state: State) -> None:
    state.order[:] = np.arange(AREA_COUNT)


def _coming(_terms: Terms, state: State) -> None:
    """As many cards as elections are over, in this year's order (R4.2)."""
    state.coming[:] = np.where(np.arange(AREA_COUNT) < state.election, state.order, NONE)


def _ballot_round(terms: Terms, state: State) -> None:
    """While ballots are laid, the one after the last that any seat has laid."""
    laid = int((state.ballot.any(axis=2)).sum(axis=1).max())
    laying = state.stage == Stage.BALLOT
    state.ballot_round = min(1 + laid, terms.ballot_rounds) if laying else terms.ballot_rounds


def _palaces(_terms: Terms, state: State) -> None:
    for seat in range(MOST_SEATS):
        state.palaces[seat] = (state.sites == seat).sum(axis=1)


def _house_stock(terms: Terms, state: State) -> None:
    seats = terms.seats
    state.house_stock[:seats] = HOUSES - state.houses[:seats].sum(axis=1)


def _palace_stock(terms: Terms, state: State) -> None:
    seats = terms.seats
    state.palace_stock[:seats] = PALACES - state.palaces[:seats].sum(axis=1)


def _rings(terms: Terms, state: State) -> None:
    for seat in range(terms.seats):
        state.rings[seat] = RINGS - (state.ring == seat).sum()


def _laid(_terms: Terms, state: State) -> None:
    state.laid[:] = state.ballot.sum(axis=2)


def _markers(terms: Terms, state: State) -> None:
    seats = terms.seats
    elsewhere = state.ballot.sum(axis=1) + state.draft + state.turned + state.shown
    state.markers[:seats] = np.array(MARKERS) - elsewhere[:seats]


def _held(_terms: Terms, state: State) -> None:
    state.held[:] = (state.markers + state.draft).sum(axis=1)


def _firsts(_terms: Terms, state: State) -> None:
    if in_election(state):
        state.firsts = mask_of(most_voted(state)[0])


def _seconds(_terms: Terms, state: State) -> None:
    if in_election(state):
        state.seconds = mask_of(most_voted(state)[1])


# ---- the first year in which it can be -----------------------------------------------------------


def least_year(state: State) -> int:
    """The first year that leaves time for the houses placed and the councillors sent (R7, R8)."""
    placed, this_year = int(houses_placed(state).max()), house_room(state)
    by_houses = 1 + max(0, -(-(placed - this_year) // (WINNER_HOUSES * DISTRICT_COUNT)))
    return max(by_houses, 2 if sent_before(state).any() else 1)


def houses_placed(state: State) -> Any:
    """How many houses each seat has placed at least: those standing, and those paid (R10.2)."""
    return state.houses.sum(axis=1) + FIRST_PRICE * state.palaces.sum(axis=1)


def house_room(state: State) -> int:
    """How many houses a seat can have placed this year: two in each district that voted (R7.3)."""
    begun = in_election(state) and state.turn > 1
    voted: Any = state.order[: state.election + begun]
    return WINNER_HOUSES * int((voted != QUARANTIA).sum())


def sent_before(state: State) -> Any:
    """For each councillor whether it was sent before this year, in which its home has not voted."""
    voted = state.order[: state.election + in_election(state)]
    return (state.ring != NONE) & ~np.isin(HOMES, voted)


# ---- elections -----------------------------------------------------------------------------------


def in_election(state: State) -> bool:
    """Whether the votes of an area are counted and its awards are not over."""
    between = state.stage in (Stage.BALLOT, Stage.VOTE, Stage.OVER)
    return not between and state.election < AREA_COUNT


def most_voted(state: State) -> tuple[Any, Any]:
    """For every seat whether it is among the first, and among the second, in the running election.

    By the votes noted for the area that votes (R5.5-R5.7); a seat without votes is neither.
    """
    votes = state.votes[:, state.order[state.election]]
    first = (votes == votes.max()) & (votes > 0)
    rest = np.where(first, 0, votes)
    second = (rest == rest.max()) & (rest > 0) & (first.sum() == 1)
    return first, second


def mask_of(seats: Any) -> int:
    """A bit mask of the seats for which an array holds true."""
    return int((seats << SEATS).sum())


def _year(_terms: Terms, state: State) -> None:
    state.year = least_year(state)


def _waits(terms: Terms, state: State) -> None:
    """While ballots are laid, every seat that holds a marker (R3.2)."""
    if state.stage == Stage.BALLOT:
        state.waits = mask_of(state.held > 0) & everyone(terms.seats)


FOLLOWS: dict[str, Derived] = {  # in this order: some follow from others
    "order": _order,
    "coming": _coming,
    "ballot_round": _ballot_round,
    "palaces": _palaces,
    "house_stock": _house_stock,
    "palace_stock": _palace_stock,
    "rings": _rings,
    "laid": _laid,
    "markers": _markers,
    "held": _held,
    "firsts": _firsts,
    "seconds": _seconds,
    "year": _year,
    "waits": _waits,
}
