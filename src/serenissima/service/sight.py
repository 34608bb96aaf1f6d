"""What somebody may see of a table: the one function that everything shown comes from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serenissima.kernel.game import Game
from serenissima.kernel.outcome import Outcome
from serenissima.kernel.record import OBSERVER
from serenissima.kernel.tale import Happening

if TYPE_CHECKING:
    from serenissima.service.table import Table


@dataclass(frozen=True)
class Place:
    """A seat and who sits there.

    Attributes:
        seat: its number.
        name: the person's or the computer player's name; empty while nobody sits there.
        computer: whether a computer player has it.
        waited_for: whether it may act now.
    """

    seat: int
    name: str
    computer: bool
    waited_for: bool

    @property
    def free(self) -> bool:
        """Whether nobody sits there yet."""
        return not self.name


@dataclass(frozen=True)
class Told:
    """One step and what is told of it to the one who looks; step 0 is the set-up.

    Attributes:
        number: the number of the action, which never changes (see `Acted.number`).
        seat: who acted; -1 for the set-up.
        happenings: what happened, without what the one who looks may not know.
    """

    number: int
    seat: int
    happenings: tuple[Happening, ...]


@dataclass(frozen=True)
class Undo:
    """What the seat could take back: its last action and all that followed.

    Attributes:
        number: of the action, for `Tables.undo`.
        free: it is taken back at once; otherwise the other persons are asked.
    """

    number: int
    free: bool


@dataclass(frozen=True)
class Asked:
    """Somebody asks to take back an action.

    Attributes:
        seat: who asks.
        number: the action.
        steps: how many steps would be taken back.
        waiting: the seats that have not answered yet.
    """

    seat: int
    number: int
    steps: int
    waiting: tuple[int, ...]


@dataclass(frozen=True)
class Sight:
    """A table as one seat (or somebody who watches, `OBSERVER`) sees it at one moment.

    Attributes:
        table: its id.
        seq: number of the last event that this sight knows of.
        seat: who looks; `OBSERVER` for a watcher.
        game: the game.
        terms: the constant record of the match.
        options: every option with its value.
        view: the state as the seat sees it.
        places: the seats and who sits there.
        at, last: the step that is shown and the last one there is; they differ when looking back.
        told: the steps up to this moment, as told to the seat.
        waits: the seats that may act.
        legal: the seat's legal actions, ascending; empty unless it may act now.
        decision: the id of the decision that the seat is asked for; None unless it may act now.
        outcome: how it ended, or None.
        undo: what the seat could take back now, or None.
        asked: the open question whether an action may be taken back, or None.
        commitment: hash of the secret behind the dice.
        secret: the secret itself, once the match has ended; otherwise None.
    """

    table: str
    seq: int
    seat: int
    game: Game
    terms: Any
    options: Mapping[str, str]
    view: Any
    places: tuple[Place, ...]
    at: int
    last: int
    told: tuple[Told, ...]
    waits: tuple[int, ...]
    legal: tuple[int, ...]
    decision: int | None
    outcome: Outcome | None
    undo: Undo | None
    asked: Asked | None
    commitment: str
    secret: str | None

    @property
    def over(self) -> bool:
        """Whether the match has ended at the moment shown."""
        return not self.waits

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat; empty where nobody sits yet."""
        return tuple(place.name for place in self.places)
