"""Wide: each seat names a number in turn, and the higher sum of three wins; too wide for a search.

`greedy` names the highest number at once. A search without a prior, which tries each of the
sixty in turn, has few iterations left to find the best one.
"""

from pathlib import Path
from typing import Any

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Axis, Field, between, choice, up_to
from serenissima.kernel.game import Game, Outlook
from serenissima.kernel.message import Arg
from serenissima.kernel.meta import Meta
from serenissima.kernel.record import Record
from serenissima.kernel.scene import Scene

NUMBERS = 60
TURNS = 6

TERMS = Record("wide_terms", [Field("seats", "How many play.", between(2, 2))])
STATE = Record(
    "wide_state",
    [
        Field("waits", "Whose turn it is, as a bit mask.", up_to(3)),
        Field("ending", "How it ended.", choice(("on", "counted"))),
        Field("turn", "How many numbers were named.", up_to(TURNS)),
        Field(
            "total",
            "What each seat named, added up.",
            up_to(NUMBERS * TURNS),
            (Axis(2, seats=True),),
        ),
    ],
)


@compiled
def setup(terms, state, dice, tale):
    state.waits = 1


@compiled
def legal(terms, state, seat, out):
    for number in range(NUMBERS):
        out[number] = number
    return NUMBERS


@compiled
def apply(terms, state, seat, action, dice, tale):
    state.total[seat] += action
    state.turn += 1
    state.waits = 0 if state.turn == TURNS else 2 - seat
    state.ending = state.turn == TURNS


@compiled
def redeal(terms, state, seat, dice):
    pass


@compiled
def score(terms, state, out):
    out[0] = 0.5
    if state.total[0] != state.total[1]:
        out[0] = 1.0 if state.total[0] > state.total[1] else 0.0
    out[1] = 1 - out[0]


@compiled
def evaluate(terms, state, out):
    if state.waits == 0:
        score(terms, state, out)
        return
    for seat in range(2):
        out[seat] = (1 + state.total[seat]) / (2 + state.total[0] + state.total[1])


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """Draw an empty scene, since the tests show none."""
    raise NotImplementedError


GAME = Game(
    meta=Meta("wide", "Wide", (2,), 1, (), 2024, ("nobody",), "nobody", "number"),
    folder=Path(__file__).parent,
    terms=TERMS,
    state=STATE,
    actions=Actions([Block("name", (Arg("number", low=0, high=NUMBERS - 1),))]),
    events=(),
    rules={"setup": setup, "legal": legal, "apply": apply, "redeal": redeal, "score": score,
           "evaluate": evaluate},
    draw=draw,
    conserved=lambda terms, state: {},
    outlook=Outlook(prior=0),
)  # fmt: skip
