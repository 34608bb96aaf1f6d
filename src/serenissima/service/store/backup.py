"""Copies an SQLite database while servers write to it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from glob import escape
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from serenissima.kernel.errors import NotNow, RefusalCode
from serenissima.service.refusals import (
    BACKUP_DATABASE,
    BACKUP_EXISTS,
    BACKUP_FAILED,
    BACKUP_POSTGRESQL,
    DATABASE_MISSING,
)
from serenissima.service.store.database import database_url, new_file

ABANDONED = 86_400.0  # seconds without a write, after which an unfinished copy is removed
NOTE = "INSERT OR REPLACE INTO host_events (name, at) VALUES ('backup', ?)"


def back_up(database: str, copy: Path) -> int:
    """Copy all tables as of one moment to a new file; return how many there are.

    The file appears only when it is complete.

    Args:
        database: its URL.
        copy: the new file.

    Raises:
        Unreadable: `database/url`.
        Illegal: `backup/postgresql`: PostgreSQL has its own tool.
        Unknown: `backup/database`: there is no such file.
        NotNow: `backup/exists`, `backup/failed`.
    """
    original = _original(database)
    if copy.exists():
        raise BACKUP_EXISTS(text=str(copy), hint="the name of a new file")
    if not copy.parent.is_dir():
        raise BACKUP_FAILED("there is no such folder", text=str(copy.parent))
    with copy_of(original, copy.parent) as (complete, tables):
        complete.rename(copy)
    _note(original)
    return tables


def _note(original: Path) -> None:
    """Store when the backup was made, unless an older version made this database."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(original)) as connection, connection:
        connection.execute(NOTE, (time.time(),))


@contextmanager
def copy_of(
    original: Path,
    folder: Path,
    access: str = "mode=rw",
    refusal: RefusalCode[NotNow] = BACKUP_FAILED,
) -> Iterator[tuple[Path, int]]:
    """Yield a complete copy in a folder, ready to be moved, and its number of tables.

    Args:
        original: a database.
        folder: of the copy.
        access: how SQLite opens the original.
        refusal: raised if the copy fails.

    Raises:
        NotNow: `backup/failed`, or another refusal.
    """
    _remove_left(original.name, folder)
    with TemporaryDirectory(prefix=f".{original.name}-", dir=folder) as unseen:
        unfinished = new_file(Path(unseen) / original.name)
        try:
            tables = _copy(f"{original.as_uri()}?{access}", unfinished)
        except sqlite3.Error as error:
            full = "disk is full" in str(error)  # that of the copy
            reason = f"the copy failed: {error}"
            raise refusal(reason, text=str(folder if full else original)) from error
        yield unfinished, tables


def _remove_left(name: str, folder: Path) -> None:
    """Remove the unfinished copies of killed processes: they are large, and hold secrets."""
    for left in folder.glob(f".{escape(name)}-*/"):
        with suppress(OSError):  # another process removes it
            files = list(left.iterdir())
            own = all(file.name.startswith(name) and file.is_file() for file in files)
            latest = max(file.stat().st_mtime for file in (left, *files))
            if own and latest < time.time() - ABANDONED:
                rmtree(left)


def free_name(file: Path, mark: str) -> Path:
    """Return an unused name beside a file, with a mark in it."""
    stems = (f"{file.stem}.{mark}{f'-{number}' if number else ''}" for number in count())
    paths = (file.with_name(f"{stem}{file.suffix}") for stem in stems)
    return next(path for path in paths if not path.exists())


def _original(database: str) -> Path:
    """Return the file of an existing SQLite database."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise BACKUP_POSTGRESQL(hint="pg_dump --format=custom --file FILE DATABASE")
    file = Path(str(url.database)).resolve()
    if not file.is_file():
        raise BACKUP_DATABASE(text=str(file), hint=DATABASE_MISSING.hint)
    return file


def _copy(original: str, copy: Path) -> int:
    with (
        closing(sqlite3.connect(original, uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
        return int(target.execute("SELECT count(*) FROM tables").fetchone()[0])
