"""What holds of the votes in every position: of the running one, and of the last (R6)."""

import numpy as np

from serenissima.kernel.contradictions import Contradictions, clash

from .asking import NONE, SEATS, left_over, seat_asked, worth
from .challenges import can_open
from .dividing import handled_offer
from .fields import Stage, State, Terms
from .material import CARDS, DISTRICT_COUNT, DISTRICTS, DOGE, GONDOLA, HAND_CARDS, SPY, TRAITOR
from .meta import MatchingCard


def left_of_a_vote(state: State) -> Contradictions:
    """What only a running vote has (R6)."""
    text = "seat {0} has laid {count} {card}, but no vote is running: remove them, or name a stage"
    yield clash(text, state.laid > 0, count=state.laid, card=HAND_CARDS)
    text = "seat {0} has chosen {count} {card} for a bid, but no vote is running: remove them"
    yield clash(text, state.draft > 0, count=state.draft, card=DISTRICTS)
    names = ("challenger", "where", "first", "first", "draft_first", "draft_first")
    chosen = np.array((state.challenger, state.where, *state.first, *state.draft_first))
    yield clash("{name} is given, but no vote is running: leave it out", chosen != NONE, name=names)


def of_the_last_vote(state: State) -> Contradictions:
    """A vote that is over has a district, a card of it, and a winner, who laid more (R6.17)."""
    laid, where = state.last_laid, int(state.last_where)
    over, bids = where != NONE, worth(state.last_laid)
    count, district = int(laid.sum()), DISTRICTS[where]
    text = "{count} cards were laid in the last vote, but last_where names no district: name it"
    yield clash(text, not over and count, count=count)
    text = "nobody laid {district} in the last vote, which was on it: add one to last_laid"
    yield clash(text, over and not laid[:, where].any(), district=district)
    text = "both laid {count} district cards in the last vote, but its winner laid more: add one"
    yield clash(text, over and bids[0] == bids[1], count=bids[0])
    winner = int(bids[1] > bids[0])
    text = "seat {winner} won the last vote, on {district}, but has no won card of it: add one"
    lost = over and not state.won[winner, where]
    yield clash(text, lost, winner=winner, district=district)


def in_a_vote(terms: Terms, state: State) -> Contradictions:
    """A doge, whatever comes before it is done, and a challenger (R4.3, R5.10, R6.1-R6.4)."""
    yield "a vote needs a doge, but doges is 0: write doges 1", state.doges == 0
    yield left_over(state, ("draws", "snatch", "bonus"), "in a vote")
    offer, before = state.offer[handled_offer(state)], (TRAITOR, SPY, DOGE)
    text = "the offer holds {count} {card}, handled before its votes: remove it"
    cards = np.array(CARDS)[list(before)]
    yield clash(text, offer[list(before)] > 0, count=offer[list(before)], card=cards)
    yield "a vote needs a challenger: write challenger 0 or 1", state.challenger == NONE
    held = state.hand[state.actor, :DISTRICT_COUNT] * (state.barred[state.actor] == 0)
    text = "seat {actor} owns the doge and holds {count} {district}: write challenger {actor}"
    passed = state.challenger != state.actor
    numbers = {"actor": state.actor, "count": held, "district": DISTRICTS}
    yield clash(text, passed & (held > 0), **numbers)
    if state.stage == Stage.CALL:
        yield from in_a_call(state)
    else:
        yield from in_a_bid(terms, state)


def in_a_call(state: State) -> Contradictions:
    """Nothing is laid before the district is named, and one can be (R6.1)."""
    where = DISTRICTS[state.where]
    text = "{where} is named before the challenger has called it: write where none, or stage raise"
    yield clash(text, state.where != NONE, where=where)
    laid = int(state.laid.sum() + state.draft.sum())
    text = "{count} cards are laid or chosen before a district is named: remove them"
    yield clash(text, laid, count=laid)
    text = "seat {seat} holds no card of a district that it may name: give it one"
    challenger = state.challenger
    yield clash(text, challenger != NONE and not can_open(state, challenger), seat=challenger)


