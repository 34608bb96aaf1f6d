"""Checks that the cards of a position add up (R11.5) and that its fields agree with each other.

A position may have fewer cards than a match would, such as an offer of two, and need not show how
the match reached it.
"""

import numpy as np

from serenissima.kernel.contradictions import Amount, Contradictions, contradiction
from serenissima.kernel.fields import Cells

from .asking import DIVIDING, NONE, SEATS, VOTING, left_over, mask_of, seat_asked
from .dividing import handled_offer, total
from .fields import Ending, Power, Stage, State, Terms
from .material import (
    CARDS,
    DISTRICT_COUNT,
    DISTRICTS,
    DOGE,
    FOUR,
    GONDOLA,
    HAND_CARDS,
    NUMBERS,
    PHASE_TOTAL,
    SPY,
    TRAITOR,
    TURNED_ACTIONS,
    TURNED_NUMBERS,
)
from .meta import DistrictBan, DrawnTraitors, Powers
from .positions_vote import in_a_vote, left_of_a_vote, of_the_last_vote

SHORTEST_PHASE, LONGEST_PHASE = 2, 4  # R11.1: in rounds
WON = (Ending.SIX_DISTRICTS, Ending.FOUR_OF_ONE)


# ---- sums ----------------------------------------------------------------------------------------


def conserved(terms: Terms, state: State) -> dict[str, int]:
    """Return the number of each card in all places together (R11.5)."""
    return {name: count_cards(state, card) for card, name in enumerate(CARDS)}


def count_cards(state: State, card: int) -> Amount:
    """Return the number of a card, with its places."""
    places = {"in offers": state.offer[:, card].sum()}
    if card >= NUMBERS:
        number = card - NUMBERS
        places["in front of players"] = state.numbers_laid[:, number].sum()
        return Amount({**places, "in the pile": state.number_pile[number]})
    if card < len(HAND_CARDS):
        places["in hands"] = state.hand[:, card].sum()
        places["played"] = state.laid[:, card].sum()
    if card < DISTRICT_COUNT:
        places["won"] = state.won[:, card].sum()
    places["on the table"] = state.doges if card == DOGE else 0
    places["drawn"] = state.snatch if card == TRAITOR else 0
    return Amount({**places, "in the pile": state.pile[card], "discarded": state.discard[card]})


# ---- contradictions ------------------------------------------------------------------------------


def contradictions(terms: Terms, state: State) -> Contradictions:
    """Yield the checks for combinations that no match reaches."""
    yield from in_hands(state)
    yield from in_time(terms, state)
    yield from at_the_end(terms, state)
    yield from with_winners(state)
    yield from in_offers(state)
    yield from in_totals(state)
    yield from of_the_last_vote(state)
    if state.ending == Ending.NONE:
        yield from before_the_end(terms, state)
    if state.waits and state.stage in VOTING:
        yield from in_a_vote(terms, state)
    else:
        yield from left_of_a_vote(state)


def before_the_end(terms: Terms, state: State) -> Contradictions:
    """Check whose turn it is, and the cards handled by then (R2.3, R4)."""
    right = mask_of(seat_asked(state))
    yield contradiction(
        "waits is {waits}, but in the stage {stage} seat {seat} must act",
        state.waits not in (0, right),
        fix="write waits {right}",
        waits=state.waits,
        stage=Stage(state.stage).text,
        seat=seat_asked(state),
        right=right,
    )
    if state.waits and state.stage in DIVIDING:
        yield from in_a_division(state)
    elif state.bonus:
        yield from in_a_bonus(terms, state)
    else:
        yield from in_handling(terms, state)
    if state.waits and state.stage == Stage.POWER:
        yield from in_a_question(terms, state)
    else:
        power = Power(state.power)
        text = "power is {power}, but no seat is asked about a power"
        yield contradiction(text, power != Power.NONE, fix="write power none", power=power.text)


def in_hands(state: State) -> Contradictions:
    """Check the sizes of hands, and that known or remembered cards are in them (R9.8-R9.10)."""
    size, held = state.hand_size, state.hand.sum(axis=1)
    text = "seat {0} holds {held} cards, but hand_size is {size}"
    yield contradiction(text, size != held, fix="write {held}", held=held, size=size)
    unknown = state.hand - state.known
    text = "seat {0} is known to hold {known} {card}, but holds {held}"
    yield contradiction(
        text,
        unknown < 0,
        fix="write {held} in known[{0}]",
        known=state.known,
        card=HAND_CARDS,
        held=state.hand,
    )
    cards, most = unknown[:, :DISTRICT_COUNT], state.ceiling
    text = "seat {0} holds {count} unknown {card}, but ceiling allows at most {most}"
    yield contradiction(
        text, cards > most, fix="raise ceiling", count=cards, card=DISTRICTS, most=most
    )
    late = (cards - state.dealt_left[::-1]).clip(0).sum(axis=1) + unknown[:, GONDOLA]
    text = "seat {0} holds {late} unknown cards that came after the deal, but fresh is {most}"
    yield contradiction(
        text, late > state.fresh[::-1], fix="leave fresh out", late=late, most=state.fresh[::-1]
    )


