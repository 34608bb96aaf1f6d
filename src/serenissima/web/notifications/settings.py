"""A host's settings for notifications."""

from dataclasses import dataclass, field
from importlib.util import find_spec
from urllib.parse import parse_qs, unquote, urlsplit

from serenissima.kernel.errors import Unreadable
from serenissima.web.refusals import SERVER_NOTIFICATIONS
from serenissima.web.security.limits import Network

SUBMISSION = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True, kw_only=True)
class MailServer:
    """The server that takes mails.

    Attributes:
        host, port: of the server.
        encrypted: whether the connection is from its beginning; otherwise as soon as it is offered.
        user, password: empty where none are needed; never sent without encryption but to this
            machine.
        sender: the address that mails come from.
    """

    host: str
    port: int
    encrypted: bool
    user: str
    password: str = field(repr=False)
    sender: str


@dataclass(frozen=True, kw_only=True)
class NotificationSettings:
    """How people can be notified.

    Attributes:
        address: of the pages, as a browser anywhere reaches them; links in notifications begin with
            it.
        mail: the server that takes mails; None if none are sent.
        webhooks: whether people may register an address that is notified by HTTP.
        push: whether browsers are notified by Web Push.
        allowed: the host's own networks that webhooks may reach; by default none.
        delay: seconds that a notification waits, so that live play sends none.
    """

    address: str
    mail: MailServer | None = None
    webhooks: bool = False
    push: bool = False
    allowed: tuple[Network, ...] = ()
    delay: float = 60.0

    def __post_init__(self) -> None:
        parts = urlsplit(self.address)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.endswith("/"):
            raise _wrong(
                "notifications need the address of the pages", self.address, "https://HOST"
            )

    @property
    def channels(self) -> tuple[str, ...]:
        """The channels that people can choose."""
        offered = {"push": self.push, "mail": self.mail is not None, "webhook": self.webhooks}
        return tuple(name for name, there in offered.items() if there)


def mail_server(text: str) -> MailServer:
    """Return the server of `smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS`, or `smtps://…`.

    Raises:
        Unreadable: `server/calls`.
    """
    hint = "smtp://USER:PASSWORD@HOST:587?from=ADDRESS"
    try:
        parts = urlsplit(text)
        port = parts.port or SUBMISSION[parts.scheme]
        sender = parse_qs(parts.query)["from"][0]
    except (ValueError, KeyError) as error:
        raise _wrong("this is not a mail server", text.rpartition("@")[2], hint) from error
    if not parts.hostname or "@" not in sender:
        raise _wrong("this is not a mail server", text.rpartition("@")[2], hint)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(
        host=parts.hostname, port=port, encrypted=parts.scheme == "smtps", user=user,
        password=password, sender=sender,
    )  # fmt: skip


def check_push() -> None:
    """Raise `Unreadable` (`server/calls`) if the package that encrypts for browsers is missing."""
    if find_spec("cryptography") is None:
        raise _wrong("Web Push needs an extra", "--push", "pip install '.[push]'")


def _wrong(reason: str, text: str, hint: str) -> Unreadable:
    return SERVER_NOTIFICATIONS(reason, text=text[:80], hint=hint)
