"""Remembers which addresses opened the tables in the list of open tables.

As with every limit by address, each process counts separately.
"""

from collections.abc import Collection

from starlette.requests import HTTPConnection

from serenissima.web.refusals import TABLE_ENOUGH_OPEN
from serenissima.web.security.limits import Limits


class Openers:
    """A guard against one address filling the list.

    Args:
        limits: how many tables of one address may wait for people at once.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._opened: dict[str, set[str]] = {}  # tables by address

    def check(self, connection: HTTPConnection, listed: Collection[str]) -> None:
        """Refuse another table if enough of the `listed` ones are from this address.

        Raises:
            NotNow: `table/enough-open`.
        """
        most, here = self._limits.open_tables, set(listed)
        kept = {origin: tables & here for origin, tables in self._opened.items()}
        self._opened = {origin: tables for origin, tables in kept.items() if tables}
        if len(self._opened.get(self.origin(connection), ())) >= most:
            hint = f"at most {most} at once: wait until one is full, or invite people by a link"
            raise TABLE_ENOUGH_OPEN(hint=hint, limit=most)

    def note(self, connection: HTTPConnection, table: str) -> None:
        """Record that an open table was opened."""
        if origin := self.origin(connection):
            self._opened.setdefault(origin, set()).add(table)

    def origin(self, connection: HTTPConnection) -> str:
        """Return the network address that a request counts for; empty if it is not limited."""
        return self._limits.counting_name(connection.client.host) if connection.client else ""
