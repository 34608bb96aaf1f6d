"""Presence at tables in this process, reported coarsely: short absences don't count.

A page that reloads, a phone that sleeps for a moment or a server's restart causes no report:
changes are collected for a moment, and people who leave count as present for a while.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

SETTLE = 2.0  # seconds in which changes are collected before a report
LINGER = 12.0  # seconds that a seat stays present after its last page has gone
RUSH = 5.0  # seconds in which all pages return after a restart; they are served first


@dataclass(frozen=True)
class Present:
    """The people at a table.

    Attributes:
        seats: those that have it open, or had it open a moment ago.
        settled: whether everyone has had time to arrive, so that others are away.
    """

    seats: frozenset[int]
    settled: bool


class Attendant:
    """Receives every change at one table: an iterator that skips outdated states.

    Attributes:
        expect: call it with the seats of people who have just joined and are on their way.
    """

    def __init__(self, expect: Callable[[Collection[int]], None]) -> None:
        self.expect = expect
        self._known: Present | None = None
        self._news = asyncio.Event()

    def tell(self, present: Present) -> None:
        """Report the current state."""
        if present != self._known:
            self._known = present
            self._news.set()

    def __aiter__(self) -> "Attendant":
        return self

    async def __anext__(self) -> Present:
        await self._news.wait()
        self._news.clear()
        assert self._known is not None, "there is news"
        return self._known


class Attendance:
    """The people who have one table open; exists while there is anyone.

    Args:
        settle, linger: as `SETTLE` and `LINGER`.
        silence: seconds from now without any reports.
    """

    def __init__(self, settle: float, linger: float, silence: float) -> None:
        self._settle, self._linger = settle, linger
        self._loop = asyncio.get_running_loop()
        self._began = self._loop.time()
        self._first = self._began + silence
        self._open: Counter[int] = Counter()
        self._left: dict[int, float] = {}
        self._attendants: set[Attendant] = set()
        self._spectators = 0
        self._timer: asyncio.TimerHandle | None = None
        self._look_in(linger)

    def __bool__(self) -> bool:
        return bool(self._attendants)

    def enter(self, attendant: Attendant, seats: Collection[int]) -> None:
        """Record that a person with these seats has opened the table."""
        self._attendants.add(attendant)
        self._spectators += not seats
        self._open.update(seats)
        self._look_in(self._settle)

    def leave(self, attendant: Attendant, seats: Collection[int]) -> None:
        """Record that they have closed it."""
        self._attendants.discard(attendant)
        self._spectators -= not seats
        self._open.subtract(seats)
        self._left.update({seat: self._loop.time() for seat in seats if not self._open[seat]})
        self._look_in(self._linger)

    def expect(self, seats: Collection[int]) -> None:
        """Count people who have just joined as present, like those who have just left."""
        now = self._loop.time()
        self._left = {seat: now for seat in seats if not self._open[seat]} | self._left
        self._look_in(self._settle)

    @property
    def there(self) -> frozenset[int]:
        """The seats that have the table open now."""
        return frozenset(seat for seat, count in self._open.items() if count)

    @property
    def spectators(self) -> int:
        """How many have the table open without a seat."""
        return self._spectators

    def close(self) -> None:
        """Remove everyone."""
        if self._timer:
            self._timer.cancel()

    def _look_in(self, seconds: float) -> None:
        """Check in this many seconds, unless a check is due before."""
        due = max(self._loop.time() + seconds, self._first)
        if self._timer is None or self._timer.cancelled() or due < self._timer.when():
            self.close()
            self._timer = self._loop.call_at(due, self._look)

    def _look(self) -> None:
        """Report the state to everyone, and check again when it may change by itself."""
        self._timer, now = None, self._loop.time()
        self._left = {s: then for s, then in self._left.items() if now < then + self._linger}
        seats = frozenset([*self._left, *(seat for seat, count in self._open.items() if count)])
        present = Present(seats, now >= self._began + self._linger)
        for attendant in self._attendants:
            attendant.tell(present)
        if not present.settled:
            self._look_in(self._began + self._linger - now)
        if self._left:
            self._look_in(min(self._left.values()) + self._linger - now)


class Presence:
    """The people who have each table open in this process.

    Args:
        settle, linger: as `SETTLE` and `LINGER`.
        rush: seconds after the first visitor in which others return as well. A table opened
            meanwhile makes no report for that many seconds more.
    """

    def __init__(self, settle: float = SETTLE, linger: float = LINGER, rush: float = RUSH) -> None:
        self._times, self._rush = (settle, linger), rush
        self._calm: float | None = None  # when the rush is over
        self._tables: dict[str, Attendance] = {}

    @contextmanager
    def attend(self, table: str, seats: Collection[int]) -> Iterator[Attendant]:
        """Keep the table open for a person with these seats, or for a spectator without any."""
        attendance = self._tables.get(table) or Attendance(*self._times, self._silence())
        self._tables[table] = attendance
        attendant = Attendant(attendance.expect)
        attendance.enter(attendant, seats)
        try:
            yield attendant
        finally:
            attendance.leave(attendant, seats)
            if not attendance:
                attendance.close()
                del self._tables[table]

    def present_seats(self, table: str) -> frozenset[int]:
        """Return the seats that have a table open now, in this process."""
        attendance = self._tables.get(table)
        return frozenset() if attendance is None else attendance.there

    def count_spectators(self, table: str) -> int:
        """Return how many have a table open without a seat now, in this process."""
        attendance = self._tables.get(table)
        return 0 if attendance is None else attendance.spectators

    def _silence(self) -> float:
        """Return the seconds without reports for a table that is opened now."""
        now = asyncio.get_running_loop().time()
        if self._calm is None:
            self._calm = now + self._rush
        return self._rush if now < self._calm else 0.0
