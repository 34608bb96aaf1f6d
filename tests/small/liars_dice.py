"""Liar's dice for two with one or two dice each; the highest face counts as any.

A bid of a number and a face claims that at least so many dice show it. The other bids more or
challenges; then the bidder wins if the bid holds.
"""

from serenissima.kernel.actions import Block
from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import roll
from serenissima.kernel.fields import Axis, Field, See, between, choice, none_or, up_to
from serenissima.kernel.message import Arg
from serenissima.kernel.meta import Options, option
from serenissima.kernel.record import Record
from tests.small import small_game, terms_with

FACES, MOST = 6, 4
BIDS = FACES * MOST
CHALLENGE = 0  # the number of an action; a bid has its place among the bids, plus one
NO_BID = -1


class LiarsDiceOptions(Options):
    """Options of a match."""

    dice: int = option(1, "How many dice each has.", choices=range(1, 3))


STATE = Record(
    "liars_dice_state",
    [
        Field("waits", "Who must act.", up_to(3)),
        Field("ending", "How it ended.", choice(("on", "holds", "fails"))),
        Field("shows", "Dice by face.", up_to(2), (Axis(2, seats=True), Axis(FACES)),
            see=See.OWNER),
        Field("last", "The latest bid.", none_or(between(0, BIDS - 1))),
        Field("bids", "Which bids were made.", up_to(1), (Axis(BIDS),)),
    ],
)  # fmt: skip


@inner
def roll_for(terms, state, seat, dice):
    for face in range(FACES):
        state.shows[seat, face] = 0
    for _ in range(terms.dice):
        state.shows[seat, roll(dice, FACES)] += 1


@compiled
def setup(terms, state, dice, tale):
    for seat in range(2):
        roll_for(terms, state, seat, dice)
    state.last = NO_BID
    state.waits = 1


@compiled
def legal(terms, state, seat, out):
    count = 0
    if state.last != NO_BID:
        out[count] = CHALLENGE
        count += 1
    for bid in range(state.last + 1, FACES * 2 * terms.dice):
        out[count] = 1 + bid
        count += 1
    return count


@inner
def holds(state):
    face = state.last % FACES
    shown = 0
    for seat in range(2):
        shown += int(state.shows[seat, face])
        if face != FACES - 1:
            shown += int(state.shows[seat, FACES - 1])
    return shown > state.last // FACES


@compiled
def apply(terms, state, seat, action, dice, tale):
    if action == CHALLENGE:
        state.ending = 1 if holds(state) else 2
        state.waits = 0
    else:
        state.last = action - 1
        state.bids[state.last] = 1
        state.waits = 1 << (1 - seat)


@compiled
def redeal(terms, state, seat, dice):
    roll_for(terms, state, 1 - seat, dice)


@inner
def last_bidder(state):
    bids = 0
    for bid in range(BIDS):
        bids += int(state.bids[bid])
    return (bids + 1) % 2


@compiled
def score(terms, state, out):
    evaluate(terms, state, out)


@compiled
def evaluate(terms, state, out):
    out[0] = 0.5
    if state.last != NO_BID:
        out[0] = 1.0 if holds(state) == (last_bidder(state) == 0) else 0.0
    out[1] = 1 - out[0]


GAME = small_game(
    "liars-dice",
    terms_with("liars_dice", Field("dice", "How many dice each has.", between(1, 2))),
    STATE,
    (Block("challenge"), Block("bid", (Arg("bid", low=0, high=BIDS - 1),))),
    (setup, legal, apply, redeal, score, evaluate),
    LiarsDiceOptions,
)
