"""What a choice would waste: the table says so before it is taken."""

from collections.abc import Callable

from serenissima.kernel.message import Message

from .actions import ACTIONS
from .material import MOST_MARKERS
from .meta import ZeroMarker
from .scene_sight import Sight


def losses(sight: Sight) -> dict[int, Message]:
    """The legal actions that would waste something, each with what."""
    return ACTIONS.said_of(sight.legal, LOSSES, sight)


# ---- R3, R5 ballots ------------------------------------------------------------------------------


def lost_by_adding(sight: Sight, marker: int) -> Message | None:
    """A 0 beside other votes, by an option that excludes whoever lays one (R13.6)."""
    bars = sight.terms.zero_marker == ZeroMarker.BARS and marker == 0
    return Message("waste-barred") if bars and has_votes(sight) else None


def lost_by_confirming(sight: Sight) -> Message | None:
    """Votes that a 0 excludes (R13.6), a ballot without a vote (R5.3), or markers (R3.9)."""
    draft, stock = (cells[sight.seat] for cells in (sight.view.draft, sight.view.markers))
    if draft[0] and lost_by_adding(sight, 0):
        return Message("waste-barred")
    if not has_votes(sight) and any(stock[1:]):
        return Message("waste-ballot")
    lapsing = markers_lapsing(sight)
    return Message("waste-markers", {"count": lapsing}) if lapsing else None


def has_votes(sight: Sight) -> bool:
    """Whether the ballot, or a councillor where it goes, brings a vote (R5.1, R5.2)."""
    area = sight.view.card[sight.seat]
    stands = zip(sight.view.ring, sight.view.stands, strict=True)
    return any(sight.view.draft[sight.seat][1:]) or (sight.seat, area) in stands


def markers_lapsing(sight: Sight) -> int:
    """How many markers lapse although this ballot has room for them (R3.3, R3.9)."""
    room = MOST_MARKERS - sum(sight.view.draft[sight.seat])
    rounds = int(sight.terms.ballot_rounds - sight.view.ballot_round)
    left = sum(sight.view.markers[sight.seat]) - MOST_MARKERS * rounds
    return max(0, int(min(room, left)))


# ---- R6 councillors ------------------------------------------------------------------------------


def lost_by_abstaining(sight: Sight) -> Message | None:
    """A councillor, given up by a seat that has no house to move instead (R6.6, R6.9)."""
    moves = any(sight.view.houses[sight.seat])
    return None if moves else Message("waste-councillor")


def lost_by_sending(sight: Sight, area: int) -> Message | None:
    """A councillor that stands where no more votes are counted (R6.3, R13.7)."""
    voted = sight.view.order[: sight.view.election + 1]
    last = sight.view.year >= sight.terms.year_cap
    return Message("waste-vote") if last and area in voted else None


LOSSES: dict[str, Callable[..., Message | None]] = {
    "add": lost_by_adding,
    "confirm": lost_by_confirming,
    "abstain": lost_by_abstaining,
    "send": lost_by_sending,
}
