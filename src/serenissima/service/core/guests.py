"""Guests: people whom the server recognizes by a cookie on each of their devices.

A guest's id never leaves the process. Others see only the guest's name at a table.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class KnownGuest:
    """A person who has taken a seat or opened a table.

    Attributes:
        id: never shown, not even to the guest.
        name: the name they gave last.
        since: their first visit, in seconds since 1970.
        device: the id of the device that identified them; empty without one.
        shown: whether they agree to appear in the lists of a game's best players.
    """

    id: str = field(repr=False)
    name: str
    since: float
    device: str = field(default="", repr=False)
    shown: bool = False


@dataclass(frozen=True)
class Device:
    """A browser with a guest's cookie.

    Attributes:
        id: half of the cookie, useless without the other half.
        label: the browser's own name for itself.
        since: when it was added, in seconds since 1970.
        seen: the day of its last use.
    """

    id: str = field(repr=False)
    label: str
    since: float
    seen: float


@dataclass(frozen=True)
class GuestSeat:
    """A seat that a guest holds.

    Attributes:
        table: its table's id.
        seat: its number.
        guest: the guest's id.
        sitting: the key of the `joined` entry with which the guest took it.
        at: when, in seconds since 1970.
        put_away: whether the guest has removed the table from their list.
    """

    table: str
    seat: int
    guest: str = field(repr=False)
    sitting: str = field(repr=False)
    at: float
    put_away: bool = False
