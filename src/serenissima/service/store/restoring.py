"""Puts a backup in the place of an SQLite database, which is kept beside it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from serenissima.kernel.errors import Illegal, NotNow, Unknown, Unreadable
from serenissima.service.store.backup import copy_of
from serenissima.service.store.database import database_url
from serenissima.service.store.migrating import newer
from serenissima.service.store.schema import REVISION

LENGTHS = (
    "SELECT t.id, count(e.seq), max(e.seq)"
    " FROM tables t LEFT JOIN events e ON e.table_id = t.id GROUP BY 1"
)
CHECKS = {"PRAGMA integrity_check": [("ok",)], "PRAGMA foreign_key_check": []}
"""What is asked of a backup, with the answer of a sound one."""
WAIT_S = 3.0  # for whoever still uses the database


@dataclass(frozen=True)
class Restored:
    """A backup was restored.

    Attributes:
        tables: how many it holds.
        kept: where the database that was there before is now, if there was one.
    """

    tables: int
    kept: Path | None


def restore(backup: Path, database: str, *, replace: bool = False) -> Restored:
    """Put a backup in the place of a database that no server uses; nothing is deleted.

    Args:
        backup: a file that `back_up` wrote; it is checked, and not changed.
        database: the URL of the database.
        replace: even if the database holds what the backup does not.

    Raises:
        Unreadable: `database/url`; `restore/damaged`: the backup is not whole.
        Illegal: `restore/postgresql`: PostgreSQL has a tool of its own.
        Unknown: `restore/file`: there is no such backup.
        NotNow: `restore/newer`, `restore/in-use`, `database/newer`, `backup/failed`.
    """
    target = _target(database)
    if not backup.is_file():
        raise Unknown("restore/file", "there is no such backup", text=str(backup))
    lengths = _checked(backup)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    exists = target.is_file()
    if exists and not replace:
        _check_older(target, lengths)
    with copy_of(backup.resolve(), target.parent, _access(backup)) as (complete, tables):
        kept = _new_name(target)
        if exists:
            _keep(target, kept)
        _keep_logs(target, kept)
        complete.replace(target)
    return Restored(tables, kept if exists else None)


def _target(database: str) -> Path:
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        hint = "pg_restore --clean --if-exists --dbname DATABASE FILE"
        raise Illegal("restore/postgresql", "PostgreSQL is restored by its own tool", hint=hint)
    return Path(str(url.database)).resolve()


def _checked(backup: Path) -> dict[str, int]:
    """How many entries each table of a backup has, once that is known to be all of them."""
    with _reading(backup) as connection:
        found = {check: connection.execute(check).fetchall() for check in CHECKS}
        revision = str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        logs = connection.execute(LENGTHS).fetchall()
    if revision > REVISION:  # they are numbers of four digits
        raise newer(revision)
    if found != CHECKS or any(count != last for _, count, last in logs):
        raise _damaged(backup)
    return {table: count for table, count, _ in logs}


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing; raises `Unreadable` (`restore/damaged`)."""
    try:
        uri = f"{file.resolve().as_uri()}?{_access(file)}"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            yield connection
    except (sqlite3.Error, TypeError) as error:
        raise _damaged(file) from error


def _access(backup: Path) -> str:
    """How SQLite reads a backup without writing beside it, which may not be possible there."""
    log = backup.with_name(f"{backup.name}-wal")  # as a file has that was copied by hand
    return "mode=ro" if log.exists() else "immutable=1"


def _damaged(file: Path) -> Unreadable:
    reason, hint = "this is no whole database of tables", "a file written by serenissima backup"
    return Unreadable("restore/damaged", reason, text=str(file), hint=hint)


def _check_older(target: Path, restored: dict[str, int]) -> None:
    """Refuse to replace a database that holds what the backup does not, or that cannot be read."""
    with closing(sqlite3.connect(target, timeout=WAIT_S)) as connection:
        try:
            logs = connection.execute(LENGTHS).fetchall()
            lost = sum(count > restored.get(table, 0) for table, count, _ in logs)
            reason = f"the database holds what the backup does not, at {lost} tables"
        except sqlite3.Error as error:
            lost, reason = 1, f"what the database holds cannot be read: {error}"
    if lost:
        hint = "--replace, which keeps the database under another name"
        raise NotNow("restore/newer", reason, text=str(target), hint=hint)


def _check_unused(target: Path) -> None:
    """Move everything into the one file, which succeeds only if nobody else has it open."""
    try:
        with closing(sqlite3.connect(target, timeout=WAIT_S)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as error:
        used = error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        reason = "a server uses this database" if used else f"it cannot be changed: {error}"
        hint = "stop all servers first" if used else "the user that the server runs as"
        raise NotNow("restore/in-use", reason, text=str(target), hint=hint) from error
    except sqlite3.DatabaseError:  # it is damaged: nobody can use it
        return


def _keep(target: Path, kept: Path) -> None:
    """Give a database that nobody uses a second name, so that there is one at each moment."""
    _check_unused(target)
    with suppress(OSError):  # a file system that knows no second names
        kept.hardlink_to(target)
    if not kept.exists():
        target.rename(kept)


def _keep_logs(target: Path, kept: Path) -> None:
    """Put away what SQLite has left beside a damaged or lost database: it is not of the next."""
    for end in ("-wal", "-shm"):
        if (log := target.with_name(target.name + end)).exists():
            log.rename(kept.with_name(kept.name + end))


def _new_name(target: Path) -> Path:
    """A name for what is replaced, which no file has."""
    stem = f"{target.stem}.replaced-{time.strftime('%Y%m%d-%H%M%S')}"
    stems = (f"{stem}-{number}" if number else stem for number in count())
    paths = (target.with_name(f"{one}{target.suffix}") for one in stems)
    return next(path for path in paths if not path.exists())
