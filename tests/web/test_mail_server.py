"""A mail server gets the host's password encrypted, or if it is on this machine, or not at all."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

from serenissima.web.notifications.mail import Mail
from serenissima.web.notifications.reaching import Undelivered
from serenissima.web.notifications.settings import MailServer
from serenissima.web.notifications.writing import WrittenNotification
from tests.certificates import certificate
from tests.web.notified import NOW, Mailbox

ANY = "0.0.0.0"  # leads to this machine, but not by an obvious name
NOTE = WrittenNotification(
    "id", "turn", True, "Your turn", (), False, "link", "To", "stop", "No more", "en"
)


@dataclass
class Server:
    """A mail server that asks for a password, and records its commands."""

    box: Mailbox = field(default_factory=Mailbox)
    heard: list[LoginPassword] = field(default_factory=list)
    port: int = 0

    def knows(self, *asked: Any) -> AuthResult:
        self.heard.append(asked[-1])
        return AuthResult(success=True)

    def mail(self, host: str, user: str = "venice") -> Mail:
        server = MailServer(
            host=host,
            port=self.port,
            encrypted=False,
            user=user,
            password=user and "secret",
            sender="venice@example.org",
        )
        return Mail(server, 1)


@asynccontextmanager
async def serving(encryption: ssl.SSLContext | None = None) -> AsyncIterator[Server]:
    """A mail server that offers encryption, or none."""
    server, loop = Server(), asyncio.get_running_loop()

    def made() -> SMTP:
        return SMTP(
            server.box, authenticator=server.knows, auth_require_tls=False,
            tls_context=encryption, loop=loop,
        )  # fmt: skip

    listening = await loop.create_server(made, "127.0.0.1", 0)
    async with listening:
        server.port = listening.sockets[0].getsockname()[1]
        yield server


async def test_the_password_is_not_sent_in_the_clear():
    """The host reads why in the log, and the mail is tried again later."""
    async with serving() as server:
        with pytest.raises(Undelivered, match=r"no encryption.*password.*smtps://"):
            await server.mail(ANY).send(NOTE, "anna@example.org", NOW)

    assert (server.heard, server.box.mails) == ([], [])


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_the_password_is_sent_on_this_machine(host: str):
    """Only this machine can read it."""
    async with serving() as server:
        await server.mail(host).send(NOTE, "anna@example.org", NOW)

    assert [(one.login, one.password) for one in server.heard] == [(b"venice", b"secret")]
    assert len(server.box.mails) == 1


async def test_a_server_without_a_password_needs_no_encryption():
    async with serving() as server:
        await server.mail(ANY, user="").send(NOTE, "anna@example.org", NOW)

    assert len(server.box.mails) == 1


async def test_the_password_is_sent_over_encryption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The connection is encrypted from then on."""
    kept = tmp_path / "mail.pem"
    kept.write_bytes(b"".join(certificate(addresses=("127.0.0.1", ANY))))
    monkeypatch.setenv("SSL_CERT_FILE", str(kept))
    encryption = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    encryption.load_cert_chain(kept)
    async with serving(encryption) as server:
        await server.mail(ANY).send(NOTE, "anna@example.org", NOW)

    assert (len(server.heard), len(server.box.mails)) == (1, 1)
