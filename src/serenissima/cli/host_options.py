"""The options of `serve`, grouped in panels; other commands use some of them too."""

from pathlib import Path
from typing import Annotated

import typer

from serenissima.web.security.limits import Limits

HERE = "127.0.0.1"
PORT = 8000

ADDRESS, STORAGE, LIMITS = "Address", "Storage", "Limits"  # panels of the help
COMPUTERS, PEOPLE = "Computer players", "Players and guests"
NOTIFICATIONS, OPERATION = "Notifications", "Operation"

Host = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        rich_help_panel=ADDRESS,
        help="Listen on this address; 0.0.0.0 lets others in.",
    ),
]
Port = Annotated[
    int,
    typer.Option(
        metavar="PORT",
        rich_help_panel=ADDRESS,
        min=0,
        max=65535,
        help="Listen on this port; 0 picks a free one.",
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        rich_help_panel=ADDRESS,
        help="Trust this proxy, or network of proxies, to report visitors' addresses. Repeatable.",
    ),
]
Address = Annotated[
    str,
    typer.Option(
        metavar="URL",
        rich_help_panel=ADDRESS,
        help="Set the public address, such as https://venice.example.org, for links and passkeys.",
    ),
]
RootPath = Annotated[
    str,
    typer.Option(
        metavar="PATH",
        rich_help_panel=ADDRESS,
        help="Serve the pages below this path, such as /games, behind a proxy.",
    ),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        rich_help_panel=STORAGE,
        show_default="a file in the data folder",
        help="Use this database: sqlite:///FILE, "
        "or postgresql://USER@HOST/NAME for several servers.",
    ),
]
SqliteFile = Annotated[
    str,
    typer.Option(
        metavar="URL",
        rich_help_panel=STORAGE,
        show_default="a file in the data folder",
        help="Use this database: sqlite:///FILE.",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        rich_help_panel=STORAGE,
        show_default="the system's data folder",
        help="Use the tables in this folder.",
    ),
]
ArchiveAfter = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        min=0,
        rich_help_panel=STORAGE,
        help="Compress tables after this many days without an action; 0 turns this off.",
    ),
]
MostTables = Annotated[
    int,
    typer.Option(
        metavar="N",
        min=0,
        rich_help_panel=STORAGE,
        help="Allow at most this many tables in all; 0 sets no limit.",
    ),
]
MostStorage = Annotated[
    int,
    typer.Option(
        metavar="MB",
        min=0,
        rich_help_panel=STORAGE,
        help="Open no more tables once the database reaches this size; 0 sets no limit.",
    ),
]
CacheMemory = Annotated[
    int,
    typer.Option(
        metavar="MB",
        min=1,
        rich_help_panel=OPERATION,
        help="Cache tables and pages in this much memory.",
    ),
]
Connections = Annotated[
    int,
    typer.Option(
        metavar="N", min=1, rich_help_panel=LIMITS, help="Allow at most this many open connections."
    ),
]
Requests = Annotated[
    float,
    typer.Option(
        metavar="N",
        min=0.1,
        rich_help_panel=LIMITS,
        help="Let one address send this many requests a second, "
        f"with bursts of about {Limits.burst / Limits.requests:.0f} times as many.",
    ),
]
TablesFrom = Annotated[
    int,
    typer.Option(
        metavar="N",
        min=1,
        rich_help_panel=LIMITS,
        help="Let one address open this many tables at once; the allowance refills in "
        f"{Limits.table_burst / Limits.tables:.0f} seconds.",
    ),
]
Thinkers = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        rich_help_panel=COMPUTERS,
        show_default="number of cores minus one",
        help="Let this many computer players think at once.",
    ),
]
Longest = Annotated[
    float,
    typer.Option(
        metavar="SECONDS",
        min=2.0,  # as long as the usual opponent may take
        rich_help_panel=COMPUTERS,
        help="Refuse computer players that may take longer than this for a turn.",
    ),
]
Ray = Annotated[
    str,
    typer.Option(
        metavar="HOST:PORT",
        rich_help_panel=COMPUTERS,
        help="Let computer players think on this Ray cluster instead of on this server.",
    ),
]
LongestName = Annotated[
    int,
    typer.Option(
        metavar="CHARACTERS",
        min=3,
        max=40,
        rich_help_panel=PEOPLE,
        help="Limit players' names to this many characters.",
    ),
]
AbsentAfter = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        min=0,
        rich_help_panel=PEOPLE,
        help="Let others continue without a player who has been away this long; 0 turns this off.",
    ),
]
Chat = Annotated[
    bool, typer.Option(rich_help_panel=PEOPLE, help="Let players and spectators chat.")
]
UsesPasskeys = Annotated[
    bool,
    typer.Option(
        "--passkeys",
        rich_help_panel=PEOPLE,
        help="Let guests sign in with passkeys; needs --address and the `passkeys` extra.",
    ),
]
Oidc = Annotated[
    str,
    typer.Option(
        metavar="ISSUER",
        rich_help_panel=PEOPLE,
        help="Let guests sign in through this OpenID Connect service; needs the `oidc` extra.",
    ),
]
OidcClient = Annotated[
    str,
    typer.Option(metavar="ID", rich_help_panel=PEOPLE, help="Use this client id at the service."),
]
OidcSecret = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        rich_help_panel=PEOPLE,
        show_default=False,
        help="Read the client secret from this file, not from the environment.",
    ),
]
OidcName = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        rich_help_panel=PEOPLE,
        show_default="its host",
        help="Show the service by this name.",
    ),
]
Mail = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="SERENISSIMA_MAIL",
        show_envvar=True,
        rich_help_panel=NOTIFICATIONS,
        help="Send email through this server: "
        "smtp:// or smtps://USER:PASSWORD@HOST:587?from=ADDRESS.",
    ),
]
Push = Annotated[
    bool,
    typer.Option(
        "--push",
        rich_help_panel=NOTIFICATIONS,
        help="Notify browsers by Web Push; needs the `push` extra.",
    ),
]
Webhooks = Annotated[
    bool,
    typer.Option(
        "--webhooks",
        rich_help_panel=NOTIFICATIONS,
        help="Send notifications to web addresses that guests enter.",
    ),
]
WebhooksTo = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NETWORK",
        rich_help_panel=NOTIFICATIONS,
        help="Let webhooks reach this private network too. Repeatable.",
    ),
]
Drain = Annotated[
    float,
    typer.Option(
        metavar="SECONDS",
        min=0.0,
        rich_help_panel=OPERATION,
        help='Keep serving this long after a stop signal, while /ready answers "not ready".',
    ),
]
Metrics = Annotated[
    str,
    typer.Option(
        metavar="[HOST:]PORT",
        rich_help_panel=OPERATION,
        help="Publish Prometheus metrics; with a port alone, only this computer can read them.",
    ),
]
LogJson = Annotated[
    bool,
    typer.Option("--log-json", rich_help_panel=OPERATION, help="Log one JSON object per line."),
]
LogAddresses = Annotated[
    bool,
    typer.Option(
        "--log-addresses",
        rich_help_panel=OPERATION,
        help="Log the address behind each failed sign-in, for fail2ban.",
    ),
]
