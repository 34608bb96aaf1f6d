"""Kuhn poker: three cards, one each; bet one more or pass. Seat 0 can expect to lose 1/18.

After Kuhn, "A simplified two-person poker" (1950). A chip is a quarter of the win.
"""

import numpy as np

from serenissima.kernel.actions import Block
from serenissima.kernel.compile import compiled
from serenissima.kernel.dice import draw
from serenissima.kernel.fields import Axis, Field, See, choice, up_to
from serenissima.kernel.record import Record
from tests.small import small_game, terms_with

PASS, BET = range(2)
CARDS = 3

STATE = Record(
    "kuhn_state",
    [
        Field("waits", "Who must act.", up_to(3)),
        Field("ending", "How it ended.", choice(("on", "over"))),
        Field("card", "1 to 3.", up_to(CARDS), (Axis(2, seats=True),), see=See.OWNER),
        Field("moves", "1: pass; 2: bet.", up_to(2), (Axis(3),)),
    ],
)


@compiled
def setup(terms, state, dice, tale):
    left = np.ones(CARDS, np.int16)
    for seat in range(2):
        state.card[seat] = 1 + draw(dice, left)
    state.waits = 1


@compiled
def legal(terms, state, seat, out):
    out[0] = PASS
    out[1] = BET
    return 2


@compiled
def apply(terms, state, seat, action, dice, tale):
    made = 0
    while state.moves[made] > 0:
        made += 1
    state.moves[made] = 1 + action
    bets = 0
    for i in range(3):
        if state.moves[i] == 1 + BET:
            bets += 1
    if bets == 2 or (made > 0 and action == PASS):
        state.waits = 0
        state.ending = 1
    else:
        state.waits = 1 << (1 - seat)


@compiled
def redeal(terms, state, seat, dice):
    left = np.ones(CARDS, np.int16)
    left[state.card[seat] - 1] = 0
    state.card[1 - seat] = 1 + draw(dice, left)


@compiled
def score(terms, state, out):
    higher = 0 if state.card[0] > state.card[1] else 1
    stake = 1
    bettor = -1
    for i in range(3):
        if state.moves[i] == 1 + BET:
            stake = 1 if bettor < 0 else 2
            bettor = i % 2 if bettor < 0 else -1
    if bettor >= 0:  # one bet, and the other passed
        higher = bettor
    out[higher] = 0.5 + 0.25 * stake
    out[1 - higher] = 0.5 - 0.25 * stake


@compiled
def evaluate(terms, state, out):
    higher = 0 if state.card[0] > state.card[1] else 1
    out[higher] = 0.75
    out[1 - higher] = 0.25


GAME = small_game(
    "kuhn",
    terms_with("kuhn"),
    STATE,
    (Block("pass"), Block("bet")),
    (setup, legal, apply, redeal, score, evaluate),
)
