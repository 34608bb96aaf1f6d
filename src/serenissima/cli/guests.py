"""The command `guests`: find guests, rename, ban, deactivate and delete them."""

import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.host_options import Data, Database
from serenissima.cli.hosting import NOTHING, Most, utc
from serenissima.cli.reporting import print_json
from serenissima.cli.serve import database_url

if TYPE_CHECKING:
    from serenissima.service import HostedGuest

Text = Annotated[
    str,
    typer.Argument(metavar="TEXT", help="A part of the name or sign-in name, or an id."),
]


def _one(name: str, says: str) -> typer.models.OptionInfo:
    """Return an option that names a guest."""
    option: typer.models.OptionInfo = typer.Option(name, metavar="GUEST", help=says)
    return option


Renamed = Annotated[str, _one("--rename", "Give this guest the name in --to everywhere.")]
Name = Annotated[
    str | None, typer.Option("--to", metavar="NAME", help="The new name for --rename.")
]
Banned = Annotated[str, _one("--ban", "Ban this guest from tables, chats and tournaments.")]
Unbanned = Annotated[str, _one("--unban", "Lift the ban on this guest.")]
Deactivated = Annotated[str, _one("--deactivate", "Sign this guest out and let no one sign in.")]
Activated = Annotated[str, _one("--activate", "Let a deactivated guest sign in again.")]
Deleted = Annotated[str, _one("--delete", "Delete this guest for good, as if they had done so.")]


def guests(
    text: Text = "",
    rename: Renamed = "",
    to: Name = None,
    ban: Banned = "",
    unban: Unbanned = "",
    deactivate: Deactivated = "",
    activate: Activated = "",
    delete: Deleted = "",
    most: Most = 50,
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Find guests by a part of their name; rename, ban, deactivate or delete them.

    Each line shows the id, the name, the sign-in name, since when and until when (UTC) they came,
    how many tables they have a seat at, and whether they are banned, deactivated or an admin. A
    banned guest can finish running matches; a deactivated one can't do anything until you lift it.
    Running servers notice within seconds.

    \b
    Examples:
      serenissima guests anna
      serenissima guests --rename K7XWPDAT2MQB --to Anna
      serenissima guests --deactivate K7XWPDAT2MQB
    """
    from serenissima.service import GuestChange, manage_guests

    if bool(rename) != (to is not None):
        raise typer.BadParameter("--rename GUEST and --to NAME belong together")
    for guest, again in ((ban, unban), (deactivate, activate)):
        if guest and guest == again:
            raise typer.BadParameter(f"opposite changes of the same guest: {guest!r}")
    wanted = (
        (rename, GuestChange(name=to or "")),
        (ban, GuestChange(banned=True)),
        (unban, GuestChange(banned=False)),
        (deactivate, GuestChange(deactivated=True)),
        (activate, GuestChange(deactivated=False)),
        (delete, GuestChange(deleted=True)),
    )
    place, changed = database_url(database, data), ""
    for guest, change in wanted:
        if guest:
            manage_guests(place, most=1, guest=guest, change=change, now=time.time)
            changed = "" if change.deleted else guest
    only = text or changed
    found = manage_guests(place, only, most=most, now=time.time)
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        typer.echo(_line(one))
    if not found:
        typer.echo("there are no such guests" if only else "there are no guests")


def _line(one: "HostedGuest") -> str:
    flags = {"banned": one.banned, "deactivated": one.deactivated, "admin": one.admin}
    marks = ", ".join(flag for flag, true in flags.items() if true)
    parts = (one.login, utc(one.since), utc(one.seen), str(one.tables), marks)
    return "\t".join((one.id, one.name, *(part or NOTHING for part in parts)))
