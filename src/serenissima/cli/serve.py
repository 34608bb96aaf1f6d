"""`serve` offers tables on the network; `play` offers them to this computer alone."""

import math
import os
import shlex
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import typer

from serenissima.cli.arguments import read_text
from serenissima.cli.host_options import (
    HERE,
    PORT,
    AbsentAfter,
    Address,
    ArchiveAfter,
    CacheMemory,
    Chat,
    Connections,
    Data,
    Database,
    Drain,
    Host,
    LogAddresses,
    LogJson,
    Longest,
    LongestName,
    Mail,
    Metrics,
    MostStorage,
    MostTables,
    Oidc,
    OidcClient,
    OidcName,
    OidcSecret,
    Port,
    Proxies,
    Push,
    Ray,
    Requests,
    RootPath,
    TablesFrom,
    Thinkers,
    UsesPasskeys,
    Webhooks,
    WebhooksTo,
)
from serenissima.cli.records import options_from
from serenissima.players import LONGEST
from serenissima.web.security.limits import Limits, is_loopback, networks

if TYPE_CHECKING:
    from serenissima.service import Allowance, Cluster, Thinking
    from serenissima.web.notifications.settings import NotificationSettings
    from serenissima.web.security.oidc import OidcSettings
    from serenissima.web.security.passkeys import PasskeySettings
    from serenissima.web.settings import ServerSettings

NAME = "serenissima"  # of the program
CLIENT_SECRET = "SERENISSIMA_OIDC_SECRET"  # noqa: S105 - the variable that holds it

# seconds after which an address may open the same number again
REFILL = Limits.table_burst / Limits.tables
MEGABYTE = 1_000_000


@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """The settings of a host: each field is the option of `serve` with the same name.

    A field holds the default; its type holds the unit, the range and the meaning.
    """

    host: Host = HERE
    port: Port = PORT
    proxy: Proxies = None
    address: Address = ""
    root_path: RootPath = ""
    database: Database = ""
    data: Data = None
    archive_after: ArchiveAfter = 90
    most_tables: MostTables = 0
    most_storage: MostStorage = 0
    cache: CacheMemory = 256
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
    oidc: Oidc = ""
    oidc_client: OidcClient = ""
    oidc_secret: OidcSecret = None
    oidc_name: OidcName = ""
    mail: Mail = ""
    push: Push = False
    webhooks: Webhooks = False
    webhooks_to: WebhooksTo = None
    drain: Drain = 0.0
    metrics: Metrics = ""
    log_json: LogJson = False
    log_addresses: LogAddresses = False

    def settings(self) -> "ServerSettings":
        """Return the settings of a server whose computer players think in its own process.

        Raises:
            Unreadable: `server/proxy`, `server/calls`, `server/passkeys`, `server/public`,
                `server/oidc`, `server/root-path`.
        """
        from serenissima.web.settings import ServerSettings

        return ServerSettings(
            host=self.host,
            port=self.port,
            database=database_url(self.database, self.data),
            proxies=networks(self.proxy or ()),
            address=self._public(),
            root_path=self._root(),
            drain=self.drain,
            metrics=self.metrics,
            log_json=self.log_json,
            log_addresses=self.log_addresses,
            limits=self._limits(),
            thinking=self._thinking(),
            allowance=self._allowance(),
            notifications=self._notifications(),
            passkeys=self._passkeys(),
            oidc=self._oidc(),
            chat=self.chat,
            sharing=self._sharing(),
        )

    def _site(self) -> str:
        """Return the public address without a path; empty if there is none.

        Raises:
            Unreadable: `server/public`, `server/root-path`.
        """
        from serenissima.web.refusals import SERVER_ROOT
        from serenissima.web.security.hosts import site_of

        if not site_of(self.address):
            return ""
        parts = urlsplit(self.address)
        if parts.path.rstrip("/") not in ("", self._root()):
            hint = f"--root-path {parts.path.rstrip('/')}"
            raise SERVER_ROOT("the address ends with another path", text=self.address, hint=hint)
        return f"{parts.scheme}://{parts.netloc}"

    def _public(self) -> str:
        """Return the public address of the pages, with their path; empty if there is none."""
        site = self._site()
        return site + self._root() if site else ""

    def _root(self) -> str:
        """Return the path that the pages are below; raise `Unreadable` (`server/root-path`)."""
        from serenissima.web.root_path import check_root

        return check_root(self.root_path)

    def _limits(self) -> Limits:
        """Return the usual limits with these changes, and the other limits in proportion."""
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
            memory=self.cache * MEGABYTE,
        )

    def _notifications(self) -> "NotificationSettings | None":
        """Return how people who are away are notified, or None if they aren't."""
        if self.webhooks_to and not self.webhooks:
            raise typer.BadParameter("--webhooks-to needs --webhooks")
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
            address=self._public(),
            mail=mail_server(self.mail) if self.mail else None,
            webhooks=self.webhooks,
            push=self.push,
            allowed=networks(self.webhooks_to or ()),
        )

    def _passkeys(self) -> "PasskeySettings | None":
        """Return where passkeys work, or None if they are not wanted."""
        if not self.passkeys:
            return None
        from serenissima.web.security.passkeys import PasskeySettings

        return PasskeySettings(origin=self._site())

    def _oidc(self) -> "OidcSettings | None":
        """Return the service through which guests sign in, or None if there is none."""
        if not self.oidc:
            if self.oidc_client or self.oidc_secret or self.oidc_name:
                raise typer.BadParameter("--oidc-client, --oidc-secret and --oidc-name need --oidc")
            return None
        from serenissima.web.security.oidc import OidcSettings

        secret = os.environ.get(CLIENT_SECRET, "")
        return OidcSettings(
            issuer=self.oidc,
            client=self.oidc_client,
            secret=read_text(self.oidc_secret).strip() if self.oidc_secret else secret,
            name=self.oidc_name,
            address=self._public(),
        )

    def _sharing(self) -> str:
        """Return the command that opens the server to others, or "" if it is open already."""
        alone = is_loopback(self.host) and not self.proxy
        return sharing_command(self.database, self.data) if alone else ""


