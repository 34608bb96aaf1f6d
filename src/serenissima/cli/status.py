"""The command `status`: the figures of a database, and when the last backup was made."""

import time
from dataclasses import asdict
from typing import Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.host_options import Data, Database
from serenissima.cli.hosting import utc
from serenissima.cli.reporting import print_json
from serenissima.cli.serve import database_url

BackedUp = Annotated[
    bool,
    typer.Option("--backup-made", help="Note that you have just made a backup with another tool."),
]
MEGABYTE = 1_000_000


def status(
    backed_up: BackedUp = False,
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Show the version, and figures of the database: tables, guests, reports, the last backup.

    `serenissima backup` notes the time of each backup by itself; --backup-made does so after
    pg_dump. Admins see the same figures in the browser, with the memory and load of the server.

    \b
    Examples:
      serenissima status
      serenissima status --backup-made --database postgresql://venice@localhost/venice
    """
    from serenissima import __version__
    from serenissima.service import hosted_figures

    found = hosted_figures(database_url(database, data), time.time(), backed_up=backed_up)
    if as_json:
        print_json({"version": __version__, **asdict(found)})
        return
    backup = "unknown" if found.backed_up_at is None else f"{utc(found.backed_up_at)} UTC"
    for name, value in {
        "version": __version__,
        "database": f"{found.database}, {found.size / MEGABYTE:.1f} MB, schema {found.revision}",
        "last backup": backup,
        "tables": f"{found.tables} ({found.running} running, {found.archived} archived)",
        "guests": f"{found.guests} ({found.accounts} with a sign-in name)",
        "visitors": f"{found.visitors} guests in the past two days",
        "open reports": found.reports,
        "notifications": f"{found.waiting} waiting",
    }.items():
        typer.echo(f"{name}\t{value}")
