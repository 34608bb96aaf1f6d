"""Love Letter for two with ten cards: draw one, play one; one card is never drawn.

A guard names a card: if the other holds it, the other is out. A priest sees the other's card. A
baron compares: the lower is out. A handmaid protects until one's next turn. Whoever plays the
princess is out. When the pile has run out, the higher card wins.
"""

import numpy as np

from serenissima.kernel.actions import Block
from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import draw
from serenissima.kernel.fields import Axis, Field, See, choice, up_to
from serenissima.kernel.message import Arg
from serenissima.kernel.record import Record
from tests.small import small_game, terms_with

NAMES = "guard", "priest", "baron", "handmaid", "princess"
GUARD, PRIEST, BARON, HANDMAID, PRINCESS = range(5)
COPIES = np.array([3, 2, 2, 2, 1], np.int16)
KINDS = 5
CARDS = 10
GUESSES = KINDS - 1  # a guard can't name a guard
EACH_SEAT = Axis(2, seats=True)

STATE = Record(
    "love_letter_state",
    [
        Field("waits", "Who must act.", up_to(3)),
        Field("ending", "How it ended.", choice(("on", "out", "pile"))),
        Field("hand", "Cards in hand.", up_to(2), (EACH_SEAT, Axis(KINDS)), see=See.OWNER),
        Field("pile", "Cards not drawn.", up_to(3), (Axis(KINDS),), see=See.NOBODY),
        Field("known", "1 + the other's card, if seen.", up_to(KINDS), (EACH_SEAT,),
            see=See.OWNER),
        Field("shown", "1 + the own card that the other saw.", up_to(KINDS), (EACH_SEAT,),
            see=See.OWNER),
        Field("safe", "Whether a handmaid protects.", up_to(1), (EACH_SEAT,)),
        Field("out", "Who is out.", up_to(1), (EACH_SEAT,)),
        Field("played", "The cards played.", up_to(3), (Axis(KINDS),)),
        Field("made", "The number of actions.", up_to(CARDS)),
        Field("moves", "1 + each action.", up_to(8), (Axis(CARDS),)),
    ],
)  # fmt: skip


@compiled
def setup(terms, state, dice, tale):
    for kind in range(KINDS):
        state.pile[kind] = COPIES[kind]
    for seat in range(2):
        state.hand[seat, draw(dice, state.pile)] += 1
    begin_turn(state, 0, dice)


@inner
def begin_turn(state, seat, dice):
    state.safe[seat] = 0
    state.waits = 1 << seat
    state.hand[seat, draw(dice, state.pile)] += 1


@inner
def kind_of(action):
    return GUARD if action < GUESSES else action - GUESSES + 1


@compiled
def legal(terms, state, seat, out):
    count = 0
    for action in range(GUESSES + KINDS - 1):
        kind = kind_of(action)
        useless = kind == GUARD and action > 0 and state.safe[1 - seat] > 0
        if state.hand[seat, kind] > 0 and not useless:
            out[count] = action
            count += 1
    return count


@compiled
def apply(terms, state, seat, action, dice, tale):
    kind = kind_of(action)
    other = 1 - seat
    state.hand[seat, kind] -= 1
    state.played[kind] += 1
    state.moves[state.made] = 1 + action
    state.made += 1
    if state.known[other] == 1 + kind:
        state.known[other] = 0
        state.shown[seat] = 0
    if kind == PRINCESS:
        state.out[seat] = 1
    elif kind == HANDMAID:
        state.safe[seat] = 1
    elif state.safe[other] == 0:
        affect(state, seat, other, kind, action)
    state.waits = 0
    if state.out[0] + state.out[1] > 0:
        state.ending = 1
    elif state.made == CARDS - 3:
        state.ending = 2
    else:
        begin_turn(state, other, dice)


@inner
def affect(state, seat, other, kind, action):
    if kind == GUARD:
        state.out[other] = state.hand[other, 1 + action]
    elif kind == PRIEST:
        reveal(state, other, seat)
    else:
        mine, theirs = held_by(state, seat), held_by(state, other)
        if mine == theirs:
            reveal(state, other, seat)
            reveal(state, seat, other)
        else:
            state.out[seat if mine < theirs else other] = 1


@inner
def reveal(state, owner, to):
    state.known[to] = 1 + held_by(state, owner)
    state.shown[owner] = state.known[to]


@inner
def held_by(state, seat):
    """Return the highest card in a hand."""
    highest = 0
    for kind in range(KINDS):
        if state.hand[seat, kind] > 0:
            highest = kind
    return highest


@compiled
def redeal(terms, state, seat, dice):
    other = 1 - seat
    for kind in range(KINDS):
        state.pile[kind] = COPIES[kind] - state.played[kind] - state.hand[seat, kind]
        state.hand[other, kind] = 0
    cards = 1 + ((state.waits >> other) & 1)
    state.shown[other] = state.known[seat]
    state.known[other] = state.shown[seat]
    if state.known[seat] > 0:
        state.hand[other, state.known[seat] - 1] = 1
        state.pile[state.known[seat] - 1] -= 1
        cards -= 1
    for _ in range(cards):
        state.hand[other, draw(dice, state.pile)] += 1


@compiled
def score(terms, state, out):
    mine, theirs = held_by(state, 0), held_by(state, 1)
    out[0] = 0.5
    if state.out[0] + state.out[1] > 0:
        out[0] = 1.0 if state.out[1] > 0 else 0.0
    elif mine != theirs:
        out[0] = 1.0 if mine > theirs else 0.0
    out[1] = 1 - out[0]


@compiled
def evaluate(terms, state, out):
    if state.waits == 0:
        score(terms, state, out)
    else:
        out[0] = 0.5 + 0.1 * (held_by(state, 0) - held_by(state, 1))
        out[1] = 1 - out[0]


GAME = small_game(
    "love-letter",
    terms_with("love_letter"),
    STATE,
    (
        Block("guard", (Arg("guess", NAMES[1:]),)),
        *(Block(name) for name in NAMES[1:]),
    ),
    (setup, legal, apply, redeal, score, evaluate),
)
