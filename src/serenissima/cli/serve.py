"""`serve` offers tables on the network; `play` offers them to this computer alone."""

import math
import shlex
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.records import takes
from serenissima.players import LONGEST
from serenissima.web.security.limits import Limits, is_loopback, networks

if TYPE_CHECKING:
    from serenissima.service import Allowance, Cluster, Thinking
    from serenissima.web.notifications.settings import NotificationSettings
    from serenissima.web.security.passkeys import PasskeySettings
    from serenissima.web.settings import ServerSettings

NAME = "serenissima"  # of the program

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
        metavar="PORT", rich_help_panel=ADDRESS, help="Listen on this port; 0 picks a free one."
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        rich_help_panel=ADDRESS,
        help="Trust this reverse proxy, or network of proxies, to name its visitors. Repeatable.",
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
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        rich_help_panel=STORAGE,
        show_default="a file in the data folder",
        help="Use sqlite:///FILE, or postgresql://USER@HOST/NAME to share it among servers.",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        rich_help_panel=STORAGE,
        show_default="the system's data folder",
        help="Store tables in this folder.",
    ),
]
ArchiveAfter = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        min=0,
        rich_help_panel=STORAGE,
        help="Compress tables after this many days without an action; 0 never does.",
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
        help="Open no more tables once the database has this size; 0 sets no limit.",
    ),
]
Connections = Annotated[
    int,
    typer.Option(
        metavar="N", min=1, rich_help_panel=LIMITS, help="Hold at most this many connections open."
    ),
]
Requests = Annotated[
    float,
    typer.Option(
        metavar="N",
        min=0.1,
        rich_help_panel=LIMITS,
        help="Let one address send this many requests a second, "
        f"and {Limits.burst / Limits.requests:.0f} times as many in a burst.",
    ),
]
TablesFrom = Annotated[
    int,
    typer.Option(
        metavar="N",
        min=1,
        rich_help_panel=LIMITS,
        help="Let one address open this many tables at once, and again every "
        f"{Limits.table_burst / Limits.tables:.0f} seconds.",
    ),
]
Thinkers = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        rich_help_panel=COMPUTERS,
        show_default="one less than the cores",
        help="Let this many computer players think at once.",
    ),
]
Longest = Annotated[
    float,
    typer.Option(
        metavar="SECONDS",
        min=2.0,  # as long as the usual opponent may take
        rich_help_panel=COMPUTERS,
        help="Refuse computer players that take longer than this over a turn.",
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
        metavar="LETTERS",
        min=3,
        max=40,
        rich_help_panel=PEOPLE,
        help="Limit players' names to this length.",
    ),
]
AbsentAfter = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        min=0,
        rich_help_panel=PEOPLE,
        help="Let others continue without a player who has been away this long; 0 never does.",
    ),
]
Chat = Annotated[
    bool, typer.Option(rich_help_panel=PEOPLE, help="Let people write messages beside tables.")
]
UsesPasskeys = Annotated[
    bool,
    typer.Option(
        "--passkeys",
        rich_help_panel=PEOPLE,
        help="Let guests sign in with passkeys; needs --address and the extra passkeys.",
    ),
]
Mail = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="SERENISSIMA_MAIL",
        show_envvar=True,
        rich_help_panel=NOTIFICATIONS,
        help="Send mail through smtp:// or smtps://USER:PASSWORD@HOST:587?from=ADDRESS.",
    ),
]
Push = Annotated[
    bool,
    typer.Option(
        "--push",
        rich_help_panel=NOTIFICATIONS,
        help="Notify browsers by Web Push; needs the extra push.",
    ),
]
Webhooks = Annotated[
    bool,
    typer.Option(
        "--webhooks",
        rich_help_panel=NOTIFICATIONS,
        help="Notify the web addresses that guests enter.",
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
        help="Keep serving this long after a stop signal while /ready turns visitors away.",
    ),
]
Metrics = Annotated[
    str,
    typer.Option(
        metavar="[HOST:]PORT",
        rich_help_panel=OPERATION,
        help="Publish Prometheus metrics there; a port alone is open to this computer only.",
    ),
]
LogJson = Annotated[
    bool,
    typer.Option("--log-json", rich_help_panel=OPERATION, help="Log one JSON object per line."),
]
HERE = "127.0.0.1"
PORT = 8000
REFILL = Limits.table_burst / Limits.tables  # seconds after which an address may open as many again
MEGABYTE = 1_000_000


