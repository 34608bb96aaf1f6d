"""The rules of Canal Grande in the order of RULES.md: what is legal, and what an action does.

`go_on` carries the match from one decision to the next, so that each rule below is straight code.
"""

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import draw, pick
from serenissima.kernel.tale import tell

from .actions import (
    ASKED_POWER,
    BID,
    BID_MADE,
    BONUS,
    CALL,
    CALLED,
    CHALLENGE,
    CHALLENGE_PASSED,
    CHOOSE,
    CHOSE,
    DECLINE,
    DECLINED,
    DOGE_UNUSED,
    DOGES,
    DRAFTED,
    DREW,
    DREW_DOGE,
    DREW_DOGE_AS_BONUS,
    DREW_SPY,
    DREW_TRAITOR,
    FORGO,
    FORWENT,
    FOUND_NOTHING,
    FOUR_OF_ONE_WON,
    LAID,
    LAID_NUMBERS,
    LAY,
    NOTHING_LEFT,
    PHASE,
    PHASE_ENDED,
    PRESENT,
    PRESENTED,
    REINFORCED,
    RESHUFFLED,
    RETURN,
    RETURNED,
    ROUND,
    ROUND_CAP_REACHED,
    SHIFT,
    SHIFTED,
    SIX_DISTRICTS_WON,
    SPIED,
    STOLE,
    TOOK,
    TOOK_BACK,
    TOOK_REST,
    USE,
    WITHDRAW,
    WITHDREW,
    WON_VOTE,
)
from .fields import (
    ASKED,
    BAN_ROUND,
    BONUS_POWER,
    DIVIDE,
    FOUR_OF_ONE,
    GOES_ON,
    NO_POWER,
    OVER,
    POWER,
    RAISE,
    REQUIRED,
    ROUND_CAP,
    SIX_DISTRICTS,
    SPY_POWER,
    TRAITOR_POWER,
)
from .fields import (
    CALL as CALL_STAGE,
)
from .fields import (
    CHOOSE as CHOOSE_STAGE,
)
from .material import (
    BONUS_DRAWS,
    DISTRICT_COUNT,
    DOGE,
    FOUR,
    GONDOLA,
    NUMBERS,
    PHASE_TOTAL,
    SPY,
    SPY_DRAWS,
    TRAITOR,
    TURNED_ACTIONS,
    TURNED_NUMBERS,
)
from .memory import gain_seen, gain_unseen, learn_absent, learn_from_sight, lose

ALL_CARDS = 13
HAND_KINDS = 7


# ---- what is asked, and the answer ---------------------------------------------------------------


@compiled
def legal(terms, state, seat, out):
    """The seat's legal actions."""
    if not state.waits >> seat & 1:
        return 0
    if state.stage == DIVIDE:
        return legal_divisions(state, out)
    if state.stage == CHOOSE_STAGE:
        out[0] = CHOOSE
        out[1] = CHOOSE + 1
        return 2
    if state.stage == POWER:
        out[0] = USE
        out[1] = FORGO
        return 2
    if state.stage == CALL_STAGE:
        return legal_calls(state, seat, out)
    return legal_bids(terms, state, seat, out)


@compiled
def apply(terms, state, seat, action, dice, tale):  # noqa: C901 - a table of contents
    """Carry out a legal action, then go on to the next decision."""
    if action < PRESENT:
        shift(state, seat, action - SHIFT, tale)
    elif action == PRESENT:
        present(state, seat, tale)
    elif action < USE:
        choose(state, seat, action - CHOOSE, tale)
    elif action == USE:
        use(state, seat, dice, tale)
    elif action == FORGO:
        forgo(state, seat, tale)
    elif action < LAY:
        call(terms, state, seat, action - CALL, tale)
    elif action < BID:
        lay(state, seat, action - LAY, tale)
    elif action == BID:
        bid(state, seat, tale)
    elif action == DECLINE:
        tell(tale, DECLINED, seat, 0, 0, 0)
        close_vote(state, 1 - seat, tale)
    elif action < WITHDRAW:
        take_shift_back(state, seat, action - RETURN, tale)
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
            begin_phase(terms, state, dice, tale)
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


