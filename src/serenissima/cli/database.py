"""The command `database`, with which a host maintains the database."""

import typer

from serenissima.cli.host_options import Data, Database
from serenissima.cli.serve import database_url


def upgrade(database: Database = "", data: Data = None) -> None:
    r"""Upgrade the database to this version, or create a new one.

    Servers copy and upgrade an SQLite file themselves when they start. A PostgreSQL database may be
    shared with other servers, so only this command upgrades it; make a backup first. Servers
    of the older version that are still running keep working, but can't start again after they stop.

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
        typer.echo(f"created the database: {REVISION}")
    else:
        typer.echo(f"upgraded the database from {before} to {REVISION}")