@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """The settings of a host: each field is the option of `serve` with its name.

    A field holds the default; its type holds the unit, the range and the meaning.
    """

    host: Host = HERE
    port: Port = PORT
    proxy: Proxies = None
    address: Address = ""
    database: Database = ""
    data: Data = None
    archive_after: ArchiveAfter = 90
    most_tables: MostTables = 0
    most_storage: MostStorage = 0
    connections: Connections = Limits.connections
    requests: Requests = Limits.requests
    tables_from_address: TablesFrom = Limits.table_burst
    thinkers: Thinkers = None
    longest_thought: Longest = LONGEST
    ray: Ray = ""
    longest_name: LongestName = 40
    absent_after: AbsentAfter = 3
    chat: Chat = True
    passkeys: UsesPasskeys = False
    mail: Mail = ""
    push: Push = False
    webhooks: Webhooks = False
    webhooks_to: WebhooksTo = None
    drain: Drain = 0.0
    metrics: Metrics = ""
    log_json: LogJson = False

    def settings(self) -> "ServerSettings":
        """The settings of a server whose computer players think in its own process.

        Raises:
            Unreadable: `server/proxy`, `server/calls`, `server/passkeys`.
        """
        from serenissima.web.settings import ServerSettings

        return ServerSettings(
            host=self.host,
            port=self.port,
            database=database_url(self.database, self.data),
            proxies=networks(self.proxy or ()),
            drain=self.drain,
            metrics=self.metrics,
            log_json=self.log_json,
            limits=self._limits(),
            thinking=self._thinking(),
            allowance=self._allowance(),
            notifications=self._notifications(),
            passkeys=self._passkeys(),
            chat=self.chat,
            sharing=self._sharing(),
        )

    def _limits(self) -> Limits:
        """The usual limits but for these, and for what comes in proportion to them."""
        return Limits(
            connections=self.connections,
            requests=self.requests,
            burst=math.ceil(self.requests * Limits.burst / Limits.requests),
            tables=self.tables_from_address / REFILL,
            table_burst=self.tables_from_address,
        )

    def _thinking(self) -> "Thinking":
        from serenissima.web.settings import AT_A_PACE

        return replace(AT_A_PACE, threads=self.thinkers, longest=self.longest_thought)

    def _allowance(self) -> "Allowance":
        from serenissima.service import Allowance

        return Allowance(
            tables=self.most_tables,
            storage=self.most_storage * MEGABYTE,
            name=self.longest_name,
            idle=self.archive_after,
            absent=self.absent_after,
        )

    def _notifications(self) -> "NotificationSettings | None":
        """How people who are away are notified; None if they are not."""
        if not (self.mail or self.push or self.webhooks):
            return None
        from serenissima.web.notifications.settings import (
            NotificationSettings,
            check_push,
            mail_server,
        )

        if self.push:
            check_push()
        return NotificationSettings(
            address=self.address,
            mail=mail_server(self.mail) if self.mail else None,
            webhooks=self.webhooks,
            push=self.push,
            allowed=networks(self.webhooks_to or ()),
        )

    def _passkeys(self) -> "PasskeySettings | None":
        """Where passkeys work; None if they are not wanted."""
        if not self.passkeys:
            return None
        from serenissima.web.security.passkeys import PasskeySettings

        return PasskeySettings(origin=self.address.rstrip("/"))

    def _sharing(self) -> str:
        """The command that lets others in; empty if they are in already."""
        alone = is_loopback(self.host) and not self.proxy
        return sharing(self.database, self.data) if alone else ""


