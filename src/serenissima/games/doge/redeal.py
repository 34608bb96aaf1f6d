"""Completes a view: deals the other seats' markers, ballots and secret plans (R12)."""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import Dice, below, draw, pick
from serenissima.kernel.seats import NO_SEATS, has_seat

from .board import voting_area
from .fields import NO_MOVE, NONE, Stage, State, Terms
from .material import (
    AREA_COUNT,
    DISTRICT_COUNT,
    MARKERS,
    MOST_MARKERS,
    MOST_SEATS,
    QUARANTIA,
    VALUES,
)
from .meta import LoneDestination, TieOrder

HESITANT = 4  # one in this many seats still choosing is assumed to have begun
KEEN = 4  # how much likelier a ballot is in a district where the seat has no palazzo


@compiled
def redeal(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Replace everything hidden from the seat by a deal that agrees with its knowledge."""
    for other in range(MOST_SEATS):
        if other != seat:
            state.card[other] = NONE
            state.lifted[other] = NONE
            state.plan[other] = NONE
            deal_markers(terms, state, other, dice)
            if state.stage == Stage.BALLOT:
                deal_draft(state, other, dice)
            elif state.due[other] > 0 and has_seat(state.waits, other):
                deal_lifted(terms, state, other, dice)
            elif (
                state.due[other] > 0
                and terms.tie_order == TieOrder.SEALED
                and state.waits != NO_SEATS
            ):
                deal_plan(state, other, dice)


@inner
def deal_markers(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Deal the markers not turned up to stock and areas, in known numbers (R12.2, R12.3)."""
    hidden = np.zeros(VALUES, np.int8)
    for value in range(VALUES):
        state.draft[seat, value] = 0
        if seat < terms.seats:
            hidden[value] = MARKERS[value] - state.shown[seat, value] - state.turned[seat, value]
    for area in range(AREA_COUNT):
        for value in range(VALUES):
            state.ballot[seat, area, value] = 0
        for _ in range(state.laid[seat, area]):
            state.ballot[seat, area, draw(dice, hidden)] += 1
    for value in range(VALUES):
        state.markers[seat, value] = hidden[value]


@inner
def deal_draft(state: State, seat: int, dice: Dice) -> None:
    """Deal a ballot: any if confirmed, otherwise perhaps a beginning (R12.4)."""
    held = min(MOST_MARKERS, state.held[seat])
    waits = has_seat(state.waits, seat)
    if held == 0 or (waits and below(dice, HESITANT) > 0):
        return
    unused = np.zeros(AREA_COUNT, np.int8)
    for area in range(AREA_COUNT):
        keen = area < DISTRICT_COUNT and state.palaces[seat, area] == 0
        unused[area] = (KEEN if keen else 1) * (state.laid[seat, area] == 0)
    state.card[seat] = pick(dice, unused)
    count = below(dice, held + 1) if waits else 1 + below(dice, held)
    for _ in range(count):
        state.draft[seat, draw(dice, state.markers[seat])] += 1


@inner
def deal_lifted(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Perhaps pick up a house for a seat that is about to move one (R12.4)."""
    if state.stage != Stage.MOVE or below(dice, HESITANT) > 0:
        return
    area = voting_area(state)
    if area == QUARANTIA or terms.lone_destination == LoneDestination.ASKED:
        state.lifted[seat] = pick(dice, state.houses[seat])
    elif state.houses[seat, area] > 0:  # others were put down at once
        state.lifted[seat] = area


@inner
def deal_plan(state: State, seat: int, dice: Dice) -> None:
    """Deal a sealed decision that the seat could have made (R13.1)."""
    if state.stage == Stage.PLACE:
        state.plan[seat] = below(dice, state.due[seat] + 1)
    elif state.stage == Stage.BUILD:
        state.plan[seat] = below(dice, 2)
    else:
        district = pick(dice, state.houses[seat])
        to = below(dice, DISTRICT_COUNT)
        state.plan[seat] = NO_MOVE if to == district else DISTRICT_COUNT * district + to
