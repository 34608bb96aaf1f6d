"""A single transaction, for the host's commands while servers may be running."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import sqlalchemy as sa

from serenissima.service.store.database import connect, unusable_refusal, writing_engine
from serenissima.service.store.migrating import check_revision
from serenissima.service.store.transactions import Taken

T = TypeVar("T")
TRIES = 10  # attempts, while servers write the same rows


@contextmanager
def single_transaction(url: str, *, writes: bool = True) -> Iterator[sa.Connection]:
    """Yield a transaction on a database with the current schema; then close the connection.

    Args:
        url: of the database.
        writes: whether it will write.

    Raises:
        Unreadable: `database/url`.
        Unknown: `database/missing`: such a command creates no file.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
        IntegrityError: of SQLAlchemy: a server has written the same row meanwhile.
    """
    database = connect(url, creates=False)
    try:
        with (writing_engine(database) if writes else database).begin() as connection:
            check_revision(connection)
            yield connection
    except sa.exc.IntegrityError:
        raise
    except sa.exc.DBAPIError as error:
        raise unusable_refusal(database.url, error) from None
    finally:
        database.dispose()


def run_alone(url: str, work: Callable[[sa.Connection], T], *, writes: bool = True) -> T:
    """Return the result of `work` in a single transaction, repeated while a server is faster.

    Args:
        url: of the database.
        work: gets the connection.
        writes: whether it will write.

    Raises:
        NotNow: `table/busy`: a server was faster each time.

    Raises as well what `single_transaction` and `work` raise.
    """
    for _ in range(TRIES):
        try:
            with single_transaction(url, writes=writes) as connection:
                return work(connection)
        except sa.exc.IntegrityError:
            continue
    raise Taken
