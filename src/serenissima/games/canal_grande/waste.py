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


def lost_by_laying(sight: Sight, _: int) -> Message | None:
    """A card for a bid that the opponent cannot answer as it stands: it is discarded (R6.19)."""
    sure = Do.BID in sight.legal and sight.bid(sight.seat) >= highest_answer(sight)
    return Message("waste-card") if sure else None


def highest_answer(sight: Sight) -> int:
    """What the opponent can bid at most, for all the viewer knows: every card of the hand counts.

    A first bid needs a card of the district (R6.9), unless an option says otherwise (R10.4).
    """
    rival = 1 - sight.seat
    needs_card = sight.terms.matching_card == MatchingCard.REQUIRED and not sight.bid(rival)
    if needs_card and sight.view.where in districts_absent(sight, rival):
        return 0
    return sight.bid(rival) + int(sight.view.hand_size[rival])


def lost_by_forgoing(_: Sight) -> Message | None:
    """A traitor, a spy or the cards of a bonus (R5.9)."""
    return Message("waste-power")


LOSSES: dict[str, Callable[..., Message | None]] = {
    "lay": lost_by_laying,
    "forgo": lost_by_forgoing,
}
