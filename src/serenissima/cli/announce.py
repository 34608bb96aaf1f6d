"""The command `announce`: a message of the host on every page, also one for a later time."""

import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.host_options import Data, Database
from serenissima.cli.reporting import print_json
from serenissima.cli.serve import database_url
from serenissima.cli.times import parse_time, print_time

if TYPE_CHECKING:
    from serenissima.service import Announcement

Text = Annotated[str, typer.Argument(metavar="TEXT", help="Your own words, shown as they are.")]
Down = Annotated[str, typer.Option(metavar="TIME", help="Say when the server will go down.")]
Back = Annotated[str, typer.Option(metavar="TIME", help="Say when it will be back.")]
From = Annotated[
    str, typer.Option("--from", metavar="TIME", help="Show it from this time on, not at once.")
]
Until = Annotated[
    str, typer.Option(metavar="TIME", help="Show it until this time, not until the server is back.")
]
Removed = Annotated[
    int | None,
    typer.Option("--remove", metavar="N", min=1, show_default=False, help="Remove number N."),
]


def announce(
    text: Text = "",
    down: Down = "",
    back: Back = "",
    shown_from: From = "",
    until: Until = "",
    remove: Removed = None,
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Show an announcement on every page, or list the announcements.

    Visitors read the times in their own language and time zone. TIME can be 18:00 (the next 18:00
    in this computer's time zone), 2026-11-30 18:00, or +30m (30 minutes from now). Each line shows
    the announcement's number, when it appears and disappears, when the server goes down and comes
    back, and the text. Servers show a change within seconds, open pages within minutes.

    \b
    Examples:
      serenissima announce --down 17:30 --back 18:00
      serenissima announce "Club evening on Friday" --until "2026-12-04 23:00"
      serenissima announce --remove 3
    """
    from serenissima.service import announce as store
    from serenissima.service import settle_announcement

    if remove and (text or down or back or shown_from or until):
        raise typer.BadParameter("--remove N takes no announcement: announce it separately")
    now = time.time()
    times = {"down_at": down, "back_at": back, "shown_from": shown_from, "shown_until": until}
    read = {name: parse_time(said, now) if said else None for name, said in times.items()}
    new = None
    if (shown_from or until) and not (text or down or back):
        raise typer.BadParameter("--from and --until need a TEXT, --down or --back to show")
    if text or any(read.values()):
        new = settle_announcement(text, **read, now=now)
    found = store(database_url(database, data), new, withdrawn=remove or 0)
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        typer.echo(_line(one))
    if not found:
        typer.echo("there are no announcements")


def _line(one: "Announcement") -> str:
    times = (one.shown_from, one.shown_until, one.down_at, one.back_at)
    return "\t".join((str(one.id), *map(print_time, times), one.text or "-"))
