"""The command `recover`: make a link for a guest who has forgotten their password."""

import time
from typing import Annotated

import typer

from serenissima.cli.host_options import HERE, PORT, Data, Database
from serenissima.cli.serve import database_url

Login = Annotated[str, typer.Argument(metavar="NAME", help="Sign-in name of the guest.")]
Address = Annotated[
    str, typer.Option(metavar="URL", help="Start the link with the server's public address.")
]


def recover(
    login: Login,
    address: Address = f"http://{HERE}:{PORT}",
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Create a link for choosing a new password; it works once and expires after a day.

    Make sure you know who is asking: anyone with the link can sign in as this guest, which signs
    out all the guest's devices. Earlier links for the same name stop working.

    \b
    Examples:
      serenissima recover anna --address https://venice.example.org
    """
    from serenissima.service import offer_recovery
    from serenissima.web.security.hosts import check_address

    begins = check_address(address)
    secret = offer_recovery(database_url(database, data), login, time.time())
    typer.echo(f"{begins}/sign-in/new/{secret}")
