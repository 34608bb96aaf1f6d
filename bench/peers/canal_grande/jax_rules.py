"""The rules of Canal Grande in JAX: one match as arrays, to be mapped over a batch.

Cards and actions have the numbers of `spiel_rules.py`. Steps without a choice run in a loop until a
seat must act; mapped over a batch, each iteration computes all branches for all matches, as long as
one of them needs it. Default options, no retractions.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp

GONDOLA, TRAITOR, SPY, DOGE, ONE = range(6, 11)
PRESENT, CHOOSE, CALL, LAY, BID, DECLINE, ACTIONS = 13, 14, 18, 24, 30, 31, 32
DIVIDE, CHOOSING, CALLING, RAISE = range(4)
ROUND_CAP, PHASE_TOTAL, FOUR, NONE = 200, 10, 4, -1
SIX, SEVEN, TEN = (jnp.arange(n) for n in (6, 7, 10))


class Dice(NamedTuple):
    """The answers of chance: by a generator's key or, if `answers` has any room, from that list."""

    key: jax.Array
    answers: jax.Array
    at: jax.Array


class Match(NamedTuple):
    """Everything on the table; `seat` is NONE while no seat must act."""

    dice: Dice
    pile: jax.Array
    discard: jax.Array
    number_pile: jax.Array
    numbers: jax.Array
    hands: jax.Array
    won: jax.Array
    offers: jax.Array
    laid: jax.Array
    draft: jax.Array
    barred: jax.Array
    aside: jax.Array
    first: jax.Array
    draft_first: jax.Array
    stage: jax.Array
    seat: jax.Array
    to_deal: jax.Array
    to_turn: jax.Array
    rounds: jax.Array
    divider: jax.Array
    actor: jax.Array
    picked: jax.Array
    doges: jax.Array
    draws: jax.Array
    snatch: jax.Array
    bonus: jax.Array
    opened: jax.Array
    where: jax.Array
    winner: jax.Array
    over: jax.Array


def blank(dice):
    """Return a match before the deal."""

    def zeros(*shape):
        return jnp.zeros(shape, jnp.int32)

    nought = jnp.int32(0)
    return Match(
        dice=dice,
        pile=jnp.array([5, 5, 5, 5, 5, 5, 6, 7, 3, 6], jnp.int32), discard=zeros(10),
        number_pile=jnp.array([4, 5, 5], jnp.int32), numbers=zeros(2, 3), hands=zeros(2, 7),
        won=zeros(2, 6), offers=zeros(2, 13), laid=zeros(2, 7), draft=zeros(6),
        barred=jnp.zeros(6, bool), aside=jnp.full(6, 2, jnp.int32), first=jnp.full(2, NONE),
        draft_first=jnp.int32(NONE), stage=nought, seat=jnp.int32(NONE), to_deal=jnp.int32(8),
        to_turn=nought, rounds=nought, divider=nought, actor=nought, picked=nought, doges=nought,
        draws=nought, snatch=nought, bonus=jnp.bool_(False), opened=jnp.bool_(False),
        where=jnp.int32(NONE), winner=jnp.int32(NONE), over=jnp.bool_(False),
    )  # fmt: skip


def pick(dice, weights):
    """Return an index with probability in proportion to its weight."""
    if dice.answers.shape[0]:
        answer = dice.answers[dice.at].astype(jnp.int32)
        return dice._replace(at=dice.at + 1), answer
    key, used = jax.random.split(dice.key)
    rest = jax.random.randint(used, (), 0, jnp.maximum(1, weights.sum()))
    way = (jnp.cumsum(weights) <= rest).sum().astype(jnp.int32)
    return dice._replace(key=key), way


# ---- steps without a choice
# -----------------------------------------------------------------------


def deal(m):
    """Deal the next card of the hands or, after the last, choose the first divider."""
    seat = jnp.where(m.to_deal > 4, 0, 1)
    divides = m.to_deal == 0
    odds = jnp.where(divides, (SIX < 2).astype(jnp.int32), m.aside)
    dice, card = pick(m.dice, odds)
    dealt = m._replace(
        dice=dice, aside=m.aside.at[card].add(-1), pile=m.pile.at[card].add(-1),
        hands=m.hands.at[seat, card].add(1), to_deal=m.to_deal - 1,
    )  # fmt: skip
    begun = begin_round(m._replace(dice=dice, divider=card, to_deal=m.to_deal - 1))
    return select(divides, begun, dealt)


