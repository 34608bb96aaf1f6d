"""Checks of elections in every position: of the running one, and of its results (R5-R10)."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from serenissima.kernel.contradictions import Contradictions, contradiction
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat

from .derive import HOMES, SEATS, mask_of, winners_and_runners_up
from .fields import BUILD_ONE, NO_MOVE, NONE, TURNS, Stage
from .houses import FIRSTS_PLACE
from .material import (
    AREAS,
    COUNCILLORS,
    DISTRICT_COUNT,
    DISTRICTS,
    FIRST_MOVES,
    FIRST_PRICE,
    MOST_SEATS,
    QUARANTIA,
    RUNNER_UP_HOUSES,
    SITES,
    VALUES,
    WINNER_HOUSES,
)
from .meta import HousesPerCheck, LoneDestination, Neutralise, TieOrder, ZeroMarker
from .ties import due_seats, next_of

MOST_BY_MARKERS = 10  # R14.1
ONE_SEAT = (Stage.PICK, Stage.COUNCILLOR)


def asked_seats(state: Any) -> Any:
    """Return, for every seat, whether it may act."""
    return (state.waits >> SEATS & 1).astype(bool)


def left_of_an_election(state: Any) -> Contradictions:
    """Check that values of a running election are absent."""
    names = ("firsts", "seconds", "decided", "due", "received", "price", "turned", "house_left")
    counts = np.array([np.sum(state[name]) for name in names])
    text = "{name} is {count}, but no election is running"
    yield contradiction(
        text,
        counts != 0,
        fix="leave it out, or write a stage of an election",
        name=names,
        count=counts,
    )
    plans = ("councillor", "site", "lifted", "plan")
    given = np.array([np.any(state[name] != NONE) for name in plans])
    yield contradiction(
        "{name} is given, but no election is running", given, fix="leave it out", name=plans
    )


def in_an_election(terms: Any, state: Any) -> Contradictions:
    """Check winners, runners-up and the progress of the awards (R5, R7, R8)."""
    area, turn = int(state.order[state.election]), int(state.turn)
    first, second = winners_and_runners_up(state)
    single, between = first.sum() == 1, state.stage == Stage.NEXT
    yield from in_the_votes(terms, state, area)
    numbers = {"firsts": state.firsts, "first": mask_of(first), "area": AREAS[area], "turn": turn}
    text = "firsts is {firsts}, but the votes in {area} make it {first}"
    yield contradiction(
        text, state.firsts != numbers["first"], fix="write firsts {first}", among=numbers
    )
    text = "no seat has votes in {area}, so there are no awards"
    yield contradiction(
        text, not (first.any() or between), fix="write votes, or write stage next", among=numbers
    )
    text = "seconds is {seconds}, but the votes in {area} make it {second}"
    seconds = {"seconds": state.seconds, "second": mask_of(second), "area": AREAS[area]}
    yield contradiction(
        text, state.seconds != seconds["second"], fix="write seconds {second}", among=seconds
    )
    begun = turn <= TURNS if between else 1 <= turn < TURNS
    text = "turn is {turn}, but an election has awards 1 to 3"
    yield contradiction(text, not begun, fix="write turn 1", among=numbers)
    tied = turn > 1 and area == QUARANTIA and not single and not between
    text = "turn is {turn}, but after a tie for first the Quarantia has only 1 award"
    yield contradiction(text, tied, fix="write turn 1", among=numbers)
    runner_up_turn = 2 if area == QUARANTIA else 3
    group = second if turn == runner_up_turn else first
    at = SimpleNamespace(
        area=area, turn=turn, group=group, single=single, seconds=int(second.sum())
    )
    yield from in_its_turn(terms, state, at)
    yield from of_whom_is_asked(terms, state)
    yield from in_a_stage(terms, state, at)
    yield from in_the_quarantia(state, at)
    yield from in_a_check(state)
    yield from in_the_second_house(terms, state, at)


def in_the_votes(terms: Any, state: Any, area: int) -> Contradictions:
    """Check votes against markers, which may be omitted, and councillors (R5.1-R5.4)."""
    votes, turned = state.votes[:, area], state.turned
    here = np.array([((state.ring == seat) & (state.stands == area)).sum() for seat in SEATS])
    markers = (turned * np.arange(VALUES)).sum(axis=1)
    barred = (terms.zero_marker == ZeroMarker.BARS) & (turned[:, 0] > 0)
    right = np.where(barred, 0, markers + here)
    numbers = {"votes": votes, "area": AREAS[area], "right": right, "here": here}
    text = "seat {0} has {votes} votes in {area}, but its markers and councillors make {right}"
    yield contradiction(
        text, turned.any(axis=1) & (votes != right), fix="write {right}", among=numbers
    )
    least, most = np.where(barred, 0, here), here + MOST_BY_MARKERS
    wrong = ~turned.any(axis=1) & ((votes < least) | (votes > most))
    text = "seat {0} has {votes} votes in {area}, but has {here} councillors there"
    yield contradiction(text, wrong, fix="write {here} to {most}", most=most, among=numbers)


def in_its_turn(terms: Any, state: Any, at: SimpleNamespace) -> Contradictions:
    """Check the seats that may act or have decided in secret, if the turn has begun (R2.5)."""
    asked, planned, due = asked_seats(state), state.plan != NONE, state.due > 0
    sealed = terms.tie_order == TieOrder.SEALED
    stage = Stage(int(state.stage))
    plans = stage in (Stage.MOVE, Stage.PLACE, Stage.BUILD)
    numbers = {"due": state.due, "turn": at.turn, "plan": state.plan, "stage": stage.text}
    text = "due[{0}] is {due}, but award {turn} is not for seat {0}"
    yield contradiction(text, due & ~at.group, fix="write 0", among=numbers)
    new = (state.received[:, None] >> SEATS & 1).astype(bool)
    mine = at.group & (stage != Stage.NEXT)
    text = "seat {1} has new houses in {district}, but award {turn} is not for it"
    yield contradiction(
        text, new & ~mine, fix="leave it out", district=np.array(DISTRICTS)[:, None], turn=at.turn
    )
    text = "due[{0}] is {due} between two awards"
    yield contradiction(
        text,
        due & (stage == Stage.NEXT),
        fix="write 0, or write another stage than next",
        among=numbers,
    )
    text = "seat {0} is in waits, but due[{0}] is 0"
    yield contradiction(
        text, asked & ~due, fix="put a seat with something to do into waits", among=numbers
    )
    text = "plan[{0}] is {plan}, but seat {0} has made no secret decision"
    yield contradiction(
        text, planned & (asked | ~due | (not (sealed and plans))), fix="leave it out", among=numbers
    )
    yield from who_still_decides(asked, planned, due, sealed)
    text = "in the stage {stage}, a seat must have a decision to make"
    yield contradiction(text, stage in ONE_SEAT and not due.any(), fix="write due", among=numbers)


def who_still_decides(asked: Cells, planned: Cells, due: Cells, sealed: bool) -> Contradictions:
    """Check that all seats that decide in secret may act, or one of those that don't (R2.5)."""
    nobody = not (asked.any() or planned.any())
    text = "seat {0} still has to decide, but is not in waits"
    yield contradiction(
        text,
        due & ~asked & ~planned & sealed & (not nobody),
        fix="put all such seats into waits, or none",
    )
    text = "{asked} seats are in waits, but tied seats decide one after another"
    wrong = not (sealed or nobody) and asked.sum() != 1
    yield contradiction(text, wrong, fix="leave 1", among={"asked": asked.sum()})


