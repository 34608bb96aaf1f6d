"""Views: a match as one seat sees it, as an object that can be printed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.refusals import VIEW_UNKNOWN
from serenissima.kernel.scene import Scene
from serenissima.kernel.seen import SeenState
from serenissima.kernel.verbs import legal_actions


@dataclass(frozen=True, eq=False, repr=False)
class View:
    """A match as one seat sees it at one moment.

    Attributes:
        game: the game.
        terms: the constant record of the match.
        record: the raw view, in which hidden values are 0, for players and features.
        seat: the viewing seat; `SPECTATOR` without one.
    """

    game: Game
    terms: Any
    record: Any
    seat: int = SPECTATOR

    @property
    def state(self) -> SeenState:
        """The fields of the state by name; hidden values are `HIDDEN`."""
        names = self.game.places(self.terms)
        seats = int(self.terms.seats)
        return SeenState(self.game.state, self.record, self.seat, seats, names)

    @property
    def legal(self) -> tuple[str, ...]:
        """The texts of the seat's legal actions."""
        numbers = legal_actions(self.game.actions, self.terms, self.record, self.seat)
        return tuple(map(self.game.actions_in(self.terms).format, sorted(numbers)))

    @property
    def position(self) -> str:
        """The fields that the seat may see, as text."""
        return self.game.position_text(self.terms, self.record, self.seat)

    @property
    def scene(self) -> Scene:
        """The table as data, to be drawn."""
        return self.game.draw(self.terms, self.record, self.seat)

    def __repr__(self) -> str:
        """Return a text that names the seat and the game."""
        return f"<view of seat {self.seat} in {self.game.meta.name}>"

    def __str__(self) -> str:
        return _printers[-1](self)

    def _repr_svg_(self) -> str | None:
        """Return the picture of the table that notebooks show."""
        return _painters[-1](self) if _painters else None


def check_view(view: object) -> None:
    """Raise `Unknown` (`view/unknown`) for anything but a view, such as a match or a state."""
    if not isinstance(view, View):
        hint = "a seat's view, as `match.seen_by(seat)` returns it"
        raise VIEW_UNKNOWN(text=type(view).__name__, hint=hint)


def print_with(printer: Callable[[View], str]) -> None:
    """Print views and matches with this function, which code with access to words sets."""
    _printers.append(printer)


def paint_with(painter: Callable[[View], str]) -> None:
    """Show views and matches in notebooks with this function, which returns an SVG image."""
    _painters.append(painter)


_painters: list[Callable[[View], str]] = []
_printers: list[Callable[[View], str]] = [lambda view: view.position]
