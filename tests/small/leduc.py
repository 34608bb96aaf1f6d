"""Leduc poker: six cards of three ranks, one each and one on the board; two rounds of betting.

After Southey et al., "Bayes' Bluff" (2005). A chip is 1/26 of the win, since 13 is the most.
"""

import numpy as np

from serenissima.kernel.actions import Block
from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import draw
from serenissima.kernel.fields import Axis, Field, See, choice, up_to
from serenissima.kernel.record import Record
from tests.small import small_game, terms_with

FOLD, CALL, RAISE = range(3)
RANKS, EACH, MOST = 3, 2, 13
RAISES = 2  # in a round

STATE = Record(
    "leduc_state",
    [
        Field("waits", "Who must act.", up_to(3)),
        Field("ending", "How it ended.", choice(("on", "folded", "shown"))),
        Field("card", "The rank, 1 to 3.", up_to(RANKS), (Axis(2, seats=True),), see=See.OWNER),
        Field("board", "The rank on the board; 0 in the first round.", up_to(RANKS)),
        Field("stake", "Each seat's chips in the pot.", up_to(MOST), (Axis(2, seats=True),)),
        Field("raises", "In this round.", up_to(RAISES)),
        Field("made", "The number of actions.", up_to(8)),
        Field("moves", "1 + each action.", up_to(3), (Axis(8),)),
    ],
)


@inner
def unseen_by(state, seat):
    left = np.full(RANKS, EACH, np.int16)
    left[state.card[seat] - 1] -= 1
    if state.board > 0:
        left[state.board - 1] -= 1
    return left


@compiled
def setup(terms, state, dice, tale):
    left = np.full(RANKS, EACH, np.int16)
    for seat in range(2):
        state.card[seat] = 1 + draw(dice, left)
        state.stake[seat] = 1
    state.waits = 1


@compiled
def legal(terms, state, seat, out):
    count = 0
    if state.stake[seat] < state.stake[1 - seat]:
        out[count] = FOLD
        count += 1
    out[count] = CALL
    count += 1
    if state.raises < RAISES:
        out[count] = RAISE
        count += 1
    return count


@compiled
def apply(terms, state, seat, action, dice, tale):
    first = seat == 0 and state.raises == 0  # whoever calls after a move of the other ends a round
    state.moves[state.made] = 1 + action
    state.made += 1
    state.waits = 1 << (1 - seat)
    if action == FOLD:
        state.waits = 0
        state.ending = 1
    elif action == RAISE:
        state.raises += 1
        state.stake[seat] = state.stake[1 - seat] + (4 if state.board > 0 else 2)
    else:
        state.stake[seat] = state.stake[1 - seat]
        if not first and state.board > 0:
            state.waits = 0
            state.ending = 2
        elif not first:
            left = unseen_by(state, 0)
            left[state.card[1] - 1] -= 1
            state.board = 1 + draw(dice, left)
            state.raises = 0
            state.waits = 1


@compiled
def redeal(terms, state, seat, dice):
    state.card[1 - seat] = 1 + draw(dice, unseen_by(state, seat))


@inner
def strength(state, seat):
    return int(state.card[seat]) + (RANKS if state.card[seat] == state.board else 0)


@inner
def pay(state, winner, out):
    lost = int(state.stake[1 - winner]) / (2 * MOST)
    out[winner] = 0.5 + lost
    out[1 - winner] = 0.5 - lost


@compiled
def score(terms, state, out):
    if state.ending == 1:
        pay(state, 0 if state.stake[0] > state.stake[1] else 1, out)
    elif strength(state, 0) == strength(state, 1):
        out[0] = 0.5
        out[1] = 0.5
    else:
        pay(state, 0 if strength(state, 0) > strength(state, 1) else 1, out)


@compiled
def evaluate(terms, state, out):
    out[0] = 0.5
    out[1] = 0.5
    if strength(state, 0) != strength(state, 1):
        pay(state, 0 if strength(state, 0) > strength(state, 1) else 1, out)


GAME = small_game(
    "leduc",
    terms_with("leduc"),
    STATE,
    (Block("fold"), Block("call"), Block("raise")),
    (setup, legal, apply, redeal, score, evaluate),
)
