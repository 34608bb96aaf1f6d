"""What this year's remaining elections may bring each seat: votes, and chances to come first.

All that the estimate works out stands on one sheet, an array: a row for each thing that is counted,
and in it a column for each seat; in the row of the calendar, one for each area.
"""

from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat

from .board import home_of
from .fields import NONE, Stage, State, Terms
from .material import AREA_COUNT, COUNCILLOR_COUNT, MOST_MARKERS, QUARANTIA, VALUES

if TYPE_CHECKING:

    class Sheet(Cells):
        """What the estimate works out: float64 `[ROWS, AREA_COUNT]`."""

        def __getitem__(self, index: Any) -> float: ...  # type: ignore[override]  # narrower

else:
    Sheet = Cells

# Rows of the sheet. Of a seat:
MISSING = 0  # houses that it needs for a palazzo in each district
COSTLIEST, NEXT_COSTLIEST = 1, 2  # the most of them in one district, and the next most
EXTRA, NEXT_EXTRA = 3, 4  # the least that another palazzo beside the first costs, the next least
GAIN = 5  # what else it may expect, in houses
IN_HAND = 6  # what the house that it has lifted gains where it is needed most
KEPT = 7  # votes that may go into each area where it can still lay a ballot
PLANNED = 8  # votes that the ballot in the making may still get
# Of a seat in the area that is being looked at:
VOTES, DOUBTS = 9, 10  # what it may expect, and how uncertain that is
FIRST, SECOND = 11, 12  # its chances of coming first and second
# Of an area:
CALENDAR = 13  # roughly how many elections from now it votes next
ROWS = 14

UNKNOWN = 10.5  # in the calendar, if its place next year has not been turned up

# The numbers of this file and of `heuristics.py` come from matches: `greedy` played against itself
# with other numbers, and those that won most were the start of the next round (cross-entropy
# method; ten rounds at tables of three and four).

# In votes.
SPREAD = 0.9  # how many of the votes kept for later ballots are counted where they may go
FLEETING = 0.4  # what a councillor counts in an area that votes after its home
DOUBT = 1.0  # how wrong a lead may be when all ballots lie
OPEN_DOUBT = 3.0  # more for each of two seats that may still lay a ballot there
LEAN = 0.45  # added to a lead: being first with others is almost as good as alone

# In houses.
VOTE_PRICE = 0.4  # what a vote is worth that is kept for a later ballot
NEXT_VOTE = 0.45  # what a councillor's vote next year is worth
QUARANTIA_WORTH = 0.55  # what a decision on a councillor of the Quarantia is worth

MOST_PLANNED = 7  # votes that a ballot in the making is thought to get at most


@inner
def new_sheet(terms: Terms, state: State) -> Sheet:
    """The sheet, with everything that does not depend on a single area."""
    sheet: Sheet = np.zeros((ROWS, AREA_COUNT))  # type: ignore[assignment]  # a plain array
    write_calendar(state, sheet)
    for seat in range(terms.seats):
        write_next_votes(state, sheet, seat)
        if state.stage == Stage.BALLOT:
            write_kept(terms, state, sheet, seat)
    if state.stage == Stage.BALLOT:
        for seat in range(terms.seats):
            if state.card[seat] != NONE and has_seat(state.waits, seat):
                plan_ballot(terms, state, sheet, seat)
    return sheet


# ---- when areas vote -----------------------------------------------------------------------------


@inner
def running(state: State) -> bool:
    """Whether an area's votes are counted and its awards are under way."""
    return state.stage != Stage.BALLOT and state.stage != Stage.VOTE


@inner
def write_calendar(state: State, sheet: Sheet) -> None:
    """When each area votes next: this year's places count from 0, next year's from 7."""
    for area in range(AREA_COUNT):
        sheet[CALENDAR, area] = UNKNOWN
    for place in range(state.election):
        sheet[CALENDAR, state.coming[place]] = AREA_COUNT + place
    for place in range(state.election + running(state), AREA_COUNT):
        sheet[CALENDAR, state.order[place]] = place


@inner
def write_next_votes(state: State, sheet: Sheet, seat: int) -> None:
    """Councillors that will still vote next year, before their homes do."""
    for councillor in range(COUNCILLOR_COUNT):
        if state.ring[councillor] == seat:
            place = sheet[CALENDAR, state.stands[councillor]]
            if AREA_COUNT <= place < sheet[CALENDAR, home_of(councillor)]:
                sheet[GAIN, seat] += NEXT_VOTE


# ---- ballots still to be laid --------------------------------------------------------------------


