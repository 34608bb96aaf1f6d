"""`recover`: a link with which somebody who has forgotten their password chooses a new one."""

import time
from typing import Annotated

import typer

from serenissima.cli.serve import HERE, PORT, Data, Database, database_url

Login = Annotated[str, typer.Argument(metavar="NAME", help="The sign-in name.")]
Address = Annotated[
    str, typer.Option(metavar="URL", help="How the pages are reached; the link begins with it.")
]


def recover(
    login: Login,
    address: Address = f"http://{HERE}:{PORT}",
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Make a link with which a guest chooses a new password: it works once, for a day.

    Be sure who asks: whoever opens the link can sign in as this guest, whose devices are all signed
    out then. An earlier link for the same name works no more.

    \b
    Examples:
      serenissima recover anna --address https://venice.example.org
    """
    from serenissima.service import offer_recovery

    secret = offer_recovery(database_url(database, data), login, time.time())
    typer.echo(f"{address.rstrip('/')}/sign-in/new/{secret}")
