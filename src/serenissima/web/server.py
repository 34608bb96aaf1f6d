"""Serves the pages on a socket until the process is told to stop; prints nothing itself."""

import asyncio
import contextlib
import errno
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Any, Literal, cast
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI

from serenissima.web import logs
from serenissima.web.app import create_app
from serenissima.web.collecting import collect_little
from serenissima.web.dependencies import AppState
from serenissima.web.metrics import Metrics, serve_metrics
from serenissima.web.notifications.settings import NotificationSettings
from serenissima.web.refusals import SERVER_ADDRESS
from serenissima.web.security.failures import log_to_stderr
from serenissima.web.security.frames import ChannelProtocol
from serenissima.web.security.limits import Limits, Network, as_they_arrive, is_loopback
from serenissima.web.security.listener import Accepting, Connections, Listener
from serenissima.web.security.protocol import TimedProtocol
from serenissima.web.settings import ServerSettings

GRACE = 2  # seconds that requests get at the end
LAST = 4.5  # seconds after which the process ends in any case
ACCEPTED_AT_ONCE = 32  # connections to accept before the open ones get their turn
FILES = 65_536  # open at once, if the system allows it
FREE_FILES = 256  # of those, reserved for the database and for connections that are about to close
OTHER_PORT = "another --port, or 0 for any free one"
OTHER_HOST = "for --host, an address of this computer such as 127.0.0.1, ::1 or 0.0.0.0"
LOOP: Literal["asyncio", "uvloop"] = "asyncio" if sys.platform == "win32" else "uvloop"


