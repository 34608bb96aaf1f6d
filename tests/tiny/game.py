"""Lots, put together."""

from pathlib import Path
from typing import Any

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.game import Game
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event
from tests.tiny import rules
from tests.tiny.fields import KINDS, STATE, TERMS, WORDS
from tests.tiny.meta import META
from tests.tiny.scene import draw

LOT = Arg("lot", WORDS)
SEAT = Arg("seat", seat=True)
SECRET = Arg("lot", WORDS, secret=True)

EVENTS = (
    Event("drew", (SEAT, SECRET), "R2.5", ("pile", "hand", "held")),
    Event("chose", (SEAT, LOT), "R2.1", ("chosen",), secret=True),
    Event("took-back", (SEAT,), "R2.2", ("chosen",), secret=True),
    Event("confirmed", (SEAT,), "R2.3"),
    Event("showed", (SEAT, LOT), "R2.3", ("hand", "held", "chosen", "aside")),
    Event("caught", (SEAT, Arg("fish", low=1, high=3)), "R2.4", ("fish",)),
    Event("tied", (), "R2.4"),
    Event("ended", (Arg("winners", low=1, high=3),), "R3.1", ("ending",)),
)


def furnish(terms: Any) -> None:
    """Nothing follows from the options."""


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """There are as many lots of a kind as at first."""
    lots = state.pile + state.aside + state.hand.sum(axis=0)
    return {WORDS[kind]: int(lots[kind]) for kind in range(KINDS)}


GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    terms=TERMS,
    state=STATE,
    actions=Actions([Block("choose", (LOT,)), Block("confirm"), Block("take-back", retracts=True)]),
    events=EVENTS,
    furnish=furnish,
    rules={name: getattr(rules, name) for name in
           ("setup", "legal", "apply", "redeal", "score", "evaluate")},
    draw=draw,
    conserved=conserved,
)  # fmt: skip
