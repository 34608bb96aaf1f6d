"""The command `admin`: let guests open the admin pages, list them, and dismiss them."""

import time
from dataclasses import asdict
from typing import Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.host_options import HERE, PORT, Data, Database
from serenissima.cli.reporting import print_json
from serenissima.cli.serve import database_url

Listed = Annotated[bool, typer.Option("--list", help="List the admins instead of making a link.")]
Dismissed = Annotated[
    str, typer.Option("--dismiss", metavar="GUEST", help="Close the admin pages to this guest.")
]
Address = Annotated[
    str, typer.Option(metavar="URL", help="Start the link with the server's public address.")
]


def admin(
    listed: Listed = False,
    dismiss: Dismissed = "",
    address: Address = f"http://{HERE}:{PORT}",
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Make a link that opens the admin pages to one guest; it works once, within an hour.

    Open it yourself, in the browser in which you play: the guest of that browser becomes an admin
    on all their devices. Admins manage guests, tables, reports, announcements and the site's texts,
    but never see hidden hands. With --list or --dismiss, lists each admin's id, name and sign-in
    name.

    \b
    Examples:
      serenissima admin --address https://venice.example.org
      serenissima admin --list
    """
    from serenissima.service import list_admins, offer_admin
    from serenissima.web.security.hosts import check_address

    place = database_url(database, data)
    if not (listed or dismiss):
        link = f"{check_address(address)}/admin/link/{offer_admin(place, time.time())}"
        print_json({"link": link}) if as_json else typer.echo(link)
        return
    found = list_admins(place, dismiss)
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        typer.echo("\t".join((one.id, one.name, one.login or "-")))
    if not found:
        typer.echo("there are no admins")
