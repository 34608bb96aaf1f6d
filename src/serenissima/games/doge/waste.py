"""What a choice would waste: the table says so before it is taken."""

from collections.abc import Callable

from serenissima.kernel.message import Message

from .actions import ACTIONS
from .material import MOST_MARKERS, SITES, WINNER_HOUSES
from .meta import HousesPerCheck, PalacesPerCheck, ZeroMarker
from .scene_people import wins
from .scene_sight import Sight


def losses(sight: Sight) -> dict[int, Message]:
    """The legal actions that would waste something, each with what."""
    return ACTIONS.said_of(sight.legal, LOSSES, sight)


# ---- R3, R5 ballots ------------------------------------------------------------------------------


def lost_by_adding(sight: Sight, marker: int) -> Message | None:
    """Votes beside a 0, by an option that excludes whoever lays one (R13.6)."""
    bars = sight.terms.zero_marker == ZeroMarker.BARS
    lost = sight.excluded if marker else bars and has_votes(sight)
    return Message("waste-barred") if lost else None


def lost_by_confirming(sight: Sight) -> Message | None:
    """Votes that a 0 excludes (R13.6), or markers (R3.9), perhaps for no vote at all (R5.3)."""
    votes, lapsing = has_votes(sight), markers_lapsing(sight)
    if votes and sight.excluded:
        return Message("waste-barred")
    if not lapsing:
        return None
    return Message("waste-markers", {"count": lapsing}) if votes else Message("waste-ballot")


def has_votes(sight: Sight) -> bool:
    """Whether the ballot, or a councillor where it goes, brings a vote (R5.1, R5.2)."""
    area = sight.view.card[sight.seat]
    stands = zip(sight.view.ring, sight.view.stands, strict=True)
    return any(sight.view.draft[sight.seat][1:]) or (sight.seat, area) in stands


def markers_lapsing(sight: Sight) -> int:
    """How many markers with votes lapse although this ballot has room for them (R3.3, R3.9)."""
    room = MOST_MARKERS - sum(sight.view.draft[sight.seat])
    rounds = int(sight.terms.ballot_rounds - sight.view.ballot_round)
    left = sum(sight.view.markers[sight.seat][1:]) - MOST_MARKERS * rounds
    return max(0, int(min(room, left)))


# ---- R6 councillors ------------------------------------------------------------------------------


def lost_by_abstaining(sight: Sight) -> Message | None:
    """A councillor, without a house to move in return (R6.6, R6.9), but not for the last ring."""
    moves = any(sight.view.houses[sight.seat])
    back = sight.view.ring[sight.view.councillor] == sight.seat  # R6.6: its ring would come back
    rings = sight.view.rings[sight.seat] + back
    return Message("waste-councillor") if rings > 1 and not moves else None


def lost_by_sending(sight: Sight, area: int) -> Message | None:
    """A councillor that stands where no more votes are counted (R6.3)."""
    voted = sight.view.order[: sight.view.election + 1]
    return Message("waste-vote") if area in voted and is_last_year(sight) else None


def is_last_year(sight: Sight) -> bool:
    """Whether the match ends with this year: somebody qualifies (R11.2), or the cap says so."""
    capped = sight.view.year >= sight.terms.year_cap  # R13.7
    return bool(capped or any(wins(sight.palaces(seat)) for seat in sight.seats))


# ---- R9, R10 houses ------------------------------------------------------------------------------


def lost_by_placing(sight: Sight, count: int) -> Message | None:
    """A second palazzo of a winner, who forgoes the check between two houses (R10.6)."""
    together = count == WINNER_HOUSES and len(sight.firsts) == 1
    return Message("waste-check") if together and checks_bring_two(sight) else None


def checks_bring_two(sight: Sight) -> bool:
    """Whether a check after each of two houses allows two palazzi, and one after both only one."""
    apart = sight.terms.houses_per_check == HousesPerCheck.ONE  # R13.8
    alone = sight.terms.palaces_per_check == PalacesPerCheck.ONE  # R13.5
    first, built = sight.price(sight.area), sight.built(sight.area)
    houses = sight.houses(sight.seat, sight.area) + WINNER_HOUSES
    pays = houses >= first + (first + 1)  # R10.2: so the first house is enough for the first one
    left = built + 1 < SITES and sight.view.palace_stock[sight.seat] > 1
    return apart and alone and pays and left


LOSSES: dict[str, Callable[..., Message | None]] = {
    "add": lost_by_adding,
    "confirm": lost_by_confirming,
    "abstain": lost_by_abstaining,
    "send": lost_by_sending,
    "place": lost_by_placing,
}
