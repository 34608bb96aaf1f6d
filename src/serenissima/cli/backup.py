"""`backup` and `restore`: a copy of all tables, also while servers are running, and back."""

from pathlib import Path
from typing import Annotated

import typer

from serenissima.cli.serve import Data, Database, database_url, folder

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="File to write; it must be new.")]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="A file that `backup` wrote.")]
Replace = Annotated[
    bool, typer.Option("--replace", help="Even if the database holds what the backup does not.")
]


def backup(file: Copy, database: Database = "", data: Data = None) -> None:
    r"""Copy all tables to a new file, also while servers are running.

    The file is an SQLite database like the original. PostgreSQL is backed up by pg_dump.

    \b
    Examples:
      serenissima backup monday.db
      serenissima backup monday.db --data /var/lib/serenissima
    """
    from serenissima.service import back_up

    tables = back_up(database_url(database, data), file)
    if not database:
        typer.echo(f"tables are kept in {folder(data)}")
    typer.echo(f"{tables} tables are copied to {file}")


def restore(
    file: Backup, database: Database = "", data: Data = None, replace: Replace = False
) -> None:
    r"""Put a backup in the place of the tables, while no server is running.

    The backup is checked first. The database that it replaces is kept beside it, under another
    name. PostgreSQL is restored by pg_restore.

    \b
    Examples:
      serenissima restore monday.db
      serenissima restore monday.db --data /var/lib/serenissima --replace
    """
    from serenissima.service import restore as put_back

    restored = put_back(file, database_url(database, data), replace=replace)
    typer.echo(f"{restored.tables} tables are restored from {file}")
    if restored.kept:
        typer.echo(f"the previous database is kept in {restored.kept}")
