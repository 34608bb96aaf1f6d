"""Finishes what a process that ended has left undone, soon after the next start and regularly.

A command is one transaction wherever that is possible. What follows from it in further transactions
is done here if the process ended between them: what computer players would have done, the rounds of
tournaments and their tables, and the guests who were made for a table but never sat down there.
"""

from collections.abc import Callable
from math import inf

from serenissima.service.runtime.guests import Guests
from serenissima.service.runtime.outbox import Outbox
from serenissima.service.runtime.regular import RegularCheck
from serenissima.service.runtime.tournaments import Tournaments

FIRST, EVERY = 10.0, 60.0  # seconds after the start, and between two checks
HOUR = 3600.0  # between two searches for unused guests


class Upkeep:
    """The upkeep of one database; several processes may do it at once.

    Args:
        tournaments: their rounds.
        outbox: rings the alarms of tables, which lets their computer players continue.
        guests: those who may be unused.
        clock: seconds since 1970.

    Attributes:
        regularly: its checks while a server runs.
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
        self._cleared = -inf  # when unused guests were last deleted
        self.regularly = RegularCheck(self.look, FIRST, EVERY, "upkeep failed")

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
