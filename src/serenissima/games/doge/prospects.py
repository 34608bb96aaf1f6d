"""Each seat's prospects in this year's remaining elections: votes, and chances to win.

The results of the estimate are on one sheet, an array with a row for each quantity and a column for
each seat, or for each area in the calendar's row.
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
        """The results of the estimate: float64 `[ROWS, AREA_COUNT]`."""

        def __getitem__(self, index: Any) -> float: ...  # type: ignore[override]  # narrower

else:
    Sheet = Cells

# Rows of the sheet. For a seat:
MISSING = 0  # houses it needs for a palazzo in each district
COSTLIEST, NEXT_COSTLIEST = 1, 2  # the highest need in one district, and the next
EXTRA, NEXT_EXTRA = 3, 4  # the cheapest further palazzo beside a first, and the next
GAIN = 5  # other expected gains, in houses
IN_HAND = 6  # gain from the picked-up house where it is needed most
SAVED = 7  # votes that may go into each area open to its ballots
PLANNED = 8  # votes that its present ballot may still get
# For a seat in the area under consideration:
VOTES, DOUBTS = 9, 10  # expected votes, and their uncertainty
FIRST, SECOND = 11, 12  # chances of being winner and runner-up
# For an area:
CALENDAR = 13  # about how many elections from now it votes next
ROWS = 14

UNKNOWN = 10.5  # in the calendar, if its place next year isn't turned up yet

# The numbers in this file and in `heuristics.py` come from matches in which `greedy` played against
# itself with different numbers. The most successful started the next round (cross-entropy method;
# ten rounds at tables of three and four).

# In votes.
SPREAD = 0.9  # the part of the votes saved for later ballots that counts in each possible area
FLEETING = 0.4  # a councillor's worth in an area that votes after its home
DOUBT = 1.0  # the uncertainty of a lead once all ballots are laid
OPEN_DOUBT = 3.0  # added for each of two seats that may still lay a ballot there
LEAN = 0.45  # added to a lead: tied for first is almost as good as winning

# In houses.
VOTE_PRICE = 0.4  # the worth of a vote saved for a later ballot
NEXT_VOTE = 0.45  # the worth of a councillor's vote next year
QUARANTIA_WORTH = 0.55  # the worth of deciding on a councillor of the Quarantia

MOST_PLANNED = 7  # the most votes that a present ballot is assumed to get


@inner
def new_sheet(terms: Terms, state: State) -> Sheet:
    """Return a sheet with everything that doesn't depend on a single area."""
    sheet: Sheet = np.zeros((ROWS, AREA_COUNT))  # type: ignore[assignment]  # a plain array
    write_calendar(state, sheet)
    for seat in range(terms.seats):
        write_next_votes(state, sheet, seat)
        if state.stage == Stage.BALLOT:
            write_saved(terms, state, sheet, seat)
    if state.stage == Stage.BALLOT:
        for seat in range(terms.seats):
            if state.card[seat] != NONE and has_seat(state.waits, seat):
                plan_ballot(terms, state, sheet, seat)
    return sheet


# ---- calendar ------------------------------------------------------------------------------------


@inner
def running(state: State) -> bool:
    """Whether an area's votes have been counted and its awards are in progress."""
    return state.stage != Stage.BALLOT and state.stage != Stage.VOTE


@inner
def write_calendar(state: State, sheet: Sheet) -> None:
    """Write when each area votes next: from 0 for this year, from 7 for next year."""
    for area in range(AREA_COUNT):
        sheet[CALENDAR, area] = UNKNOWN
    for place in range(state.election):
        sheet[CALENDAR, state.coming[place]] = AREA_COUNT + place
    for place in range(state.election + running(state), AREA_COUNT):
        sheet[CALENDAR, state.order[place]] = place


@inner
def write_next_votes(state: State, sheet: Sheet, seat: int) -> None:
    """Add the councillors that will still vote next year before their homes do."""
    for councillor in range(COUNCILLOR_COUNT):
        if state.ring[councillor] == seat:
            place = sheet[CALENDAR, state.stands[councillor]]
            if AREA_COUNT <= place < sheet[CALENDAR, home_of(councillor)]:
                sheet[GAIN, seat] += NEXT_VOTE


