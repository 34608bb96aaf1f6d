"""`serve`: tables for whoever can reach an address; `play` serves this computer alone."""

import math
import shlex
import shutil
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serenissima.players import LONGEST
from serenissima.web.security.limits import Limits, networks

if TYPE_CHECKING:
    from serenissima.service import Cluster
    from serenissima.web.calling.settings import CallSettings
    from serenissima.web.security.passkeys import PasskeySettings

NAME = "serenissima"  # of the program

Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME, which several servers can share; "
        "default: a file in the data folder.",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Where to keep tables; default: the system's folder for data."
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        help="Address or network of a reverse proxy that says who its visitors are; no limit by "
        "address applies to it, nor to this computer. Repeatable.",
    ),
]
Connections = Annotated[int, typer.Option(min=1, help="How many connections may be open at once.")]
Requests = Annotated[
    float,
    typer.Option(
        min=0.1,
        help="How many requests a second one address may send for long; "
        f"after a pause it may send {Limits.burst / Limits.requests:.0f} times as many at once.",
    ),
]
Thinkers = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        help="How many computer players think at once; default: one less than there are cores.",
    ),
]
Longest = Annotated[
    float,
    typer.Option(
        metavar="SECONDS",
        min=2.0,  # as long as the usual opponent may take
        help="How long computer players may think about a turn; slower ones are refused.",
    ),
]
Ray = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="HOST:PORT of a Ray cluster on which computer players think; default: think here.",
    ),
]
Drain = Annotated[
    float,
    typer.Option(
        metavar="SECONDS",
        min=0.0,
        help="How long to go on when told to end, while /ready sends new visitors elsewhere.",
    ),
]
Metrics = Annotated[
    str,
    typer.Option(
        metavar="[HOST:]PORT",
        help="Where Prometheus can read metrics; default: nowhere. A port alone is open to this "
        "computer only.",
    ),
]
MostTables = Annotated[
    int,
    typer.Option(metavar="N", min=0, help="How many tables there may be in all; 0 for any number."),
]
MostStorage = Annotated[
    int,
    typer.Option(
        metavar="MEGABYTES",
        min=0,
        help="From which size of the database on no table is opened; 0 for none.",
    ),
]
LongestName = Annotated[
    int,
    typer.Option(
        metavar="LETTERS", min=3, max=40, help="How long the name of somebody at a table may be."
    ),
]
TablesFrom = Annotated[
    int,
    typer.Option(
        metavar="N",
        min=1,
        help="How many tables one address may open at once; as many again within 200 seconds.",
    ),
]
ArchiveAfter = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        min=0,
        help="After how many days without an action a table is archived; nobody notices. 0: never.",
    ),
]
AbsentAfter = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        min=0,
        help="After how many days without an action of somebody the others may go on, at tables "
        "without clocks. 0: never.",
    ),
]
Address = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="How the pages are reached from anywhere, like https://venice.example.org; calls to "
        "people who are away hold links to it.",
    ),
]
Mail = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="SERENISSIMA_MAIL",
        show_envvar=True,
        help="Whom mails are handed to: smtp://USER:PASSWORD@HOST:587?from=ADDRESS, or smtps://…; "
        "default: no mails.",
    ),
]
Push = Annotated[bool, typer.Option("--push", help="Call browsers by Web Push; needs the extra.")]
Webhooks = Annotated[bool, typer.Option("--webhooks", help="Call addresses that people give.")]
WebhooksTo = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NETWORK",
        help="Network of this house that webhooks may reach, too. Repeatable.",
    ),
]
UsesPasskeys = Annotated[
    bool,
    typer.Option("--passkeys", help="Let guests sign in with passkeys; needs an extra."),
]
LogJson = Annotated[
    bool,
    typer.Option("--log-json", help="Log JSON, an object a line, instead of text for people."),
]
Chat = Annotated[bool, typer.Option(help="Whether people may write messages beside tables.")]
HERE = "127.0.0.1"
PORT = 8000
REFILL = Limits.table_burst / Limits.tables  # seconds after which an address may open as many again
MEGABYTE = 1_000_000


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = HERE,
    port: Annotated[int, typer.Option(help="Port to listen on; 0 picks a free one.")] = PORT,
    database: Database = "",
    data: Data = None,
    proxy: Proxies = None,
    connections: Connections = Limits.connections,
    requests: Requests = Limits.requests,
    thinkers: Thinkers = None,
    longest_thought: Longest = LONGEST,
    ray: Ray = "",
    drain: Drain = 0.0,
    metrics: Metrics = "",
    most_tables: MostTables = 0,
    tables_from_address: TablesFrom = Limits.table_burst,
    most_storage: MostStorage = 0,
    longest_name: LongestName = 40,
    archive_after: ArchiveAfter = 90,
    absent_after: AbsentAfter = 3,
    address: Address = "",
    mail: Mail = "",
    push: Push = False,
    webhooks: Webhooks = False,
    webhooks_to: WebhooksTo = None,
    passkeys: UsesPasskeys = False,
    chat: Chat = True,
    log_json: LogJson = False,
) -> None:
    r"""Serve tables to everybody who can reach this address, until interrupted.

    \b
    Example:
      serenissima serve --proxy 127.0.0.1 --database postgresql://venice@localhost/venice
    """
    most = most_tables, most_storage, longest_name, archive_after, absent_after
    _serve_thinking(
        log_json, ray, (thinkers, longest_thought), most, host, port, database, data, drain=drain,
        **_at(address, passkeys, mail, push, webhooks, webhooks_to), metrics=metrics, chat=chat,
        limits=_limits(connections, requests, tables_from_address), proxies=networks(proxy or ()),
    )  # fmt: skip


