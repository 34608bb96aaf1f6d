"""Checks that the pieces of a position add up (R14.3) and that its fields agree with each other.

A match file can begin with a position, which the rules trust. So these checks cover all that the
rules rely on, and all that they rule out. Ballots behind noted votes may be omitted.
"""

from typing import Any

import numpy as np

from serenissima.kernel.contradictions import Amount, Contradictions, contradiction
from serenissima.kernel.tale import nothing_told

from .board import districts_of, palaces_of
from .derive import HOMES, SEATS, house_room, houses_placed, in_election, least_year, sent_before
from .ending import end_year, is_deadlocked, qualifies
from .fields import NONE, Ending, Stage
from .material import (
    AREA_COUNT,
    AREAS,
    COUNCILLORS,
    DISTRICTS,
    MOST_MARKERS,
    SITES,
    VALUES,
)
from .positions_election import asked_seats, in_an_election, left_of_an_election

# ---- sums ----------------------------------------------------------------------------------------


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """Return the number of each seat's pieces in all places together."""
    sums: dict[str, int] = {"areas in the order": len({*state.order.tolist()} - {NONE})}  # R14.6
    for seat in range(int(terms.seats)):
        houses, palaces = state.houses[seat].sum(), state.palaces[seat].sum()
        worn = (state.ring == seat).sum()
        pieces = {
            "houses": (houses, state.house_stock, "on the map"),
            "palazzi": (palaces, state.palace_stock, "on the map"),
            "rings": (worn, state.rings, "on councillors"),
        }
        for name, (there, stock, where) in pieces.items():
            sums[f"{name} of {seat}"] = Amount({where: there, "in stock": stock[seat]})
        for value in range(VALUES):
            sums[f"markers {value} of {seat}"] = _markers(state, seat, value)
    return sums


def _markers(state: Any, seat: int, value: int) -> Amount:
    return Amount(
        {
            "in areas": state.ballot[seat, :, value].sum(),
            "on the card": state.draft[seat, value],
            "turned up": state.turned[seat, value] + state.shown[seat, value],
            "in stock": state.markers[seat, value],
        }
    )


# ---- contradictions ------------------------------------------------------------------------------


def contradictions(terms: Any, state: Any) -> Contradictions:
    """Yield the checks for combinations that no match reaches."""
    yield from on_the_map(state)
    yield from in_the_order(state)
    yield from in_the_years(terms, state)
    yield from at_the_end(terms, state)
    yield from in_stacks(terms, state)
    yield from in_ballots(terms, state)
    if in_election(state):
        yield from in_an_election(terms, state)
    elif state.stage in (Stage.BALLOT, Stage.VOTE, Stage.OVER):
        yield from left_of_an_election(state)


def on_the_map(state: Any) -> Contradictions:
    """Check councillors and palazzi (R14.4, R10.3)."""
    area = [AREAS[at] if at != NONE else "no area" for at in state.stands]
    numbers = {
        "who": COUNCILLORS,
        "ring": state.ring,
        "area": area,
        "home": [AREAS[h] for h in HOMES],
    }
    ringed, standing = state.ring != NONE, state.stands != NONE
    text = "councillor {who} wears the ring of seat {ring}, but is in no area"
    yield contradiction(text, ringed & ~standing, fix="name its area", among=numbers)
    text = "councillor {who} stands in {area}, but wears no ring"
    yield contradiction(text, standing & ~ringed, fix="name its seat", among=numbers)
    text = "councillor {who} stands in {area}, its home"
    yield contradiction(text, state.stands == HOMES, fix="send it elsewhere", among=numbers)
    taken = state.sites != NONE
    text = "site {later} of {district} is taken, but site {1} is free"
    later, district = np.arange(1, SITES), np.array(DISTRICTS)[:, None]
    yield contradiction(
        text, taken[:, 1:] > taken[:, :-1], fix="build there first", later=later, district=district
    )
    built = (state.sites == SEATS[:, None, None]).sum(axis=2)
    text = "seat {0} has {count} palazzi in {district}, but owns {built} of its sites"
    numbers = {"count": state.palaces, "built": built, "district": DISTRICTS}
    yield contradiction(text, built != state.palaces, fix="write {built}", among=numbers)


