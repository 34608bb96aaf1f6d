"""Whom a position asks, and what is done by then."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from serenissima.kernel.contradictions import Check, contradiction
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import only

from .fields import Stage, State
from .material import DISTRICT_COUNT

NONE = -1  # no seat, no offer, no district
VOTING = (Stage.CALL, Stage.RAISE)
DIVIDING = (Stage.DIVIDE, Stage.CHOOSE)
SEATS = np.arange(2)


def mask_of(seat: int) -> int:
    """The mask of a seat; 0 if it is none."""
    return only(seat) if seat != NONE else 0


def seat_asked(state: State) -> int:
    """The seat that is asked in a stage; -1 if none can be."""
    if state.stage == Stage.DIVIDE:
        return state.divider
    if state.stage == Stage.CHOOSE:
        return 1 - state.divider
    if state.stage == Stage.POWER:
        return state.actor
    if state.stage == Stage.CALL or not state.opened:
        return state.challenger
    first, second = worth(state.laid)
    return int(first > second)  # who has to answer the higher bid


def worth(laid: Cells) -> Cells:
    """What the cards that each seat has laid are worth (R6.10)."""
    found: Cells = laid[:, :DISTRICT_COUNT].sum(axis=1)
    return found


def left_over(state: State, names: Sequence[str], when: str) -> Check:
    """Numbers that are 0 by then."""
    record: Any = state
    counts = np.array([record[name] for name in names])
    text = "{name} is {count} " + when
    return contradiction(text, counts > 0, fix="write {name} 0", name=names, count=counts)