def in_time(terms: Terms, state: State) -> Contradictions:
    """Check rounds and phases, and that none is beyond the cap (R8.5, R11.1)."""
    rounds, phases, round_ = int(state.rounds), int(state.phases), int(state.phase_round)
    cap = int(terms.round_cap)
    text = "this is round {rounds}, but round_cap ends the match after round {cap}"
    yield contradiction(text, rounds > cap, fix="raise round_cap", rounds=rounds, cap=cap)
    text = "this is round {round} of a phase, but a phase has only {most} rounds"
    yield contradiction(
        text,
        not 1 <= round_ <= LONGEST_PHASE,
        fix="write phase_round {most}",
        round=round_,
        most=LONGEST_PHASE,
    )
    yield contradiction(
        "phases is 0, but a match begins with phase 1", phases == 0, fix="write phases 1"
    )
    least, most = SHORTEST_PHASE * (phases - 1) + round_, LONGEST_PHASE * (phases - 1) + round_
    text = "round {round} of phase {phases} cannot be round {rounds} of the match"
    fix = "write rounds {least} to {most}, or leave rounds out"
    cases = not least <= rounds <= most
    numbers = {"round": round_, "phases": phases, "rounds": rounds, "least": least, "most": most}
    yield contradiction(text, cases, fix=fix, among=numbers)


# ---- the winner ----------------------------------------------------------------------------------


def at_the_end(terms: Terms, state: State) -> Contradictions:
    """Check the stage, the winner and the cause of an ending (R8)."""
    ending, winner = Ending(state.ending), int(state.winner)
    over, won = state.stage == Stage.OVER, ending in WON
    numbers = {"ending": ending.text, "stage": Stage(state.stage).text, "winner": winner}
    text = "the ending is {ending} in the stage {stage}"
    yield contradiction(
        text,
        over != (ending != Ending.NONE),
        fix="only the stage over has an ending",
        among=numbers,
    )
    text = "the ending is {ending}, but no seat has won"
    yield contradiction(text, won and winner == NONE, fix="name the winner", among=numbers)
    text = "seat {winner} has won, but the ending is {ending}"
    yield contradiction(text, not won and winner != NONE, fix="write winner none", among=numbers)
    text = "the ending is round-cap in round {rounds} of {cap}"
    early = ending == Ending.ROUND_CAP and state.rounds < terms.round_cap
    yield contradiction(
        text, early, fix="write rounds {cap}", rounds=state.rounds, cap=terms.round_cap
    )


def with_winners(state: State) -> Contradictions:
    """Check that only the winner has six districts, or four cards of one (R8)."""
    winner, ending = int(state.winner), state.ending
    districts, others = (state.won > 0).sum(axis=1), SEATS != winner
    text = "seat {0} has won cards of 6 districts, which ends the match"
    yield contradiction(text, (districts == DISTRICT_COUNT) & others, fix="take one from won[{0}]")
    text = "seat {0} has won {count} {card}, but {four} end the match"
    four = {"four": FOUR, "three": FOUR - 1}
    yield contradiction(
        text,
        (state.won >= FOUR) & others[:, None],
        fix="leave {three} in won[{0}]",
        count=state.won,
        card=DISTRICTS,
        among=four,
    )
    held, most = int(districts[winner]), int(state.won[winner].max())
    numbers = {"winner": winner, "held": held, "most": most}
    text = "seat {winner} has won cards of {held} districts, not 6"
    yield contradiction(
        text,
        ending == Ending.SIX_DISTRICTS and held < DISTRICT_COUNT,
        fix="add to won[{winner}]",
        among=numbers,
    )
    text = "seat {winner} has won {most} cards of one district, not 4"
    yield contradiction(
        text,
        ending == Ending.FOUR_OF_ONE and most < FOUR,
        fix="add to won[{winner}]",
        among=numbers,
    )
    text = "seat {winner} has won cards of {held} districts"
    yield contradiction(
        text,
        ending == Ending.FOUR_OF_ONE and held == DISTRICT_COUNT,
        fix="write ending six-districts",
        among=numbers,
    )


