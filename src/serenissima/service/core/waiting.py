"""Since when people are waited for at a table without clocks: it is shown to nobody.

It follows from the log and from when each entry was stored, and changes only with entries that
everybody notices. After some days the others may go on without whoever has not acted; at once where
nobody can come back, since the person is deleted.
"""

from collections.abc import Iterable, Mapping

from serenissima.service.core.entries import (
    Acted,
    Entry,
    Forgotten,
    StandInEnded,
    TimeGiven,
    Undone,
)

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
    if noticed and isinstance(entry, Acted | Undone | TimeGiven | StandInEnded):
        done = entry.seat
    return {seat: at if seat == done else before.get(seat, at) for seat in waits}


def vacant_after(
    before: Waited, others: Waited, entry: Entry, gone: Iterable[int], at: float
) -> Waited:
    """Since when deleted people are waited for after an entry, unless others gave them more time.

    Args:
        before: the same before it.
        others: the seats that were waited for although somebody may still come back there, or has
            been given more time.
        entry: the entry.
        gone: the seats of deleted people that are waited for now.
        at: when it was stored, in seconds since 1970.
    """
    given = entry.seat if isinstance(entry, TimeGiven) else None
    left = entry.seat if isinstance(entry, Forgotten) else None
    return {
        seat: at if seat == left else before.get(seat, at)
        for seat in gone
        if seat != given and (seat == left or seat not in others)
    }


def absent(waited: Waited, vacant: Waited, now: float, patience: float) -> tuple[int, ...]:
    """The seats that have done nothing for so many seconds, or never will, but are waited for."""
    late = {seat for seat, since in waited.items() if now - since >= patience}
    return tuple(sorted(late | vacant.keys()))
