"""Limits spectators' messages by address, since a spectator without a cookie can be anyone.

As with every limit by address, each process counts separately.
"""

import time
from collections.abc import Callable

from starlette.requests import HTTPConnection

from serenissima.service.refusals import CHAT_TOO_FAST
from serenissima.web.security.limits import Limits
from serenissima.web.security.traffic import Buckets


class Writers:
    """A guard against filling spectators' chats from one address.

    Args:
        limits: how many messages spectators of one address may write.
        clock: seconds since any fixed moment.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._left = Buckets(limits.written, limits.writing_burst, clock)

    def check(self, connection: HTTPConnection) -> None:
        """Count a message of a spectator; raise `NotNow` (`chat/too-fast`) if it is too soon."""
        address = self._limits.counting_name(connection.client.host) if connection.client else ""
        if address and self._left.take(address):
            raise CHAT_TOO_FAST("too many messages come from this address", hint="wait a moment")