class _Server(uvicorn.Server):
    """A server that calls back when it can be reached, and has a process to itself.

    When told to end, it does so in time: a sudden end loses nothing, since everything acknowledged
    is stored.

    Args:
        config: of uvicorn.
        ready: called when the server can be reached.
        draining: called when the server is told to end.
        drain: seconds that the server then continues, so that others can take over its visitors.
        ending: called when the server ends, before it waits for answers.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        draining: Callable[[], None] = lambda: None,
        drain: float = 0.0,
        ending: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config)
        self._ready, self._draining, self._drain, self._ending = ready, draining, drain, ending
        # the time at which to end, once told to
        self._told: tuple[signal.Signals, float] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets if LOOP == "asyncio" else [])
        if self.started and LOOP != "asyncio":
            self.servers += [self._accepting(one) for one in sockets or []]
        self._collecting = asyncio.create_task(collect_little())
        if self.started:
            self._ready()

    def _accepting(self, listener: socket.socket) -> Any:
        """Return the acceptor of connections; uvicorn closes it like its own server."""
        made: Any = self.config.http_protocol_class
        shared = {"server_state": self.server_state, "app_state": self.lifespan.state}
        protocol = partial(made, config=self.config, **shared)
        return Accepting(cast(Listener, listener), protocol, ACCEPTED_AT_ONCE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the answers that would continue, then everything else."""
        self._ending()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to drain, or to end; the system ends the process if that takes too long.

        A second signal while it drains ends it. After further signals it continues to end in
        order, where the system ends it in time.
        """
        timed = hasattr(signal, "setitimer")
        if self.should_exit and timed:
            return
        seconds = 0.0 if self._told else self._drain
        self._told = signal.Signals(sig), time.monotonic() + seconds
        self._draining()
        if timed:
            signal.setitimer(signal.ITIMER_REAL, seconds + LAST)
        if not seconds:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """End when it has drained; runs ten times a second."""
        if self._told and not self.should_exit and time.monotonic() >= self._told[1]:
            self.handle_exit(self._told[0], None)
        return await super().on_tick(counter)


def serve(
    settings: ServerSettings,
    *,
    open_browser: str | None = None,
    on_ready: Callable[[str], None] | None = None,
) -> None:
    """Serve the tables of a database until the process is interrupted or terminated.

    Args:
        settings: of the host.
        open_browser: path of the page to open in the user's browser, like `/`; None opens none.
        on_ready: called with the address (`http://127.0.0.1:8000`) once pages are answered.

    Raises:
        NotNow: `server/address`, `backup/failed`, `database/unavailable`, `/newer` or `/older`.
        Unreadable: `database/url`, `server/metrics`.
    """
    logs.set_up(as_json=settings.log_json)
    if settings.log_addresses:
        log_to_stderr(as_json=settings.log_json)
    limits = _possible(settings.limits, settings.proxies)
    app = create_app(settings.database, replace(settings, limits=limits))
    listener, connections = listen(settings.host, settings.port), Connections(limits)
    state, listener.connections = app.state.serenissima, connections
    address = _address(listener, settings.host) + state.root
    ready = partial(_ready, state, address, on_ready, open_browser)
    figures = partial(Metrics, state.tables, state.tally)
    with listener, serve_metrics(figures, settings.metrics), contextlib.suppress(KeyboardInterrupt):
        state.tables.prepare()
        config = _config(app, connections, settings.proxies)
        server = _Server(config, ready, state.begin_to_drain, settings.drain, state.end)
        server.run(sockets=[listener])


def public_address(address: str, notifications: NotificationSettings | None) -> str:
    """Return where others reach the pages: the host's address, or the network's; or empty."""
    if notifications is not None:
        return notifications.address
    return "" if is_loopback(urlsplit(address).hostname or "") else address


def _ready(
    state: AppState, address: str, tell: Callable[[str], None] | None, page: str | None
) -> None:
    """Store and report the address of the pages; open a page in the browser if requested."""
    state.reached = public_address(address, state.notifications)
    if tell is not None:
        tell(address)
    if page is not None:
        threading.Thread(target=webbrowser.open, args=(address + page,), daemon=True).start()


def _possible(limits: Limits, proxies: Sequence[Network]) -> Limits:
    """Return the limits, with connections capped by open files and proxies exempt by address."""
    most = min(limits.connections, max(1, open_files() - FREE_FILES))
    return replace(limits, connections=most, unlimited=(*limits.unlimited, *proxies))


def open_files() -> int:
    """Return how many files this process may have open, after requesting more."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft == unlimited:
        return FILES
    wanted = FILES if hard == unlimited else min(FILES, hard)
    with contextlib.suppress(ValueError, OSError):  # some systems have a lower limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _config(app: FastAPI, connections: Connections, proxies: Sequence[Network]) -> uvicorn.Config:
    protocol: Any = partial(TimedProtocol, connections)
    channel: Any = partial(ChannelProtocol, connections.limits)
    return uvicorn.Config(
        app,
        loop=LOOP,
        http=protocol,
        backlog=ACCEPTED_AT_ONCE,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=as_they_arrive(proxies),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ws=channel,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # pages ping, and silent channels are closed
        ws_max_size=4 * 1024,  # more than `live.LONGEST` letters
    )


def listen(host: str, port: int) -> Listener:
    """Return a socket bound to the address; raise `NotNow` (`server/address`)."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio lets each connection send small packets at once.
    listener = Listener(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        hint = OTHER_PORT if _concerns_port(error) else OTHER_HOST
        reason = f"the server cannot listen at this address: {error}"
        raise SERVER_ADDRESS(reason, text=f"{host}:{port}", hint=hint) from error
    return listener


def _concerns_port(error: OSError | OverflowError) -> bool:
    """Whether another port would help: this one is in use, reserved or impossible."""
    return isinstance(error, OverflowError) or error.errno in (errno.EADDRINUSE, errno.EACCES)


def _address(listener: socket.socket, host: str) -> str:
    """Return an address for browsers, on any machine that can reach it if there is one."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - it is only compared
    name = _own_address(listener.family, everywhere[host]) if host in everywhere else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}"


def _own_address(family: int, otherwise: str) -> str:
    """Return this machine's address in its network, without sending anything."""
    elsewhere = "2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1"  # of no machine
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 9))
        except OSError:  # there is no network
            return otherwise
        return str(probe.getsockname()[0])
