"""A host's settings: how the application works, and where and how it is served."""

from collections.abc import Callable
from dataclasses import dataclass, field

from serenissima import games as installed
from serenissima.fairplay.secrets import new_secret
from serenissima.service import NO_PAUSE, Allowance, Thinking
from serenissima.web.dependencies import Shelf
from serenissima.web.notifications.settings import NotificationSettings
from serenissima.web.security.limits import Limits, Network
from serenissima.web.security.oidc import OidcSettings
from serenissima.web.security.passkeys import PasskeySettings

AT_A_PACE = Thinking(pause=0.1)  # seconds in which people see earlier events


@dataclass(frozen=True, kw_only=True)
class AppSettings:
    """How the application works.

    Attributes:
        thinking: how computer players think, if the application is given the URL of a database.
        warm: compile every game in the background; until then, rules are interpreted.
        shelf: the games; by default the installed ones.
        secrets: makes the secret of each new table, if a URL is given. The dice of the table follow
            from it, so tests with fixed secrets play the same matches every time.
        limits: how much one visitor may use; by default generous.
        sharing: the command, without a port, that serves the tables to others, if the server is
            for its own computer alone; otherwise empty.
        allowance: how much people may store, if a URL is given; by default without limits.
        notifications: how people can be notified; None if the host has not set that up.
        address: where people reach the pages, such as `https://venice.example.org`; requests for
            other hosts are refused. If it is empty, all are answered.
        root_path: the path of the host that the pages are below, such as `/games`; all pages of a
            process are below the same.
        chat: whether people may write messages beside tables.
        passkeys: where passkeys work; None if the host has not set them up.
        oidc: the service through which guests sign in; None if the host has not set it up.
        log_addresses: whether the addresses of failed sign-ins are logged.
    """

    thinking: Thinking = NO_PAUSE
    warm: bool = False
    shelf: Shelf = installed
    secrets: Callable[[], str] = new_secret
    limits: Limits = field(default_factory=Limits)
    sharing: str = ""
    allowance: Allowance = field(default_factory=Allowance)
    notifications: NotificationSettings | None = None
    address: str = ""
    root_path: str = ""
    chat: bool = True
    passkeys: PasskeySettings | None = None
    oidc: OidcSettings | None = None
    log_addresses: bool = False


@dataclass(frozen=True, kw_only=True)
class ServerSettings(AppSettings):
    """Where and how the application is served; computer players pause, and games are compiled.

    Attributes:
        database: the URL for `Tables`.
        host: the address to listen on.
        port: the port to listen on; 0 picks a free one.
        proxies: networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.
        drain: seconds that the server continues when it is told to end; `/ready` answers 503 then.
        metrics: `PORT` or `HOST:PORT` where Prometheus can read them; empty for none.
        log_json: whether the log is JSON, an object a line, instead of text for people.
    """

    database: str
    host: str
    port: int
    proxies: tuple[Network, ...] = ()
    drain: float = 0.0
    metrics: str = ""
    log_json: bool = False
    thinking: Thinking = AT_A_PACE
    warm: bool = True
