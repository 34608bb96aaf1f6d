"""Pennies: both lay a coin simultaneously; a game whose best strategy must be mixed.

Two heads win for seat 0, two tails are shared, unlike coins win for seat 1, and a player who
sets a coin on its edge loses. So each should lay heads a third of the time, and seat 0 can
expect a third.
"""

from pathlib import Path
from typing import Any

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Axis, Field, See, between, choice, up_to
from serenissima.kernel.game import Game
from serenissima.kernel.message import Arg
from serenissima.kernel.meta import Meta
from serenissima.kernel.record import Record
from serenissima.kernel.scene import Scene

NOT_YET, HEADS, TAILS, EDGE = range(4)

TERMS = Record("pennies_terms", [Field("seats", "How many play.", between(2, 2))])
STATE = Record(
    "pennies_state",
    [
        Field("waits", "Who still lays.", up_to(3)),
        Field("ending", "How it ended.", choice(("on", "laid"))),
        Field("coin", "What each laid.", up_to(3), (Axis(2, seats=True),), see=See.OWNER),
    ],
)


@compiled
def setup(terms, state, dice, tale):
    state.waits = 3


@compiled
def legal(terms, state, seat, out):
    for coin in range(3):
        out[coin] = coin
    return 3


@compiled
def apply(terms, state, seat, action, dice, tale):
    state.coin[seat] = action + 1
    state.waits -= 1 << seat
    if state.waits == 0:
        state.ending = 1


@compiled
def redeal(terms, state, seat, dice):
    state.coin[1 - seat] = NOT_YET


@compiled
def score(terms, state, out):
    mine, theirs = state.coin[0], state.coin[1]
    if (mine == EDGE) == (theirs == EDGE):
        out[0] = 0.5
        if mine != EDGE:
            out[0] = 0.0 if mine != theirs else (1.0 if mine == HEADS else 0.5)
    else:
        out[0] = 1.0 if theirs == EDGE else 0.0
    out[1] = 1 - out[0]


@compiled
def evaluate(terms, state, out):
    out[:] = 0.5


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """Draw an empty scene, since the tests show none."""
    raise NotImplementedError


GAME = Game(
    meta=Meta("pennies", "Pennies", (2,), 1, (), 1928, ("nobody",), "nobody", "coin"),
    folder=Path(__file__).parent,
    terms=TERMS,
    state=STATE,
    actions=Actions([Block("lay", (Arg("coin", ("heads", "tails", "edge")),))]),
    events=(),
    rules={"setup": setup, "legal": legal, "apply": apply, "redeal": redeal, "score": score,
           "evaluate": evaluate},
    draw=draw,
    conserved=lambda terms, state: {},
)  # fmt: skip
