"""How figures of the tale add up."""

from serenissima.kernel.message import Message, part, sum_of

from .material import CAMPO, PALAZZO


def points_built(kind: int, _district: int, points: int) -> Message | None:
    """Return the hexes that a palazzo or a campo scores for (R6.2, R6.3).

    Each brings one point, so there is no sum; None for a kind with other points.
    """
    if not points or kind not in (PALAZZO, CAMPO):
        return None
    counted = Message("points-palazzo" if kind == PALAZZO else "points-campo", {"count": points})
    return Message("sum", {"total": points, "parts": part(points, counted)})


def field_reached(_seat: int, points: int, field: int, jumped: int, half_of: int) -> Message | None:
    """Return the field a gondola reaches: its field before, points and occupied fields (R8.2)."""
    began = field - points - jumped
    over = [part(jumped, Message("field-jumped", {"count": jumped}))] if jumped else []
    return sum_of(
        field, [*([began] if began or half_of else []), earned_points(points, half_of), *over]
    )


def earned_points(points: int, half_of: int) -> int | Message:
    """Return the points that a gondola moves by; a helper's are half the building's (R6.6)."""
    if not half_of:
        return points
    how = "points-half-down" if half_of % 2 else "points-half"
    return part(points, Message(how, {"whole": half_of}))


def gold_paid(_seat: int, gold: int, _points: int, in_treasures: int) -> Message | None:
    """Return the gold of a payment as tiles plus treasures (R15.3)."""
    if not 0 < in_treasures < gold:
        return None
    return sum_of(gold, [gold - in_treasures, part(in_treasures, Message("gold-in-treasures"))])
