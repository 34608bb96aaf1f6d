"""One transaction by itself, as a command of the host needs it while servers may run."""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from serenissima.service.store.database import connect, unusable, writing
from serenissima.service.store.migrating import check_revision


@contextmanager
def single_transaction(database: str, *, writes: bool = True) -> Iterator[sa.Connection]:
    """A transaction on a database of today's form; the connection is closed after it.

    Args:
        database: its URL.
        writes: whether it is going to write.

    Raises:
        Unreadable: `database/url`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
        IntegrityError: of SQLAlchemy: a server has written the same row meanwhile.
    """
    engine = connect(database)
    try:
        with (writing(engine) if writes else engine).begin() as connection:
            check_revision(connection)
            yield connection
    except sa.exc.IntegrityError:
        raise
    except sa.exc.DBAPIError as error:
        raise unusable(engine.url, error) from None
    finally:
        engine.dispose()
