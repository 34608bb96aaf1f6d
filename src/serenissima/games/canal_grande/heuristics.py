"""An estimate of each seat's share of the win, before the match is decided."""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.elementary import exp
from serenissima.kernel.fields import Cells

from .bids import worth
from .fields import Ending, Stage, State, Terms
from .material import DISTRICT_COUNT, DOGE, GONDOLA, NUMBERS, SPY, TRAITOR
from .scoring import score

# All values are measured in districts won: 1 is about one district.

# Won cards are worth more the closer they bring a seat to six districts (R8.1) or to four cards of
# one district (R8.2).
DISTRICT_WON, DISTRICT_RISE = 0.9, 0.08  # per district won, and per square of their number
SAME_RISE = 0.25  # per square of the most cards won of one district

# Cards in hand or on offer.
CARD_WORTH = 0.5  # per district card
FITTING_WORTH = 0.25  # extra if it could win a missing district
GONDOLA_WORTH = 0.6
USEFUL_GONDOLAS = 4  # further gondolas in hand are worth 0
TRAITOR_WORTH = 0.9
SPY_WORTH = 1.0
DOGE_WORTH = 1.2  # to the seat with the larger hand
POINT_COST = 0.05  # per point of number cards: the lower total gets a bonus

# The share of a Doge's worth that its owner can expect.
EQUAL_HANDS, LARGER_HAND = 0.25, 0.75  # for hands of equal size; scaled by the difference in size
EMPTY_HAND = -0.5  # without cards: the opponent calls the vote

# The current vote.
NEW_DISTRICT = 1.2  # for winning a district that is new to the leader
WON_AGAIN, WON_RISE = 0.4, 0.4  # for another card of one; the rise is per card won there
DRAFT_COST = 0.9  # share of a drafted card's worth that is lost if its bid leads

TO_SHARE = 0.55  # how quickly a lead becomes a win


@compiled
def evaluate(terms: Terms, state: State, out: Cells) -> None:
    """Estimate the share of the win of each seat, 0 to 1.

    A division that is still open counts as if the chooser took the better offer, a current vote as
    if it ended with the present bids.
    """
    if state.ending != Ending.NONE:
        score(terms, state, out)
        return
    lead = standing(state, 0) - standing(state, 1)
    out[0] = 1.0 / (1.0 + exp(-TO_SHARE * (lead + pending(state, 0))))
    out[1] = 1.0 / (1.0 + exp(-TO_SHARE * (pending(state, 1) - lead)))


@inner
def standing(state: State, seat: int) -> float:
    """Return the value of a seat's safe assets: its won districts and its hand."""
    districts = 0
    most = 0
    for district in range(DISTRICT_COUNT):
        districts += state.won[seat, district] > 0
        most = max(most, state.won[seat, district])
    value = (
        DISTRICT_WON * districts + DISTRICT_RISE * districts * districts + SAME_RISE * most * most
    )
    for district in range(DISTRICT_COUNT):
        held = state.hand[seat, district]
        value += CARD_WORTH * held
        if held > 0 and (state.won[seat, district] == 0 or state.won[seat, district] == most):
            value += FITTING_WORTH
    return value + GONDOLA_WORTH * min(state.hand[seat, GONDOLA], USEFUL_GONDOLAS)


@inner
def pending(state: State, seat: int) -> float:
    """Return the value, to one seat, of everything still contested."""
    if state.stage == Stage.DIVIDE or state.stage == Stage.CHOOSE:
        chooser = 1 - state.divider
        gain = max(
            offer_worth(state, 0, chooser) - offer_worth(state, 1, state.divider),
            offer_worth(state, 1, chooser) - offer_worth(state, 0, state.divider),
        )
        return gain if seat == chooser else -gain
    value = vote_worth(state, seat) if state.stage == Stage.RAISE else 0.0
    if state.actor != state.divider and state.picked >= 0:
        rest = offer_worth(state, 1 - state.picked, state.divider)
        value += rest if seat == state.divider else -rest
    doges = DOGE_WORTH * state.doges * doge_share(state, state.actor)
    return value + (doges if seat == state.actor else -doges)


@inner
def offer_worth(state: State, offer: int, seat: int) -> float:
    """Return the value of an offer to a seat."""
    value = 0.0
    for district in range(DISTRICT_COUNT):
        fits = state.won[seat, district] == 0
        value += state.offer[offer, district] * (CARD_WORTH + FITTING_WORTH * fits)
    value += state.offer[offer, GONDOLA] * GONDOLA_WORTH
    if state.hand_size[1 - seat] > 0:
        value += state.offer[offer, TRAITOR] * TRAITOR_WORTH
    value += state.offer[offer, SPY] * SPY_WORTH
    value += state.offer[offer, DOGE] * DOGE_WORTH * doge_share(state, seat)
    for number in range(3):
        value -= state.offer[offer, NUMBERS + number] * (number + 1) * POINT_COST
    return value


@inner
def doge_share(state: State, seat: int) -> float:
    """Return the share of a Doge's worth that its owner can expect, -0.5 to 1, by hand sizes."""
    own = state.hand_size[seat]
    other = state.hand_size[1 - seat]
    if own == 0:
        return EMPTY_HAND
    return EQUAL_HANDS + LARGER_HAND * (own - other) / (own + other + 1.0)


@inner
def vote_worth(state: State, seat: int) -> float:
    """Return the value of the vote to a seat if it ended with the present bids."""
    own = worth(state, seat)
    other = worth(state, 1 - seat)
    leads = own > other
    leader = seat if leads else 1 - seat
    loser = 1 - leader
    won = state.won[leader, state.where]
    gain = NEW_DISTRICT if won == 0 else WON_AGAIN + WON_RISE * won
    for district in range(DISTRICT_COUNT):
        gain += CARD_WORTH * state.laid[loser, district]
        if leader == seat:
            gain -= CARD_WORTH * state.draft[seat, district] * DRAFT_COST
    return gain if leads else -gain
