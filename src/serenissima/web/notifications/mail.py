"""Notifications by mail, in plain text."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate
from typing import Any

from serenissima.web.notifications.reaching import Gone, Undelivered
from serenissima.web.notifications.settings import MailServer
from serenissima.web.notifications.writing import WrittenNotification
from serenissima.web.refusals import NOTIFICATION_ADDRESS
from serenissima.web.security.limits import is_loopback

PATIENCE = 8.0  # seconds for each of the dozen answers of a server: all fit within one claim
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST = 200
UNENCRYPTED = (
    "the mail server offers no encryption, so the password is not sent to it; try smtps://"
)
UNSUBSCRIBE = "List-Unsubscribe"


def check_address(text: str) -> str:
    """Return a valid mail address; raise `Unreadable` (`call/address`)."""
    if not ADDRESS.fullmatch(text) or len(text) > LONGEST:
        raise NOTIFICATION_ADDRESS("this is not an email address", text=text[:80])
    return text


class Plain(EmailPolicy):
    """A policy that writes the address of `List-Unsubscribe` unchanged, on one line.

    The standard library folds a long one into encoded words, which mail programs can't read.
    """

    def fold(self, name: str, value: Any) -> str:
        """Return a header as text."""
        if name == UNSUBSCRIBE:
            return f"{name}: {value}{self.linesep}"
        return str(super().fold(name, value))

    def fold_binary(self, name: str, value: Any) -> bytes:
        """Return a header as it is sent."""
        if name == UNSUBSCRIBE:
            return self.fold(name, value).encode("ascii")
        return super().fold_binary(name, value)


def usual_name(_language: str) -> str:
    """Return the name of a site to which the host has given none."""
    return "Serenissima"


class Mail:
    """Hands mails to a server.

    Args:
        server: the mail server.
        at_once: how many are handed over at the same time; others wait without a thread.
        name: returns the site's name in a language, which mails come from.
    """

    def __init__(
        self, server: MailServer, at_once: int, name: Callable[[str], str] = usual_name
    ) -> None:
        self._server, self._name = server, name
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="mail")

    async def send(self, written: WrittenNotification, address: str, at: float) -> None:
        """Send a notification; raise `Undelivered`, or `Gone` if there is no such mailbox."""
        message = self.message(written, address, at)
        try:
            await asyncio.get_running_loop().run_in_executor(
                self._threads, self._hand_over, message
            )
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code >= 500 for code, _ in refused.recipients.values()):
                raise Gone from refused
            raise Undelivered("not now") from refused
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(type(error).__name__) from error

    def message(self, written: WrittenNotification, address: str, at: float) -> EmailMessage:
        """Return a notification as a mail, always with the same id, so mailboxes detect repeats."""
        message, sender = EmailMessage(Plain()), self._server.sender
        message["From"] = Address(self._name(written.language), addr_spec=sender)
        message["To"] = address
        message["Subject"] = " ".join(written.title.split())
        message["Date"] = formatdate(at)
        message["Message-ID"] = f"<{written.id}@{sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = written.language
        text = written.text
        if written.kind != "confirm":
            message[UNSUBSCRIBE] = f"<{written.stop}>"
            message[f"{UNSUBSCRIBE}-Post"] = "List-Unsubscribe=One-Click"
            text += f"\n{written.stops}\n{written.stop}\n"
        message.set_content(text)
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        server, context = self._server, ssl.create_default_context()
        made = (
            smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
            if server.encrypted
            else smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        )
        with made as session:
            session.ehlo()
            encrypted = server.encrypted
            if not encrypted and session.has_extn("starttls"):
                session.starttls(context=context)
                session.ehlo()
                encrypted = True
            if server.user:
                if not (encrypted or is_loopback(server.host)):
                    raise Undelivered(UNENCRYPTED)
                session.login(server.user, server.password)
            session.send_message(message)