@inner
def ask(state, stage, seat):
    """Let a seat decide."""
    state.stage = stage
    state.waits = 1 << seat


# ---- R3 dividing ---------------------------------------------------------------------------------


@inner
def begin_round(terms, state, dice, tale):
    """Five action cards and three number cards are turned up (R3.1)."""
    state.rounds += 1
    state.phase_round += 1  # R11.1: 4 at most
    state.picked = -1
    state.actor = state.divider
    for seat in range(2):
        for district in range(DISTRICT_COUNT):
            state.barred[seat, district] = 0
    tell(tale, ROUND, state.divider, state.rounds, 0, 0)
    for _ in range(TURNED_ACTIONS):
        refill_pile(state, tale)
        state.offer[0, draw(dice, state.pile)] += 1  # R11.4: there is always one
    for _ in range(TURNED_NUMBERS):
        state.offer[0, NUMBERS + draw(dice, state.number_pile)] += 1  # R11.2: likewise
    ask(state, DIVIDE, state.divider)


@inner
def legal_divisions(state, out):
    """Shift, present, and return: the first offer keeps a card, the second gets one (R3.2-R3.5).

    So every division can be reached, and in no way 8:0 (R11.6).
    """
    first = offer_size(state, 0)
    second = offer_size(state, 1)
    n = 0
    for card in range(ALL_CARDS):
        if first > 1 and state.offer[0, card] > 0:
            out[n] = SHIFT + card
            n += 1
    if second > 0:
        out[n] = PRESENT
        n += 1
    for card in range(ALL_CARDS):
        if state.offer[1, card] > 0:
            out[n] = RETURN + card
            n += 1
    return n


@inner
def offer_size(state, offer):
    """How many cards lie in an offer."""
    size = 0
    for card in range(ALL_CARDS):
        size += state.offer[offer, card]
    return size


@inner
def shift(state, seat, card, tale):
    """A card goes to the second offer (R3.3)."""
    state.offer[0, card] -= 1
    state.offer[1, card] += 1
    tell(tale, SHIFTED, seat, card, 0, 0)


@inner
def take_shift_back(state, seat, card, tale):
    """A card comes back to the first offer (R3.4)."""
    state.offer[1, card] -= 1
    state.offer[0, card] += 1
    tell(tale, RETURNED, seat, card, 0, 0)


@inner
def present(state, seat, tale):
    """The offers are ready for the chooser (R3.5)."""
    tell(tale, PRESENTED, seat, offer_size(state, 0), offer_size(state, 1), 0)
    ask(state, CHOOSE_STAGE, 1 - seat)


# ---- R4 choosing and the order of handling -------------------------------------------------------


@inner
def choose(state, seat, offer, tale):
    """The chooser takes an offer and handles it to its end (R4.1, R4.2)."""
    state.picked = offer
    tell(tale, CHOSE, seat, offer, 0, 0)
    take_up(state, seat, tale)


@inner
def take_rest(state, tale):
    """Then the divider takes what is left (R4.2)."""
    tell(tale, TOOK_REST, state.divider, 0, 0, 0)
    take_up(state, state.divider, tale)


@inner
def handled_offer(state):
    """The offer that the actor is handling: 0 or 1."""
    if state.actor == state.divider:
        return 1 - state.picked
    return state.picked


@inner
def take_up(state, seat, tale):
    """Number cards are laid out, districts and gondolas go to the hand (R5.1, R5.2)."""
    state.actor = seat
    state.waits = 0
    offer = handled_offer(state)
    points = 0
    for number in range(3):
        count = state.offer[offer, NUMBERS + number]
        state.numbers_laid[seat, number] += count
        state.offer[offer, NUMBERS + number] = 0
        points += count * (number + 1)
    if points > 0:
        tell(tale, LAID_NUMBERS, seat, points, total(state, seat), 0)
    taken = 0
    for card in range(HAND_KINDS):
        for _ in range(state.offer[offer, card]):
            gain_seen(state, seat, card)
            taken += 1
        state.offer[offer, card] = 0
    if taken > 0:
        tell(tale, TOOK, seat, taken, 0, 0)


