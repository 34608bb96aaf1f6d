"""How often somebody may try a password: by sign-in name, and by address.

As with every limit, each process counts for itself.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from serenissima.fairplay.secrets import hashed
from serenissima.kernel.errors import NotNow
from serenissima.service import folded_login
from serenissima.web.security.limits import Limits
from serenissima.web.security.traffic import Buckets

OFTEN = 3  # times as many tries from one address as of one name: households share one


class Attempts:
    """Keeps passwords from being guessed.

    Args:
        limits: how many passwords may be tried.
        clock: seconds, from any moment on.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        rate, most = limits.passwords, limits.password_burst
        self._of_name = Buckets(rate, most, clock)
        self._of_address = Buckets(OFTEN * rate, OFTEN * most, clock)

    @contextmanager
    def counted(self, connection: HTTPConnection, login: str) -> Iterator[None]:
        """While a password is tried: a wrong one counts, a right one does not.

        `login`: the sign-in name in any writing, also one that nobody has; empty if none is tried.

        Raises:
            NotNow: `account/tries`.
        """
        address = self._limits.counted(connection.client.host) if connection.client else ""
        tried = [(self._of_name, hashed(folded_login(login)))] * bool(login)
        tried += [(self._of_address, address)] * bool(address)
        if any(bucket.take(name) for bucket, name in tried):
            raise NotNow("account/tries", "this was tried too often", hint="wait some minutes")
        yield
        for bucket, name in tried:
            bucket.give(name)
