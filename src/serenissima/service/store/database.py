"""The connection to a database: drivers, settings and time limits.

By default, SQLite's driver begins transactions late and as readers; two that both read and then
write would overwrite each other without an error. So the driver begins none, and each transaction
declares at its start whether it will write (`BEGIN IMMEDIATE`) or only read.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import structlog

from serenissima.kernel.errors import NotNow
from serenissima.service.refusals import DATABASE_MISSING, DATABASE_UNAVAILABLE, DATABASE_URL

LOG = structlog.get_logger(__name__)

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
WAIT_S = 3  # for a lock, a statement or a connection; players see a refusal soon after
PASSWORD = re.compile("(://[^:/]*:).*@")  # in a URL
WRITES = "serenissima_writes"  # execution option of a connection for writing
SQLITE_SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an acknowledged action survives even a power cut
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {1000 * WAIT_S}",
)
POSTGRES_SETTINGS = (f"SET lock_timeout = '{WAIT_S}s'", f"SET statement_timeout = '{WAIT_S}s'")
POSTGRES_ARGUMENTS = {  # of libpq: detects even a network that drops every packet
    "connect_timeout": WAIT_S,
    "tcp_user_timeout": 1000 * WAIT_S,
    "keepalives_idle": WAIT_S,
    "keepalives_interval": WAIT_S,
    "keepalives_count": 2,
}


class Unavailable(NotNow):
    """The database is locked, full or unreachable; the same command may be sent again."""

    def __init__(self) -> None:
        code = DATABASE_UNAVAILABLE
        super().__init__(code.code, code.reason, hint=code.hint)


def unavailable_refusal(error: Exception) -> Unavailable:
    """Return the refusal for a database failure; the failure is logged in one line."""
    log_failure("database failed", error)
    return Unavailable()


def log_failure(event: str, error: Exception) -> None:
    """Log a database failure in one line: the database itself is at fault, no code of ours."""
    cause, said = _cause(error)
    LOG.warning(event, error=type(cause).__name__, reason=said)


def unusable_refusal(url: sa.URL, error: Exception) -> NotNow:
    """Return the refusal for a database that can't be used at start-up; it hides the password."""
    place = url.set(drivername=url.get_backend_name(), query={})
    shown, hint = place.render_as_string(hide_password=True), _cause(error)[1]
    return DATABASE_UNAVAILABLE("the database cannot be used", text=shown, hint=hint)


def _cause(error: Exception) -> tuple[object, str]:
    """Return the driver's error and its first line: the others could contain a row's values."""
    cause = getattr(error, "orig", None) or error
    return cause, str(cause).partition("\n")[0][:200]


def database_url(text: str) -> sa.URL:
    """Return a database's URL with our driver; a bare path means an SQLite file.

    Raises:
        Unreadable: `database/url`.
    """
    try:
        url = sa.make_url(text) if "://" in text else sa.URL.create("sqlite", database=text)
        url = url.set(drivername=DRIVERS[url.get_backend_name()])
    except (sa.exc.ArgumentError, KeyError, ValueError) as error:
        hint = "sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise DATABASE_URL(text=_masked(text), hint=hint) from error
    if url.get_backend_name() == "sqlite":
        _check_file(url, text)
    return url


def _check_file(url: sa.URL, text: str) -> None:
    """Raise unless an SQLite URL names a file and nothing else."""
    if url.database in (None, "", ":memory:"):
        raise DATABASE_URL("an SQLite database must be a file", text=text, hint="sqlite:///FILE")
    if "?" in text and "://" in text:
        reason = "the URL of an SQLite database ends with its file"
        raise DATABASE_URL(reason, text=text, hint="in the name of a file, write ? as %3F")


def file_url(file: Path) -> str:
    """Return the URL of an SQLite file, whatever characters its path contains.

    Raises:
        Unreadable: `database/url`: the path is not UTF-8.
    """
    try:
        return sa.URL.create("sqlite", database=file.as_posix()).render_as_string()
    except UnicodeEncodeError as error:
        name = file.as_posix().encode(errors="surrogateescape").decode(errors="replace")
        raise DATABASE_URL("the name of this folder is not UTF-8", text=name) from error


def _masked(text: str) -> str:
    """Return a URL without its password, which may be before the host or in the query."""
    return PASSWORD.sub(r"\1***@", text).partition("?")[0]


def connect(text: str, *, creates: bool = True) -> sa.Engine:
    """Return SQLAlchemy's `Engine` for the database with this URL, not yet connected.

    Args:
        text: the URL.
        creates: whether a missing SQLite file is created, with its folder.

    Raises:
        Unreadable: `database/url`.
        Unknown: `database/missing`.
        NotNow: `database/unavailable`: the file cannot be created.
    """
    url = database_url(text)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, creates=creates)
    database = sa.create_engine(url, connect_args=POSTGRES_ARGUMENTS, hide_parameters=True)
    sa.event.listen(database, "connect", _set_up_postgres)
    return database


def _sqlite(url: sa.URL, *, creates: bool) -> sa.Engine:
    file = Path(str(url.database))
    if creates:
        _create(file)
    elif not file.is_file():
        raise DATABASE_MISSING(text=str(file))
    database = sa.create_engine(
        url, connect_args={"isolation_level": None}, paramstyle="named", hide_parameters=True
    )
    sa.event.listen(database, "connect", _set_up_sqlite)
    sa.event.listen(database, "begin", _begin)
    return database


def _create(file: Path) -> None:
    """Create an SQLite file that is missing, with its folder."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new_file(file)
    except OSError as error:
        reason = f"the database cannot be created: {error.strerror}"
        hint = "a --data folder that can be written"
        raise DATABASE_UNAVAILABLE(reason, text=str(file), hint=hint) from error


def new_file(file: Path) -> Path:
    """Return the file, created empty and private if it is new: it will hold secrets of matches.

    SQLite gives the files beside it the same mode.
    """
    with suppress(FileExistsError):
        file.touch(0o600, exist_ok=False)
    return file


def is_sqlite(database: sa.Engine) -> bool:
    """Whether the database is an SQLite file."""
    return database.dialect.name == "sqlite"


def writing_engine(database: sa.Engine) -> sa.Engine:
    """Return the same database, for transactions that write."""
    return database.execution_options(**{WRITES: True})


def _set_up_sqlite(connection: Any, _record: object) -> None:
    for setting in SQLITE_SETTINGS:
        connection.execute(setting)


def _set_up_postgres(connection: Any, _record: object) -> None:
    for setting in POSTGRES_SETTINGS:
        connection.execute(setting)
    connection.commit()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
