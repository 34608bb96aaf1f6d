"""Mails about accounts: the confirmation of an address, and a link for a new password.

They are sent beside the answer to a request, so it takes as long whether there is an address or
not. A mail that can't be handed over is tried again a few times; who asked can ask again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

import structlog

from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.errors import SerenissimaError
from serenissima.service import PasswordReset
from serenissima.web.notifications.mail import Mail, usual_name
from serenissima.web.notifications.reaching import Gone, Undelivered
from serenissima.web.notifications.settings import MailServer
from serenissima.web.notifications.writing import WrittenNotification, digest
from serenissima.words import Speaker

LOG = structlog.get_logger(__name__)
AT_ONCE = 4  # mails that are on their way at the same time
MOST_WAITING = 200  # mails and requests; further ones are dropped
LATER = (5.0, 30.0, 120.0)  # seconds until the next try

Resets = Callable[[], Awaitable[list[PasswordReset]]]
Allow = Callable[[str], Awaitable[None]]


class AccountMails:
    """The mails about accounts of one server.

    Args:
        server: the mail server.
        address: of the pages, with which links begin.
        clock: seconds since 1970.
        name: returns the site's name in a language.
        pauses: seconds until each next try.
    """

    def __init__(
        self,
        server: MailServer,
        address: str,
        clock: Callable[[], float],
        name: Callable[[str], str] = usual_name,
        pauses: tuple[float, ...] = LATER,
    ) -> None:
        self._mail = Mail(server, AT_ONCE, name)
        self._address, self._clock = address, clock
        self._pauses = pauses
        self._running: set[asyncio.Task[None]] = set()

    def confirm(self, address: str, login: str, secret: str, language: str) -> None:
        """Send the link that confirms an address, soon."""
        link = f"{self._address}/sign-in/address/{secret}"
        self._begin(self._send(self._write("confirm", language, login, link), address))

    def reset(self, resets: Resets, allow: Allow) -> None:
        """Send the links for new passwords, soon.

        Args:
            resets: makes them.
            allow: raises if there were enough mails to an address lately.
        """
        self._begin(self._reset_all(resets, allow))

    async def close(self) -> None:
        """Give up the mails that are not handed over yet."""
        for task in self._running:
            task.cancel()
        if self._running:
            await asyncio.wait(self._running)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        if len(self._running) >= MOST_WAITING:
            work.close()
            LOG.warning("too many mails about accounts are waiting")
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _reset_all(self, resets: Resets, allow: Allow) -> None:
        try:
            for one in await resets():
                await allow(one.address)
                link = f"{self._address}/sign-in/new/{one.secret}"
                written = self._write("reset", one.language, one.login, link)
                self._begin(self._send(written, one.address))
        except SerenissimaError as error:  # whoever asked must not learn of it
            LOG.warning("no link for a new password was sent", code=error.code)

    async def _send(self, written: WrittenNotification, address: str) -> None:
        for pause in (*self._pauses, None):
            try:
                await self._mail.send(written, address, self._clock())
            except Gone:
                LOG.warning("a mail about an account was refused")
            except Undelivered as error:
                if pause is not None:
                    await asyncio.sleep(pause)
                    continue
                LOG.warning("a mail about an account could not be sent", reason=str(error))
            return

    def _write(self, kind: str, language: str, login: str, link: str) -> WrittenNotification:
        word = partial(Speaker(language).word, login=login, site=self._address)
        return WrittenNotification(
            id=digest(hash_secret(link)),
            kind="confirm",  # nothing to unsubscribe from
            to_do=True,
            title=word(f"page-mail-{kind}-subject"),
            lines=(word(f"page-mail-{kind}-why"),),
            headed=False,
            link=link,
            opens=word(f"page-mail-{kind}-opens"),
            stop="",
            stops="",
            language=language,
        )
