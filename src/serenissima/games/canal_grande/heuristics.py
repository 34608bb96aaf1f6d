"""What a position is worth before it is decided: an estimate of the share of the win."""

from math import exp

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.fields import Cells

from .bids import worth
from .fields import Ending, Stage, State, Terms
from .material import DISTRICT_COUNT, DOGE, GONDOLA, NUMBERS, SPY, TRAITOR
from .scoring import score

# The unit of all worths is about one district won.

# Won cards: each is worth more, the closer it brings a seat to six districts (R8.1) or to four
# cards of one (R8.2).
DISTRICT_WON, DISTRICT_RISE = 0.9, 0.08  # of each district won, and of their number squared
SAME_RISE = 0.25  # of the most cards won of one district, squared

# Cards in hand, or offered.
CARD_WORTH = 0.5  # of a district card
FITTING_WORTH = 0.25  # more, if it could bring a district that is still missing
GONDOLA_WORTH = 0.6
USEFUL_GONDOLAS = 4  # more in hand are worth nothing
TRAITOR_WORTH = 0.9
SPY_WORTH = 1.0
DOGE_WORTH = 1.2  # to the stronger hand
POINT_COST = 0.05  # number cards: the lower total gets a bonus

# The part of a doge's worth that its owner may expect.
EQUAL_HANDS, LARGER_HAND = 0.25, 0.75  # with hands of one size; more or less by how they differ
EMPTY_HAND = -0.5  # without a card: the other calls the vote

# The vote that is open.
NEW_DISTRICT = 1.2  # to win it in a district that the leader has not won before
WON_AGAIN, WON_RISE = 0.4, 0.4  # in another; more for each card that the leader has won there
DRAFT_COST = 0.9  # the part of a drafted card's worth that leading with it costs

TO_SHARE = 0.55  # how fast a lead turns into a win


@compiled
def evaluate(terms: Terms, state: State, out: Cells) -> None:
    """The share of the win that each seat may expect, 0 to 1.

    An open division counts as if the chooser took the better offer, an open vote as if it ended
    with the bids on the table.
    """
    if state.ending != Ending.NONE:
        score(terms, state, out)
        return
    lead = standing(state, 0) - standing(state, 1)
    out[0] = 1.0 / (1.0 + exp(-TO_SHARE * (lead + pending(state, 0))))
    out[1] = 1.0 / (1.0 + exp(-TO_SHARE * (pending(state, 1) - lead)))


@inner
def standing(state: State, seat: int) -> float:
    """The value of what is safe: won districts and the hand."""
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
    """The value of what is still contested, for one seat."""
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
    """What an offer is worth to a seat."""
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
    """How much of a doge's worth its owner may expect: from -0.5 to 1, by the larger hand."""
    own = state.hand_size[seat]
    other = state.hand_size[1 - seat]
    if own == 0:
        return EMPTY_HAND
    return EQUAL_HANDS + LARGER_HAND * (own - other) / (own + other + 1.0)


@inner
def vote_worth(state: State, seat: int) -> float:
    """The value of a vote if it ended now, with the bids on the table."""
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
