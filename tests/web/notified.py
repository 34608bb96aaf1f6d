"""Real receivers of notifications: a mailbox, a webhook, and a browser."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from fastapi import FastAPI

from serenissima.service import Tables, TableView, WaitingNotification
from serenissima.web.app import create_app
from serenissima.web.notifications import push
from serenissima.web.notifications.mail import Mail
from serenissima.web.notifications.notifier import Notifier, as_json
from serenissima.web.notifications.push import _point, encode
from serenissima.web.notifications.settings import MailServer, NotificationSettings
from serenissima.web.notifications.writing import write_notification
from serenissima.web.security.limits import networks
from serenissima.web.settings import AppSettings
from tests.service.guests import PATIENCE, guest
from tests.web.visitors import PLACE, SHELF, Visitor

NOW = 1_700_000_000.0


class Clock:
    """The time, which a test can set."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Mailbox:
    """A mail server that stores its mail; `refuses` is its answer if it accepts none."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""

    async def handle_DATA(  # noqa: N802 - as aiosmtpd calls it
        self, _server: object, _session: object, envelope: Envelope
    ) -> str:
        if self.refuses:
            return self.refuses
        mail = message_from_bytes(envelope.original_content or b"", policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    @property
    def texts(self) -> list[str]:
        return [mail.get_content() for mail in self.mails]


@dataclass
class Post:
    """One request posted to a webhook."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Any:
        return json.loads(self.body)

    @property
    def key(self) -> str:
        return self.headers["idempotency-key"]


@dataclass
class Receiving:
    """A server that stores requests posted to it and answers with `status` once they are `read`."""

    port: int = 0
    status: str = "204 No Content"
    posts: list[Post] = field(default_factory=list)
    read: Callable[[Post], None] = lambda _: None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/calls?for=anna"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read a request and answer; its sender may have been killed meanwhile."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await self._serve(reader, writer)
        writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Post(head[0].split()[1], headers, body))
        self.read(self.posts[-1])
        writer.write(f"HTTP/1.1 {self.status}\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiving]:
    """Run a server for posted requests."""
    kept = Receiving()
    server = await asyncio.start_server(kept.serve, "127.0.0.1", 0)
    kept.port = server.sockets[0].getsockname()[1]
    async with server:
        yield kept


@asynccontextmanager
async def mailing() -> AsyncIterator[tuple[Mailbox, int]]:
    """Run a mail server; yields it and its port."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    async with server:
        yield box, server.sockets[0].getsockname()[1]


class Browser:
    """A browser that gets Web Push: only it can read the notifications."""

    def __init__(self, endpoint: str) -> None:
        self._private, self._auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters!"
        keys = {"p256dh": encode(_point(self._private)), "auth": encode(self._auth)}
        self.subscription = json.dumps({"endpoint": endpoint, "keys": keys})

    def read(self, post: Post) -> Any:
        """Decrypt a notification with an independent implementation."""
        plain = http_ece.decrypt(
            post.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(plain)


def settings(mail_port: int) -> NotificationSettings:
    """All channels, to receivers on this machine."""
    return NotificationSettings(
        address=PLACE,
        mail=replace(SERVER, port=mail_port),
        webhooks=True,
        push=True,
        allowed=networks(["127.0.0.1"]),
    )


SERVER = MailServer(
    host="127.0.0.1", port=25, encrypted=False, user="", password="", sender="venice@example.org"
)


def notices(seen: TableView, kinds: Iterable[str]) -> list[bytes]:
    """Return the notifications of these kinds that a mailbox, a browser and a webhook received."""
    mail, when = Mail(SERVER, 1), (NOW, PATIENCE)
    found = []
    for kind in kinds:
        notification = WaitingNotification(kind, "receiver", seen.table, seen.seat, kind, 0, 0, 0)
        said = write_notification(
            notification, seen, "en", (PLACE, f"{PLACE}/call/receiver/token"), when
        )
        message = mail.message(said, "anna@example.org", NOW).as_bytes()
        found += [message, push.payload(said), as_json(said)]
    return found


DELAY = 61.0


@dataclass
class NotifiedTable:
    """Anna's and Bernd's table at which Anna is away, and the receivers that notify her."""

    app: FastAPI
    anna: Visitor
    bernd: Visitor
    clock: Clock
    mailbox: Mailbox
    hook: Receiving

    @property
    def id(self) -> str:
        return self.anna.table

    @property
    def notifier(self) -> Notifier:
        found = self.app.state.serenissima.notifier
        assert found is not None
        return found

    async def gives(self, status: int = 200, **address: str) -> None:
        await self.anna.send(f"/table/{self.id}/call", status, **address)

    async def compares(self, known: Browser, now: Browser | None, **more: str) -> str:
        """Compare a browser's subscription as each visit does; return the answer's state."""
        fields = {"known": known.subscription, "push": now.subscription if now else "", **more}
        answer = await self.anna.web.post("/push", data=fields)
        return str(re.findall('data-state="([a-z]+)"', answer.text)[0])

    async def mails(self, address: str) -> None:
        """Let Anna give a mail address and confirm it."""
        await self.gives(mail=address)
        await self.notifier.step()
        (link,) = re.findall(rf"{PLACE}(/call/\S+)", self.mailbox.mails[-1].get_content())
        await self.bernd.send(link, confirm="1")

    async def plays(self, *who: Visitor) -> None:
        """Play until the round is over: Bernd ends it, so it is Anna's turn again."""
        for one in who or (self.anna, self.bernd):
            await one.go(f"/table/{self.id}")
            await one.press()
            await one.press("confirm")

    async def later(self, seconds: float = DELAY) -> None:
        self.clock.now += seconds
        await self.notifier.step()


@asynccontextmanager
async def notified_table(
    folder: Path, patch: pytest.MonkeyPatch, **options: str
) -> AsyncIterator[NotifiedTable]:
    """A table that Anna opens with these options; nothing is delivered until a test asks for it."""

    async def never(_: Notifier) -> None: ...

    patch.setattr(Notifier, "run", never)
    clock = Clock()
    tables = Tables(
        f"sqlite:///{folder / 'tables.db'}", shelf=SHELF.load, load_player=guest, clock=clock
    )
    async with AsyncExitStack() as stack:
        mailbox, port = await stack.enter_async_context(mailing())
        hook = await stack.enter_async_context(receiving())
        app = create_app(tables, AppSettings(shelf=SHELF, notifications=settings(port)))
        await stack.enter_async_context(app.router.lifespan_context(app))
        anna, bernd = Visitor(app), Visitor(app)
        for one in (anna, bernd):
            stack.push_async_callback(one.leave)
        await anna.sit("person", **options)
        await anna.go(f"/table/{anna.table}/seats")
        await bernd.join(anna.links("join")[0], "Bernd")
        yield NotifiedTable(app, anna, bernd, clock, mailbox, hook)
