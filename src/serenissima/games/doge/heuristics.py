"""What a position is worth before it is decided: an estimate of the share of the win."""

from math import exp

from serenissima.kernel.compile import compiled, inner

from .ending import districts_of, palaces_of
from .fields import GOES_ON
from .material import DISTRICT_COUNT
from .ties import how_many


@compiled
def evaluate(terms, state, seat):
    """The share of the win that the seat may expect, 0 to 1."""
    if state.ending != GOES_ON:
        winners = how_many(state.winners)
        return (state.winners >> seat & 1) / winners
    whole = 0.0
    for other in range(terms.seats):
        whole += exp(standing(state, other))
    return exp(standing(state, seat)) / whole


@inner
def standing(state, seat):
    """Progress to the goals."""
    value = 0.5 * (districts_of(state, seat) + palaces_of(state, seat))
    for district in range(DISTRICT_COUNT):
        value += 0.08 * state.houses[seat, district]
    return value + 0.02 * (6 - state.rings[seat])