@options_from(ServeOptions)
def serve(options: ServeOptions) -> None:
    r"""Run a server until interrupted; add --host 0.0.0.0 to let others in.

    \b
    Examples:
      serenissima serve --host 0.0.0.0
      serenissima serve --database postgresql://venice@localhost/venice
    """
    from serenissima.web import logs

    settings = options.settings()
    # before the connection to a cluster, which is logged too
    logs.set_up(as_json=settings.log_json)
    with _cluster(options.ray) as cluster:
        thinking = replace(settings.thinking, cluster=cluster)
        _serve(options, replace(settings, thinking=thinking))


@contextmanager
def _cluster(address: str) -> "Iterator[Cluster | None]":
    """Connect to the Ray cluster at an address; yield None if there is no address."""
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

    # only a host needs the space that archiving tables saves
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
    """Serve, print the address of `page`, and open a page in the browser if requested."""
    from serenissima import games
    from serenissima.cli.compiling import prepare_storage
    from serenissima.web import serve as serve_pages

    lost: list[OSError] = []

    def ready(address: str) -> None:
        try:
            _announce(options, address + page.removesuffix("/"))
        except OSError as error:  # the output is full, or its reader has stopped
            lost.append(error)
            signal.raise_signal(signal.SIGINT)

    prepare_storage(games.names())
    serve_pages(settings, open_browser=opened, on_ready=ready)
    if lost:
        raise lost[0]


def _announce(options: ServeOptions, page: str) -> None:
    """Print where tables are stored, the address of a page, and games that are not compiled."""
    from serenissima import games
    from serenissima.machine.warm import is_warm

    if not options.database:
        typer.echo(f"tables are stored in {folder(options.data)}")
    typer.echo(f"playing at {page} (press Ctrl-C to stop)")
    if cold := [name for name in games.names() if not is_warm(name)]:
        typer.echo(f"preparing {', '.join(cold)} for first use: computer players have to wait")
        threading.Thread(target=print_prepared, args=(cold,), daemon=True).start()


def print_prepared(names: list[str]) -> None:
    """Print each game's name when it is prepared, unless the server ends first."""
    from serenissima import games
    from serenissima.machine.ahead import wait_until_prepared

    with suppress(OSError):  # the reader of the output has stopped
        for name in names:
            if wait_until_prepared(games.load(name)):
                typer.echo(f"{name} is ready")


def sharing_command(database: str, data: Path | None) -> str:
    """Return the command that serves the same tables to others, without a port or a password.

    The page that shows the command adds its port.
    """
    words = [*program(), "serve", "--host", "0.0.0.0"]  # noqa: S104
    if database:
        words += ["--database", database if database.startswith("sqlite:") else "URL"]
    elif data:
        words += ["--data", str(folder(data))]
    return shlex.join(words)


def program() -> list[str]:
    """Return the command that runs this program in a shell: its name if the shell finds it.

    Otherwise return the way it was started.
    """
    called = Path(sys.argv[0])
    if shutil.which(NAME):
        return [NAME]
    if called.parts[-2:] == (NAME, "__main__.py"):
        return [sys.executable, "-m", NAME]
    return [str(called) if called.name == NAME else NAME]


def folder(data: Path | None) -> Path:
    """Return the given folder for tables, or the system's."""
    from platformdirs import user_data_path

    return (data or user_data_path("serenissima")).resolve()


def database_url(url: str, data: Path | None) -> str:
    """Return the given URL, or the URL of a file in the folder for tables.

    Raises:
        Unreadable: `database/url`.
    """
    if url:
        return url
    from serenissima.service import file_url

    return file_url(folder(data) / "tables.db")
