"""The command `reports`: messages and names that guests have reported, and a host's decisions."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.host_options import Data, Database
from serenissima.cli.hosting import utc
from serenissima.cli.reporting import print_json
from serenissima.cli.serve import database_url

if TYPE_CHECKING:
    from serenissima.service import ReportedMessage

Settled = Annotated[
    int,
    typer.Option(
        "--settle",
        metavar="N",
        min=0,
        show_default=False,
        help="Settle report N, and leave the message.",
    ),
]
Removed = Annotated[
    int,
    typer.Option(
        "--remove",
        metavar="N",
        min=0,
        show_default=False,
        help="Settle report N, and remove its message.",
    ),
]
Banned = Annotated[
    str,
    typer.Option(
        "--ban", "--bar", metavar="GUEST", help="Ban this guest from tables, chats and tournaments."
    ),
]
Unbanned = Annotated[
    str, typer.Option("--unban", "--unbar", metavar="GUEST", help="Lift the ban on this guest.")
]
REMOVED, NAME = "(removed)", "(name)"


def reports(
    settle: Settled = 0,
    remove: Removed = 0,
    ban: Banned = "",
    unban: Unbanned = "",
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""List reported messages and names, settle reports, and ban guests.

    Each line shows the report's number, the time (UTC), the table, the author, the message, who
    reported it, and the author's guest id. Below it are the messages just before and after, with >
    in front of the reported one. If a name was reported, (name) takes the place of the message.

    \b
    Examples:
      serenissima reports
      serenissima reports --remove 3
      serenissima reports --settle 4 --ban K7XWPDAT2MQB
    """
    from serenissima.service import look_after

    place, report = database_url(database, data), remove or settle
    found = look_after(place, report, remove=bool(remove), ban=ban, unban=unban)
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        _show(one)
    if not found:
        typer.echo("there are no open reports")


def _show(one: "ReportedMessage") -> None:
    text = NAME if one.kind == "name" else one.text or REMOVED
    told = (str(one.id), utc(one.at), one.table, one.writer, text, one.reporter, one.guest)
    typer.echo("\t".join(told))
    for line in one.around:
        mark = ">" if line.reported else " "
        typer.echo(f"  {mark} {utc(line.at)} {line.writer}: {line.text or REMOVED}")
