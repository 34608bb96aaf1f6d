"""What a scene is drawn from: what one seat sees and may do, as numbers and lists of them."""

from dataclasses import dataclass
from typing import Any, Self

from serenissima.kernel.actions import Actions
from serenissima.kernel.record import constants, unpack
from serenissima.kernel.verbs import legal_actions


@dataclass(frozen=True)
class SeatSight:
    """What one seat sees; a game's scene adds what it says of it.

    Attributes:
        terms, view: each field as a number or lists of them.
        seat: whose sight it is; negative for a spectator.
        legal: the seat's legal actions.
    """

    terms: Any
    view: Any
    seat: int
    legal: frozenset[int]

    @classmethod
    def of(cls, actions: Actions, terms: Any, view: Any, seat: int, **more: Any) -> Self:
        """The sight of a seat, from records; `more` are the fields that a game adds."""
        legal = legal_actions(actions, terms, view, seat)
        return cls(constants(terms), unpack(view), seat, legal, **more)

    @property
    def stage(self) -> int:
        """What is being decided."""
        return int(self.view.stage)

    @property
    def seats(self) -> range:
        """Everybody who plays."""
        return range(self.terms.seats)

    def first_legal(self, *actions: int) -> int | None:
        """The first of some actions that the seat may take now."""
        return next((action for action in actions if action in self.legal), None)
