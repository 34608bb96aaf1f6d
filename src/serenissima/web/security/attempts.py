"""Limits how often a password may be tried, by sign-in name and by address.

The database counts for all processes that serve it; otherwise each process would allow the full
number.

Anyone may try passwords of a name that they know. Devices on which its guest is or was signed in
are counted separately, so that such tries keep no guest out.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Bucket, Tries, fold_login
from serenissima.web.security.failures import log_failure
from serenissima.web.security.limits import Limits

MAILS_TO, MAILS_FROM = 3, 10  # mails an hour to one address, and because of one visitor
HOUR = 3600.0
OFTEN = 3  # tries from one address for each try of one name: households share an address


class Attempts:
    """A guard against guessing passwords.

    Args:
        limits: how many passwords may be tried.
        tries: the tries so far, from the database.
        logs_addresses: whether the addresses of failed sign-ins are logged.
    """

    def __init__(self, limits: Limits, tries: Tries, logs_addresses: bool = False) -> None:
        self._limits, self._tries, self._logs = limits, tries, logs_addresses

    @asynccontextmanager
    async def count(
        self, connection: HTTPConnection, login: str, known: str = ""
    ) -> AsyncIterator[None]:
        """Count a wrong password that is tried inside this context; a right one does not count.

        Args:
            connection: the request that tries it.
            login: the sign-in name in any spelling, even one that no guest has; empty if none is
                tried.
            known: of a guest who is signed in, or of a device that knows the name: then only its
                own tries count.

        Raises:
            NotNow: `account/tries`.
        """
        buckets = self._known_buckets(known) if known else self._buckets(connection, login)
        try:
            await self._tries.take(buckets)
            yield
        except SerenissimaError as error:
            if self._logs and connection.client and (login or not known):  # else: is signed in
                log_failure(connection.client.host, error)
            raise
        await self._tries.give(buckets)

    async def count_mail(self, connection: HTTPConnection | None, address: str = "") -> None:
        """Count a mail about an account, by the visitor who caused it and by its address.

        `connection`: the visitor's request; None if it was counted before.

        Raises:
            NotNow: `account/tries`.
        """
        wanted = [f"mail to {address.lower()}"] if address else []
        if connection is not None and connection.client:
            host = self._limits.counting_name(connection.client.host)
            wanted += [f"mail from {host}"] if host else []
        limits = {"to": MAILS_TO, "from": MAILS_FROM}
        await self._tries.take(
            [
                Bucket(hash_secret(what), limits[what.split()[1]] / HOUR, limits[what.split()[1]])
                for what in wanted
            ]
        )

    def _known_buckets(self, known: str) -> list[Bucket]:
        rate, most = self._limits.passwords, self._limits.password_burst
        return [Bucket(hash_secret(f"known {known}"), rate, most)]

    def _buckets(self, connection: HTTPConnection, login: str) -> list[Bucket]:
        rate, most = self._limits.passwords, self._limits.password_burst
        address = self._limits.counting_name(connection.client.host) if connection.client else ""
        found = []
        if login:
            found.append(Bucket(hash_secret(f"name {fold_login(login)}"), rate, most))
        if address:
            found.append(Bucket(hash_secret(f"address {address}"), OFTEN * rate, OFTEN * most))
        return found
