"""The parts of Venedig, put together as a `Game`."""

from pathlib import Path

from serenissima.kernel.game import Game, Outlook, Text

from . import board_text
from .actions import ACTIONS
from .deriving import derive, places
from .events import Told
from .fields import STATE, TERMS
from .heuristics import evaluate
from .meta import META
from .positions import conserved, contradictions
from .redeal import redeal
from .rules import RULES
from .scene import draw
from .scoring import score
from .setup import setup
from .splits import SPLITS
from .stakes import STAKES, count_stakes

GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    terms=TERMS,
    state=STATE,
    actions=ACTIONS,
    events=Told.events(),
    texts={"board": Text(board_text.write, board_text.read), **SPLITS},
    rules={
        **RULES,
        "setup": setup,
        "redeal": redeal,
        "score": score,
        "evaluate": evaluate,
        "count_stakes": count_stakes,
    },
    draw=draw,
    conserved=conserved,
    contradictions=contradictions,
    derive=derive,
    places=places,
    stakes=STAKES,
    outlook=Outlook(horizon=7, explore=0.4, everybody=True, prior=0),
)
