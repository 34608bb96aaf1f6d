"""What a finished match is worth to each seat."""

from serenissima.kernel.compile import compiled

from .ending import share_of_win


@compiled
def score(terms, state, out):
    """Each seat's share of the win (R13.6)."""
    for seat in range(terms.seats):
        out[seat] = share_of_win(terms, state, seat)
