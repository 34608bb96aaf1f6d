"""What a choice would waste: the table says so before it is taken."""

from collections.abc import Callable

from serenissima.kernel.message import Message, row_of

from .actions import ACTIONS
from .fields import NONE, Stage
from .material import CASA, GOLD_A_POINT, KIND_COUNT
from .scene_sight import Sight, kind_name
from .sites import casas_in, ways_on


def losses(sight: Sight) -> dict[int, Message]:
    """The legal actions that would waste something, each with what."""
    return ACTIONS.said_of(sight.legal, LOSSES, sight)


# ---- R5.7 cards without a site -------------------------------------------------------------------


def lost_by_card(sight: Sight, kind: int) -> Message | None:
    """A card that completes a building without a site (R5.7)."""
    lost = completes(sight, kind, 1) and has_no_site(sight, kind)
    said = "waste-card" if kind == CASA else "waste-cards"
    return Message(said) if lost else None


def lost_by_set(sight: Sight, kind: int) -> Message | None:
    """A set without a site (R5.7)."""
    return Message("waste-cards") if has_no_site(sight, kind) else None


def lost_by_laying(sight: Sight) -> Message | None:
    """Everything chosen that has no site (R5.7)."""
    solo = sight.view.solo[sight.seat]
    kinds = [kind for kind in range(KIND_COUNT) if solo[kind] or completes(sight, kind, 0)]
    lost = [kind_name(kind) for kind in kinds if has_no_site(sight, kind)]
    return Message("waste-kinds", {"kinds": row_of(lost)}) if lost else None


def completes(sight: Sight, kind: int, more: int) -> bool:
    """Whether the cards chosen for the row, with `more` added, complete a building."""
    added = sight.view.adding[sight.seat][kind] + more
    return added > 0 and (kind == CASA or added >= sight.lacking(kind))


def has_no_site(sight: Sight, kind: int) -> bool:
    """Whether a building has no space anywhere now: its cards would be lost (R5.7)."""
    ways, _ = ways_on(*sight.records, kind)
    return int(ways) == 0


# ---- R6.5, R11.2, R13.3 points and gold ----------------------------------------------------------


def lost_by_counting(sight: Sight, side: int) -> Message | None:
    """A district without casas, although the ponte's other one has some (R6.5).

    A seat that takes no part in an imaginary player's ponte wastes nothing (R14.7).
    """
    if not sight.view.movers >> sight.seat & 1:
        return None
    ends = [sight.terms.district[place] for place in sight.view.picked if place != NONE]
    counts = [int(casas_in(*sight.records, district)) for district in ends]
    return Message("waste-points") if counts[side] == 0 < counts[1 - side] else None


def lost_by_paying(sight: Sight) -> Message | None:
    """A piece that adds no point to the payment (R11.2); points, in the last exchange (R13.3)."""
    put = sight.view.offered[sight.seat]
    points, lost = divmod(worth(put), GOLD_A_POINT)
    if sight.view.paying_in == Stage.FINAL:
        more = worth(sight.view.gold[sight.seat]) // GOLD_A_POINT > points
        return Message("waste-gold") if more else None
    return Message("waste-piece") if any(put[1 : lost + 1]) else None


def lost_by_keeping(sight: Sight) -> Message | None:
    """Gold that is worth nothing after the last exchange (R13.3)."""
    have = worth(sight.view.gold[sight.seat])
    lost = sight.stage == Stage.FINAL and have >= GOLD_A_POINT
    return Message("waste-gold") if lost else None


def worth(pieces: list[int]) -> int:
    """What pieces of gold, counted by value, add up to (R11.1)."""
    return sum(value * count for value, count in enumerate(pieces))


LOSSES: dict[str, Callable[..., Message | None]] = {
    "lay": lost_by_card,
    "solo": lost_by_set,
    "done": lost_by_laying,
    "count": lost_by_counting,
    "pay": lost_by_paying,
    "go-on": lost_by_keeping,
}
