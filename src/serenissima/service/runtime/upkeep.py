"""Finishes what a process that ended has left undone, soon after the next start and regularly.

A command is one transaction wherever that is possible. What follows from it in further transactions
is done here if the process ended between them: what computer players would have done, the rounds of
tournaments and their tables, and the guests who were made for a table but never sat down there.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, repeat
from math import inf

import structlog

from serenissima.kernel.errors import SerenissimaError
from serenissima.service.runtime.guests import Guests
from serenissima.service.runtime.outbox import Outbox
from serenissima.service.runtime.tournaments import Tournaments

LOG = structlog.get_logger(__name__)
FIRST, EVERY = 10.0, 60.0  # seconds after the start, and between two checks
HOUR = 3600.0  # between two searches for unused guests


class Upkeep:
    """The upkeep of one database; several processes may do it at once.

    Args:
        tournaments: their rounds.
        outbox: rings the alarms of tables, which lets their computer players continue.
        guests: those who may be unused.
        clock: seconds since 1970.
    """

    def __init__(
        self,
        tournaments: Tournaments,
        outbox: Outbox,
        guests: Guests,
        clock: Callable[[], float],
    ) -> None:
        self._tournaments, self._outbox, self._guests = tournaments, outbox, guests
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._cleared = -inf  # when unused guests were last deleted

    def begin(self) -> None:
        """Check regularly from now on."""
        self._task = asyncio.create_task(self._run(chain([FIRST], repeat(EVERY))))

    async def close(self) -> None:
        """Stop checking; each piece of work in progress is either done or not."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, pauses: Iterator[float]) -> None:
        for pause in pauses:
            await asyncio.sleep(pause)
            try:
                await self.look()
            except SerenissimaError as error:  # the next check may succeed
                LOG.warning("upkeep waits", code=error.code)
            except Exception:
                LOG.exception("upkeep failed")

    async def look(self) -> None:
        """Continue whatever waits for no person; from time to time delete unused guests.

        Raises:
            NotNow: `database/unavailable`.
        """
        await self._outbox.ring()
        await self._tournaments.catch_up()
        if self._clock() - self._cleared > HOUR:
            self._cleared = self._clock()
            await self._guests.dismiss_unused()