@inner
def write_kept(terms: Terms, state: State, sheet: Sheet, seat: int) -> None:
    """The votes in stock that may go into each area where the seat can still lay a ballot."""
    last_round = state.ballot_round == terms.ballot_rounds
    if last_round and (state.card[seat] != NONE or not has_seat(state.waits, seat)):
        return
    open_areas = 0
    for area in range(AREA_COUNT):
        open_areas += state.laid[seat, area] == 0 and state.card[seat] != area
    sheet[KEPT, seat] = SPREAD * votes_of(state.markers[seat]) / max(open_areas, 1)


@inner
def votes_of(markers: Cells) -> int:
    """The votes of some markers, counted by value."""
    votes = 0
    for value in range(1, VALUES):
        votes += value * markers[value]
    return votes


@inner
def plan_ballot(terms: Terms, state: State, sheet: Sheet, seat: int) -> None:
    """Count a ballot in the making as if it got the votes that pay best."""
    area = state.card[seat]
    write_votes(terms, state, sheet, area)
    room = MOST_MARKERS
    for value in range(VALUES):
        room -= state.draft[seat, value]
    stock = votes_of(state.markers[seat])
    price = 0.0 if state.ballot_round == terms.ballot_rounds else VOTE_PRICE
    houses = QUARANTIA_WORTH if area == QUARANTIA else 1.0
    before = sheet[VOTES, seat]
    best = -1.0 * MOST_PLANNED
    for more in range(min(stock, (VALUES - 1) * room, MOST_PLANNED) + 1):
        sheet[VOTES, seat] = before + more
        write_chances(terms, sheet)
        worth = houses * awards(sheet, seat) - price * more
        if worth > best:
            best = worth
            sheet[PLANNED, seat] = more
    sheet[KEPT, seat] *= 1.0 - sheet[PLANNED, seat] / max(stock, 1)


# ---- who may be first and second -----------------------------------------------------------------


@inner
def awards(sheet: Sheet, seat: int) -> float:
    """What the seat may expect from the area: a first gets two of everything, a second one."""
    return 2.0 * sheet[FIRST, seat] + sheet[SECOND, seat]


@inner
def write_prospects(terms: Terms, state: State, sheet: Sheet, area: int) -> None:
    """Each seat's chances in an area that still votes this year; none in the others."""
    if sheet[CALENDAR, area] < AREA_COUNT:
        write_votes(terms, state, sheet, area)
        write_chances(terms, sheet)
    else:
        for seat in range(terms.seats):
            sheet[FIRST, seat] = 0.0
            sheet[SECOND, seat] = 0.0


@inner
def write_votes(terms: Terms, state: State, sheet: Sheet, area: int) -> None:
    """The votes that each seat may expect in an area."""
    for seat in range(terms.seats):
        sheet[VOTES, seat] = votes_of(state.ballot[seat, area])
        sheet[DOUBTS, seat] = 0.0
        if state.card[seat] == area:
            sheet[VOTES, seat] += votes_of(state.draft[seat]) + sheet[PLANNED, seat]
        elif state.laid[seat, area] == 0 and sheet[KEPT, seat] > 0.0:
            sheet[VOTES, seat] += sheet[KEPT, seat]
            sheet[DOUBTS, seat] = OPEN_DOUBT
    for councillor in range(COUNCILLOR_COUNT):
        if state.stands[councillor] == area:
            lasts = sheet[CALENDAR, area] < sheet[CALENDAR, home_of(councillor)]
            sheet[VOTES, state.ring[councillor]] += 1.0 if lasts else FLEETING


@inner
def write_chances(terms: Terms, sheet: Sheet) -> None:
    """Each seat's chance to be first and to be second, by the votes on the sheet."""
    for seat in range(terms.seats):
        sheet[FIRST, seat] = min(1.0, sheet[VOTES, seat])  # without votes, nothing (R5.3)
        sheet[SECOND, seat] = 0.0
    for seat in range(1, terms.seats):
        for other in range(seat):
            lead = sheet[VOTES, seat] - sheet[VOTES, other]
            doubt = DOUBT + sheet[DOUBTS, seat] + sheet[DOUBTS, other]
            meet(sheet, seat, holds(lead, doubt))
            meet(sheet, other, holds(-lead, doubt))


@inner
def meet(sheet: Sheet, seat: int, chance: float) -> None:
    """Take one more rival into account, whom the seat beats with this chance."""
    first = sheet[FIRST, seat]
    sheet[SECOND, seat] = sheet[SECOND, seat] * chance + first * (1.0 - chance)
    sheet[FIRST, seat] = first * chance


@inner
def holds(lead: float, doubt: float) -> float:
    """How likely a lead holds: a curve like the normal one, and quick."""
    x = (lead + LEAN) / doubt
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)
