"""Whose decision it is."""

from serenissima.kernel.compile import inner


@inner
def ask(state, stage, seat):
    """Let a seat decide."""
    state.stage = stage
    state.waits = 1 << seat