@inner
def total(state, seat):
    """The sum of the number cards before a seat (R5.1)."""
    points = 0
    for number in range(3):
        points += state.numbers_laid[seat, number] * (number + 1)
    return points


# ---- R5 traitor, spy, doge -----------------------------------------------------------------------


@inner
def meet_traitor(terms, state, dice, tale):
    """A traitor, dealt or drawn: it lapses against an empty hand (R5.5), else it acts (R5.3)."""
    if state.hand_size[1 - state.actor] == 0:
        tell(tale, FOUND_NOTHING, state.actor, 0, 0, 0)
        discard_traitor(state)
    elif terms.powers == ASKED:
        ask_power(state, TRAITOR_POWER, tale)
    else:
        steal(state, state.actor, dice, tale)


@inner
def steal(state, seat, dice, tale):
    """Chance picks one card of the opponent's hand (R5.4); both know it then (R9.5)."""
    victim = 1 - seat
    card = pick(dice, state.hand[victim])
    lose(state, victim, card)
    gain_seen(state, seat, card)
    tell(tale, STOLE, seat, victim, card, 0)
    discard_traitor(state)


@inner
def discard_traitor(state):
    """The traitor that was met is put away: the drawn one, or one of the offer."""
    if state.snatch:
        state.snatch = 0
    else:
        state.offer[handled_offer(state), TRAITOR] -= 1
    state.discard[TRAITOR] += 1


@inner
def meet_spy(terms, state, tale):
    """A spy of the offer (R5.6)."""
    if terms.powers == ASKED:
        ask_power(state, SPY_POWER, tale)
    else:
        spy(state, state.actor, tale)


@inner
def spy(state, seat, tale):
    """A spy is put away, and two cards are to be drawn (R5.6)."""
    state.offer[handled_offer(state), SPY] -= 1
    state.discard[SPY] += 1
    state.draws = SPY_DRAWS
    tell(tale, SPIED, seat, 0, 0, 0)


@inner
def draw_card(terms, state, dice, tale):
    """One card of a spy's draws or of the bonus, dealt with as it comes (R5.7, R7.4)."""
    seat = state.actor
    if not refill_pile(state, tale):
        state.draws = 0
        tell(tale, NOTHING_LEFT, seat, 0, 0, 0)
        return
    card = draw(dice, state.pile)
    state.draws -= 1
    if card < HAND_KINDS:
        gain_unseen(state, seat, card)
        tell(tale, DREW, seat, card, 0, 0)
    elif card == TRAITOR:
        state.snatch = 1
        tell(tale, DREW_TRAITOR, seat, 0, 0, 0)
    elif card == SPY:  # R5.8, R10.2
        state.discard[SPY] += 1
        state.draws += terms.spy_replacement
        tell(tale, DREW_SPY, seat, 0, 0, 0)
    elif state.bonus:  # R7.5
        state.discard[DOGE] += 1
        state.draws += 1
        tell(tale, DREW_DOGE_AS_BONUS, seat, 0, 0, 0)
    else:  # R5.10
        state.doges += 1
        tell(tale, DREW_DOGE, seat, 0, 0, 0)


@inner
def ask_power(state, power, tale):
    """With `powers=asked` the actor says whether to use it (R10.7)."""
    state.power = power
    tell(tale, ASKED_POWER, state.actor, power, 0, 0)
    ask(state, POWER, state.actor)


@inner
def use(state, seat, dice, tale):
    """The power is used (R10.7)."""
    power = state.power
    state.power = NO_POWER
    state.waits = 0
    if power == TRAITOR_POWER:
        steal(state, seat, dice, tale)
    elif power == SPY_POWER:
        spy(state, seat, tale)