@takes(ServeOptions)
def serve(options: ServeOptions) -> None:
    r"""Serve tables on the network until interrupted.

    \b
    Examples:
      serenissima serve --host 0.0.0.0
      serenissima serve --database postgresql://venice@localhost/venice
    """
    from serenissima.web import logs

    settings = options.settings()
    logs.set_up(as_json=settings.log_json)  # before a cluster is reached, which is logged, too
    with _cluster(options.ray) as cluster:
        thinking = replace(settings.thinking, cluster=cluster)
        _serve(options, replace(settings, thinking=thinking))


@contextmanager
def _cluster(address: str) -> "Iterator[Cluster | None]":
    """The Ray cluster at an address, while it is asked; None without one."""
    if not address:
        yield None
        return
    from serenissima import games
    from serenissima.cluster import Link

    with Link(address, games.names()) as link:
        typer.echo(f"computer players think on the Ray cluster at {address}")
        yield link


def serve_here(port: int | None, data: Path | None, page: str, *, opens: bool) -> None:
    """Serve at the default port if it is free and none is given, so that open pages reconnect."""
    from serenissima.kernel.errors import NotNow
    from serenissima.web.refusals import SERVER_ADDRESS

    # Only a host needs the room that archived tables make.
    here = ServeOptions(port=PORT if port is None else port, data=data, archive_after=0)
    opened = page if opens else None
    try:
        _serve(here, here.settings(), page, opened)
    except NotNow as error:
        if port is not None or not error.is_any(SERVER_ADDRESS):
            raise
        _serve(here, replace(here.settings(), port=0), page, opened)


def _serve(
    options: ServeOptions, settings: "ServerSettings", page: str = "/", opened: str | None = None
) -> None:
    """Serve, say where `page` is, and open a page in the browser, if that is wanted."""
    from serenissima import games
    from serenissima.machine.warm import is_warm
    from serenissima.web import serve as serve_pages

    def ready(address: str) -> None:
        if not options.database:
            typer.echo(f"tables are kept in {folder(options.data)}")
        typer.echo(f"playing at {address}{page.removesuffix('/')} (press Ctrl-C to stop)")
        if cold := [name for name in games.names() if not is_warm(name)]:
            typer.echo(f"preparing {', '.join(cold)} for first use: computer players wait for it")
            threading.Thread(target=tell_prepared, args=(cold,), daemon=True).start()

    serve_pages(settings, open_browser=opened, on_ready=ready)


def tell_prepared(names: list[str]) -> None:
    """Say when each of these games is prepared, unless the server ends first."""
    from serenissima import games
    from serenissima.machine.ahead import wait_until_prepared

    for name in names:
        if wait_until_prepared(games.load(name)):
            typer.echo(f"{name} is prepared")


def sharing(database: str, data: Path | None) -> str:
    """The command that serves the same tables to others; the page that shows it adds its port.

    A password is left out.
    """
    words = [*program(), "serve", "--host", "0.0.0.0"]  # noqa: S104
    if database:
        words += ["--database", database if database.startswith("sqlite:") else "URL"]
    elif data:
        words += ["--data", str(folder(data))]
    return shlex.join(words)


def program() -> list[str]:
    """What a shell runs this program by: its name if it finds that, or else as it was called."""
    called = Path(sys.argv[0])
    if shutil.which(NAME):
        return [NAME]
    if called.parts[-2:] == (NAME, "__main__.py"):
        return [sys.executable, "-m", NAME]
    return [str(called) if called.name == NAME else NAME]


def folder(data: Path | None) -> Path:
    """The given folder for tables, or the system's."""
    from platformdirs import user_data_path

    return (data or user_data_path("serenissima")).resolve()


def database_url(url: str, data: Path | None) -> str:
    """The given URL, or that of a file in the folder for tables."""
    return url or f"sqlite:///{(folder(data) / 'tables.db').as_posix()}"
