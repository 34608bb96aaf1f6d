"""The input for drawing scenes: one seat's view and legal actions, as numbers and lists of them."""

from dataclasses import dataclass
from typing import Any, Self

from serenissima.kernel.actions import Actions
from serenissima.kernel.record import constants, unpack
from serenissima.kernel.verbs import legal_actions


@dataclass(frozen=True)
class SeatSight:
    """What one seat sees; a game's subclass adds the fields that its scene needs.

    Attributes:
        terms, view: each field as a number or lists of them.
        seat: the viewing seat; negative for a spectator.
        legal: the seat's legal actions.
    """

    terms: Any
    view: Any
    seat: int
    legal: frozenset[int]

    @classmethod
    def of(cls, actions: Actions, terms: Any, view: Any, seat: int, **more: Any) -> Self:
        """Return the sight of a seat, from records; `more` are the fields that a game adds."""
        legal = legal_actions(actions, terms, view, seat)
        return cls(constants(terms), unpack(view), seat, legal, **more)

    @property
    def stage(self) -> int:
        """The stage of the match."""
        return int(self.view.stage)

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return range(self.terms.seats)

    def first_legal(self, *actions: int) -> int | None:
        """Return the first of some actions that is legal; None if none is."""
        return next((action for action in actions if action in self.legal), None)
