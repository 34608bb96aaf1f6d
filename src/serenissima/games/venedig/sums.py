"""How figures of the tale add up."""

from serenissima.kernel.message import Message, part, summed

from .material import CAMPO, PALAZZO


def points_built(kind: int, _district: int, points: int) -> Message | None:
    """What a palazzo or a campo counts: hexes beside it without, or with, a building (R6.2, R6.3).

    Each brings one point, so there is nothing to add; what brings fixed points counts nothing.
    """
    if not points or kind not in (PALAZZO, CAMPO):
        return None
    counted = Message("points-palazzo" if kind == PALAZZO else "points-campo", {"count": points})
    return Message("sum", {"total": points, "parts": part(points, counted)})


def field_reached(_seat: int, points: int, field: int, jumped: int, half_of: int) -> Message | None:
    """Where a gondola gets to: the field it was on, its points, and occupied fields (R8.2)."""
    began = field - points - jumped
    over = [part(jumped, Message("field-jumped", {"count": jumped}))] if jumped else []
    return summed(field, [*([began] if began or half_of else []), earned(points, half_of), *over])


def earned(points: int, half_of: int) -> int | Message:
    """The points that a gondola moves by; a helper's are half of the building's (R6.6)."""
    if not half_of:
        return points
    how = "points-half-down" if half_of % 2 else "points-half"
    return part(points, Message(how, {"whole": half_of}))


def gold_paid(_seat: int, gold: int, _points: int, in_treasures: int) -> Message | None:
    """The gold of a payment: that of the tiles, and that of the treasures (R15.3)."""
    if not 0 < in_treasures < gold:
        return None
    return summed(gold, [gold - in_treasures, part(in_treasures, Message("gold-in-treasures"))])