def of_whom_is_asked(terms: Any, state: Any) -> Contradictions:
    """Check that the next tied seat in order may act, unless lots were drawn (R2.5)."""
    fixed = terms.tie_order not in (TieOrder.SEALED, TieOrder.RANDOM)
    if not state.waits or not fixed or state.stage == Stage.BUILD or not due_seats(state):
        return  # a separate option decides who builds first if sites are few (R13.2)
    right = 1 << next_of(terms, state, due_seats(state), None)
    text = "waits is {waits}, but the next tied seat in order must act"
    yield contradiction(
        text, state.waits != right, fix="write waits {right}", waits=state.waits, right=right
    )


def in_a_stage(terms: Any, state: Any, at: SimpleNamespace) -> Contradictions:
    """Check the stage of an award, and the seats and pieces that it allows (R6, R9)."""
    stage, quarantia, alone = Stage(int(state.stage)), at.area == QUARANTIA, at.group.sum() == 1
    one = stage in ONE_SEAT
    fits = [
        stage != Stage.PLACE or (not quarantia and at.turn > 1),
        stage not in (*ONE_SEAT, Stage.MOVE) or quarantia or (at.turn == 1 and at.single),
        stage != Stage.PICK or (quarantia and terms.neutralise == Neutralise.ONE_BY_ONE),
        not one or alone,
    ]
    text = "the stage {stage} does not belong to award {turn} of {area}"
    numbers = {"stage": stage.text, "turn": at.turn, "area": AREAS[at.area], "due": state.due}
    yield contradiction(text, not all(fits), fix="name another turn or stage", among=numbers)
    houses = WINNER_HOUSES if at.turn == 2 else RUNNER_UP_HOUSES
    moves = FIRST_MOVES if at.turn == 1 and not at.single else 1
    most = {Stage.PLACE: houses, Stage.MOVE: moves}.get(stage, 1)
    text = "due[{0}] is {due}, but award {turn} gives at most {most} in the stage {stage}"
    yield contradiction(text, state.due > most, fix="write {most}", most=most, among=numbers)
    board = state.houses.sum(axis=1)
    has = {Stage.PLACE: state.house_stock, Stage.MOVE: board * most}.get(stage, most)
    text = "due[{0}] is {due}, but seat {0} has only {has} houses for it"
    yield contradiction(text, state.due > has, fix="write {has}", has=has, among=numbers)
    if stage == Stage.COUNCILLOR:
        yield from _in_a_decision(state, at.area)
    lifts = np.array([_lifts_wrong(terms, state, at.area, seat) for seat in range(MOST_SEATS)])
    text = "seat {0} has lifted one of {houses} houses in {district}, but moves none"
    district = np.array([DISTRICTS[at] for at in state.lifted])
    there = state.houses[SEATS, state.lifted]
    yield contradiction(text, lifts, fix="leave it out", district=district, houses=there)
    plans = np.array([_plans_wrong(state, seat) for seat in range(MOST_SEATS)])
    text = "plan[{0}] is {plan}, which seat {0} cannot carry out with due {due}"
    yield contradiction(text, plans, fix="leave it out", plan=state.plan, among=numbers)