def in_the_order(state: Any) -> Contradictions:
    """Check the progress of the year (R14.5, R14.6)."""
    held, over = int(state.election), state.stage == Stage.OVER
    turned = state.coming != NONE
    text = "coming has {turned} cards after {held} elections of the year"
    right = turned == (np.arange(AREA_COUNT) < held)
    yield contradiction(
        text, not right.all(), fix="turn up the first {held}", turned=turned.sum(), held=held
    )
    cards = state.coming[turned].tolist()
    twice = [AREAS[area] for area in cards if cards.count(area) > 1]
    yield contradiction(
        "coming names {area} twice", bool(twice), fix="name another", area=(twice or AREAS)[0]
    )
    text = "{held} of 7 elections have been held in the stage {stage}"
    stage = Stage(int(state.stage)).text
    yield contradiction(
        text, (held == AREA_COUNT) != over, fix="only the stage over has 7", held=held, stage=stage
    )
    text = "waits is {waits} right before an election, when no seat acts"
    yield contradiction(
        text, state.waits and state.stage == Stage.VOTE, fix="write waits 0", waits=state.waits
    )


def in_the_years(terms: Any, state: Any) -> Contradictions:
    """Check that the year is within the cap, and late enough for the pieces on the map (R11.6)."""
    year, cap, least = int(state.year), int(terms.year_cap), least_year(state)
    numbers = {"year": year, "cap": cap, "least": least}
    yield contradiction("year is 0, but a match begins with year 1", year == 0, fix="write year 1")
    text = "this is year {year}, but year_cap ends the match after year {cap}"
    yield contradiction(text, year > cap, fix="raise year_cap", among=numbers)
    placed, most = houses_placed(state), 12 * (year - 1) + house_room(state)
    text = "seat {0} has placed {placed} houses, but by year {year} at most {most} are possible"
    yield contradiction(
        text, placed > most, fix="write year {least}", placed=placed, most=most, among=numbers
    )
    text = "councillor {who} was sent out, but its home has not voted yet in year 1"
    yield contradiction(text, sent_before(state) & (year == 1), fix="write year 2", who=COUNCILLORS)


# ---- the Doge ------------------------------------------------------------------------------------


def at_the_end(terms: Any, state: Any) -> Contradictions:
    """Check that seats that qualify win at the end of a year, and none after a deadlock (R11)."""
    ending, over = Ending(int(state.ending)), state.stage == Stage.OVER
    stage = Stage(int(state.stage)).text
    text = "the ending is {ending} in the stage {stage}"
    yield contradiction(
        text,
        over != (ending != Ending.NONE),
        fix="only the stage over has an ending",
        ending=ending.text,
        stage=stage,
    )
    text = "winners is {winners} before the end"
    yield contradiction(
        text, state.winners and not over, fix="write winners 0", winners=state.winners
    )
    if over:
        yield from as_the_rules_say(terms, state)
    elif state.election == 0 and not in_election(state):
        yield from when_a_year_begins(terms, state)


def as_the_rules_say(terms: Any, state: Any) -> Contradictions:
    """Check the ending and the winners against palazzi and houses (R11.3-R11.7)."""
    again = state.copy()
    again.ending = again.winners = 0
    end_year(terms, again, nothing_told())
    ending, right = (Ending(int(one.ending)).text for one in (state, again))
    text = "the ending is {ending}, but the palazzi and year {year} make it {right}"
    yield contradiction(
        text,
        ending != right,
        fix="write ending {right}",
        ending=ending,
        right=right,
        year=state.year,
    )
    text = "winners is {winners}, but palazzi and houses make it {right}"
    yield contradiction(
        text,
        state.winners != again.winners,
        fix="write winners {right}",
        winners=state.winners,
        right=again.winners,
    )


def when_a_year_begins(terms: Any, state: Any) -> Contradictions:
    """Check that no seat qualified in the year before, but one still could (R11.2, R11.7)."""
    seats = range(int(terms.seats))
    numbers = {
        "palazzi": [palaces_of(state, seat) for seat in seats],
        "districts": [districts_of(state, seat) for seat in seats],
        "year": state.year,
    }
    text = (
        "with {palazzi} palazzi in {districts} districts, seat {0} ended the match in year {before}"
    )
    cases = np.array([qualifies(state, seat) for seat in seats])
    yield contradiction(text, cases, fix="remove one", before=int(state.year) - 1, among=numbers)
    text = "no seat can qualify any more in year {year}, so the match would have ended"
    yield contradiction(
        text, state.year > 1 and is_deadlocked(terms, state), fix="free some sites", year=state.year
    )


