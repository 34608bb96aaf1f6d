"""Changing the stage and the seat that must act."""

from serenissima.kernel.compile import inner
from serenissima.kernel.seats import only

from .fields import Stage, State


@inner
def ask(state: State, stage: Stage, seat: int) -> None:
    """Let a seat act in a stage."""
    state.stage = stage
    state.waits = only(seat)
