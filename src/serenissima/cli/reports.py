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
Barred = Annotated[
    str,
    typer.Option(
        "--bar", metavar="GUEST", help="This guest may not open, sit down, write or enter."
    ),
]
Unbarred = Annotated[str, typer.Option("--unbar", metavar="GUEST", help="Now this guest may.")]
REMOVED, NAME = "(removed)", "(name)"


def reports(
    settle: Settled = 0,
    remove: Removed = 0,
    bar: Barred = "",
    unbar: Unbarred = "",
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""List the messages and names that people have reported, settle reports, and bar guests.

    Each line: number, time (UTC), table, who wrote it, the message, who reported it, the guest
    who wrote it. Below it stands what was written just before and after, with > at the message
    itself. Of a name: the table where it stands, the name, (name), who reported it, the guest.

    \b
    Examples:
      serenissima reports
      serenissima reports --remove 3
      serenissima reports --settle 4 --bar K7XWPDAT2MQB
    """
    from serenissima.service import look_after

    place, report = database_url(database, data), remove or settle
    found = look_after(place, report, remove=bool(remove), bar=bar, unbar=unbar)
    if as_json:
        say_json([asdict(one) for one in found])
        return
    for one in found:
        _show(one)
    if not found:
        typer.echo("no reports are open")


def _show(one: "ReportedMessage") -> None:
    text = NAME if one.kind == "name" else one.text or REMOVED
    told = (str(one.id), utc(one.at), one.table, one.writer, text, one.reporter, one.guest)
    typer.echo("\t".join(told))
    for line in one.around:
        mark = ">" if line.reported else " "
        typer.echo(f"  {mark} {utc(line.at)} {line.writer}: {line.text or REMOVED}")
