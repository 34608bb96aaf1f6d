"""HTTP connections with time limits for the head of a request and for its body."""

import asyncio
from enum import Enum, auto
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from serenissima.web.refusals import REQUEST_MALFORMED, REQUEST_SLOW
from serenissima.web.security.answers import response_bytes
from serenissima.web.security.listener import Connections

AFTER_REFUSAL = 5.0  # seconds for the guard to refuse a slow body before the connection is cut


class Waits(Enum):
    """The part of the exchange that a connection waits for."""

    NEXT = auto()  # another request; uvicorn ends this wait
    HEAD = auto()
    BODY = auto()
    NOTHING = auto()


class TimedProtocol(H11Protocol):
    """A connection that is closed when the other side is too slow, or when others need its place.

    Args:
        connections: those of the server.
        rest: uvicorn's arguments for a protocol.
    """

    def __init__(self, connections: Connections, **rest: Any) -> None:
        super().__init__(**rest)
        self._those, self._limits = connections, connections.limits
        self._waits = Waits.NOTHING
        self._deadline: asyncio.TimerHandle | None = None
        self._begun = False  # whether any byte has arrived

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Prepare for a request."""
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        """Receive a part of a request."""
        self._begun = True
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Handle the end of the application's answer."""
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle a lost connection."""
        self._wait_for(Waits.NOTHING)
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Refuse anything but HTTP."""
        hint = "the address of a page, in a browser"
        self.transport.write(
            response_bytes(REQUEST_MALFORMED("this is not an HTTP request", hint=hint))
        )
        self.transport.close()

    def end(self) -> None:
        """Close it at once."""
        self.transport.abort()

    def shutdown(self) -> None:
        """Answer complete requests, but do not wait for the rest of others: the server ends."""
        super().shutdown()
        if self._waits is Waits.BODY:
            self.end()

    def _look(self) -> None:
        """Find out what the connection waits for, and set its time limit if that is new."""
        waits = self._waiting()
        if waits is not self._waits:
            self._wait_for(waits)

    def _waiting(self) -> Waits:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return Waits.NOTHING
        if self.conn.their_state is h11.SEND_BODY:
            return Waits.BODY
        if self.conn.their_state is h11.IDLE and self.conn.our_state is h11.IDLE:
            return Waits.HEAD if self.timeout_keep_alive_task is None else Waits.NEXT
        return Waits.NOTHING

    def _wait_for(self, waits: Waits) -> None:
        self._waits = waits
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._those.idle.pop(self, None)
        if waits in (Waits.NEXT, Waits.HEAD):
            self._those.idle[self] = None
        if waits is Waits.HEAD:
            self._deadline = self.loop.call_later(self._limits.head, self._refuse_head)
        elif waits is Waits.BODY:
            self._deadline = self.loop.call_later(self._limits.body + AFTER_REFUSAL, self.end)

    def _refuse_head(self) -> None:
        """Report why, if a request has begun, and close."""
        if self._begun:
            self.transport.write(response_bytes(REQUEST_SLOW()))
        self.transport.close()
