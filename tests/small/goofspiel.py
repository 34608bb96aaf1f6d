"""Goofspiel: both bid a card at the same time for the prizes 4, 3, 2 and 1; a tie discards one.

After Ross, "Goofspiel: the game of pure strategy" (1971). Most points win.
"""

from serenissima.kernel.actions import Block
from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below
from serenissima.kernel.fields import Axis, Field, See, between, choice, up_to
from serenissima.kernel.message import Arg
from serenissima.kernel.meta import Options, option
from serenissima.kernel.record import Record
from tests.small import small_game, terms_with

MOST = 4
EACH_SEAT = Axis(2, seats=True)


class GoofspielOptions(Options):
    """Options of a match."""

    cards: int = option(4, "How many cards each holds.", choices=range(3, 5))


STATE = Record(
    "goofspiel_state",
    [
        Field("waits", "Who must bid.", up_to(3)),
        Field("ending", "How it ended.", choice(("on", "over"))),
        Field("bid", "The card of this round.", up_to(MOST), (EACH_SEAT,), see=See.OWNER),
        Field("laid", "The cards of earlier rounds.", up_to(MOST), (EACH_SEAT, Axis(MOST))),
        Field("turn", "Earlier rounds.", up_to(MOST)),
        Field("points", "Won so far.", up_to(10), (EACH_SEAT,)),
    ],
)


@inner
def has(terms, state, seat, card):
    held = True
    for turn in range(state.turn):
        held = held and state.laid[seat, turn] != card
    return held


@compiled
def setup(terms, state, dice, tale):
    state.waits = 3


@compiled
def legal(terms, state, seat, out):
    count = 0
    for card in range(1, terms.cards + 1):
        if has(terms, state, seat, card):
            out[count] = card - 1
            count += 1
    return count


@compiled
def apply(terms, state, seat, action, dice, tale):
    state.bid[seat] = action + 1
    state.waits -= 1 << seat
    if state.waits == 0:
        reveal(terms, state)


@inner
def reveal(terms, state):
    prize = terms.cards - state.turn
    if state.bid[0] != state.bid[1]:
        state.points[0 if state.bid[0] > state.bid[1] else 1] += prize
    for seat in range(2):
        state.laid[seat, state.turn] = state.bid[seat]
        state.bid[seat] = 0
    state.turn += 1
    if state.turn == terms.cards:
        state.ending = 1
    else:
        state.waits = 3


@compiled
def redeal(terms, state, seat, dice):
    state.bid[1 - seat] = 0
    if not (state.waits >> (1 - seat)) & 1:
        chosen = below(dice, terms.cards - state.turn)
        for card in range(1, terms.cards + 1):
            if has(terms, state, 1 - seat, card):
                if chosen == 0:
                    state.bid[1 - seat] = card
                chosen -= 1


@compiled
def score(terms, state, out):
    out[0] = 0.5
    if state.points[0] != state.points[1]:
        out[0] = 1.0 if state.points[0] > state.points[1] else 0.0
    out[1] = 1 - out[0]


@compiled
def evaluate(terms, state, out):
    mine, theirs = int(state.points[0]), int(state.points[1])
    for card in range(1, terms.cards + 1):
        if state.bid[0] == 0 and has(terms, state, 0, card):
            mine += card
        if state.bid[1] == 0 and has(terms, state, 1, card):
            theirs += card
    out[0] = (1 + mine) / (2 + mine + theirs)
    out[1] = 1 - out[0]


GAME = small_game(
    "goofspiel",
    terms_with("goofspiel", Field("cards", "How many cards each holds.", between(3, MOST))),
    STATE,
    (Block("bid", (Arg("card", low=1, high=MOST),)),),
    (setup, legal, apply, redeal, score, evaluate),
    GoofspielOptions,
)
