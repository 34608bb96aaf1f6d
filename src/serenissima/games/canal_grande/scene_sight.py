"""The view that the table is drawn from, with the legal actions."""

from functools import cached_property

from serenissima.kernel.sight import SeatSight

from .material import DISTRICT_COUNT
from .scene_cards import Cards


class Sight(SeatSight):
    """The seat's view with the values that the scene needs; it has no other source."""

    @cached_property
    def cards(self) -> Cards:
        """The visible cards by place."""
        return Cards(self.view, self.seat)

    @property
    def deciding_seat(self) -> int:
        """The seat that must act, -1 when the match is over."""
        return int(self.view.waits) - 1

    def numbers(self, seat: int) -> int:
        """Return the sum of the number cards in front of a seat (R5.1)."""
        return sum(value * n for value, n in enumerate(self.view.numbers_laid[seat], 1))

    def bid(self, seat: int) -> int:
        """Return the value of a seat's played cards, with the viewer's own draft (R6.10)."""
        counts = self.cards.counts
        return sum(sum(counts[f"{place}-{seat}"][:DISTRICT_COUNT]) for place in ("laid", "draft"))

    def clicks(self, block: int, kinds: range) -> dict[int, int]:
        """Return the legal actions of a block whose first argument is a kind of card, by kind."""
        open_now = self.legal.intersection(range(block, block + len(kinds)))
        return {action - block: action for action in open_now}
