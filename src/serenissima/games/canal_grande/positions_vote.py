"""Checks of votes in every position: of the running vote, and of the last one (R6)."""

import numpy as np

from serenissima.kernel.contradictions import Contradictions, contradiction

from .asking import NONE, SEATS, left_over, seat_asked, worth
from .challenges import can_open
from .dividing import handled_offer
from .fields import Stage, State, Terms
from .material import CARDS, DISTRICT_COUNT, DISTRICTS, DOGE, GONDOLA, HAND_CARDS, SPY, TRAITOR
from .meta import MatchingCard


def left_of_a_vote(state: State) -> Contradictions:
    """Check that values of a running vote are absent (R6)."""
    text = "seat {0} has played {count} {card}, but no vote is running"
    yield contradiction(
        text,
        state.laid > 0,
        fix="remove them, or write a stage of a vote",
        count=state.laid,
        card=HAND_CARDS,
    )
    text = "seat {0} has chosen {count} {card} for a bid, but no vote is running"
    yield contradiction(text, state.draft > 0, fix="remove them", count=state.draft, card=DISTRICTS)
    names = ("challenger", "where", "first", "first", "draft_first", "draft_first")
    chosen = np.array((state.challenger, state.where, *state.first, *state.draft_first))
    yield contradiction(
        "{name} is given, but no vote is running", chosen != NONE, fix="leave it out", name=names
    )


def of_the_last_vote(state: State) -> Contradictions:
    """Check that the last vote has a district, a card of it, and a winner with more (R6.17)."""
    laid, where = state.last_laid, int(state.last_where)
    over, bids = where != NONE, worth(state.last_laid)
    count, district = int(laid.sum()), DISTRICTS[where]
    text = "{count} cards were played in the last vote, but last_where names no district"
    yield contradiction(text, not over and count, fix="name it", count=count)
    text = "the last vote was on {district}, but no seat played it"
    yield contradiction(
        text, over and not laid[:, where].any(), fix="add one to last_laid", district=district
    )
    text = "both seats played {count} district cards in the last vote, but its winner played more"
    yield contradiction(
        text, over and bids[0] == bids[1], fix="add one for the winner", count=bids[0]
    )
    winner = int(bids[1] > bids[0])
    text = "seat {winner} won the last vote, which was on {district}, but has won no card of it"
    lost = over and not state.won[winner, where]
    yield contradiction(text, lost, fix="add one", winner=winner, district=district)


def in_a_vote(terms: Terms, state: State) -> Contradictions:
    """Check that it is a doge's turn, and that there is a challenger (R4.3, R5.10, R6.1-R6.4)."""
    yield contradiction(
        "a vote needs a Doge, but doges is 0", state.doges == 0, fix="write doges 1"
    )
    yield left_over(state, ("draws", "snatch", "bonus"), "in a vote")
    offer, before = state.offer[handled_offer(state)], (TRAITOR, SPY, DOGE)
    text = "the offer has {count} {card}, which come before its votes"
    cards = np.array(CARDS)[list(before)]
    yield contradiction(
        text, offer[list(before)] > 0, fix="remove it", count=offer[list(before)], card=cards
    )
    yield contradiction(
        "a vote needs a challenger", state.challenger == NONE, fix="write challenger 0 or 1"
    )
    held = state.hand[state.actor, :DISTRICT_COUNT] * (state.barred[state.actor] == 0)
    text = "seat {actor} owns the Doge and holds {count} {district}, so it is the challenger"
    passed = state.challenger != state.actor
    numbers = {"actor": state.actor, "count": held, "district": DISTRICTS}
    yield contradiction(text, passed & (held > 0), fix="write challenger {actor}", among=numbers)
    if state.stage == Stage.CALL:
        yield from in_a_call(state)
    else:
        yield from in_a_bid(terms, state)


def in_a_call(state: State) -> Contradictions:
    """Check that no card is laid before a district is named, and that one can be (R6.1)."""
    where = DISTRICTS[state.where]
    text = "{where} is named before the challenger has called it"
    yield contradiction(
        text, state.where != NONE, fix="write where none, or stage raise", where=where
    )
    laid = int(state.laid.sum() + state.draft.sum())
    text = "{count} cards are played or chosen before a district is named"
    yield contradiction(text, laid, fix="remove them", count=laid)
    text = "seat {seat} must name a district, but holds no card of one that it may name"
    challenger = state.challenger
    yield contradiction(
        text,
        challenger != NONE and not can_open(state, challenger),
        fix="give it one",
        seat=challenger,
    )


