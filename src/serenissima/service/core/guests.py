"""Guests: people whom the place knows by a cookie on each of their devices.

A guest's id never leaves the process. Others see the name that the guest has at a table, no more.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class KnownGuest:
    """Somebody who has sat down or opened a table.

    Attributes:
        id: shown to nobody, not even to the guest.
        name: as the guest last gave it.
        since: of the first time, in seconds since 1970.
        device: the id of the device that they were recognized by; empty if they were not.
        shown: whether they want to be seen in the lists of a game's best.
    """

    id: str = field(repr=False)
    name: str
    since: float
    device: str = field(default="", repr=False)
    shown: bool = False


@dataclass(frozen=True)
class Device:
    """A browser that knows a guest's cookie.

    Attributes:
        id: half of the cookie, which tells nothing without the other.
        label: what the browser calls itself.
        since: when it was added, in seconds since 1970.
        seen: when it was used last, to the day.
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
        guest: the id of the guest.
        sitting: the key of the entry `joined` with which the guest took it.
        at: when, in seconds since 1970.
        put_away: whether the guest has taken the table off the list.
    """

    table: str
    seat: int
    guest: str = field(repr=False)
    sitting: str = field(repr=False)
    at: float
    put_away: bool = False