@inner
def forgo(state, seat, tale):
    """The power is forgone (R5.9): its card is put away, or the bonus not drawn."""
    power = state.power
    state.power = NO_POWER
    state.waits = 0
    tell(tale, FORWENT, seat, power, 0, 0)
    if power == TRAITOR_POWER:
        discard_traitor(state)
    elif power == SPY_POWER:
        state.offer[handled_offer(state), SPY] -= 1
        state.discard[SPY] += 1
    else:
        state.draws = 0


@inner
def lay_out_doges(state, offer, tale):
    """The doges of the offer join those that a spy drew (R5.10)."""
    state.doges += state.offer[offer, DOGE]
    state.offer[offer, DOGE] = 0
    tell(tale, DOGES, state.actor, state.doges, 0, 0)


# ---- R6 the vote ---------------------------------------------------------------------------------


@inner
def open_vote(state, tale):
    """The next doge: its owner challenges, or else the opponent; or it is wasted (R6.1-R6.6)."""
    owner = state.actor
    if can_open(state, owner):
        state.challenger = owner
    else:
        learn_cannot_open(state, owner)
        if not can_open(state, 1 - owner):
            learn_cannot_open(state, 1 - owner)
            state.doges -= 1
            state.discard[DOGE] += 1
            tell(tale, DOGE_UNUSED, owner, 0, 0, 0)
            return
        state.challenger = 1 - owner
        tell(tale, CHALLENGE_PASSED, owner, 1 - owner, 0, 0)
    tell(tale, CHALLENGE, state.challenger, 0, 0, 0)
    ask(state, CALL_STAGE, state.challenger)


@inner
def can_open(state, seat):
    """Whether a seat holds a card of a district that may still be voted on (R6.2, R6.4)."""
    for district in range(DISTRICT_COUNT):
        if can_call(state, seat, district):
            return True
    return False


@inner
def can_call(state, seat, district):
    """The seat has a card of the district, and the doge's owner is not barred from it (R10.3)."""
    return state.hand[seat, district] > 0 and not state.barred[state.actor, district]


@inner
def learn_cannot_open(state, seat):
    """That the seat does not challenge tells what it does not hold (R9.10)."""
    for district in range(DISTRICT_COUNT):
        if not state.barred[state.actor, district]:
            learn_absent(state, seat, district)


@inner
def legal_calls(state, seat, out):
    """The districts that the challenger can name (R6.1)."""
    n = 0
    for district in range(DISTRICT_COUNT):
        if can_call(state, seat, district):
            out[n] = CALL + district
            n += 1
    return n


@inner
def call(terms, state, seat, district, tale):
    """The challenger names the district and lays its first card; it is barred now (R6.21, R6.2)."""
    state.where = district
    state.opened = 0
    state.first[seat] = district
    state.barred[state.actor, district] = 1
    if terms.district_ban == BAN_ROUND:
        state.barred[1 - state.actor, district] = 1
    lose(state, seat, district)
    state.laid[seat, district] = 1
    tell(tale, CALLED, seat, district, 0, 0)
    ask(state, RAISE, seat)


@inner
def laid_worth(state, seat):
    """What the cards that a seat has laid are worth (R6.10)."""
    cards = 0
    for district in range(DISTRICT_COUNT):
        cards += state.laid[seat, district]
    return cards


@inner
def worth(state, seat):
    """What a bid of the draft would be worth."""
    cards = laid_worth(state, seat)
    for district in range(DISTRICT_COUNT):
        cards += state.draft[seat, district]
    return cards


@inner
def has_matching_card(terms, state, seat):
    """Whether reinforcement is open to the seat (R6.12, R10.4)."""
    if terms.matching_card != REQUIRED and seat != state.challenger:
        return True
    return state.laid[seat, state.where] + state.draft[seat, state.where] > 0


@inner
def gondolas_left(state, seat):
    """Gondolas in hand that the draft does not take along (R6.22)."""
    left = state.hand[seat, GONDOLA]
    for district in range(DISTRICT_COUNT):
        if district != state.where and state.draft[seat, district] > 0:
            left -= 1
    return left


