"""Losses: the table warns of choices that would waste something."""

from collections.abc import Callable

from serenissima.kernel.message import Message

from .actions import ACTIONS
from .material import MOST_MARKERS, SITES, WINNER_HOUSES
from .meta import HousesPerCheck, PalacesPerCheck, ZeroMarker
from .scene_people import wins
from .scene_sight import Sight


def losses(sight: Sight) -> dict[int, Message]:
    """Return the legal actions that would waste something, with the reason."""
    return ACTIONS.map_by_kind(sight.legal, LOSSES, sight)


# ---- R3, R5 ballots ------------------------------------------------------------------------------


def loss_from_adding(sight: Sight, marker: int) -> Message | None:
    """Warn of votes beside a 0, if the option excludes a seat that lays one (R13.6)."""
    bars = sight.terms.zero_marker == ZeroMarker.BARS
    lost = sight.excluded if marker else bars and has_votes(sight)
    return Message("waste-barred") if lost else None


def loss_from_confirming(sight: Sight) -> Message | None:
    """Warn of votes excluded by a 0 (R13.6), lapsing markers (R3.9) or a vain ballot (R5.3)."""
    votes, lapsing = has_votes(sight), lapsing_markers(sight)
    if votes and sight.excluded:
        return Message("waste-barred")
    if not lapsing:
        return None
    return Message("waste-markers", {"count": lapsing}) if votes else Message("waste-ballot")


def has_votes(sight: Sight) -> bool:
    """Whether the ballot or a councillor brings a vote in its area (R5.1, R5.2)."""
    area = sight.view.card[sight.seat]
    stands = zip(sight.view.ring, sight.view.stands, strict=True)
    return any(sight.view.draft[sight.seat][1:]) or (sight.seat, area) in stands


def lapsing_markers(sight: Sight) -> int:
    """Return how many markers with votes lapse although this ballot has room (R3.3, R3.9)."""
    room = MOST_MARKERS - sum(sight.view.draft[sight.seat])
    rounds = int(sight.terms.ballot_rounds - sight.view.ballot_round)
    left = sum(sight.view.markers[sight.seat][1:]) - MOST_MARKERS * rounds
    return max(0, int(min(room, left)))


# ---- R6 councillors ------------------------------------------------------------------------------


def loss_from_abstaining(sight: Sight) -> Message | None:
    """Warn of abstaining without a house to move (R6.6, R6.9), unless it saves the last ring."""
    moves = any(sight.view.houses[sight.seat])
    back = sight.view.ring[sight.view.councillor] == sight.seat  # R6.6: its ring would come back
    rings = sight.view.rings[sight.seat] + back
    return Message("waste-councillor") if rings > 1 and not moves else None


def loss_from_sending(sight: Sight, area: int) -> Message | None:
    """Warn of sending a councillor to an area that counts no more votes (R6.3)."""
    voted = sight.view.order[: sight.view.election + 1]
    return Message("waste-vote") if area in voted and is_last_year(sight) else None


def is_last_year(sight: Sight) -> bool:
    """Whether the match ends this year, by a qualified seat (R11.2) or by the cap."""
    capped = sight.view.year >= sight.terms.year_cap  # R13.7
    return bool(capped or any(wins(sight.palaces(seat)) for seat in sight.seats))


# ---- R9, R10 houses ------------------------------------------------------------------------------


def loss_from_placing(sight: Sight, count: int) -> Message | None:
    """Warn a winner who forgoes a second palazzo by skipping a check between houses (R10.6)."""
    together = count == WINNER_HOUSES and len(sight.firsts) == 1
    return Message("waste-check") if together and checks_bring_two(sight) else None


def checks_bring_two(sight: Sight) -> bool:
    """Whether checks after each of two houses allow two palazzi, and one check only one."""
    apart = sight.terms.houses_per_check == HousesPerCheck.ONE  # R13.8
    alone = sight.terms.palaces_per_check == PalacesPerCheck.ONE  # R13.5
    first, built = sight.price(sight.area), sight.palaces_built(sight.area)
    houses = sight.houses(sight.seat, sight.area) + WINNER_HOUSES
    pays = houses >= first + (first + 1)  # R10.2: so the first house pays for the first one
    left = built + 1 < SITES and sight.view.palace_stock[sight.seat] > 1
    return apart and alone and pays and left


LOSSES: dict[str, Callable[..., Message | None]] = {
    "add": loss_from_adding,
    "confirm": loss_from_confirming,
    "abstain": loss_from_abstaining,
    "send": loss_from_sending,
    "place": loss_from_placing,
}
