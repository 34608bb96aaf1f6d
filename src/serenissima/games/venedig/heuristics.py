"""What a position is worth before it is decided: an estimate of the share of the win."""

from math import exp

from serenissima.kernel.compile import compiled, inner

from .material import KIND_COUNT
from .purse import gold_of


@compiled
def evaluate(terms, state, seat):
    """The share of the win that the seat may expect, 0 to 1."""
    whole = 0.0
    for other in range(terms.seats):
        whole += exp(standing(state, other) - standing(state, seat))
    return 1.0 / whole


@inner
def standing(state, seat):
    """How far the gondola may be said to be."""
    value = 0.12 * state.position[seat] + 0.02 * gold_of(state, seat)
    for kind in range(KIND_COUNT):
        value += 0.05 * state.hand[seat, kind] + 0.08 * state.laid[seat, kind]
    return value
