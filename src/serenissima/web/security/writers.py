"""How often those who only watch write, by address: one who is nobody yet is somebody else at once.

As with every limit by address, each process counts for itself.
"""

import time
from collections.abc import Callable

from starlette.requests import HTTPConnection

from serenissima.service.refusals import CHAT_TOO_FAST
from serenissima.web.security.limits import Limits
from serenissima.web.security.traffic import Buckets


class Writers:
    """Keeps the chats of spectators from being filled from one address.

    Args:
        limits: how many messages spectators of one address may write.
        clock: seconds, from any moment on.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._left = Buckets(limits.written, limits.writing_burst, clock)

    def check(self, connection: HTTPConnection) -> None:
        """Count a message of a spectator; raises `NotNow` (`chat/too-fast`) if it is too soon."""
        address = self._limits.counted(connection.client.host) if connection.client else ""
        if address and self._left.take(address):
            raise CHAT_TOO_FAST("too much is written from this address", hint="wait")
