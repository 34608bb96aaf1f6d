"""The parts of Doge, put together as a `Game`."""

from pathlib import Path

from serenissima.kernel.game import Game, Outlook

from .actions import ACTIONS
from .derive import derive
from .events import Told
from .fields import STATE, TERMS, furnish
from .heuristics import evaluate
from .meta import META
from .naming import name_choice
from .positions import conserved, contradictions
from .redeal import redeal
from .rules import RULES
from .scene import draw
from .scoring import score
from .setup import setup
from .stakes import STAKES, count_stakes

GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    terms=TERMS,
    state=STATE,
    actions=ACTIONS,
    events=Told.events(),
    furnish=furnish,
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
    stakes=STAKES,
    name_choice=name_choice,
    outlook=Outlook(horizon=0, explore=0.05, everybody=False, prior=8),
)
