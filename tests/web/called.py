"""Receivers of calls, real ones: a mailbox, an address that is posted to, and a browser."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec

from serenissima.web.calling.push import _point, encoded
from serenissima.web.calling.settings import CallSettings, MailServer
from serenissima.web.security.limits import networks
from tests.web.visitors import PLACE

NOW = 1_700_000_000.0


class Clock:
    """What time it is."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Mailbox:
    """A mail server that keeps what it is given; `refuses` is its answer if it takes none."""

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
    """What was posted."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiving:
    """A server that keeps what is posted to it, and answers with `status`."""

    port: int = 0
    status: str = "204 No Content"
    posts: list[Post] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/calls?for=anna"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Post(head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiving]:
    """A server for what is posted."""
    kept = Receiving()
    server = await asyncio.start_server(kept.serve, "127.0.0.1", 0)
    kept.port = server.sockets[0].getsockname()[1]
    async with server:
        yield kept


@asynccontextmanager
async def mailing() -> AsyncIterator[tuple[Mailbox, int]]:
    """A mail server, and its port."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    async with server:
        yield box, server.sockets[0].getsockname()[1]


class Browser:
    """A browser that is called by Web Push: it alone can read what comes."""

    def __init__(self, endpoint: str) -> None:
        self._private, self._auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters!"
        keys = {"p256dh": encoded(_point(self._private)), "auth": encoded(self._auth)}
        self.subscription = json.dumps({"endpoint": endpoint, "keys": keys})

    def read(self, post: Post) -> Any:
        """What is told, decrypted by another implementation than ours."""
        plain = http_ece.decrypt(
            post.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(plain)


def settings(mail_port: int) -> CallSettings:
    """All channels, to receivers on this machine."""
    server = MailServer("127.0.0.1", mail_port, False, "", "", "venice@example.org")
    return CallSettings(PLACE, server, True, True, networks(["127.0.0.1"]))