@inner
def reach(state, seat):
    """The most that the draft can still be worth (R6.23): each gondola brings one whole district.

    A district already in the draft, and the one voted on, need no further gondola.
    """
    most = worth(state, seat)
    for district in range(DISTRICT_COUNT):
        if district == state.where or state.draft[seat, district] > 0:
            most += state.hand[seat, district] - state.draft[seat, district]
    gondolas = gondolas_left(state, seat)
    for size in range(5, 0, -1):
        for district in range(DISTRICT_COUNT):
            unopened = district != state.where and state.draft[seat, district] == 0
            if gondolas > 0 and unopened and state.hand[seat, district] == size:
                most += size
                gondolas -= 1
    return most


@inner
def can_lay(terms, state, seat, district):
    """Whether one more card of a district can go into the draft (R6.11-R6.15, R6.22, R6.23)."""
    if state.hand[seat, district] <= state.draft[seat, district]:
        return False
    if district != state.where:
        opened = state.draft[seat, district] > 0
        if not opened and gondolas_left(state, seat) == 0:
            return False
        if not has_matching_card(terms, state, seat):
            return False
    needed = laid_worth(state, 1 - seat)
    if worth(state, seat) + 1 > needed:
        return True
    state.draft[seat, district] += 1
    enough = reach(state, seat) > needed
    state.draft[seat, district] -= 1
    return enough


@inner
def legal_bids(terms, state, seat, out):
    """Lay one more card, confirm what is laid, decline, or take it all back (R6.22-R6.26)."""
    n = 0
    for district in range(DISTRICT_COUNT):
        if can_lay(terms, state, seat, district):
            out[n] = LAY + district
            n += 1
    drafted = state.draft_first[seat] >= 0
    opening = not state.opened  # R6.7: the card of the call is enough
    if (drafted or opening) and worth(state, seat) > laid_worth(state, 1 - seat):
        out[n] = BID  # R6.9, R6.16
        n += 1
    if not drafted and not opening:
        out[n] = DECLINE  # R6.8
        n += 1
    if drafted:
        out[n] = WITHDRAW
        n += 1
    return n


@inner
def lay(state, seat, district, tale):
    """A card goes into the draft of a bid (R6.22)."""
    if state.draft_first[seat] < 0:
        state.draft_first[seat] = district
    state.draft[seat, district] += 1
    tell(tale, DRAFTED, seat, district, 0, 0)


@inner
def withdraw(state, seat, tale):
    """All cards of the draft come back (R6.26)."""
    clear_draft(state, seat)
    tell(tale, WITHDREW, seat, 0, 0, 0)


@inner
def clear_draft(state, seat):
    """Forget the draft of a seat."""
    state.draft_first[seat] = -1
    for district in range(DISTRICT_COUNT):
        state.draft[seat, district] = 0


@inner
def bid(state, seat, tale):
    """The draft is laid open, each reinforcement with its gondola; the other answers (R6.24)."""
    if state.first[seat] < 0:
        matching = state.draft[seat, state.where] > 0
        state.first[seat] = state.where if matching else state.draft_first[seat]
    for district in range(DISTRICT_COUNT):
        count = state.draft[seat, district]
        for _ in range(count):
            lose(state, seat, district)
        state.laid[seat, district] += count
        if count > 0 and district == state.where:
            tell(tale, LAID, seat, count, district, 0)
        elif count > 0:
            lose(state, seat, GONDOLA)
            state.laid[seat, GONDOLA] += 1
            tell(tale, REINFORCED, seat, count, district, 0)
    clear_draft(state, seat)
    state.opened = 1
    tell(tale, BID_MADE, seat, worth(state, seat), 0, 0)
    ask(state, RAISE, 1 - seat)  # R9.7: also one who can only decline


