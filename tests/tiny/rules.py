"""Lots: the verbs, in Numba's subset."""

import numpy as np

from serenissima.kernel.compile import compiled
from serenissima.kernel.dice import draw, pick, roll
from serenissima.kernel.tale import tell
from tests.tiny.fields import EACH, KINDS, NO_LOT, SEATS

CHOOSE, CONFIRM, TAKE_BACK = 0, KINDS, KINDS + 1
DREW, CHOSE, TOOK_BACK, CONFIRMED, SHOWED, CAUGHT, TIED, ENDED = range(8)
ROLLED_CATCH, FACES, FIXED_CATCH = 0, 3, 2
GOES_ON, MOST, SHARED = range(3)
FIRST_HAND = 2


@compiled
def setup(terms, state, dice, tale):
    for kind in range(KINDS):  # R1.1
        state.pile[kind] = EACH
    for _ in range(FIRST_HAND):  # R1.2
        for seat in range(terms.seats):
            draw_lot(state, seat, dice, tale)
    everybody_chooses(terms, state)


@compiled
def legal(terms, state, seat, out):
    if state.chosen[seat] != NO_LOT:
        out[0] = CONFIRM
        out[1] = TAKE_BACK  # R2.2
        return 2
    n = 0
    for kind in range(KINDS):  # R2.1
        if state.hand[seat, kind] > 0:
            out[n] = CHOOSE + kind
            n += 1
    return n


@compiled
def apply(terms, state, seat, action, dice, tale):
    if action == CONFIRM:
        state.waits -= 1 << seat
        tell(tale, CONFIRMED, seat, 0, 0, 0)
        if state.waits == 0:
            play_round(terms, state, dice, tale)
    elif action == TAKE_BACK:
        state.chosen[seat] = NO_LOT
        tell(tale, TOOK_BACK, seat, 0, 0, 0)
    else:
        state.chosen[seat] = 1 + action - CHOOSE
        tell(tale, CHOSE, seat, action - CHOOSE, 0, 0)


@compiled
def play_round(terms, state, dice, tale):
    """What follows when everybody has confirmed."""
    winner = show(terms, state, tale)  # R2.3
    if winner >= 0:  # R2.4
        fish = 1 + roll(dice, FACES) if terms.catch == ROLLED_CATCH else FIXED_CATCH
        state.fish[winner] += fish
        tell(tale, CAUGHT, winner, fish, 0, 0)
    else:
        tell(tale, TIED, 0, 0, 0, 0)
    for seat in range(terms.seats):  # R2.5
        if state.pile.sum() > 0:
            draw_lot(state, seat, dice, tale)
    if state.held.sum() > 0:
        everybody_chooses(terms, state)
    else:
        end(terms, state, tale)


@compiled
def everybody_chooses(terms, state):
    """Seats without a lot (an uneven pile) sit the round out."""
    for seat in range(terms.seats):
        if state.held[seat] > 0:
            state.waits |= 1 << seat


@compiled
def draw_lot(state, seat, dice, tale):
    kind = draw(dice, state.pile)
    state.hand[seat, kind] += 1
    state.held[seat] += 1
    tell(tale, DREW, seat, kind, 0, 0)


@compiled
def show(terms, state, tale):
    """Lay the chosen lots aside; the seat that alone showed the highest, or -1."""
    best, winner = -1, -1
    for seat in range(terms.seats):
        kind = state.chosen[seat] - 1
        if kind >= 0:
            state.chosen[seat] = NO_LOT
            state.hand[seat, kind] -= 1
            state.held[seat] -= 1
            state.aside[kind] += 1
            tell(tale, SHOWED, seat, kind, 0, 0)
            if kind == best:
                winner = -1
            elif kind > best:
                best, winner = kind, seat
    return winner


@compiled
def end(terms, state, tale):
    """R3.1."""
    best = state.fish.max()
    winners = 0
    for seat in range(terms.seats):
        if state.fish[seat] == best:
            winners += 1
    state.ending = MOST if winners == 1 else SHARED
    tell(tale, ENDED, winners, 0, 0, 0)


@compiled
def redeal(terms, state, seat, dice):
    unseen = np.zeros(KINDS, np.int16)
    for kind in range(KINDS):
        unseen[kind] = EACH - state.aside[kind] - state.hand[seat, kind]
    for other in range(SEATS):
        if other != seat:
            deal_hand(state, other, unseen, dice)
            choose_unseen(terms, state, other, dice)
    for kind in range(KINDS):
        state.pile[kind] = unseen[kind]


@compiled
def deal_hand(state, seat, unseen, dice):
    for kind in range(KINDS):
        state.hand[seat, kind] = 0
    for _ in range(state.held[seat]):
        state.hand[seat, draw(dice, unseen)] += 1


@compiled
def choose_unseen(terms, state, seat, dice):
    """A confirmed seat has chosen one of its lots; one that still waits, perhaps none."""
    ways = np.zeros(1 + KINDS, np.int16)
    for kind in range(KINDS):
        ways[1 + kind] = state.hand[seat, kind]
    if state.waits >> seat & 1:
        ways[NO_LOT] = 1
    state.chosen[seat] = pick(dice, ways) if ways.sum() > 0 else NO_LOT


@compiled
def score(terms, state, out):
    best = state.fish.max()
    winners = 0
    for seat in range(terms.seats):
        if state.fish[seat] == best:
            winners += 1
    for seat in range(terms.seats):
        out[seat] = 1.0 / winners if state.fish[seat] == best else 0.0


@compiled
def evaluate(terms, state, out):
    if state.waits == 0:
        score(terms, state, out)
        return
    whole = state.fish.sum() + terms.seats
    for seat in range(terms.seats):
        out[seat] = (state.fish[seat] + 1) / whole