def begin_round(m):
    return m._replace(
        rounds=m.rounds + 1, actor=m.divider, picked=jnp.int32(0),
        barred=jnp.zeros(6, bool), to_turn=jnp.int32(8),
    )  # fmt: skip


def turn_up(m):
    """Turn up the next card of a round: five from the pile, three numbers."""
    m = refill(m, m.to_turn > 3)
    number = m.to_turn <= 3
    padded = jnp.zeros(10, jnp.int32).at[:3].set(m.number_pile)
    dice, card = pick(m.dice, jnp.where(number, padded, m.pile))
    asked = m.to_turn == 1
    return m._replace(
        dice=dice,
        pile=m.pile.at[card].add(jnp.where(number, 0, -1)),
        number_pile=m.number_pile.at[jnp.minimum(card, 2)].add(jnp.where(number, -1, 0)),
        offers=m.offers.at[0, card + jnp.where(number, ONE, 0)].add(1),
        to_turn=m.to_turn - 1,
        seat=jnp.where(asked, m.divider, m.seat),
        stage=jnp.where(asked, DIVIDE, m.stage),
    )


def refill(m, wanted):
    empty = wanted & (m.pile.sum() == 0)
    return m._replace(
        pile=jnp.where(empty, m.discard, m.pile), discard=jnp.where(empty, 0, m.discard)
    )


def meet_traitor(m):
    """Take a card from the other hand, if there is one."""
    victim = m.hands[1 - m.actor]
    steals = victim.sum() > 0
    dice, card = pick(m.dice, victim)
    moved = steals.astype(jnp.int32) * (SEVEN == card)
    dice = jax.tree.map(lambda new, old: jnp.where(steals, new, old), dice, m.dice)
    drawn = m.snatch > 0
    return m._replace(
        dice=dice,
        hands=m.hands.at[1 - m.actor].add(-moved).at[m.actor].add(moved),
        snatch=m.snatch - drawn,
        offers=m.offers.at[handled(m), TRAITOR].add(jnp.where(drawn, 0, -1)),
        discard=m.discard.at[TRAITOR].add(1),
    )


def draw_card(m):
    """Draw a card for a spy or for the bonus."""
    kept = (TEN == SPY) | ((TEN == DOGE) & m.bonus)
    nothing = (m.pile.sum() == 0) & (jnp.where(kept, 0, m.discard).sum() == 0)
    before, m = m, refill(m, True)
    dice, card = pick(m.dice, m.pile)
    back = (card == SPY) | ((card == DOGE) & m.bonus)
    in_hand = card <= GONDOLA
    drawn = m._replace(
        dice=dice, pile=m.pile.at[card].add(-1),
        hands=m.hands.at[m.actor, jnp.minimum(card, GONDOLA)].add(in_hand),
        snatch=m.snatch + (card == TRAITOR),
        discard=m.discard.at[card].add(back),
        draws=m.draws - 1 + back,
        doges=m.doges + ((card == DOGE) & ~m.bonus),
    )  # fmt: skip
    return select(nothing, before._replace(draws=jnp.int32(0)), drawn)


def begin_phase(m):
    return begin_round(m._replace(
        bonus=jnp.bool_(False), pile=m.pile + m.discard, discard=jnp.zeros_like(m.discard),
        number_pile=m.number_pile + m.numbers.sum(0), numbers=jnp.zeros_like(m.numbers),
    ))  # fmt: skip


def meet_spy(m):
    return m._replace(
        offers=m.offers.at[handled(m), SPY].add(-1), discard=m.discard.at[SPY].add(1),
        draws=jnp.int32(2),
    )  # fmt: skip


def lay_out_doges(m):
    offer = handled(m)
    return m._replace(doges=m.doges + m.offers[offer, DOGE], offers=m.offers.at[offer, DOGE].set(0))


