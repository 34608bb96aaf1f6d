"""Measures since when people have been expected to act at a table without clocks; never shown.

It follows from the log and the times of its entries, and changes only with entries that everyone
notices. After some days the others may continue without a player who has not acted; at once if no
one can return, since the person is deleted.
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
"""For each seat that must act, since when it has been inactive, in seconds since 1970."""
DAY = 86_400.0  # seconds


def update_waited(
    before: Waited, entry: Entry, noticed: bool, waits: Iterable[int], at: float
) -> Waited:
    """Return since when people have been expected to act, after an entry stored `at`.

    Args:
        before: the same before the entry.
        entry: the entry.
        noticed: whether everyone notices it.
        waits: the seats of people who must act now.
        at: in seconds since 1970.
    """
    done = None
    if noticed and isinstance(entry, Acted | Undone | TimeGiven | StandInEnded):
        done = entry.seat
    return {seat: at if seat == done else before.get(seat, at) for seat in waits}


def update_vacant(
    before: Waited, others: Waited, entry: Entry, gone: Iterable[int], at: float
) -> Waited:
    """Return since when deleted people have been due to act, unless others gave them more time.

    Args:
        before: the same before the entry.
        others: the seats that must act and whose people may return, or that have been given more
            time.
        entry: the entry.
        gone: the seats of deleted people that must act now.
        at: when it was stored, in seconds since 1970.
    """
    given = entry.seat if isinstance(entry, TimeGiven) else None
    left = entry.seat if isinstance(entry, Forgotten) else None
    return {
        seat: at if seat == left else before.get(seat, at)
        for seat in gone
        if seat != given and (seat == left or seat not in others)
    }


def absent_seats(waited: Waited, vacant: Waited, now: float, patience: float) -> tuple[int, ...]:
    """Return the seats to act that have been inactive for `patience` seconds, or always will be."""
    late = {seat for seat, since in waited.items() if now - since >= patience}
    return tuple(sorted(late | vacant.keys()))