# ---- future ballots ------------------------------------------------------------------------------


@inner
def write_saved(terms: Terms, state: State, sheet: Sheet, seat: int) -> None:
    """Write the votes in stock that may go into each area open to the seat's ballots."""
    last_round = state.ballot_round == terms.ballot_rounds
    if last_round and (state.card[seat] != NONE or not has_seat(state.waits, seat)):
        return
    open_areas = 0
    for area in range(AREA_COUNT):
        open_areas += state.laid[seat, area] == 0 and state.card[seat] != area
    sheet[SAVED, seat] = SPREAD * votes_of(state.markers[seat]) / max(open_areas, 1)


@inner
def votes_of(markers: Cells) -> int:
    """Return the votes of markers given by value."""
    votes = 0
    for value in range(1, VALUES):
        votes += value * markers[value]
    return votes


@inner
def plan_ballot(terms: Terms, state: State, sheet: Sheet, seat: int) -> None:
    """Count a present ballot as if it got the votes that pay best."""
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
    sheet[SAVED, seat] *= 1.0 - sheet[PLANNED, seat] / max(stock, 1)


# ---- winners and runners-up ----------------------------------------------------------------------


@inner
def awards(sheet: Sheet, seat: int) -> float:
    """Return the seat's expected awards in the area: 2 for the winner, 1 for the runner-up."""
    return 2.0 * sheet[FIRST, seat] + sheet[SECOND, seat]


@inner
def write_prospects(terms: Terms, state: State, sheet: Sheet, area: int) -> None:
    """Write each seat's chances in an area, 0 if it doesn't vote again this year."""
    if sheet[CALENDAR, area] < AREA_COUNT:
        write_votes(terms, state, sheet, area)
        write_chances(terms, sheet)
    else:
        for seat in range(terms.seats):
            sheet[FIRST, seat] = 0.0
            sheet[SECOND, seat] = 0.0


@inner
def write_votes(terms: Terms, state: State, sheet: Sheet, area: int) -> None:
    """Write the votes that each seat may expect in an area."""
    for seat in range(terms.seats):
        sheet[VOTES, seat] = votes_of(state.ballot[seat, area])
        sheet[DOUBTS, seat] = 0.0
        if state.card[seat] == area:
            sheet[VOTES, seat] += votes_of(state.draft[seat]) + sheet[PLANNED, seat]
        elif state.laid[seat, area] == 0 and sheet[SAVED, seat] > 0.0:
            sheet[VOTES, seat] += sheet[SAVED, seat]
            sheet[DOUBTS, seat] = OPEN_DOUBT
    for councillor in range(COUNCILLOR_COUNT):
        if state.stands[councillor] == area:
            lasts = sheet[CALENDAR, area] < sheet[CALENDAR, home_of(councillor)]
            sheet[VOTES, state.ring[councillor]] += 1.0 if lasts else FLEETING


@inner
def write_chances(terms: Terms, sheet: Sheet) -> None:
    """Write each seat's chances to be winner and runner-up, from the votes on the sheet."""
    for seat in range(terms.seats):
        sheet[FIRST, seat] = min(1.0, sheet[VOTES, seat])  # no votes, no award (R5.3)
        sheet[SECOND, seat] = 0.0
    for seat in range(1, terms.seats):
        for other in range(seat):
            lead = sheet[VOTES, seat] - sheet[VOTES, other]
            doubt = DOUBT + sheet[DOUBTS, seat] + sheet[DOUBTS, other]
            add_opponent(sheet, seat, chance_to_hold(lead, doubt))
            add_opponent(sheet, other, chance_to_hold(-lead, doubt))


@inner
def add_opponent(sheet: Sheet, seat: int, chance: float) -> None:
    """Include one more opponent, whom the seat beats with this chance."""
    first = sheet[FIRST, seat]
    sheet[SECOND, seat] = sheet[SECOND, seat] * chance + first * (1.0 - chance)
    sheet[FIRST, seat] = first * chance


@inner
def chance_to_hold(lead: float, doubt: float) -> float:
    """Return the chance that a lead holds, by a fast curve close to the normal distribution."""
    x = (lead + LEAN) / doubt
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)
