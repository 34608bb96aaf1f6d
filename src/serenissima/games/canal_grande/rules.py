"""The rules of Canal Grande: what is legal, what an action does, rounds and phases.

`go_on` carries the match from one decision to the next, so that each rule is straight code: of
offers and their cards in `offers.py`, of votes in `votes.py`.
"""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import draw
from serenissima.kernel.tale import tell

from .actions import Do
from .events import Told
from .fields import ASKED, BONUS_POWER, CALL, CHOOSE, DIVIDE, GOES_ON, OVER, POWER, ROUND_CAP
from .material import (
    BONUS_DRAWS,
    DISTRICT_COUNT,
    DOGE,
    NUMBERS,
    PHASE_TOTAL,
    SPY,
    TRAITOR,
    TURNED_ACTIONS,
    TURNED_NUMBERS,
)
from .memory import learn_from_sight
from .offers import (
    ask_power,
    choose,
    draw_card,
    forgo,
    handled_offer,
    lay_out_doges,
    legal_divisions,
    meet_spy,
    meet_traitor,
    present,
    refill_pile,
    shift,
    take_rest,
    take_shift_back,
    total,
    use,
)
from .stages import ask
from .votes import bid, call, close_vote, lay, legal_bids, legal_calls, open_vote, withdraw

# ---- what is asked, and the answer ---------------------------------------------------------------


@compiled
def legal(terms, state, seat, out):
    """The seat's legal actions."""
    if not state.waits >> seat & 1:
        return 0
    if state.stage == DIVIDE:
        return legal_divisions(state, out)
    if state.stage == CHOOSE:
        out[0] = Do.CHOOSE
        out[1] = Do.CHOOSE + 1
        return 2
    if state.stage == POWER:
        out[0] = Do.USE
        out[1] = Do.FORGO
        return 2
    if state.stage == CALL:
        return legal_calls(state, seat, out)
    return legal_bids(terms, state, seat, out)


@compiled
def apply(terms, state, seat, action, dice, tale):  # noqa: C901 - a table of contents
    """Carry out a legal action, then go on to the next decision."""
    if action < Do.PRESENT:
        shift(state, seat, action - Do.SHIFT, tale)
    elif action == Do.PRESENT:
        present(state, seat, tale)
    elif action < Do.USE:
        choose(state, seat, action - Do.CHOOSE, tale)
    elif action == Do.USE:
        use(state, seat, dice, tale)
    elif action == Do.FORGO:
        forgo(state, seat, tale)
    elif action < Do.LAY:
        call(terms, state, seat, action - Do.CALL, tale)
    elif action < Do.BID:
        lay(state, seat, action - Do.LAY, tale)
    elif action == Do.BID:
        bid(state, seat, tale)
    elif action == Do.DECLINE:
        tell(tale, Told.DECLINED, seat)
        close_vote(state, 1 - seat, tale)
    elif action < Do.WITHDRAW:
        take_shift_back(state, seat, action - Do.RETURN, tale)
    else:
        withdraw(state, seat, tale)
    go_on(terms, state, dice, tale)


@inner
def go_on(terms, state, dice, tale):
    """Do what leaves no choice, until a seat is asked or the match is over (R2.4).

    The order of the questions is that of a round (R2.3), and in it of handling an offer (R4.3).
    """
    while state.waits == 0 and state.ending == GOES_ON:
        offer = handled_offer(state)
        if state.snatch:
            meet_traitor(terms, state, dice, tale)  # R5.7: a drawn traitor acts at once
        elif state.draws > 0:
            draw_card(terms, state, dice, tale)
        elif state.bonus:
            begin_phase(state, dice, tale)
        elif state.offer[offer, TRAITOR] > 0:
            meet_traitor(terms, state, dice, tale)
        elif state.offer[offer, SPY] > 0:
            meet_spy(terms, state, tale)
        elif state.offer[offer, DOGE] > 0:
            lay_out_doges(state, offer, tale)
        elif state.doges > 0:
            open_vote(state, tale)
        elif state.actor != state.divider:
            take_rest(state, tale)
        else:
            end_round(terms, state, dice, tale)


# ---- R3.1, R7 rounds and phases ------------------------------------------------------------------


@inner
def begin_round(state, dice, tale):
    """Five action cards and three number cards are turned up (R3.1)."""
    state.rounds += 1
    state.phase_round += 1  # R11.1: 4 at most
    state.picked = -1
    state.actor = state.divider
    for seat in range(2):
        for district in range(DISTRICT_COUNT):
            state.barred[seat, district] = 0
    tell(tale, Told.ROUND, state.divider, state.rounds)
    for _ in range(TURNED_ACTIONS):
        refill_pile(state, tale)
        state.offer[0, draw(dice, state.pile)] += 1  # R11.4: there is always one
    for _ in range(TURNED_NUMBERS):
        state.offer[0, NUMBERS + draw(dice, state.number_pile)] += 1  # R11.2: likewise
    ask(state, DIVIDE, state.divider)


@inner
def end_round(terms, state, dice, tale):
    """After both offers: the round cap, the end of the phase, or the next round (R7.1, R7.2)."""
    first = total(state, 0)
    second = total(state, 1)
    if state.rounds >= terms.round_cap:
        state.stage = OVER
        state.ending = ROUND_CAP  # R8.5; by R11.3 it is hardly ever met
        tell(tale, Told.ROUND_CAP)
    elif first >= PHASE_TOTAL or second >= PHASE_TOTAL:
        tell(tale, Told.PHASE_ENDED)
        end_phase(terms, state, first, second, tale)
    else:
        state.divider = 1 - state.divider  # R2.2
        begin_round(state, dice, tale)


@inner
def end_phase(terms, state, first, second, tale):
    """The lower total draws a bonus, the higher divides next; equal: the chooser (R7.3-R7.7)."""
    state.bonus = 1
    if first == second:
        state.divider = 1 - state.divider
        return
    lower = 0 if first < second else 1
    state.divider = 1 - lower
    state.actor = lower
    state.draws = BONUS_DRAWS
    tell(tale, Told.BONUS, lower)
    if terms.powers == ASKED:
        ask_power(state, BONUS_POWER, tale)


@inner
def begin_phase(state, dice, tale):
    """Discards go back into the pile, number cards into theirs (R7.8)."""
    state.bonus = 0
    state.phases += 1
    state.phase_round = 0
    learn_from_sight(state)
    for card in range(state.pile.shape[0]):
        state.pile[card] += state.discard[card]
        state.discard[card] = 0
    for seat in range(2):
        for number in range(3):
            state.number_pile[number] += state.numbers_laid[seat, number]
            state.numbers_laid[seat, number] = 0
    tell(tale, Told.PHASE, state.phases)
    begin_round(state, dice, tale)
