"""Losses: the table warns of choices that would waste something."""

from collections import Counter
from collections.abc import Callable, Iterator

from serenissima.kernel.message import Message, row_of

from .actions import ACTIONS
from .fields import NONE, Cover, Stage
from .material import (
    BASILICA_POINTS,
    CASA,
    DISTRICT_COUNT,
    GOAL,
    GOLD_A_POINT,
    HEXES,
    KIND_COUNT,
    MOST_KINDS,
    PALAZZO,
    PONTE,
    SIDES,
)
from .scene_sight import Sight, kind_name
from .sites import casas_in, ways_on

MOST_OF_KIND = (1, 2 * (SIDES - 2), SIDES, 0, BASILICA_POINTS)  # R6.1-R6.4: of each kind


def losses(sight: Sight) -> dict[int, Message]:
    """Return the legal actions that would waste something, with the reason."""
    return ACTIONS.map_by_kind(sight.legal, LOSSES, sight)


# ---- R5.7 cards without a site, R9.1 surplus rows ------------------------------------------------


def loss_from_card(sight: Sight, kind: int) -> Message | None:
    """Warn of a card that completes a building without a site (R5.7)."""
    return loss_from_building(sight, kind) if completes(sight, kind, 1) else None


def loss_from_building(sight: Sight, kind: int) -> Message | None:
    """Warn of a building without a site, or without one beside those already chosen (R5.7)."""
    if has_no_site(sight, kind):
        return Message("waste-card" if kind == CASA else "waste-cards")
    return lack_of_hexes(sight, HEXES[kind])


def loss_from_laying(sight: Sight) -> Message | None:
    """Warn of chosen cards without a site (R5.7), or in a surplus row (R9.1)."""
    return cards_without_site(sight) or lack_of_hexes(sight, 0) or row_too_many(sight)


def cards_without_site(sight: Sight) -> Message | None:
    """Warn of the kinds of chosen buildings that have no site at all (R5.7)."""
    lost = [kind for kind in sorted({*chosen_buildings(sight)}) if has_no_site(sight, kind)]
    return Message("waste-kinds", {"kinds": row_of(list(map(kind_name, lost)))}) if lost else None


def chosen_buildings(sight: Sight) -> Iterator[int]:
    """Yield the kind of each building that the chosen cards complete (R5.1)."""
    adding, solo = sight.view.adding[sight.seat], sight.view.solo[sight.seat]
    yield from [CASA] * adding[CASA]
    for kind in range(PALAZZO, KIND_COUNT):
        yield from [kind] * (bool(solo[kind]) + completes(sight, kind, 0))


def lack_of_hexes(sight: Sight, more: int) -> Message | None:
    """Warn if the chosen buildings and `more` need more hexes than are free (R5.4)."""
    free = sum(sight.view.cover[place] == Cover.FREE for place in range(sight.terms.hexes))
    sited = (kind for kind in chosen_buildings(sight) if not has_no_site(sight, kind))
    taken = more + sum(HEXES[kind] for kind in sited)
    return Message("waste-room", {"free": free}) if taken > free else None


def row_too_many(sight: Sight) -> Message | None:
    """Warn of too many rows (R9.1), unless the match may end first (R13.2)."""
    laid, adding = sight.view.laid[sight.seat], sight.view.adding[sight.seat]
    large = range(PALAZZO, KIND_COUNT)
    rows = [kind for kind in large if laid[kind] + adding[kind] and not completes(sight, kind, 0)]
    return Message("waste-row") if len(rows) > MOST_KINDS and not may_end(sight) else None


def completes(sight: Sight, kind: int, more: int) -> bool:
    """Whether the cards chosen for the row, with `more` added, complete a building."""
    added = sight.view.adding[sight.seat][kind] + more
    return added > 0 and (kind == CASA or added >= sight.missing_cards(kind))


def has_no_site(sight: Sight, kind: int) -> bool:
    """Whether a building has no site now, so that its cards would be lost (R5.7)."""
    ways, _ = ways_on(*sight.records, kind)
    return int(ways) == 0


# ---- R13.1 the end of the match -----------------------------------------------------------------


def may_end(sight: Sight) -> bool:
    """Whether the chosen buildings may end the match, by their pieces or their points (R13.1)."""
    raised = Counter(kind for kind in chosen_buildings(sight) if not has_no_site(sight, kind))
    exhausted = any(sight.view.supply[kind] <= count for kind, count in raised.items())
    return exhausted or any(may_reach_goal(sight, seat, raised) for seat in sight.seats)


def may_reach_goal(sight: Sight, seat: int, raised: Counter[int]) -> bool:
    """Whether a gondola may reach the goal with its points for buildings and every jump."""
    position, laid = sight.view.position, sight.view.laid[seat]
    own = [kind for kind in raised if seat == sight.seat or laid[kind]]
    points = sum(most_points(sight, kind) * raised[kind] for kind in own)
    ahead = sum(position[other] > position[seat] for other in sight.seats)
    return bool(points) and position[seat] + points + ahead >= GOAL


def most_points(sight: Sight, kind: int) -> int:
    """Return the most points that a building may score on any site (R6)."""
    if kind != PONTE:
        return MOST_OF_KIND[kind]
    districts = [int(casas_in(*sight.records, district)) for district in range(DISTRICT_COUNT)]
    return max(districts) + int(sight.view.adding[sight.seat][CASA])


# ---- R6.5, R11.2, R13.3 points and gold ----------------------------------------------------------


def loss_from_counting(sight: Sight, side: int) -> Message | None:
    """Warn of counting a district without casas, if the ponte's other one has some (R6.5).

    A seat that isn't a participant in an imaginary player's ponte wastes no points (R14.7).
    """
    if not sight.view.movers >> sight.seat & 1:
        return None
    ends = [sight.terms.district[place] for place in sight.view.picked if place != NONE]
    counts = [int(casas_in(*sight.records, district)) for district in ends]
    return Message("waste-points") if counts[side] == 0 < counts[1 - side] else None


def loss_from_paying(sight: Sight) -> Message | None:
    """Warn of a piece that adds no point (R11.2), or of points left in the end (R13.3)."""
    put = sight.view.offered[sight.seat]
    points, lost = divmod(worth(put), GOLD_A_POINT)
    if sight.view.paying_in == Stage.FINAL:
        more = worth(sight.view.gold[sight.seat]) // GOLD_A_POINT > points
        return Message("waste-gold") if more else None
    return Message("waste-piece") if any(put[1 : lost + 1]) else None


def loss_from_keeping(sight: Sight) -> Message | None:
    """Warn of gold that is worthless after the final payment (R13.3)."""
    have = worth(sight.view.gold[sight.seat])
    lost = sight.stage == Stage.FINAL and have >= GOLD_A_POINT
    return Message("waste-gold") if lost else None


def worth(pieces: list[int]) -> int:
    """Return the gold of pieces counted by value (R11.1)."""
    return sum(value * count for value, count in enumerate(pieces))


LOSSES: dict[str, Callable[..., Message | None]] = {
    "lay": loss_from_card,
    "solo": loss_from_building,
    "done": loss_from_laying,
    "count": loss_from_counting,
    "pay": loss_from_paying,
    "go-on": loss_from_keeping,
}
