"""Whether a secret of a table admits its holder to a private site."""

from serenissima.kernel.errors import SerenissimaError
from serenissima.service.refusals import DATABASE_UNAVAILABLE
from serenissima.service.runtime.known_tables import KnownTables


class Admission:
    """The secrets of tables as admission to a private site.

    Args:
        tables: those of this server.
    """

    def __init__(self, tables: KnownTables) -> None:
        self._tables = tables

    async def has_seat(self, table: str, token: str) -> bool:
        """Whether a token belongs to a seat's owner or to a program of theirs.

        Raises:
            NotNow: `database/unavailable`.
        """
        try:
            return (await self._tables.table(table)).sheet.viewing_seat(token) is not None
        except SerenissimaError as error:
            return _means_no(error)

    async def is_invited(self, table: str, invitation: str) -> bool:
        """Whether an invitation is for a seat that is still free.

        Raises:
            NotNow: `database/unavailable`.
        """
        try:
            now = await self._tables.table(table)
            return now.invited_seat(invitation) in now.promised_seats
        except SerenissimaError as error:
            return _means_no(error)


def _means_no(error: SerenissimaError) -> bool:
    if error.is_any(DATABASE_UNAVAILABLE):
        raise error
    return False