# ---- markers -------------------------------------------------------------------------------------


def in_stacks(terms: Any, state: Any) -> Contradictions:
    """Check markers in areas and in stock, and votes in areas that have voted (R3, R5)."""
    counted = state.order[: state.election + in_election(state)]
    voted = np.isin(np.arange(AREA_COUNT), counted)
    stacks, laid = state.ballot.sum(axis=2), state.laid
    numbers = {"area": AREAS, "stack": stacks, "laid": laid, "votes": state.votes}
    text = "seat {0} has {stack} markers in {area}, but laid is {laid}"
    yield contradiction(text, laid != stacks, fix="write {stack}", among=numbers)
    stock = state.markers.sum(axis=1) + state.draft.sum(axis=1)
    text = "seat {0} has {stock} markers that it has not laid yet, but held is {held}"
    yield contradiction(
        text, state.held != stock, fix="write {stock}", stock=stock, held=state.held
    )
    text = "seat {0} has {laid} markers in {area}, which has already voted this year"
    yield contradiction(text, (laid > 0) & voted, fix="remove them", among=numbers)
    text = "seat {0} has {votes} votes in {area}, which has not voted yet this year"
    yield contradiction(text, (state.votes > 0) & ~voted, fix="remove them", among=numbers)
    shown = state.shown.sum(axis=1)
    text = "seat {0} has {shown} markers turned up earlier this year, but no election has been held"
    yield contradiction(text, (shown > 0) & (state.election == 0), fix="write 0", shown=shown)
    lying, turned = (laid > 0).sum(axis=1), state.turned.any(axis=1)
    ballots = lying + turned + -(-shown // MOST_MARKERS)
    begun = int(state.ballot_round) - (state.stage == Stage.BALLOT)
    text = "seat {0} has laid {ballots} ballots, but only {begun} rounds are over"
    yield contradiction(text, ballots > begun, fix="lay fewer", ballots=ballots, begun=begun)


def in_ballots(terms: Any, state: Any) -> Contradictions:
    """Check ballot rounds, and the cards chosen in one (R3)."""
    laying, last = state.stage == Stage.BALLOT, int(terms.ballot_rounds)
    drafted, chosen = state.draft.sum(axis=1), state.card != NONE
    asked, lays = asked_seats(state), laying & (state.held > 0)
    first, round_ = 1 if laying else last, int(state.ballot_round)
    text = "ballot_round is {round}, but here it must be {first} to {last}"
    yield contradiction(
        text, not first <= round_ <= last, fix="write {last}", round=round_, first=first, last=last
    )
    text = "ballots are being laid, but {held} elections of the year have been held"
    yield contradiction(
        text, laying and state.election > 0, fix="write stage vote", held=state.election
    )
    area = np.array([AREAS[card] for card in state.card])
    numbers = {"area": area, "drafted": drafted, "most": MOST_MARKERS}
    text = "seat {0} has chosen the card of {area}, but is not laying a ballot"
    yield contradiction(text, chosen & ~lays, fix="leave it out", among=numbers)
    laid = state.laid[SEATS, state.card]
    text = "seat {0} has chosen the card of {area}, where it has already laid {laid} markers"
    yield contradiction(text, chosen & (laid > 0), fix="choose another", laid=laid, among=numbers)
    text = "seat {0} has chosen {drafted} markers, but no card"
    yield contradiction(text, (drafted > 0) & ~chosen, fix="choose one", among=numbers)
    text = "seat {0} has chosen {drafted} markers, but a ballot has at most {most}"
    yield contradiction(text, drafted > MOST_MARKERS, fix="remove one", among=numbers)
    text = "seat {0} has confirmed its ballot, but it has 0 markers"
    yield contradiction(
        text, lays & ~asked & (drafted == 0), fix="let it act, or choose some markers for it"
    )
    text = "seat {0} must lay a ballot, but has no markers"
    yield contradiction(text, laying & asked & (state.held == 0), fix="leave it out of waits")
