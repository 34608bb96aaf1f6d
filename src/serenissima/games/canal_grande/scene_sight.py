"""What the table is drawn from: what a seat sees, and what it may do."""

from functools import cached_property

from serenissima.kernel.sight import SeatSight

from .material import DISTRICT_COUNT
from .scene_cards import Cards


class Sight(SeatSight):
    """What a scene is drawn from: nothing but what the seat sees."""

    @cached_property
    def cards(self) -> Cards:
        """Where its cards lie."""
        return Cards(self.view, self.seat)

    @property
    def asked(self) -> int:
        """The seat that decides; -1 when the match is over."""
        return int(self.view.waits) - 1

    def numbers(self, seat: int) -> int:
        """The sum of the number cards before a seat (R5.1)."""
        return sum(value * n for value, n in enumerate(self.view.numbers_laid[seat], 1))

    def bid(self, seat: int) -> int:
        """What a seat has laid is worth, with its draft if it is the viewer's own (R6.10)."""
        counts = self.cards.counts
        return sum(sum(counts[f"{place}-{seat}"][:DISTRICT_COUNT]) for place in ("laid", "draft"))

    def clicks(self, block: int, kinds: range) -> dict[int, int]:
        """The legal actions of a block that begins with a kind of card, by kind."""
        open_now = self.legal.intersection(range(block, block + len(kinds)))
        return {action - block: action for action in open_now}
