"""What the tables answer to those who open, join and act, and what lists show."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Receipt:
    """A command was carried out and is stored."""

    table: str
    seat: int


@dataclass(frozen=True)
class Seated(Receipt):
    """A seat was taken; `token` is what its owner acts with."""

    token: str


@dataclass(frozen=True)
class Opening:
    """A table was opened.

    Attributes:
        table: its id, which is also the link for watching.
        seat: the opener's own seat, or None.
        token: of that seat; None for someone who only watches.
        invitations: a secret for each other seat that waits for a person, by seat.
    """

    table: str
    seat: int | None = None
    token: str | None = None
    invitations: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Summary:
    """A table in a list.

    Attributes:
        table: its id.
        game: the game's name.
        names: who sits where; empty while nobody does.
        computers: the seats of computer players.
        opened_at, finished_at: seconds since 1970; `finished_at` is None while it runs.
        waits: the seats that may act.
        result: as in a match file, or None.
    """

    table: str
    game: str
    names: tuple[str, ...]
    computers: tuple[int, ...]
    opened_at: float
    finished_at: float | None
    waits: tuple[int, ...]
    result: str | None
