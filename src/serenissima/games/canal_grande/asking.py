"""The seat that must act in a position, and helpers for its checks."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from serenissima.kernel.contradictions import Check, contradiction
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import only

from .fields import Stage, State
from .material import DISTRICT_COUNT

NONE = -1  # no seat, offer or district
VOTING = (Stage.CALL, Stage.RAISE)
DIVIDING = (Stage.DIVIDE, Stage.CHOOSE)
SEATS = np.arange(2)


def mask_of(seat: int) -> int:
    """Return the bit mask of a seat, 0 for `NONE`."""
    return only(seat) if seat != NONE else 0


def seat_asked(state: State) -> int:
    """Return the seat that must act in this stage, -1 if there can be none."""
    if state.stage == Stage.DIVIDE:
        return state.divider
    if state.stage == Stage.CHOOSE:
        return 1 - state.divider
    if state.stage == Stage.POWER:
        return state.actor
    if state.stage == Stage.CALL or not state.opened:
        return state.challenger
    first, second = worth(state.laid)
    return int(first > second)  # the lower bid must be answered


def worth(laid: Cells) -> Cells:
    """Return the value of each seat's played cards (R6.10)."""
    found: Cells = laid[:, :DISTRICT_COUNT].sum(axis=1)
    return found


def left_over(state: State, names: Sequence[str], when: str) -> Check:
    """Return the check of named numbers that must be 0 at this point but aren't."""
    record: Any = state
    counts = np.array([record[name] for name in names])
    text = "{name} is {count} " + when
    return contradiction(text, counts > 0, fix="write {name} 0", name=names, count=counts)
