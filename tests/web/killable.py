"""A separate process that sends notifications: `python -m tests.web.killable`.

Arguments: DATABASE, CLOCK, CHANGES and SENT. CLOCK is a file with the time. The process prints a
line when it begins. It ends as if killed once it has stored CHANGES changes or handed over SENT
notifications; 0 means never.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

from serenissima.service import Tables
from serenissima.web.notifications import notifier as notifying
from serenissima.web.notifications.notifier import Notifier
from serenissima.web.notifications.settings import NotificationSettings
from serenissima.web.security.limits import networks
from serenissima.web.tally import Tally
from tests.service.guests import SHELF, guest

P, T = ParamSpec("P"), TypeVar("T")
PAUSE = 0.02  # seconds between two looks at the outbox


class KeptClock:
    """The time, read from a file that several processes share."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __call__(self) -> float:
        return float(self._file.read_text())

    def moves(self, seconds: float) -> None:
        """Move the time forward by this much."""
        self.is_set(self() + seconds)

    def is_set(self, now: float) -> None:
        """Set the time; a process that reads meanwhile gets the old time or the new one."""
        new = self._file.with_suffix(".new")
        new.write_text(str(now))
        new.replace(self._file)


class Mortal:
    """Ends this process as `kill -9` does, after a number of events.

    Args:
        often: the number of events; 0 for never.
    """

    def __init__(self, often: int) -> None:
        self._left = often

    def after(self, does: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
        """Count an event, and end the process if it was the last."""

        async def done(*args: P.args, **kwargs: P.kwargs) -> T:
            result = await does(*args, **kwargs)
            self._left -= 1
            if not self._left:
                os.kill(os.getpid(), signal.SIGKILL)
            return result

        return done


async def main(database: str, clock: str, changes: str, sent: str) -> None:
    notifying.PAUSE = PAUSE
    allowed = networks(["127.0.0.1"])
    settings = NotificationSettings(
        address="http://venice.test", webhooks=True, allowed=allowed, delay=0.0
    )
    tables = Tables(database, shelf=SHELF, load_player=guest, clock=KeptClock(Path(clock)))
    async with tables:
        notifier = Notifier(settings, tables.outbox, lambda _: frozenset(), Tally())
        store = tables._store
        await notifier.link("")  # creates the keys of the server
        store.change = Mortal(int(changes)).after(store.change)  # type: ignore[method-assign]
        notifier.send = Mortal(int(sent)).after(notifier.send)  # type: ignore[method-assign]
        print("ready", flush=True)
        await notifier.run()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
