"""Whose decision it is."""

from serenissima.kernel.compile import inner
from serenissima.kernel.seats import only

from .fields import Stage, State


@inner
def ask(state: State, stage: Stage, seat: int) -> None:
    """Let a seat decide."""
    state.stage = stage
    state.waits = only(seat)
