"""Several people on one device: who has it, who is to take it, and what is said between them."""

from collections.abc import Collection
from dataclasses import dataclass

from serenissima.service import TableView


@dataclass(frozen=True)
class Handover:
    """The seats on a device as the page shows them.

    Attributes:
        seats: every other seat on the device, in turn order after the one that looks.
        next: the one that is to take the device now; None if the one that looks is asked, too, or
            nobody on the device is.
    """

    seats: tuple[int, ...] = ()
    next: int | None = None

    @classmethod
    def of(cls, view: TableView, here: Collection[int]) -> "Handover":
        """The device of whoever looks, with these seats on it; a spectator looks at its cover."""
        first, count = max(view.seat, 0), len(view.places)
        others = sorted(set(here) - {view.seat}, key=lambda seat: (seat - first) % count)
        asked = asked_seats(view)
        wanted = () if view.seat in asked else [seat for seat in others if seat in asked]
        return cls(tuple(others), next(iter(wanted), None))


def asked_seats(view: TableView) -> tuple[int, ...]:
    """The seats that are asked something: to agree that an action is undone, or to act."""
    return view.asked.waiting if view.asked else view.waits
