"""Losses: the table warns of choices that would waste something."""

from collections.abc import Callable

from serenissima.kernel.message import Message

from .actions import ACTIONS, Do
from .meta import MatchingCard
from .scene_groups import absent_districts
from .scene_sight import Sight


def losses(sight: Sight) -> dict[int, Message]:
    """Return the legal actions that would waste something, with the reason."""
    return ACTIONS.map_by_kind(sight.legal, LOSSES, sight)


def loss_from_laying(sight: Sight, district: int) -> Message | None:
    """Warn of a card for a bid that is sure to win without it: it is discarded (R6.19)."""
    sure = Do.BID in sight.legal and sight.bid(sight.seat) >= highest_answer(sight)
    return Message("waste-card") if sure and not would_be_won(sight, district) else None


def would_be_won(sight: Sight, district: int) -> bool:
    """Whether the card would be the winner's first of the district, and so a won card (R10.5)."""
    counts = sight.cards.counts
    laid = sum(counts[f"{place}-{sight.seat}"][district] for place in ("laid", "draft"))
    return district == sight.view.where and not laid


def highest_answer(sight: Sight) -> int:
    """Return the opponent's highest possible answer, as far as the viewer knows.

    Every card of the hand counts. Without a card of the district, one of them is a gondola (R6.11),
    and a first bid is impossible (R6.9) unless an option allows it (R10.4).
    """
    opponent = 1 - sight.seat
    laid, hand = sight.bid(opponent), int(sight.view.hand_size[opponent])
    if sight.view.where not in absent_districts(sight, opponent):
        return laid + hand
    if not laid and sight.terms.matching_card == MatchingCard.REQUIRED:
        return 0
    return laid + max(0, hand - 1)


def loss_from_forgoing(_: Sight) -> Message | None:
    """Warn of forgoing a traitor, a spy or the cards of a bonus (R5.9)."""
    return Message("waste-power")


LOSSES: dict[str, Callable[..., Message | None]] = {
    "lay": loss_from_laying,
    "forgo": loss_from_forgoing,
}
