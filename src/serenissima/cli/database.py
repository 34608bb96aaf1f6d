"""`database`: what a host does with the database itself."""

import typer

from serenissima.cli.serve import Data, Database, database_url


def upgrade(database: Database = "", data: Data = None) -> None:
    r"""Give a database the form that this version needs; one that is new is made.

    An SQLite file is copied first; a server would do the same when it starts. PostgreSQL may serve
    other machines, so it is changed by this command only: make a backup first. Servers of the older
    version go on until they are stopped, and cannot start again.

    \b
    Examples:
      serenissima database upgrade
      serenissima database upgrade --database postgresql://venice@localhost/venice
    """
    from serenissima.service import REVISION
    from serenissima.service import upgrade as bring_up

    before = bring_up(database_url(database, data))
    if before == REVISION:
        typer.echo(f"the database is up to date: {REVISION}")
    elif before is None:
        typer.echo(f"the database is made: {REVISION}")
    else:
        typer.echo(f"the database is upgraded from {before} to {REVISION}")
