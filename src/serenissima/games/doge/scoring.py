"""What a finished match is worth to each seat, and sums that never change."""

from typing import Any

from serenissima.kernel.compile import compiled

from .fields import NONE, OVER
from .material import AREA_COUNT, VALUES
from .ties import how_many


@compiled
def score(terms, state, out):
    """A win is the winner's whole; several winners share it (R11)."""
    winners = how_many(state.winners)
    for seat in range(terms.seats):
        out[seat] = 1.0 / terms.seats
        if winners > 0:
            out[seat] = (state.winners >> seat & 1) / winners


def conserved(terms: Any, state: Any) -> dict[str, int]:
    """How many of each seat's pieces there are in all places together (R14.3), and order cards."""
    sums = {
        "areas in the order": len({int(area) for area in state.order} - {NONE}),  # R14.6
        "cards turned for next year": int((state.coming != NONE).sum() - state.election),  # R14.5
        "elections held": int(state.election == AREA_COUNT and state.stage != OVER),
    }
    for seat in range(int(terms.seats)):
        palaces = int(state.palaces[seat].sum())
        sums[f"houses of {seat}"] = int(state.house_stock[seat] + state.houses[seat].sum())
        sums[f"palazzi of {seat}"] = int(state.palace_stock[seat]) + palaces
        sums[f"sites of {seat}"] = int((state.sites == seat).sum()) - palaces
        sums[f"rings of {seat}"] = int(state.rings[seat] + (state.ring == seat).sum())
        sums[f"ballots of {seat}"] = int(state.laid[seat].sum() - state.ballot[seat].sum())
        for value in range(VALUES):
            sums[f"markers {value} of {seat}"] = _markers(state, seat, value)
    return sums


def _markers(state: Any, seat: int, value: int) -> int:
    places = (state.markers, state.draft, state.turned, state.shown)
    return int(sum(place[seat, value] for place in places) + state.ballot[seat, :, value].sum())
