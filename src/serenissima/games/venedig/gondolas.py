"""Gondolas on the track: a point leads to the next free field (R8), so none is shared (R18.3)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import Tale, tell

from .events import Told
from .fields import State, Terms
from .material import CROSSED_AGAIN, CROSSING, GOAL


@inner
def water_of(field: int) -> int:
    """Return the place of a field on the water; fields 10 and 45 are the same (R8.5)."""
    return CROSSING if field == CROSSED_AGAIN else field


@inner
def is_taken(terms: Terms, state: State, mover: int, field: int) -> bool:
    """Whether another gondola is on a field (R8.2, R8.5); no move leads to the start (R8.4)."""
    for seat in range(terms.seats):
        if seat != mover and water_of(state.position[seat]) == water_of(field):
            return True
    return False


@inner
def field_after(terms: Terms, state: State, seat: int, points: int) -> int:
    """Return the field a gondola reaches; occupied fields are jumped over (R8.2, R8.3)."""
    field = int(state.position[seat])
    for _ in range(points):
        field += 1
        while is_taken(terms, state, seat, field):
            field += 1
    return field


@inner
def advance(terms: Terms, state: State, seat: int, points: int, half_of: int, tale: Tale) -> None:
    """Move a gondola by its points, if any (R8.2).

    `half_of` is the whole building's points if these are a helper's half, otherwise 0.
    """
    if points == 0:
        tell(tale, Told.STAYED, seat)
        return
    began = int(state.position[seat])
    field = field_after(terms, state, seat, points)
    state.position[seat] = field
    tell(tale, Told.MOVED, seat, points, field, field - began - points, half_of)
    if reached_goal(state, seat):
        tell(tale, Told.GOAL, seat)


@inner
def reached_goal(state: State, seat: int) -> bool:
    """Whether a gondola is at the goal or on a pole beyond it (R13.1, R13.4)."""
    return state.position[seat] >= GOAL
