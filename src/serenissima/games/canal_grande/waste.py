"""What a choice would waste: the table says so before it is taken."""

from collections.abc import Callable

from serenissima.kernel.message import Message

from .actions import ACTIONS, Do
from .scene_groups import Sight


def losses(sight: Sight) -> dict[int, Message]:
    """The legal actions that would waste something, each with what."""
    return ACTIONS.said_of(sight.legal, LOSSES, sight)


def lost_by_laying(sight: Sight, _: int) -> Message | None:
    """A card for a bid that the opponent cannot answer as it stands: it is discarded (R6.19)."""
    rival = 1 - sight.seat
    answer = sight.bid(rival) + sight.view.hand_size[rival]  # at most: each card of the hand
    sure = Do.BID in sight.legal and sight.bid(sight.seat) >= answer
    return Message("waste-card") if sure else None


def lost_by_forgoing(_: Sight) -> Message | None:
    """A traitor, a spy or the cards of a bonus (R5.9)."""
    return Message("waste-power")


LOSSES: dict[str, Callable[..., Message | None]] = {
    "lay": lost_by_laying,
    "forgo": lost_by_forgoing,
}