def open_vote(m):
    can = ((m.hands[:, :6] > 0) & ~m.barred).any(1)
    challenger = jnp.where(can[m.actor], m.actor, 1 - m.actor)
    unused = ~can.any()
    return m._replace(
        seat=jnp.where(unused, NONE, challenger), stage=jnp.int32(CALLING),
        doges=m.doges - unused, discard=m.discard.at[DOGE].add(unused),
    )  # fmt: skip


def take_rest(m):
    return take_up(m, m.divider)


def end_round(m):
    total = (m.numbers * jnp.arange(1, 4)).sum(1)
    capped = m.rounds >= ROUND_CAP
    lower = jnp.where(total[0] < total[1], 0, 1)
    equal = total[0] == total[1]
    ended = m._replace(
        bonus=jnp.bool_(True), divider=jnp.where(equal, 1 - m.divider, 1 - lower),
        actor=jnp.where(equal, m.actor, lower), draws=jnp.where(equal, 0, 3),
    )  # fmt: skip
    went_on = begin_round(m._replace(divider=1 - m.divider))
    after = select(total.max() >= PHASE_TOTAL, ended, went_on)
    return select(capped, m._replace(over=jnp.bool_(True)), after)


def handled(m):
    return jnp.where(m.actor == m.divider, 1 - m.picked, m.picked)


BRANCHES = (deal, turn_up, meet_traitor, draw_card, begin_phase, meet_spy, lay_out_doges,
            open_vote, take_rest, end_round)  # fmt: skip


def go_on(m):
    """Proceed until a seat must act or the match is over."""

    def due(m):
        offer = m.offers[handled(m)]
        conditions = jnp.array([
            m.to_deal >= 0, m.to_turn > 0, (m.snatch > 0) & (m.draws == 0), m.draws > 0, m.bonus,
            offer[TRAITOR] > 0, offer[SPY] > 0, offer[DOGE] > 0, m.doges > 0,
            m.actor != m.divider, True,
        ])  # fmt: skip
        branch = jnp.array([0, 1, 2, 3, 4, 2, 5, 6, 7, 8, 9])
        return branch[jnp.argmax(conditions)]

    return jax.lax.while_loop(
        lambda m: (m.seat == NONE) & ~m.over, lambda m: jax.lax.switch(due(m), BRANCHES, m), m
    )


def select(condition, one, other):
    return jax.tree.map(lambda a, b: jnp.where(condition, a, b), one, other)


# ---- decisions -----------------------------------------------------------------------------------


def legal(m):
    """Return the legal actions of the seat that must act: bool [32]."""
    first, second = m.offers
    divide = jnp.concatenate([(first > 0) & (first.sum() > 1), (second.sum() > 0)[None]])
    calls = (m.hands[m.seat, :6] > 0) & ~m.barred
    lays, bid, decline = bids(m)
    mask = jnp.zeros(ACTIONS, bool)
    mask = mask.at[: PRESENT + 1].set(divide & (m.stage == DIVIDE))
    mask = mask.at[CHOOSE : CHOOSE + 2].set(m.stage == CHOOSING)
    mask = mask.at[CALL:LAY].set(calls & (m.stage == CALLING))
    raising = m.stage == RAISE
    mask = mask.at[LAY:BID].set(lays & raising)
    return mask.at[BID].set(bid & raising).at[DECLINE].set(decline & raising)


def bids(m):
    """Return which cards may be drafted, and whether the seat may bid or decline."""
    hand, draft, where = m.hands[m.seat], m.draft, m.where
    laid, needed = m.laid[m.seat, :6], m.laid[1 - m.seat, :6].sum()
    worth = laid.sum() + draft.sum()
    matching = laid[where] + draft[where] > 0
    carried = (draft > 0) | (gondolas(m, draft) > 0)
    fits = (hand[:6] > draft) & ((SIX == where) | (matching & carried))
    reached = jax.vmap(lambda d: reach(m, draft.at[d].add(1)))(SIX)
    drafted = m.draft_first >= 0
    return (
        fits & ((worth + 1 > needed) | (reached > needed)),
        (drafted | ~m.opened) & (worth > needed),
        ~drafted & m.opened,
    )


def gondolas(m, draft):
    """Return the gondolas in hand that a draft doesn't take along."""
    return m.hands[m.seat, GONDOLA] - ((draft > 0) & (SIX != m.where)).sum()


