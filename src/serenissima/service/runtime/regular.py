"""A check that a server repeats at regular intervals for as long as it runs."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import chain, repeat

import structlog

from serenissima.kernel.errors import SerenissimaError

LOG = structlog.get_logger(__name__)


class RegularCheck:
    """Repeats a check; a failed one is logged, and the next may succeed.

    Args:
        check: does the work; cancelled at any moment, each piece of it is either done or not.
        first, every: seconds until the first check, and between two.
        failed: the event to log after a failure.
    """

    def __init__(
        self, check: Callable[[], Awaitable[object]], first: float, every: float, failed: str
    ) -> None:
        self._check, self._failed = check, failed
        self._pauses: Iterator[float] = chain([first], repeat(every))
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Check regularly from now on."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop checking."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        for pause in self._pauses:
            await asyncio.sleep(pause)
            try:
                await self._check()
            except SerenissimaError as error:
                LOG.warning(self._failed, code=error.code)
            except Exception:
                LOG.exception(self._failed)
