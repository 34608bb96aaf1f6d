"""`backup`: a copy of all tables, also while servers are running."""

from pathlib import Path
from typing import Annotated

import typer

from serenissima.cli.serve import Data, Database, database_url, folder

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="File to write; it must be new.")]


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