def reach(m, draft):
    """Return the most that a draft can still be worth: a gondola carries one whole district."""
    hand = m.hands[m.seat, :6]
    opened = (SIX == m.where) | (draft > 0)
    closed = -jnp.sort(-jnp.where(opened, 0, hand))
    most = m.laid[m.seat, :6].sum() + draft.sum() + jnp.where(opened, hand - draft, 0).sum()
    return most + jnp.where(gondolas(m, draft) > SIX, closed, 0).sum()


def shift(m, action):
    return m._replace(offers=m.offers.at[0, action].add(-1).at[1, action].add(1))


def present(m, _action):
    return m._replace(stage=jnp.int32(CHOOSING), seat=1 - m.seat)


def choose(m, action):
    return take_up(m._replace(picked=action - CHOOSE), m.seat)


def take_up(m, seat):
    """Lay out numbers; take districts and gondolas into the hand."""
    m = m._replace(actor=seat, seat=jnp.int32(NONE))
    offer = handled(m)
    cards = m.offers[offer]
    return m._replace(
        hands=m.hands.at[seat].add(cards[:7]), numbers=m.numbers.at[seat].add(cards[ONE:]),
        offers=m.offers.at[offer, :7].set(0).at[offer, ONE:].set(0),
    )  # fmt: skip


def call(m, action):
    district = action - CALL
    return m._replace(
        where=district, opened=jnp.bool_(False), first=m.first.at[m.seat].set(district),
        barred=m.barred.at[district].set(True), hands=m.hands.at[m.seat, district].add(-1),
        laid=m.laid.at[m.seat, district].set(1), stage=jnp.int32(RAISE),
    )  # fmt: skip


def lay(m, action):
    district = action - LAY
    return m._replace(
        draft=m.draft.at[district].add(1),
        draft_first=jnp.where(m.draft_first < 0, district, m.draft_first),
    )


def bid(m, _action):
    """Lay the draft open, with its gondolas; the other seat answers."""
    first = jnp.where(m.draft[m.where] > 0, m.where, m.draft_first)
    first = jnp.where(m.first[m.seat] < 0, first, m.first[m.seat])
    carried = ((m.draft > 0) & (SIX != m.where)).sum()
    laid = jnp.append(m.draft, carried)
    return m._replace(
        first=m.first.at[m.seat].set(first), hands=m.hands.at[m.seat].add(-laid),
        laid=m.laid.at[m.seat].add(laid), draft=jnp.zeros_like(m.draft),
        draft_first=jnp.int32(NONE), opened=jnp.bool_(True), seat=1 - m.seat,
    )  # fmt: skip


def decline(m, _action):
    """Award a card; discard the winner's others, and return the loser's except one."""
    loser, winner, where = m.seat, 1 - m.seat, m.where
    won_laid, lost = m.laid[winner].at[where].add(-1), m.laid[loser]
    first = jnp.where(lost[where] > 0, where, m.first[loser])
    spent = ((SEVEN == first) & (m.first[loser] >= 0)).astype(jnp.int32)
    gone = won_laid + spent + jnp.where(SEVEN == GONDOLA, lost, 0)
    back = jnp.where(SEVEN == GONDOLA, 0, lost - spent)
    won = m.won.at[winner, where].add(1)
    wins = (won[winner] > 0).all() | (won[winner, where] >= FOUR)
    return m._replace(
        won=won, discard=m.discard.at[:7].add(gone).at[DOGE].add(1), doges=m.doges - 1,
        hands=m.hands.at[loser].add(back), laid=jnp.zeros_like(m.laid),
        first=jnp.full_like(m.first, NONE), where=jnp.int32(NONE), seat=jnp.int32(NONE),
        winner=jnp.where(wins, winner, NONE), over=wins,
    )  # fmt: skip


ACTS = (shift, present, choose, call, lay, bid, decline)
KIND = jnp.array([0] * 13 + [1, 2, 2, 2, 2] + [3] * 6 + [4] * 6 + [5, 6])


def act(m, action):
    """Carry out a legal action, without proceeding."""
    action = action.astype(jnp.int32)
    return jax.lax.switch(KIND[action], ACTS, m, action)
