"""What a finished match is worth to each seat."""

from serenissima.kernel.compile import compiled

from .ties import how_many


@compiled
def score(terms, state, out):
    """A win is the winner's whole; several winners share it (R11)."""
    winners = how_many(state.winners)
    for seat in range(terms.seats):
        out[seat] = 1.0 / terms.seats
        if winners > 0:
            out[seat] = (state.winners >> seat & 1) / winners