def in_a_bid(terms: Terms, state: State) -> Contradictions:
    """Check that the challenger laid the first card of the district, and bids rise (R6.7-R6.16)."""
    where, challenger, opened = int(state.where), int(state.challenger), bool(state.opened)
    yield contradiction(
        "a bid needs a district", where == NONE, fix="name it with where, or write stage call"
    )
    numbers = {"seat": challenger, "other": 1 - challenger, "district": DISTRICTS[where]}
    text = "seat {seat} is the challenger, but has played no {district}"
    yield contradiction(
        text, not state.laid[challenger, where], fix="add it to laid[{seat}]", among=numbers
    )
    text = "the vote is on {district}, but it is not barred for other votes of the round"
    yield contradiction(
        text, not state.barred[state.actor, where], fix="leave barred out", among=numbers
    )
    bids, count = worth(state.laid), int(state.laid.sum())
    text = "{count} cards are played, but only 1 {district} before the opening bid"
    yield contradiction(
        text, not opened and count > 1, fix="write opened 1", count=count, among=numbers
    )
    text = "both bids are worth {bid}, but the last one is higher"
    yield contradiction(text, opened and bids[0] == bids[1], fix="play one more card", bid=bids[0])
    yield from of_cards_laid(terms, state)
    yield from of_drafts(state)


def of_cards_laid(terms: Terms, state: State) -> Contradictions:
    """Check gondolas for cards of other districts, and the required card of this one (R6)."""
    districts, gondolas = state.laid[:, :DISTRICT_COUNT], state.laid[:, GONDOLA]
    elsewhere = np.arange(DISTRICT_COUNT) != state.where
    kinds, cards = ((districts > 0) & elsewhere).sum(axis=1), (districts * elsewhere).sum(axis=1)
    text = "seat {0} has played {gondolas} gondolas for cards of {kinds} other districts"
    yield contradiction(text, gondolas < kinds, fix="play {kinds}", gondolas=gondolas, kinds=kinds)
    text = "seat {0} has played {gondolas} gondolas for {cards} cards of other districts"
    yield contradiction(text, gondolas > cards, fix="play {cards}", gondolas=gondolas, cards=cards)
    own, bids = state.laid[:, state.where], worth(state.laid)
    required = terms.matching_card == MatchingCard.REQUIRED
    text = "seat {0} has played {bid} cards, but none of {district}"
    numbers = {"bid": bids, "district": DISTRICTS[state.where]}
    yield contradiction(
        text,
        required & (bids > 0) & (own == 0),
        fix="add one: matching_card=required needs it",
        among=numbers,
    )
    first = state.first
    text = "first names the first card of seat {0}, which has played none"
    yield contradiction(text, (first != NONE) & (bids == 0), fix="leave first out")
    text = "seat {0} has played {bid} cards, but first names none of them"
    named = np.array(
        [card != NONE and districts[seat, card] > 0 for seat, card in enumerate(first)]
    )
    yield contradiction(text, (bids > 0) & ~named, fix="name the first one", bid=bids)


def of_drafts(state: State) -> Contradictions:
    """Check that only the seat to act drafts a bid, from its hand and with gondolas (R6.22)."""
    held, draft = state.hand[:, :DISTRICT_COUNT], state.draft
    text = "seat {0} has chosen {draft} {district} for a bid, but holds {held}"
    numbers = {"draft": draft, "district": DISTRICTS, "held": held, "over": draft - held}
    yield contradiction(text, draft > held, fix="remove {over}", among=numbers)
    chosen = draft.sum(axis=1)
    text = "seat {0} has chosen {count} cards for a bid, but seat {asked} must act"
    asked = seat_asked(state)
    yield contradiction(
        text, (chosen > 0) & (asked != SEATS), fix="remove them", count=chosen, asked=asked
    )
    loads = ((draft > 0) & (np.arange(DISTRICT_COUNT) != state.where)).sum(axis=1)
    text = "seat {0} needs {loads} gondolas for its draft, but holds {gondolas}"
    gondolas = state.hand[:, GONDOLA]
    yield contradiction(
        text, loads > gondolas, fix="give it {loads}", loads=loads, gondolas=gondolas
    )
    first = state.draft_first
    right = np.array([card == NONE if not draft[seat].any() else card != NONE and draft[seat, card]
                      for seat, card in enumerate(first)], bool)  # fmt: skip
    text = "draft_first of seat {0} is not one of the {count} cards in its draft"
    yield contradiction(text, ~right, fix="name one of them", count=chosen)