# ---- number cards and offers ---------------------------------------------------------------------


def in_totals(state: State) -> Contradictions:
    """Check that a total of 10 ends the phase after the round in which it is reached (R7.2)."""
    offered = int(state.offer[:, NUMBERS:].sum())
    count, rounds = offered + int(state.numbers_laid.sum()), int(state.phase_round)
    brought = TURNED_NUMBERS * rounds
    text = "the table has {count} number cards, but {rounds} rounds bring only {brought}"
    fix = "remove {over}, or write a later phase_round"
    numbers = {"count": count, "rounds": rounds, "brought": brought, "over": count - brought}
    yield contradiction(text, count > brought, fix=fix, among=numbers)
    totals = np.array([total(state, seat) for seat in range(2)])
    new = np.array([fewest_new(state, seat) for seat in range(2)])
    text = "seat {0} has a total of {total} before it takes its offer, but {ten} ends the phase"
    early = ~has_taken(state) & (new > 0)
    yield contradiction(text, early, fix="leave it at 9 or less", total=totals, ten=PHASE_TOTAL)
    text = "totals of {one} and {other} need {new} new number cards, but a round brings only {most}"
    numbers = {"one": totals[0], "other": totals[1], "new": new.sum() + offered}
    late = numbers["new"] > TURNED_NUMBERS
    yield contradiction(
        text,
        late,
        fix="before this round, both totals are at most 9",
        most=TURNED_NUMBERS,
        among=numbers,
    )


def fewest_new(state: State, seat: int) -> int:
    """Return the number of a seat's number cards that must be new, since old ones are below 10."""
    left, new = int(total(state, seat)), 0
    for number in (3, 2, 1):
        for _ in range(state.numbers_laid[seat, number - 1]):
            over = left >= PHASE_TOTAL
            left, new = left - number * over, new + over
    return new


def has_taken(state: State) -> Cells:
    """Return, for each seat, whether it has taken up its offer of this round (R4.2)."""
    second = bool(state.bonus) or state.actor == state.divider
    taken: Cells = (SEATS == state.actor) | second
    return taken & (state.picked != NONE)


def in_offers(state: State) -> Contradictions:
    """Check that offers have at most five action cards and three number cards (R3.1)."""
    text = "the offers have {count} {kind} cards, but a round turns up only {most}"
    actions, numbers = state.offer[:, :NUMBERS].sum(), state.offer[:, NUMBERS:].sum()
    counts, most = np.array([actions, numbers]), np.array([TURNED_ACTIONS, TURNED_NUMBERS])
    kinds = ("action", "number")
    yield contradiction(
        text,
        counts > most,
        fix="remove {over}",
        count=counts,
        kind=kinds,
        most=most,
        over=counts - most,
    )


def in_a_division(state: State) -> Contradictions:
    """Check that no card is handled while the offers are made or chosen (R3, R4.1)."""
    sizes, choosing = state.offer.sum(axis=1), state.stage == Stage.CHOOSE
    text = "offer {0} is empty, but the chooser chooses between offers of at least 1 card"
    yield contradiction(text, choosing & (sizes == 0), fix="give it a card")
    yield contradiction(
        "offer 0 is empty, but its last card must stay there", sizes[0] == 0, fix="give it a card"
    )
    text = "actor is {actor}, but seat {divider} divides"
    numbers = {"actor": state.actor, "divider": state.divider, "picked": state.picked}
    yield contradiction(
        text, state.actor != state.divider, fix="write actor {divider}", among=numbers
    )
    text = "offer {picked} is picked before the chooser has chosen"
    yield contradiction(text, state.picked != NONE, fix="write picked none", among=numbers)
    yield left_over(state, ("doges", "draws", "bonus", "snatch"), "before an offer is handled")
    text = "{district} is barred for seat {0} before any vote of the round"
    yield contradiction(text, state.barred > 0, fix="leave barred out", district=DISTRICTS)


# ---- handling ------------------------------------------------------------------------------------


