"""What holds in every position: pieces add up (R14.3), and fields do not contradict each other.

A match file can begin with a position, which the rules then trust. So everything they rely on is
checked here.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np

from serenissima.kernel.game import Contradictions
from serenissima.kernel.seats import has_seat

from .derive import SEATS, in_election, mask_of, most_voted
from .fields import BUILD_ONE, NO_MOVE, NONE, TURNS, Ending, Stage
from .houses import FIRSTS_PLACE
from .material import (
    AREA_COUNT,
    COUNCILLOR_COUNT,
    DISTRICT_COUNT,
    FIRST_MOVES,
    FIRST_PRICE,
    MOST_MARKERS,
    MOST_SEATS,
    QUARANTIA,
    RUNNER_UP_HOUSES,
    SITES,
    VALUES,
    WINNER_HOUSES,
)
from .meta import HousesPerCheck, LoneDestination, Neutralise, TieOrder

HOMES = np.minimum(np.arange(COUNCILLOR_COUNT), QUARANTIA)


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """How many pieces each seat has in all places together."""
    sums = {"areas in the order": len({int(area) for area in state.order} - {NONE})}  # R14.6
    for seat in range(int(terms.seats)):
        sums[f"houses of {seat}"] = int(state.house_stock[seat] + state.houses[seat].sum())
        sums[f"palazzi of {seat}"] = int(state.palace_stock[seat] + state.palaces[seat].sum())
        sums[f"rings of {seat}"] = int(state.rings[seat] + (state.ring == seat).sum())
        for value in range(VALUES):
            sums[f"markers {value} of {seat}"] = _markers(state, seat, value)
    return sums


def _markers(state: Any, seat: int, value: int) -> int:
    places = (state.markers, state.draft, state.turned, state.shown)
    return int(sum(place[seat, value] for place in places) + state.ballot[seat, :, value].sum())


def contradictions(terms: Any, state: Any) -> Contradictions:
    """What does not agree in a position."""
    yield from on_the_map(state)
    yield from in_the_order(state)
    yield from in_ballots(terms, state)
    if in_election(state):
        yield from in_an_election(terms, state)
    elif state.stage in (Stage.BALLOT, Stage.VOTE, Stage.OVER):
        yield from left_of_an_election(state)


def on_the_map(state: Any) -> Contradictions:
    """Councillors and palazzi (R14.4, R10.3)."""
    ringed, standing = state.ring != NONE, state.stands != NONE
    yield "councillors with a ring but no area, or the reverse", ringed != standing
    yield "councillors in their own home", state.stands == HOMES
    taken = state.sites != NONE
    yield "sites taken although a cheaper one is free", taken[:, 1:] > taken[:, :-1]
    built = (state.sites == SEATS[:, None, None]).sum(axis=2)
    yield "districts whose palazzi are not those on their sites", built != state.palaces


def in_the_order(state: Any) -> Contradictions:
    """How far the year has come (R14.5, R14.6)."""
    held, over = int(state.election), state.stage == Stage.OVER
    turned = state.coming != NONE
    yield "cards of next year turned up too early or late", turned != (np.arange(AREA_COUNT) < held)
    yield "cards of next year turned up twice", turned.sum() - len({*state.coming[turned].tolist()})
    whole = held == AREA_COUNT
    yield "years over without seven elections, or seven without an end", whole != over
    yield "winners before the end, or an end without winners", (state.winners != 0) != over
    ended = state.ending != Ending.NONE
    yield "an ending while the match goes on, or the reverse", ended != over
    yield "seats asked before an election", bool(state.waits) and state.stage == Stage.VOTE


def in_ballots(terms: Any, state: Any) -> Contradictions:
    """Markers, cards and votes (R3, R5)."""
    laying = state.stage == Stage.BALLOT
    drafted, chosen = state.draft.sum(axis=1), state.card != NONE
    asked, waiting_to_lay = asked_seats(state), laying & (state.held > 0)
    yield "stacks with the wrong number of markers", state.laid != state.ballot.sum(axis=2)
    yield "wrong numbers of markers in stock", state.held != state.markers.sum(axis=1) + drafted
    yield "cards chosen by seats that lay no ballot", chosen & ~waiting_to_lay
    yield (
        "cards chosen that were already used this year",
        chosen & (state.laid[SEATS, state.card] > 0),
    )
    yield "markers chosen without a card", (drafted > 0) & ~chosen
    yield "ballots of too many markers", drafted > MOST_MARKERS
    yield "ballots confirmed without a marker", waiting_to_lay & ~asked & (drafted == 0)
    yield "seats asked for a ballot without a marker", laying & asked & (state.held == 0)
    begun = 1 if laying else int(terms.ballot_rounds)
    yield "impossible rounds of ballots", not begun <= state.ballot_round <= terms.ballot_rounds
    yield "matches in which no year has begun", state.year == 0
    yield "rounds of ballots after an election", laying and state.election > 0
    voting = state.stage not in (Stage.BALLOT, Stage.VOTE)
    counted = state.order[: state.election + voting]
    yield "ballots in areas that have already voted", state.laid[:, counted] > 0
    yield "votes in areas that have not voted yet", np.delete(state.votes, counted, axis=1) > 0


def left_of_an_election(state: Any) -> Contradictions:
    """What only a running election has."""
    names = ("firsts", "seconds", "decided", "due", "received", "price", "turned", "house_left")
    yield "traces of an election while none is running", [state[name].any() for name in names]
    plans = (state.councillor, state.site, *state.lifted, *state.plan)
    yield "open decisions while no election is running", [plan != NONE for plan in plans]


def asked_seats(state: Any) -> Any:
    """For every seat whether it is asked."""
    return (state.waits >> SEATS & 1).astype(bool)


# ---- the running election ------------------------------------------------------------------------


def in_an_election(terms: Any, state: Any) -> Contradictions:
    """Who is first and second, and how far the awards have come (R5, R7, R8)."""
    area, turn = int(state.order[state.election]), int(state.turn)
    first, second = most_voted(state)
    single, between = first.sum() == 1, state.stage == Stage.NEXT
    yield (
        "winners that do not follow from the votes",
        [state.firsts != mask_of(first), not (first.any() or between)],
    )
    yield "runners-up that do not follow from the votes", state.seconds != mask_of(second)
    begun = turn <= TURNS if between else 1 <= turn < TURNS
    yield (
        "awards that this election does not have",
        [not begun, turn > 1 and area == QUARANTIA and not single and not between],
    )
    runner_up_turn = 2 if area == QUARANTIA else 3
    group = second if turn == runner_up_turn else first
    at = SimpleNamespace(
        area=area, turn=turn, group=group, single=single, seconds=int(second.sum())
    )
    yield from in_its_turn(terms, state, at)
    yield from in_a_stage(terms, state, at)
    yield from in_the_quarantia(state, at)
    yield from in_a_check(state)
    yield from in_the_second_house(terms, state, at)


def in_its_turn(terms: Any, state: Any, at: SimpleNamespace) -> Contradictions:
    """Who is asked, or has decided in secret; nobody if the next is yet to be asked (R2.5)."""
    asked, planned, due = asked_seats(state), state.plan != NONE, state.due > 0
    sealed = terms.tie_order == TieOrder.SEALED
    plans = state.stage in (Stage.MOVE, Stage.PLACE, Stage.BUILD)
    yield "decisions of seats whose turn it is not", due & ~at.group
    new = (state.received[:, None] >> SEATS & 1).any(axis=0)
    yield (
        "new houses of seats whose turn it is not",
        new & ~(at.group & (state.stage != Stage.NEXT)),
    )
    yield "seats asked although they have nothing to decide", asked & ~due
    yield "open decisions between two awards", due & (state.stage == Stage.NEXT)
    yield (
        "sealed decisions where none can be made",
        planned & (asked | ~due | (not (sealed and plans))),
    )
    nobody = not (asked.any() or planned.any())
    missing = due & ~asked & ~planned if sealed else asked.sum() != 1
    yield "seats not asked although it is their turn", missing & (not nobody)
    single = state.stage in (Stage.PICK, Stage.COUNCILLOR)
    yield "decisions that no seat has to make", single and not due.any()


def in_a_stage(terms: Any, state: Any, at: SimpleNamespace) -> Contradictions:
    """What is decided when, by whom, and with which pieces (R6, R9)."""
    stage, quarantia, alone = Stage(int(state.stage)), at.area == QUARANTIA, at.group.sum() == 1
    one = stage in (Stage.PICK, Stage.COUNCILLOR)
    fits = [
        stage != Stage.PLACE or (not quarantia and at.turn > 1),
        stage not in (Stage.PICK, Stage.COUNCILLOR, Stage.MOVE)
        or quarantia
        or (at.turn == 1 and at.single),
        stage != Stage.PICK or (quarantia and terms.neutralise == Neutralise.ONE_BY_ONE),
        not one or alone,
    ]
    yield "stages that do not belong to this award", [not fit for fit in fits]
    houses = WINNER_HOUSES if at.turn == 2 else RUNNER_UP_HOUSES
    moves = FIRST_MOVES if at.turn == 1 and not at.single else 1
    most = {Stage.PLACE: houses, Stage.MOVE: moves}.get(stage, 1)
    yield "houses, moves or decisions beyond those awarded", state.due > most
    board = state.houses.sum(axis=1)
    has = {Stage.PLACE: state.house_stock, Stage.MOVE: board * most}.get(stage, most)
    yield "houses due that the seat does not have", state.due > has
    if stage == Stage.COUNCILLOR:
        yield from _in_a_decision(state, at.area)
    lifts = [_lifts_wrong(terms, state, at.area, seat) for seat in range(MOST_SEATS)]
    yield "lifted houses that cannot be moved", lifts
    yield (
        "sealed decisions that are impossible",
        [_plans_wrong(state, seat) for seat in range(MOST_SEATS)],
    )


def _in_a_decision(state: Any, area: int) -> Contradictions:
    """It is about a councillor of the area; who is asked has a ring for it (R6.4, R6.5)."""
    which, asked = int(state.councillor), asked_seats(state)
    yield "councillors from another area", which == NONE or HOMES[which] != area
    yield (
        "decisions about control without a ring",
        asked & (state.rings == 0) & (state.ring[which] != SEATS),
    )


def _lifts_wrong(terms: Any, state: Any, area: int, seat: int) -> bool:
    district = int(state.lifted[seat])
    if district == NONE:
        return False
    moving = state.stage == Stage.MOVE and has_seat(state.waits, seat)
    held = area in (district, QUARANTIA) or terms.lone_destination == LoneDestination.ASKED
    return not (moving and held and state.houses[seat, district] > 0)


def _plans_wrong(state: Any, seat: int) -> bool:
    plan, most = int(state.plan[seat]), {Stage.BUILD: BUILD_ONE, Stage.PLACE: int(state.due[seat])}
    if state.stage != Stage.MOVE or plan in (NONE, NO_MOVE):
        return plan > most.get(Stage(int(state.stage)), NO_MOVE)
    district, to = divmod(plan, DISTRICT_COUNT)
    return district == to or state.houses[seat, district] == 0


def in_the_quarantia(state: Any, at: SimpleNamespace) -> Contradictions:
    """As many councillors are decided on as decisions have been made (R8.2)."""
    made = 0
    if at.area == QUARANTIA and at.single:
        deciding = state.stage in (Stage.PICK, Stage.COUNCILLOR)
        begun = [at.turn > 0, at.turn > 1 and at.seconds == 1, at.turn > 2]
        made = sum(begun) - deciding
    yield "councillors decided on too early or too late", state.decided.sum() != made
    if state.stage == Stage.COUNCILLOR and at.area == QUARANTIA:
        which = max(0, int(state.councillor) - QUARANTIA)
        yield "councillors decided on twice", state.decided[which]


def in_the_second_house(terms: Any, state: Any, at: SimpleNamespace) -> Contradictions:
    """A winner keeps the second house for after a check (R10.6)."""
    winner = at.single and at.area != QUARANTIA and at.turn == FIRSTS_PLACE
    can = winner and state.stage in (Stage.BUILD, Stage.PLACE, Stage.NEXT)
    agreed = terms.houses_per_check == HousesPerCheck.ONE
    yield "second houses that nobody can place", bool(state.house_left) and not (can and agreed)


def in_a_check(state: Any) -> Contradictions:
    """A palazzo is offered where it can be built, at a price that can be (R10)."""
    district, price, due = int(state.site), int(state.price), state.due > 0
    checking = state.stage == Stage.BUILD and (due.any() or district != NONE)
    yield (
        "palazzi offered without a district or a price",
        [checking != (district != NONE), checking != (price != 0)],
    )
    if checking and district != NONE:
        standing = int((state.sites[district] != NONE).sum())
        yield "palazzi offered in a full district", standing == SITES
        yield "prices that do not apply there", not FIRST_PRICE <= price <= FIRST_PRICE + standing
        able = (state.houses[:, district] >= price) & (state.palace_stock > 0)
        yield "palazzi offered to seats that cannot build", due & ~able
