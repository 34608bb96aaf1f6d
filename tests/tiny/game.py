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
    """Derive nothing: the options need no further terms."""


def derive(terms: Any, state: Any, given: frozenset[str]) -> None:
    """Fill in the size of each hand and the pile if a position leaves them out."""
    if "held" not in given:
        state.held[:] = state.hand.sum(axis=1)
    if "pile" not in given:
        state.pile[:] = EACH - state.aside - state.hand.sum(axis=0)


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """Check that there are as many lots of each kind as at first."""
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
