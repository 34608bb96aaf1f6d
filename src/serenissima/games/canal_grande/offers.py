"""Offers: dividing, choosing, and what their cards do (R3, R4, R5).

In the order of RULES.md. What asks nobody is carried on by `rules.go_on`.
"""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import draw, pick
from serenissima.kernel.tale import tell

from .actions import Do
from .events import Told
from .fields import ASKED, CHOOSE, NO_POWER, POWER, SPY_POWER, TRAITOR_POWER
from .material import ALL_CARDS, DOGE, HAND_KINDS, NUMBERS, SPY, SPY_DRAWS, TRAITOR
from .memory import gain_seen, gain_unseen, learn_from_sight, lose
from .stages import ask

# ---- R3 dividing ---------------------------------------------------------------------------------


@inner
def legal_divisions(state, out):
    """Shift, present, and return: the first offer keeps a card, the second gets one (R3.2-R3.5).

    So every division can be reached, and in no way 8:0 (R11.6).
    """
    first = offer_size(state, 0)
    second = offer_size(state, 1)
    n = 0
    if first > 1:
        for card in range(ALL_CARDS):  # written each time, kept if such a card lies there
            out[n] = Do.SHIFT + card
            n += state.offer[0, card] > 0
    if second > 0:
        out[n] = Do.PRESENT
        n += 1
        for card in range(ALL_CARDS):
            out[n] = Do.RETURN + card
            n += state.offer[1, card] > 0
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
    tell(tale, Told.SHIFTED, seat, card)


@inner
def take_shift_back(state, seat, card, tale):
    """A card comes back to the first offer (R3.4)."""
    state.offer[1, card] -= 1
    state.offer[0, card] += 1
    tell(tale, Told.RETURNED, seat, card)


@inner
def present(state, seat, tale):
    """The offers are ready for the chooser (R3.5)."""
    tell(tale, Told.PRESENTED, seat, offer_size(state, 0), offer_size(state, 1))
    ask(state, CHOOSE, 1 - seat)


# ---- R4 choosing and the order of handling -------------------------------------------------------


@inner
def choose(state, seat, offer, tale):
    """The chooser takes an offer and handles it to its end (R4.1, R4.2)."""
    state.picked = offer
    tell(tale, Told.CHOSE, seat, offer)
    take_up(state, seat, tale)


@inner
def take_rest(state, tale):
    """Then the divider takes what is left (R4.2)."""
    tell(tale, Told.TOOK_REST, state.divider)
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
        tell(tale, Told.LAID_NUMBERS, seat, points, total(state, seat))
    taken = 0
    for card in range(HAND_KINDS):
        for _ in range(state.offer[offer, card]):
            gain_seen(state, seat, card)
            taken += 1
        state.offer[offer, card] = 0
    if taken > 0:
        tell(tale, Told.TOOK, seat, taken)


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
        tell(tale, Told.FOUND_NOTHING, state.actor)
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
    tell(tale, Told.STOLE, seat, victim, card)
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
    tell(tale, Told.SPIED, seat)


@inner
def draw_card(terms, state, dice, tale):
    """One card of a spy's draws or of the bonus, dealt with as it comes (R5.7, R7.4)."""
    seat = state.actor
    if not refill_pile(state, tale):
        state.draws = 0
        tell(tale, Told.NOTHING_LEFT, seat)
        return
    card = draw(dice, state.pile)
    state.draws -= 1
    if card < HAND_KINDS:
        gain_unseen(state, seat, card)
        tell(tale, Told.DREW, seat, card)
    elif card == TRAITOR:
        state.snatch = 1
        tell(tale, Told.DREW_TRAITOR, seat)
    elif card == SPY:  # R5.8, R10.2
        state.discard[SPY] += 1
        state.draws += terms.spy_replacement
        tell(tale, Told.DREW_SPY, seat)
    elif state.bonus:  # R7.5
        state.discard[DOGE] += 1
        state.draws += 1
        tell(tale, Told.DREW_DOGE_AS_BONUS, seat)
    else:  # R5.10
        state.doges += 1
        tell(tale, Told.DREW_DOGE, seat)


@inner
def ask_power(state, power, tale):
    """With `powers=asked` the actor says whether to use it (R10.7)."""
    state.power = power
    tell(tale, Told.ASKED, state.actor, power)
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
    tell(tale, Told.FORWENT, seat, power)
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
    tell(tale, Told.DOGES, state.actor, state.doges)


# ---- R7.9 an empty pile --------------------------------------------------------------------------


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
    tell(tale, Told.RESHUFFLED)
    return True


@inner
def pile_size(state):
    """How many action cards are in the pile."""
    size = 0
    for card in range(state.pile.shape[0]):
        size += state.pile[card]
    return size
