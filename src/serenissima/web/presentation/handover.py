"""Several people on one device: the present holder, the next one, and the texts between them."""

from collections.abc import Collection
from dataclasses import dataclass

from serenissima.service import TableView


@dataclass(frozen=True)
class Handover:
    """The seats on a device as the page shows them.

    Attributes:
        seats: every other seat on the device, in turn order after the one that looks.
        next: the one that is to take the device now; None if the viewing seat also has a question
            to answer, or no seat on the device does.
    """

    seats: tuple[int, ...] = ()
    next: int | None = None

    @classmethod
    def of(cls, view: TableView, here: Collection[int]) -> "Handover":
        """Return the viewer's device with these seats; a spectator looks at its cover."""
        first, count = max(view.seat, 0), len(view.places)
        others = sorted(set(here) - {view.seat}, key=lambda seat: (seat - first) % count)
        asked = seats_to_answer(view)
        wanted = () if view.seat in asked else [seat for seat in others if seat in asked]
        return cls(tuple(others), next(iter(wanted), None))


def seats_to_answer(view: TableView) -> tuple[int, ...]:
    """Return the seats that must answer: agree to an undo, or act."""
    return view.asked.waiting if view.asked else view.waits
