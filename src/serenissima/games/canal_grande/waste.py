"""What a choice would waste: the table says so before it is taken."""

from collections.abc import Callable

from serenissima.kernel.message import Message

from .actions import ACTIONS, Do
from .meta import MatchingCard
from .scene_groups import districts_absent
from .scene_sight import Sight


def losses(sight: Sight) -> dict[int, Message]:
    """The legal actions that would waste something, each with what."""
    return ACTIONS.said_of(sight.legal, LOSSES, sight)


def lost_by_laying(sight: Sight, district: int) -> Message | None:
    """A card for a bid that the opponent cannot answer as it stands: it is discarded (R6.19)."""
    sure = Do.BID in sight.legal and sight.bid(sight.seat) >= highest_answer(sight)
    return Message("waste-card") if sure and not is_kept(sight, district) else None


def is_kept(sight: Sight, district: int) -> bool:
    """Whether a card would be the winner's first of the district, who then keeps it (R10.5)."""
    counts = sight.cards.counts
    laid = sum(counts[f"{place}-{sight.seat}"][district] for place in ("laid", "draft"))
    return district == sight.view.where and not laid


def highest_answer(sight: Sight) -> int:
    """What the opponent can bid at most, for all the viewer knows: every card of the hand counts.

    Without a card of the district one is a gondola (R6.11), and the first bid is impossible (R6.9)
    unless an option allows it (R10.4).
    """
    rival = 1 - sight.seat
    laid, hand = sight.bid(rival), int(sight.view.hand_size[rival])
    if sight.view.where not in districts_absent(sight, rival):
        return laid + hand
    if not laid and sight.terms.matching_card == MatchingCard.REQUIRED:
        return 0
    return laid + max(0, hand - 1)


def lost_by_forgoing(_: Sight) -> Message | None:
    """A traitor, a spy or the cards of a bonus (R5.9)."""
    return Message("waste-power")


LOSSES: dict[str, Callable[..., Message | None]] = {
    "lay": lost_by_laying,
    "forgo": lost_by_forgoing,
}
