"""Replaces an SQLite database with a backup, saving the old database beside it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from serenissima.kernel.errors import Unreadable
from serenissima.service.refusals import (
    RESTORE_DAMAGED,
    RESTORE_FAILED,
    RESTORE_FILE,
    RESTORE_IN_USE,
    RESTORE_LOSES,
    RESTORE_POSTGRESQL,
    RESTORE_VERSION,
)
from serenissima.service.store.archive import Row, unpack
from serenissima.service.store.backup import copy_of, free_name
from serenissima.service.store.database import database_url
from serenissima.service.store.migrating import is_newer

ROWS = "SELECT seq, body, key, command, at FROM {}.events WHERE table_id = ?"
GAPS = (
    "SELECT t.id FROM tables t LEFT JOIN events e ON e.table_id = t.id"
    " GROUP BY 1 HAVING count(e.seq) IS NOT max(e.seq)"
)
LOST = """
    SELECT id FROM main.tables here LEFT JOIN backup.tables there USING (id)
    WHERE (there.game, there.secret) IS NOT (here.game, here.secret)
    UNION
    SELECT here.table_id FROM main.events here
    LEFT JOIN backup.events there ON there.table_id = here.table_id AND there.seq = here.seq
    WHERE (there.at, there.body, there.key, there.command)
        IS NOT (here.at, here.body, here.key, here.command)
"""
"""Selects the tables of which the backup does not contain every row unchanged."""
CHECKS = {"PRAGMA integrity_check": [("ok",)], "PRAGMA foreign_key_check": []}
"""Checks of a backup, with the answers of a sound one."""
WAIT_S = 3.0  # for other users of the database


@dataclass(frozen=True)
class Restored:
    """The result of restoring a backup.

    Attributes:
        tables: the number of tables in it.
        kept: the new location of the previous database, if there was one.
    """

    tables: int
    kept: Path | None


def restore(backup: Path, database: str, *, replace: bool = False) -> Restored:
    """Replace a database that no server uses with a backup; nothing is deleted.

    Args:
        backup: a file from `back_up`; it is checked, and not changed.
        database: the URL of the database.
        replace: even if the database contains entries that the backup lacks.

    Raises:
        Unreadable: `database/url`; `restore/damaged`: the backup is not whole.
        Illegal: `restore/postgresql`: PostgreSQL has its own tool.
        Unknown: `restore/file`: there is no such backup.
        NotNow: `restore/version`: a later version wrote the backup; `restore/loses`: the database
            contains entries that the backup lacks; `restore/in-use`; `restore/failed`.
    """
    target = _target(database)
    if not backup.is_file():
        raise RESTORE_FILE(text=str(backup))
    _check_whole(backup)
    if target.is_file() and not replace:
        _check_nothing_lost(target, backup)
    try:
        return _put_back(backup, target)
    except OSError as error:
        reason = f"the backup could not replace the database: {error.strerror}"
        raise RESTORE_FAILED(reason, text=str(target)) from error


def _put_back(backup: Path, target: Path) -> Restored:
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    exists, access = target.is_file(), _access(backup)
    with copy_of(backup.resolve(), target.parent, access, RESTORE_FAILED) as (copy, tables):
        kept = free_name(target, f"replaced-{time.strftime('%Y%m%d-%H%M%S')}")
        if exists:
            _keep(target, kept)
        _keep_logs(target, kept)
        copy.replace(target)
    return Restored(tables, kept if exists else None)


def _target(database: str) -> Path:
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise RESTORE_POSTGRESQL(hint="pg_restore --single-transaction --dbname NEW_DATABASE FILE")
    return Path(str(url.database)).resolve()


def _check_whole(backup: Path) -> None:
    """Raise unless this version can read the backup and no log in it has a gap."""
    with _reading(backup) as connection:
        found = {check: connection.execute(check).fetchall() for check in CHECKS}
        revision = str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        gaps = [one for (one,) in connection.execute(GAPS).fetchall() if _gap(connection, one)]
    if is_newer(revision):
        raise RESTORE_VERSION(text=str(backup), hint="restore it with that version")
    if found != CHECKS or gaps:
        raise _damaged(backup)


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Yield a read-only connection; raises `Unreadable` (`restore/damaged`)."""
    try:
        with closing(sqlite3.connect(_address(file), uri=True)) as connection:
            yield connection
    except (sqlite3.Error, TypeError, Unreadable) as error:
        raise _damaged(file) from error


