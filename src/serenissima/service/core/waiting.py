"""Since when people are waited for at a table without clocks: it is shown to nobody.

It follows from the log and from when each entry was stored, and changes only with entries that
everybody notices. After some days the others may go on without whoever has not acted.
"""

from collections.abc import Iterable, Mapping

from serenissima.service.core.entries import Acted, Entry, SeatTakenBack, TimeGiven, Undone

Waited = Mapping[int, float]
"""For each seat that is waited for, since when it has done nothing, in seconds since 1970."""
DAY = 86_400.0  # seconds


def waited_after(
    before: Waited, entry: Entry, noticed: bool, waits: Iterable[int], at: float
) -> Waited:
    """Since when people are waited for after an entry that was stored `at`.

    Args:
        before: the same before it.
        entry: the entry.
        noticed: whether everybody notices it.
        waits: the seats of people who are waited for now.
        at: in seconds since 1970.
    """
    done = None
    if noticed and isinstance(entry, Acted | Undone | TimeGiven | SeatTakenBack):
        done = entry.seat
    return {seat: at if seat == done else before.get(seat, at) for seat in waits}


def absent(waited: Waited, now: float, patience: float) -> tuple[int, ...]:
    """The seats that have done nothing for so many seconds although they are waited for."""
    return tuple(seat for seat, since in sorted(waited.items()) if now - since >= patience)
