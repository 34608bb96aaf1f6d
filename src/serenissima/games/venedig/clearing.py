"""Resetting the current building, and a seat's chosen cards and gold."""

from serenissima.kernel.compile import inner

from .fields import NONE, State
from .material import GOLD_VALUES, KIND_COUNT


@inner
def clear_site(state: State) -> None:
    """Clear the picked hexes."""
    for spot in range(state.picked.shape[0]):
        state.picked[spot] = NONE


@inner
def clear_building(state: State) -> None:
    """Clear the current building."""
    clear_site(state)
    state.building = NONE
    state.joint = 0
    state.builder = NONE
    state.decider = NONE
    state.points = 0
    state.movers = 0


@inner
def clear_choice(state: State, seat: int) -> None:
    """Clear the cards that a seat has chosen to lay (R3.5)."""
    for kind in range(KIND_COUNT):
        state.adding[seat, kind] = 0
        state.solo[seat, kind] = 0


@inner
def clear_offer(state: State, seat: int) -> None:
    """Clear the gold that a seat has put down (R11.2)."""
    for value in range(GOLD_VALUES):
        state.offered[seat, value] = 0