def _log(connection: sqlite3.Connection, table: str, database: str = "main") -> list[Row]:
    """Return the rows of a log, including archived ones."""
    return unpack(connection.execute(ROWS.format(database), (table,)))


def _gap(connection: sqlite3.Connection, table: str) -> bool:
    """Whether a log lacks an entry; archived ones count as present."""
    found = [row[0] for row in _log(connection, table)]
    return found != list(range(1, len(found) + 1)) or not found


def _lost(connection: sqlite3.Connection, table: str) -> bool:
    """Whether the attached backup lacks an entry of a table, or has another table of that id."""
    heads = "SELECT game, secret FROM {}.tables WHERE id = ?"
    here, there = (
        (
            connection.execute(heads.format(place), (table,)).fetchall(),
            _log(connection, table, place),
        )
        for place in ("main", "backup")
    )
    return here[0] != there[0] or not set(here[1]) <= set(there[1])


def _address(backup: Path) -> str:
    return f"{backup.resolve().as_uri()}?{_access(backup)}"


def _access(backup: Path) -> str:
    """Return how SQLite reads a backup without writing beside it, which may be impossible there."""
    log = backup.with_name(f"{backup.name}-wal")  # for a file that was copied by hand
    return "mode=ro" if log.exists() else "immutable=1"


def _damaged(file: Path) -> Unreadable:
    hint = "a file written by serenissima backup"
    return RESTORE_DAMAGED(text=str(file), hint=hint)


def _check_nothing_lost(target: Path, backup: Path) -> None:
    """Raise if the database is unreadable or contains entries that the backup lacks."""
    with closing(sqlite3.connect(target.as_uri(), timeout=WAIT_S, uri=True)) as connection:
        try:
            connection.execute("ATTACH ? AS backup", (_address(backup),))
            differing = connection.execute(LOST).fetchall()
            lost = sum(_lost(connection, table) for (table,) in differing)
            at = "1 table" if lost == 1 else f"{lost} tables"
            reason = f"the database contains data of {at} that is not in the backup"
        except (sqlite3.Error, Unreadable) as error:
            lost, reason = 1, f"the database cannot be read: {error}"
    if lost:
        hint = "use --replace, which saves the database under another name"
        raise RESTORE_LOSES(reason, text=str(target), hint=hint)


def _check_unused(target: Path) -> None:
    """Move everything into the one file, which works only if no one else has it open."""
    try:
        with closing(sqlite3.connect(target, timeout=WAIT_S)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as error:
        used = error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        reason = "a server is using this database"
        if not used:
            reason = f"this database cannot be changed: {error}"
        hint = "stop all servers first" if used else "run the command as the server's user"
        raise RESTORE_IN_USE(reason, text=str(target), hint=hint) from error
    except sqlite3.DatabaseError:  # damaged: no one can use it
        return


def _keep(target: Path, kept: Path) -> None:
    """Give an unused database a second name, so that there is one at each moment."""
    _check_unused(target)
    with suppress(OSError):  # a file system without second names
        kept.hardlink_to(target)
    if not kept.exists():
        target.rename(kept)


def _keep_logs(target: Path, kept: Path) -> None:
    """Move away the files that SQLite left beside a lost database: the next must not use them."""
    for end in ("-wal", "-shm"):
        if (log := target.with_name(target.name + end)).exists():
            log.rename(kept.with_name(kept.name + end))