def in_a_bid(terms: Terms, state: State) -> Contradictions:
    """The challenger laid the first card of the district, and bids rise (R6.7-R6.16)."""
    where, challenger, opened = int(state.where), int(state.challenger), bool(state.opened)
    yield "a bid needs a district: name it with where, or write stage call", where == NONE
    numbers = {"seat": challenger, "other": 1 - challenger, "district": DISTRICTS[where]}
    text = "seat {seat} challenges, but has laid no {district}: add it to laid[{seat}]"
    yield clash(text, not state.laid[challenger, where], **numbers)
    text = "{district} is voted on, but not barred for another vote of the round: leave barred out"
    yield clash(text, not state.barred[state.actor, where], **numbers)
    bids, count = worth(state.laid), int(state.laid.sum())
    text = "{count} cards are laid before the opening bid, which is 1 {district}: write opened 1"
    yield clash(text, not opened and count > 1, count=count, **numbers)
    text = "both bids are worth {bid}, but the last one is higher: lay one more card"
    yield clash(text, opened and bids[0] == bids[1], bid=bids[0])
    yield from of_cards_laid(terms, state)
    yield from of_drafts(state)


def of_cards_laid(terms: Terms, state: State) -> Contradictions:
    """Gondolas carry what is not of the district, of which a defender needs a card (R6)."""
    districts, gondolas = state.laid[:, :DISTRICT_COUNT], state.laid[:, GONDOLA]
    elsewhere = np.arange(DISTRICT_COUNT) != state.where
    kinds, cards = ((districts > 0) & elsewhere).sum(axis=1), (districts * elsewhere).sum(axis=1)
    text = "seat {0} has laid {gondolas} gondolas for cards of {kinds} other districts: lay {kinds}"
    yield clash(text, gondolas < kinds, gondolas=gondolas, kinds=kinds)
    text = "seat {0} has laid {gondolas} gondolas for {cards} cards of other districts: lay {cards}"
    yield clash(text, gondolas > cards, gondolas=gondolas, cards=cards)
    own, bids = state.laid[:, state.where], worth(state.laid)
    required = terms.matching_card == MatchingCard.REQUIRED
    text = "seat {0} has laid {bid} cards, but none of {district}: matching_card=required needs one"
    numbers = {"bid": bids, "district": DISTRICTS[state.where]}
    yield clash(text, required & (bids > 0) & (own == 0), **numbers)
    first = state.first
    text = "first names the first card of seat {0}, which has laid none: leave first out"
    yield clash(text, (first != NONE) & (bids == 0))
    text = "seat {0} has laid {bid} cards, but first names none of them: name the first"
    named = np.array(
        [card != NONE and districts[seat, card] > 0 for seat, card in enumerate(first)]
    )
    yield clash(text, (bids > 0) & ~named, bid=bids)


def of_drafts(state: State) -> Contradictions:
    """Only whoever is asked drafts a bid, from the hand and with gondolas for it (R6.22)."""
    held, draft = state.hand[:, :DISTRICT_COUNT], state.draft
    text = "seat {0} has chosen {draft} {district} for a bid, but holds {held}: remove {over}"
    numbers = {"draft": draft, "district": DISTRICTS, "held": held, "over": draft - held}
    yield clash(text, draft > held, **numbers)
    chosen = draft.sum(axis=1)
    text = "seat {0} has chosen {count} cards for a bid, but seat {asked} is asked: remove them"
    asked = seat_asked(state)
    yield clash(text, (chosen > 0) & (asked != SEATS), count=chosen, asked=asked)
    loads = ((draft > 0) & (np.arange(DISTRICT_COUNT) != state.where)).sum(axis=1)
    text = "seat {0} needs {loads} gondolas for its draft, but holds {gondolas}: give it {loads}"
    gondolas = state.hand[:, GONDOLA]
    yield clash(text, loads > gondolas, loads=loads, gondolas=gondolas)
    first = state.draft_first
    right = np.array([card == NONE if not draft[seat].any() else card != NONE and draft[seat, card]
                      for seat, card in enumerate(first)], bool)  # fmt: skip
    text = "draft_first of seat {0} is not a card of its draft of {count}: name one of them"
    yield clash(text, ~right, count=chosen)
