"""Lots, put together."""

from pathlib import Path
from typing import Any

from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from tests.tiny import rules
from tests.tiny.actions import Do
from tests.tiny.events import Told
from tests.tiny.fields import EACH, KINDS, STATE, TERMS, WORDS
from tests.tiny.meta import META
from tests.tiny.scene import draw


def furnish(terms: Any) -> None:
    """Nothing follows from the options."""


def derive(terms: Any, state: Any, given: frozenset[str]) -> None:
    """What a position need not say: how many lots each seat holds, and which are in the pile."""
    if "held" not in given:
        state.held[:] = state.hand.sum(axis=1)
    if "pile" not in given:
        state.pile[:] = EACH - state.aside - state.hand.sum(axis=0)


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """There are as many lots of a kind as at first."""
    lots = state.pile + state.aside + state.hand.sum(axis=0)
    return {WORDS[kind]: int(lots[kind]) for kind in range(KINDS)}


GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    terms=TERMS,
    state=STATE,
    actions=Actions(Do),
    events=Told.events(),
    furnish=furnish,
    rules={name: getattr(rules, name) for name in
           ("setup", "legal", "apply", "go_on", "redeal", "score", "evaluate")},
    draw=draw,
    conserved=conserved,
    derive=derive,
)  # fmt: skip
