"""Looks again at a table without clocks when one of its players becomes late.

A page that stays open learns of everything else by changes; lateness has no entry in the log.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from math import isfinite

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import TableView

SOON, LATE = 300.0, 900.0  # seconds after which a page that has come back looks, at random
MARGIN = 1.0  # seconds after the moment, for clocks that differ


class Waking:
    """The schedule on which one channel looks again.

    Args:
        look: fetches the table at that time, and updates the browser; raises a refusal if that
            cannot be done.
    """

    def __init__(self, look: Callable[[], Awaitable[None]]) -> None:
        self._look = look
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    def resume(self) -> None:
        """Schedule a look at the table of a page that is back: soon, but not all pages at once."""
        self._after(random.uniform(SOON, LATE))  # noqa: S311 - spreads the work, no secret

    def update(self, view: TableView, now: float, patience: float) -> None:
        """Record the view that a page shows now, and look when the next player becomes late."""
        then = next_absence(view, now, patience)
        self._after(None if then is None else max(0.0, then - now) + MARGIN)

    def close(self) -> None:
        """Stop looking."""
        self._after(None)
        if self._looking:
            self._looking.cancel()

    def _after(self, seconds: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = None if seconds is None else loop.call_later(seconds, self._begin)

    def _begin(self) -> None:
        self._looking = asyncio.create_task(self._again())

    async def _again(self) -> None:
        try:
            await self._look()
        except SerenissimaError:  # the database does not answer, for example
            self.resume()


def next_absence(view: TableView, now: float, patience: float) -> float | None:
    """Return when the next player becomes late, in seconds since 1970, or None."""
    if view.clock or not view.running or view.seat < 0:
        return None
    others = (since + patience for seat, since in view.waited.items() if seat != view.seat)
    return min((then for then in others if isfinite(then) and then > now), default=None)