def _in_a_decision(state: Any, area: int) -> Contradictions:
    """Check that the councillor is of the area, and that seats to act have a ring (R6.4, R6.5)."""
    which, asked = int(state.councillor), asked_seats(state)
    who = COUNCILLORS[which] if which != NONE else "none"
    text = "councillor is {who}, but the decision is about one of {area}"
    foreign = which == NONE or HOMES[which] != area
    yield contradiction(text, foreign, fix="name a councillor of {area}", who=who, area=AREAS[area])
    ringless = asked & (state.rings == 0) & (state.ring[which] != SEATS)
    text = "seat {0} must decide about councillor {who}, but has 0 rings for it"
    yield contradiction(text, ringless, fix="give it one", who=who)


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
    """Check the number of councillors decided on against the decisions made (R8.2)."""
    made = 0
    if at.area == QUARANTIA and at.single:
        begun = [at.turn > 0, at.turn > 1 and at.seconds == 1, at.turn > 2]
        made = sum(begun) - (state.stage in ONE_SEAT)
    numbers = {"decided": state.decided.sum(), "made": made, "turn": at.turn}
    text = "{decided} councillors have been decided on by award {turn}, but it should be {made}"
    yield contradiction(text, state.decided.sum() != made, fix="write {made}", among=numbers)
    if state.stage == Stage.COUNCILLOR and at.area == QUARANTIA:
        which = max(0, int(state.councillor) - QUARANTIA)
        text = "councillor {who} is decided on twice"
        yield contradiction(
            text, state.decided[which], fix="name another", who=COUNCILLORS[QUARANTIA + which]
        )


def in_the_second_house(terms: Any, state: Any, at: SimpleNamespace) -> Contradictions:
    """Check that a winner has the second house left only until after a check (R10.6)."""
    winner = at.single and at.area != QUARANTIA and at.turn == FIRSTS_PLACE
    can = winner and state.stage in (Stage.BUILD, Stage.PLACE, Stage.NEXT)
    agreed = terms.houses_per_check == HousesPerCheck.ONE
    text = "house_left is 1 in award {turn}, but a winner places it in award 2"
    yield contradiction(
        text,
        bool(state.house_left) and not (can and agreed),
        fix="write house_left 0",
        turn=at.turn,
    )


def in_a_check(state: Any) -> Contradictions:
    """Check that a palazzo is offered on a free site at a possible price (R10)."""
    at, price, due = int(state.site), int(state.price), state.due > 0
    checking = state.stage == Stage.BUILD and (due.any() or at != NONE)
    site = DISTRICTS[at] if at != NONE else "none"
    standing = int((state.sites[at] != NONE).sum())
    numbers = {"site": site, "price": price, "standing": standing, "most": FIRST_PRICE + standing}
    text = "site is {site} and price {price}, but a check has both"
    yield contradiction(
        text,
        checking != (at != NONE) or checking != (price != 0),
        fix="write both, or neither",
        among=numbers,
    )
    if not checking or at == NONE:
        return
    text = "a palazzo is offered in {site}, where {standing} already stand on 5 sites"
    yield contradiction(text, standing == SITES, fix="name another", among=numbers)
    text = "the price in {site} is {price}, but with {standing} palazzi it is 3 to {most}"
    yield contradiction(
        text, not FIRST_PRICE <= price <= FIRST_PRICE + standing, fix="write {most}", among=numbers
    )
    houses, stock = state.houses[:, at], state.palace_stock
    text = "seat {0} cannot build in {site} for {price}: it has {houses} houses and {stock} palazzi"
    able = (houses >= price) & (stock > 0)
    numbers |= {"houses": houses, "stock": stock}
    yield contradiction(text, due & ~able, fix="write 0 in due[{0}]", among=numbers)
