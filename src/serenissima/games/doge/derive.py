"""Fills in the fields of a position that follow from the others."""

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
    """Fill in the fields that a position omits: order, stocks, ballots, winner, acting seats."""
    for name, fill in FOLLOWS.items():
        if name not in given:
            fill(terms, state)


def _order(_terms: Terms, state: State) -> None:
    state.order[:] = np.arange(AREA_COUNT)


def _coming(_terms: Terms, state: State) -> None:
    """Turn up one of next year's cards per finished election, in this year's order (R4.2)."""
    state.coming[:] = np.where(np.arange(AREA_COUNT) < state.election, state.order, NONE)


def _ballot_round(terms: Terms, state: State) -> None:
    """During ballots, take the round after the last in which any seat has laid one."""
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
        state.firsts = mask_of(winners_and_runners_up(state)[0])


def _seconds(_terms: Terms, state: State) -> None:
    if in_election(state):
        state.seconds = mask_of(winners_and_runners_up(state)[1])


# ---- the earliest possible year ------------------------------------------------------------------


def least_year(state: State) -> int:
    """Return the first year that allows these houses and these councillors (R7, R8)."""
    placed, this_year = int(houses_placed(state).max()), house_room(state)
    by_houses = 1 + max(0, -(-(placed - this_year) // (WINNER_HOUSES * DISTRICT_COUNT)))
    return max(by_houses, 2 if sent_before(state).any() else 1)


def houses_placed(state: State) -> Any:
    """Return the fewest houses that each seat has placed: on the board, or paid (R10.2)."""
    return state.houses.sum(axis=1) + FIRST_PRICE * state.palaces.sum(axis=1)


def house_room(state: State) -> int:
    """Return the most houses a seat can have placed this year: 2 per district that voted (R7.3)."""
    begun = in_election(state) and state.turn > 1
    voted: Any = state.order[: state.election + begun]
    return WINNER_HOUSES * int((voted != QUARANTIA).sum())


def sent_before(state: State) -> Any:
    """Return, per councillor, whether it was sent in an earlier year.

    This year, its home hasn't voted yet.
    """
    voted = state.order[: state.election + in_election(state)]
    return (state.ring != NONE) & ~np.isin(HOMES, voted)


# ---- elections -----------------------------------------------------------------------------------


def in_election(state: State) -> bool:
    """Whether the votes of an area have been counted and its awards are not over."""
    between = state.stage in (Stage.BALLOT, Stage.VOTE, Stage.OVER)
    return not between and state.election < AREA_COUNT


def winners_and_runners_up(state: State) -> tuple[Any, Any]:
    """Return, per seat, whether it has the most votes, and whether it has the next most.

    The votes are those noted for the voting area (R5.5-R5.7). A seat without votes has neither.
    """
    votes = state.votes[:, state.order[state.election]]
    first = (votes == votes.max()) & (votes > 0)
    rest = np.where(first, 0, votes)
    second = (rest == rest.max()) & (rest > 0) & (first.sum() == 1)
    return first, second


def mask_of(seats: Any) -> int:
    """Return the bit mask of the seats that are true in an array."""
    return int((seats << SEATS).sum())


def _year(_terms: Terms, state: State) -> None:
    state.year = least_year(state)


def _waits(terms: Terms, state: State) -> None:
    """During ballots, wait for every seat that holds a marker (R3.2)."""
    if state.stage == Stage.BALLOT:
        state.waits = mask_of(state.held > 0) & everyone(terms.seats)


FOLLOWS: dict[str, Derived] = {  # in this order, since some follow from others
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