def _serve_thinking(
    log_json: bool,
    ray: str,
    thinking: tuple[int | None, float],
    most: tuple[int, int, int, int, int],
    *where: Any,
    **settings: Any,
) -> None:
    """Set up the log and serve; computer players think here or on a Ray cluster."""
    from serenissima.service import Allowance, Thinking
    from serenissima.web import logs
    from serenissima.web.server import PAUSE

    logs.set_up(as_json=log_json)
    with _cluster(ray) as cluster:
        thinks, (tables, megabytes, *others) = Thinking(PAUSE, *thinking, cluster), most
        allowance = Allowance(tables, megabytes * MEGABYTE, *others)
        _serve(*where, thinking=thinks, allowance=allowance, **settings)


def _at(address: str, passkeys: bool, *calls: Any) -> dict[str, Any]:
    """What depends on how the pages are reached: calls of people who are away, and passkeys."""
    return {"calls": _calls(address, *calls), "passkeys": _passkeys(address, passkeys)}


def _calls(
    address: str, mail: str, push: bool, webhooks: bool, allowed: Sequence[str] | None
) -> "CallSettings | None":
    """How people who are away are called; None if they are not."""
    if not (mail or push or webhooks):
        return None
    from serenissima.web.calling.settings import CallSettings, check_push, mail_server

    if push:
        check_push()
    server = mail_server(mail) if mail else None
    return CallSettings(address, server, webhooks, push, tuple(networks(allowed or ())))


def _passkeys(address: str, wanted: bool) -> "PasskeySettings | None":
    """Where passkeys work; None if they are not wanted."""
    if not wanted:
        return None
    from serenissima.web.security.passkeys import PasskeySettings

    return PasskeySettings(address.rstrip("/"))


def _limits(connections: int, requests: float, tables: int) -> Limits:
    """The usual limits but for these, and for what comes in proportion to them."""
    return Limits(
        connections=connections, requests=requests, burst=_burst(requests),
        tables=tables / REFILL, table_burst=tables,
    )  # fmt: skip


def _burst(requests: float) -> int:
    """How many requests may come at once at a rate: in proportion to the usual ones."""
    return math.ceil(requests * Limits.burst / Limits.requests)


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

    try:
        _serve(HERE, PORT if port is None else port, "", data, page, opens=opens)
    except NotNow as error:
        if port is not None or not error.is_any(SERVER_ADDRESS):
            raise
        _serve(HERE, 0, "", data, page, opens=opens)


def _serve(
    host: str,
    port: int,
    database: str,
    data: Path | None,
    page: str = "/",
    *,
    opens: bool = False,
    **settings: Any,
) -> None:
    from serenissima import games
    from serenissima.machine.warm import is_warm
    from serenissima.web import serve as serve_pages
    from serenissima.web.security.limits import is_loopback

    def ready(address: str) -> None:
        if not database:
            typer.echo(f"tables are kept in {folder(data)}")
        typer.echo(f"playing at {address}{page.removesuffix('/')} (press Ctrl-C to stop)")
        if cold := [name for name in games.names() if not is_warm(name)]:
            typer.echo(f"preparing {', '.join(cold)} for first use: computer players wait for it")
            threading.Thread(target=tell_prepared, args=(cold,), daemon=True).start()

    if is_loopback(host) and not settings.get("proxies"):
        settings["sharing"] = sharing(database, data)
    opened, url = page if opens else None, database_url(database, data)
    serve_pages(host, port, url, open_browser=opened, on_ready=ready, **settings)


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
