"""`reports`: what people have reported of the chats, and what a host does about it."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.hosting import utc
from serenissima.cli.reporting import say_json
from serenissima.cli.serve import Data, Database, database_url

if TYPE_CHECKING:
    from serenissima.service import ReportedMessage

Settled = Annotated[
    int, typer.Option("--settle", metavar="N", min=0, help="The report with this number is done.")
]
Removed = Annotated[
    int, typer.Option("--remove", metavar="N", min=0, help="Also remove the message it is about.")
]
REMOVED = "(removed)"


def reports(
    settle: Settled = 0,
    remove: Removed = 0,
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""List the messages that people at tables have reported, and settle reports.

    Each line: number, time (UTC), table, who wrote it, the message, who reported it. Below it
    stands what was written just before and after, with > at the message itself.

    \b
    Examples:
      serenissima reports
      serenissima reports --remove 3
    """
    from serenissima.service import look_after

    found = look_after(database_url(database, data), remove or settle, remove=bool(remove))
    if as_json:
        say_json([asdict(one) for one in found])
        return
    for one in found:
        _show(one)
    if not found:
        typer.echo("no reports are open")


def _show(one: "ReportedMessage") -> None:
    text = one.text or REMOVED
    typer.echo("\t".join((str(one.id), utc(one.at), one.table, one.writer, text, one.reporter)))
    for line in one.around:
        mark = ">" if line.reported else " "
        typer.echo(f"  {mark} {utc(line.at)} {line.writer}: {line.text or REMOVED}")