def in_handling(terms: Terms, state: State) -> Contradictions:
    """Check that offers are handled one after the other, kind by kind (R4.2, R4.3, R5)."""
    yield contradiction(
        "an offer is handled before one is picked", state.picked == NONE, fix="write picked 0 or 1"
    )
    first = state.actor != state.divider
    chosen, handled = state.offer[state.picked], state.offer[handled_offer(state)]
    text = "offer {picked} still has {count} {card}, but the chooser is done with it"
    numbers = {"picked": state.picked, "card": CARDS}
    yield contradiction(
        text, (not first) & (chosen > 0), fix="remove them", count=chosen, among=numbers
    )
    taken = np.array([card < len(HAND_CARDS) or card >= NUMBERS for card in range(len(CARDS))])
    text = "the offer being handled still has {count} {card}, which are taken up first"
    yield contradiction(
        text, taken & (handled > 0), fix="remove them", count=handled, among=numbers
    )
    dealt = handled[TRAITOR]
    text = "{count} {kind} are waiting, but the offer has {dealt} traitor, which acts first"
    waiting = np.array([state.draws, state.snatch, state.doges])
    kinds = ("draws", "drawn traitors", "Doges")
    yield contradiction(
        text, (dealt > 0) & (waiting > 0), fix="remove it", count=waiting, kind=kinds, dealt=dealt
    )
    if terms.district_ban == DistrictBan.ROUND:
        text = "{district} is barred for one seat only, but district_ban=round bars it for both"
        yield contradiction(
            text, state.barred[0] != state.barred[1], fix="bar it for both", district=DISTRICTS
        )


def in_a_bonus(terms: Terms, state: State) -> Contradictions:
    """Check that the lower total draws after a round, and the higher divides next (R7.3, R7.6)."""
    totals = [int(total(state, seat)) for seat in range(2)]
    numbers = {"one": totals[0], "other": totals[1], "ten": PHASE_TOTAL, "actor": state.actor}
    text = "a bonus is drawn at totals of {one} and {other}, but no phase ends below {ten}"
    yield contradiction(text, max(totals) < PHASE_TOTAL, fix="raise one total", among=numbers)
    text = "seat {actor} draws a bonus at totals of {one} and {other}"
    drawing = state.waits or state.draws or state.snatch
    yield contradiction(
        text,
        drawing and totals[state.actor] >= totals[1 - state.actor],
        fix="the seat with the lower total draws it",
        among=numbers,
    )
    text = "seat {actor} draws a bonus, but is also the divider"
    yield contradiction(
        text,
        drawing and state.actor == state.divider,
        fix="write divider {divider}",
        divider=1 - state.actor,
        among=numbers,
    )
    text = "the offers hold {count} cards at the end of a phase"
    yield contradiction(text, state.offer.any(), fix="leave them out", count=state.offer.sum())
    yield left_over(state, ("doges",), "at the end of a phase")
    text = "round {rounds} of {cap} has no bonus"
    yield contradiction(
        text,
        state.rounds >= terms.round_cap,
        fix="raise round_cap",
        rounds=state.rounds,
        cap=terms.round_cap,
    )


def in_a_question(terms: Terms, state: State) -> Contradictions:
    """Check that the power in question is there, and that its turn has come (R10.7)."""
    power, bonus = Power(state.power), bool(state.bonus)
    yield contradiction(
        "a seat is asked about a power, but powers=automatic never asks",
        terms.powers == Powers.AUTOMATIC,
        fix="set powers=asked",
    )
    offer = state.offer[handled_offer(state)]
    there = {
        Power.NONE: 0,
        Power.TRAITOR: state.snatch or (not bonus) * offer[TRAITOR],
        Power.SPY: (not bonus) * offer[SPY],
        Power.BONUS: bonus and state.draws,
    }
    text = "a seat is asked about the power {power}, but has none"
    yield contradiction(
        text, not there[power], fix="add it, or name another power", power=power.text
    )
    at_once = terms.drawn_traitors == DrawnTraitors.AT_ONCE and state.snatch > 0
    drawing = power == Power.BONUS or (power == Power.TRAITOR and at_once)
    text = "{draws} cards must still be drawn before a seat is asked about the power {power}"
    yield contradiction(
        text, state.draws and not drawing, fix="write draws 0", draws=state.draws, power=power.text
    )
    text = "{snatch} drawn traitors must act before a seat is asked about the power {power}"
    waits = state.snatch and power != Power.TRAITOR
    yield contradiction(text, waits, fix="write snatch 0", snatch=state.snatch, power=power.text)
    text = "the offer has {count} traitor, which acts before its spies"
    yield contradiction(
        text, power == Power.SPY and offer[TRAITOR] > 0, fix="remove it", count=offer[TRAITOR]
    )
    victim = 1 - state.actor
    text = "a traitor acts against seat {victim}, which holds no cards"
    empty = power == Power.TRAITOR and state.hand_size[victim] == 0
    yield contradiction(text, empty, fix="give it one", victim=victim)
