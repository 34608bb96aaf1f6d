"""Nods: a game in which one seat's open step lets another begin to think in secret.

Seat 0 nods, and only then seat 1 may think and speak; seat 2 may from the beginning, and may guess
too: it rolls a die that only it sees.
"""

from pathlib import Path
from typing import Any

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.compile import compiled
from serenissima.kernel.dice import roll
from serenissima.kernel.fields import Axis, Field, See, between, choice, up_to
from serenissima.kernel.game import Game
from serenissima.kernel.meta import Meta
from serenissima.kernel.record import Record
from serenissima.kernel.scene import Scene

NOD, THINK, SPEAK, GUESS, FORGET = range(5)
THOUGHTS = 2  # among which a guess chooses

TERMS = Record("nods_terms", [Field("seats", "How many play.", between(3, 3))])
STATE = Record(
    "nods_state",
    [
        Field("waits", "Who may act.", up_to(7)),
        Field("ending", "How it ended.", choice(("on", "spoken"))),
        Field(
            "thought",
            "What each has thought.",
            up_to(THOUGHTS),
            (Axis(3, seats=True),),
            see=See.OWNER,
        ),
    ],
)


@compiled
def setup(terms, state, dice, tale):
    state.waits = 5


@compiled
def legal(terms, state, seat, out):
    if seat == 0:
        out[0] = NOD
        return 1
    if state.thought[seat] == 0:
        out[0], out[1], out[2] = THINK, SPEAK, GUESS
        return 3 if seat == 2 else 2
    out[0], out[1] = SPEAK, FORGET
    return 2


@compiled
def apply(terms, state, seat, action, dice, tale):
    if action == NOD:
        state.waits += 1
    elif action == SPEAK:
        state.waits -= 1 << seat
        state.ending = 1 if state.waits == 0 else 0
    elif action == GUESS:
        state.thought[seat] = 1 + roll(dice, THOUGHTS)
    else:
        state.thought[seat] = 1 if action == THINK else 0


@compiled
def redeal(terms, state, seat, dice):
    for other in range(3):
        if other != seat:
            state.thought[other] = 0


@compiled
def score(terms, state, out):
    for seat in range(3):
        out[seat] = 1 / 3


@compiled
def evaluate(terms, state, out):
    out[:] = 1 / 3


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """Draw nothing."""
    raise NotImplementedError


GAME = Game(
    meta=Meta("nods", "Nods", (3,), 1, (), 2024, ("nobody",), "nobody", "nod"),
    folder=Path(__file__).parent,
    terms=TERMS,
    state=STATE,
    actions=Actions([Block("nod"), Block("think"), Block("speak"), Block("guess"),
                     Block("forget", retracts=True)]),
    events=(),
    rules={"setup": setup, "legal": legal, "apply": apply, "redeal": redeal, "score": score,
           "evaluate": evaluate},
    draw=draw,
    conserved=lambda terms, state: {},
)  # fmt: skip
