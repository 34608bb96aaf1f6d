"""The commands `backup` and `restore`, which copy all tables, even while servers run, and back."""

from pathlib import Path
from typing import Annotated

import typer

from serenissima.cli.host_options import Data, SqliteFile
from serenissima.cli.serve import database_url, folder

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="Write the copy to this new file.")]
Backup = Annotated[
    Path, typer.Argument(metavar="FILE", help="Restore this file, written by `backup`.")
]
Replace = Annotated[
    bool,
    typer.Option(
        "--replace", help="Restore even if the database has actions that the backup lacks."
    ),
]


def backup(file: Copy, database: SqliteFile = "", data: Data = None) -> None:
    r"""Copy all tables to a new file; servers may keep running.

    The file is an SQLite database like the original. For PostgreSQL, use pg_dump.

    \b
    Examples:
      serenissima backup monday.db
      serenissima backup monday.db --data /var/lib/serenissima
    """
    from serenissima.service import back_up

    tables = back_up(database_url(database, data), file)
    if not database:
        typer.echo(f"tables are stored in {folder(data)}")
    typer.echo(f"{count_tables(tables)} copied to {file}")


def restore(
    file: Backup, database: SqliteFile = "", data: Data = None, replace: Replace = False
) -> None:
    r"""Replace all tables with those of a backup; stop every server first.

    The backup is checked before anything changes. The replaced database stays in the same folder
    under another name. For PostgreSQL, use pg_restore.

    \b
    Examples:
      serenissima restore monday.db
      serenissima restore monday.db --data /var/lib/serenissima --replace
    """
    from serenissima.service import restore as put_back

    restored = put_back(file, database_url(database, data), replace=replace)
    typer.echo(f"{count_tables(restored.tables)} restored from {file}")
    if restored.kept:
        typer.echo(f"the previous database is saved as {restored.kept}")


def count_tables(tables: int) -> str:
    """Return a number of tables in words."""
    return "1 table" if tables == 1 else f"{tables} tables"