@inner
def close_vote(state, winner, tale):
    """The vote is won by the last to bid; the laid cards go where they belong (R6.17-R6.20)."""
    loser = 1 - winner
    district = state.where
    tell(tale, WON_VOTE, winner, district, 0, 0)
    state.doges -= 1
    state.discard[DOGE] += 1
    state.won[winner, district] += 1
    if state.laid[winner, district] > 0:  # R6.18
        state.laid[winner, district] -= 1
    else:  # R10.5: only without a matching card
        state.laid[loser, district] -= 1
        state.first[loser] = -1
    for card in range(HAND_KINDS):  # R6.19
        state.discard[card] += state.laid[winner, card]
        state.laid[winner, card] = 0
    take_back(state, loser, tale)
    state.waits = 0
    state.where = -1
    state.challenger = -1
    for seat in range(2):
        state.first[seat] = -1
    check_victory(state, winner, district, tale)


@inner
def take_back(state, loser, tale):
    """The loser's first card and gondolas are discarded, the rest goes back (R6.20, R10.6)."""
    first = state.first[loser]
    if first >= 0:
        first = state.where if state.laid[loser, state.where] > 0 else first
        state.laid[loser, first] -= 1
        state.discard[first] += 1
    state.discard[GONDOLA] += state.laid[loser, GONDOLA]
    state.laid[loser, GONDOLA] = 0
    cards = 0
    for district in range(DISTRICT_COUNT):
        for _ in range(state.laid[loser, district]):
            gain_seen(state, loser, district)
            cards += 1
        state.laid[loser, district] = 0
    if cards > 0:
        tell(tale, TOOK_BACK, loser, cards, 0, 0)


# ---- R7 the end of a round and of a phase --------------------------------------------------------


@inner
def end_round(terms, state, dice, tale):
    """After both offers: the round cap, the end of the phase, or the next round (R7.1, R7.2)."""
    first = total(state, 0)
    second = total(state, 1)
    if state.rounds >= terms.round_cap:
        state.stage = OVER
        state.ending = ROUND_CAP  # R8.5; by R11.3 it is hardly ever met
        tell(tale, ROUND_CAP_REACHED, 0, 0, 0, 0)
    elif first >= PHASE_TOTAL or second >= PHASE_TOTAL:
        tell(tale, PHASE_ENDED, 0, 0, 0, 0)
        end_phase(terms, state, first, second, tale)
    else:
        state.divider = 1 - state.divider  # R2.2
        begin_round(terms, state, dice, tale)


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
    tell(tale, BONUS, lower, 0, 0, 0)
    if terms.powers == ASKED:
        ask_power(state, BONUS_POWER, tale)


@inner
def begin_phase(terms, state, dice, tale):
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
    tell(tale, PHASE, state.phases, 0, 0, 0)
    begin_round(terms, state, dice, tale)


@inner
def refill_pile(state, tale):
    """Whether a card can be drawn; an empty pile is made of the discards first (R7.9)."""
    if pile_size(state) > 0:
        return True
    learn_from_sight(state)
    for card in range(state.pile.shape[0]):
        state.pile[card] = state.discard[card]
        state.discard[card] = 0
    if pile_size(state) == 0:
        return False
    tell(tale, RESHUFFLED, 0, 0, 0, 0)
    return True


@inner
def pile_size(state):
    """How many action cards are in the pile."""
    size = 0
    for card in range(state.pile.shape[0]):
        size += state.pile[card]
    return size


# ---- R8 the end of the match ---------------------------------------------------------------------


@inner
def check_victory(state, seat, district, tale):
    """A card of each district, or four of one, wins at once (R8.1-R8.4)."""
    districts = 0
    for other in range(DISTRICT_COUNT):
        if state.won[seat, other] > 0:
            districts += 1
    if districts == DISTRICT_COUNT:
        state.ending = SIX_DISTRICTS
        tell(tale, SIX_DISTRICTS_WON, seat, 0, 0, 0)
    elif state.won[seat, district] >= FOUR:
        state.ending = FOUR_OF_ONE
        tell(tale, FOUR_OF_ONE_WON, seat, district, 0, 0)
    if state.ending != GOES_ON:
        state.winner = seat
        state.stage = OVER
