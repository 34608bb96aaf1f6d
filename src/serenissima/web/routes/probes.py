"""`/health` and `/ready`, for proxies and supervisors.

They come before everything else, within no limit: their cost is bounded, however often they are
requested. Their answers contain at most a code and its fixed reason.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from serenissima.kernel.errors import NotNow
from serenissima.web.dependencies import AppState
from serenissima.web.refusals import SERVER_DRAINING

HEALTH, READY = "/health", "/ready"
FRESH = 1.0  # seconds in which the database is checked at most once for all requests
KEPT_NOWHERE = {"cache-control": "no-store"}


def is_probe(scope: Scope) -> bool:
    """Whether a request probes the state of the server."""
    return scope["type"] == "http" and scope["path"] in (HEALTH, READY)


class Probes:
    """Reports whether the process is alive, and whether to send visitors to it.

    Args:
        state: of the application.
        clock: seconds since any fixed moment.
    """

    def __init__(self, state: AppState, clock: Callable[[], float] = time.monotonic) -> None:
        self._state = state
        self._database = Recently(state.tables.check, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a probe."""
        refusal = await self._refusal() if scope["path"] == READY else None
        await _answer(refusal)(scope, receive, send)

    async def _refusal(self) -> NotNow | None:
        """Return the reason why no visitor should be sent here, if any."""
        if self._state.draining:
            return SERVER_DRAINING()
        return await self._database.refusal()


def _answer(refusal: NotNow | None) -> JSONResponse:
    if refusal is None:
        return JSONResponse({"status": "ok"}, headers=KEPT_NOWHERE)
    said = {"code": refusal.code, "reason": refusal.reason}
    return JSONResponse(said, 503, headers=KEPT_NOWHERE)


class Recently:
    """A check that runs at most once in `FRESH` seconds, for all requests.

    Args:
        check: raises `NotNow` if there is a fault.
        clock: seconds since any fixed moment.
    """

    def __init__(self, check: Callable[[], Awaitable[None]], clock: Callable[[], float]) -> None:
        self._check, self._clock = check, clock
        self._made: asyncio.Task[NotNow | None] | None = None
        self._until = 0.0

    async def refusal(self) -> NotNow | None:
        """Return the fault that the last check found, if any."""
        if self._made is None or (self._made.done() and self._clock() >= self._until):
            self._made = asyncio.create_task(self._ask())
        return await asyncio.shield(self._made)

    async def _ask(self) -> NotNow | None:
        try:
            await self._check()
        except NotNow as refusal:
            return refusal
        finally:
            self._until = self._clock() + FRESH
        return None
