"""`reports`: what people have reported of the chats, and what a host does about it."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from serenissima.cli.serve import Data, Database, database_url

Settled = Annotated[
    int, typer.Option("--settle", metavar="N", min=0, help="The report with this number is done.")
]
Removed = Annotated[
    int, typer.Option("--remove", metavar="N", min=0, help="Also remove the message it is about.")
]


def reports(
    settle: Settled = 0, remove: Removed = 0, database: Database = "", data: Data = None
) -> None:
    r"""List the messages that people at tables have reported, and settle reports.

    Each line: number, time (UTC), table, who wrote it, the message, who reported it.

    \b
    Examples:
      serenissima reports
      serenissima reports --remove 3
    """
    from serenissima.service import look_after

    found = look_after(database_url(database, data), remove or settle, remove=bool(remove))
    for one in found:
        when = datetime.fromtimestamp(one.at, UTC).strftime("%Y-%m-%d %H:%M")
        parts = (str(one.id), when, one.table, one.writer, one.text or "(removed)", one.reporter)
        typer.echo("\t".join(parts))
    if not found:
        typer.echo("no reports are open")
