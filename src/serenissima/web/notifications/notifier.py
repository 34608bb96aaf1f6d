"""Delivers the notifications in the outbox.

It takes each one from the outbox, writes its text, sends it, and records that.

A process that is killed at any moment loses none: its claimed notifications are free again after a
while.
"""

import asyncio
import hmac
import json
from collections import Counter
from collections.abc import Callable

import structlog

from serenissima.fairplay.secrets import new_secret
from serenissima.kernel.errors import SerenissimaError
from serenissima.service import (
    GONE,
    LATE_TRIES,
    REFUSED,
    Outbox,
    Receiver,
    WaitingNotification,
)
from serenissima.web.notifications import push
from serenissima.web.notifications.mail import Mail, check_address, usual_name
from serenissima.web.notifications.reaching import (
    Gone,
    Refused,
    Undelivered,
    check_entered_url,
    post,
)
from serenissima.web.notifications.settings import NotificationSettings
from serenissima.web.notifications.writing import WrittenNotification, write_notification
from serenissima.web.refusals import NOTIFICATION_CHANNEL, REQUEST_TOO_MANY
from serenissima.web.tally import Tally

LOG = structlog.get_logger(__name__)
PAUSE = 5.0  # seconds between two looks at the outbox
AT_ONCE = 20  # notifications that are on their way at the same time
# seconds that a notification made by time alone waits, until all who look have dropped theirs
SOON = 15.0
FINISH = 4.0  # seconds that those have when the server ends
LATER = (60.0, 300.0, 1800.0, 7200.0, 21600.0)  # seconds until the next try; after the last, none
MOST_ASKED = 2  # confirmations to one mail address that this process sends in a day
MOST_ASKED_FROM = 20  # because of visitors from one network address
MOST_ASKED_IN_ALL = 500
DAY = 24 * 3600.0

Looking = Callable[[str], frozenset[int]]
Same = tuple[
    str, str, str
]  # a receiver, a table and a kind: the newest such notification is enough


class Notifier:
    """The notifications of a host, at work.

    Args:
        settings: the host's set-up.
        outbox: the notifications that wait.
        looking: the seats that have a table open.
        tally: counts notifications by channel and outcome.
        name: returns the site's name in a language.
    """

    def __init__(
        self,
        settings: NotificationSettings,
        outbox: Outbox,
        looking: Looking,
        tally: Tally,
        name: Callable[[str], str] = usual_name,
    ) -> None:
        self.settings, self._outbox, self._looking = settings, outbox, looking
        self._tally = tally
        self._mail = Mail(settings.mail, AT_ONCE, name) if settings.mail else None
        self._sending: set[asyncio.Task[None]] = set()
        self._asked, self._askers = Counter[str](), Counter[str]()
        self._day = 0

    async def run(self) -> None:
        """Deliver due notifications, again and again; at the end, let those under way arrive."""
        try:
            while True:
                try:
                    await self.step()
                except SerenissimaError as error:
                    LOG.warning("calls wait", code=error.code)
                except Exception as error:
                    LOG.exception("calls failed", exc_info=error)
                await asyncio.sleep(PAUSE)
        finally:
            await self._finish()

    async def _finish(self) -> None:
        """Let the notifications under way arrive; another process sends the slower ones again."""
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=FINISH)
            for one in late:
                one.cancel()

    async def step(self) -> None:
        """Deliver due notifications; people who look at the table need none.

        A slow receiver does not delay the next look: the other processes must hear in time who is
        looking.
        """
        waiting, self._tally.notifications_waiting = await self._outbox.list_waiting()
        newest = {_same(one): one.at for one in sorted(waiting, key=lambda one: one.at)}
        idle = [one for one in waiting if self._needless(one, newest)]
        if idle:
            await self._outbox.drop(idle)
        dropped = {one.id for one in idle}
        left = [one for one in waiting if one.id not in dropped]
        await self._hold_back([one for one in left if self._looks(one)])
        now = self._outbox.clock()
        due = [one for one in left if self._is_due(one, now) and not self._looks(one)]
        room = AT_ONCE - len(self._sending)
        self._sending |= {asyncio.create_task(self._take(one)) for one in due[:room]}
        if self._sending:
            done, _ = await asyncio.wait(self._sending, timeout=PAUSE)
            self._sending -= done
            for one in done:
                one.result()

    def _needless(self, notification: WaitingNotification, newest: dict[Same, float]) -> bool:
        """Whether the viewer has no task, or a newer notification contains the same."""
        if self._looks(notification) and not notification.is_to_do:
            return True
        return newest[_same(notification)] > notification.at

    def _looks(self, notification: WaitingNotification) -> bool:
        return not notification.confirms and notification.seat in self._looking(
            notification.table_id
        )

    async def _hold_back(self, seen: list[WaitingNotification]) -> None:
        """Hold notifications back, in every process, while their receivers look at the table.

        It is written again only when half of the delay is over.
        """
        soon = self._outbox.clock() + self.settings.delay / 2
        if late := [one for one in seen if self._due_at(one) < soon]:
            await self._outbox.hold_back(late, self.settings.delay)

    def _is_due(self, notification: WaitingNotification, now: float) -> bool:
        return max(self._due_at(notification), notification.leased_until) <= now

    def _due_at(self, notification: WaitingNotification) -> float:
        return max(notification.at + self._delay(notification), notification.due_at)

    def _delay(self, notification: WaitingNotification) -> float:
        """Return the seconds that a notification waits, so that people who look need none."""
        if notification.by_time or notification.invites:
            return min(SOON, self.settings.delay)
        return 0.0 if notification.confirms else self.settings.delay

    async def _take(self, notification: WaitingNotification) -> None:
        """Deliver a notification, unless another process does."""
        try:
            if await self._outbox.claim(notification):
                await self._deliver(notification)
        except SerenissimaError as error:  # the database: the claim ends by itself
            LOG.warning("a notification is waiting", code=error.code)

    async def _deliver(self, notification: WaitingNotification) -> None:
        """Deliver a claimed notification; if that fails, it is tried again later."""
        receiver = await self._outbox.receiver(notification.receiver)
        if receiver is not None:
            try:
                if said := await self._said(notification, receiver):
                    await self.send(said, receiver)
                    self._tally.notify(receiver.channel, "sent")
                    await self._outbox.mark(receiver, "")
            except Gone:
                self._tally.notify(receiver.channel, "gone")
                LOG.info("receiver gone", channel=receiver.channel)
                await self._outbox.mark(receiver, GONE)
            except Exception as failure:
                await self._failed(notification, receiver, failure)
                return
        await self._outbox.drop([notification], claimed=True)

    async def _failed(
        self, notification: WaitingNotification, receiver: Receiver, failure: Exception
    ) -> None:
        self._tally.notify(receiver.channel, "failed")
        if isinstance(failure, Undelivered | SerenissimaError):
            LOG.warning("call failed", channel=receiver.channel, reason=_reason(failure))
        else:
            LOG.error("call failed", channel=receiver.channel, exc_info=failure)
        wait = failure.wait if isinstance(failure, Undelivered) else 0.0
        if isinstance(failure, Refused):
            await self._outbox.mark(receiver, REFUSED)
        if notification.tries < len(LATER):
            await self._outbox.put_off(notification, max(LATER[notification.tries], wait))
            return
        if not receiver.failing:
            await self._outbox.mark(receiver, LATE_TRIES)
        await self._outbox.drop([notification], claimed=True)

    async def _said(
        self, notification: WaitingNotification, receiver: Receiver
    ) -> WrittenNotification | None:
        """Return a notification in words; None if it has become pointless, or has no channel.

        Raises:
            SerenissimaError: the table cannot be read now, or not by this version.
        """
        if receiver.channel not in self.settings.channels:
            return None
        view = await self._outbox.sight(notification, receiver)
        if view is None:
            return None
        places = self.settings.address, await self.link(receiver.id)
        when = self._outbox.clock(), self._outbox.patience
        return write_notification(notification, view, receiver.language, places, when)

    async def send(self, said: WrittenNotification, receiver: Receiver) -> None:
        """Send a notification on the receiver's channel; raise `Undelivered` or `Gone`."""
        match receiver.channel:
            case "mail" if self._mail:
                await self._mail.send(said, receiver.address, self._outbox.clock())
            case "webhook":
                headers = {"Content-Type": "application/json", "Idempotency-Key": said.id}
                await post(receiver.address, headers, as_json(said), self.settings.allowed)
            case "push":
                key = await self._outbox.key("push", push.new_key)
                url, headers, body = push.prepare_push(
                    said, receiver.address, key, self.settings.address
                )
                await post(url, headers, body, self.settings.allowed)

    async def public_key(self) -> str:
        """Return the key that a browser needs to be notified."""
        return push.public_key(await self._outbox.key("push", push.new_key))

    async def link(self, receiver: str) -> str:
        """Return the link that confirms an address, or ends notifications to it."""
        return f"{self.settings.address}/call/{receiver}/{await self._token(receiver)}"

    async def is_linked(self, receiver: str, token: str) -> bool:
        """Whether a link was made here."""
        return hmac.compare_digest(token.encode(), (await self._token(receiver)).encode())

    async def _token(self, receiver: str) -> str:
        key = await self._outbox.key("links", new_secret)
        return hmac.new(key.encode(), receiver.encode(), "sha256").hexdigest()[:32]

    async def check_address(self, channel: str, address: str) -> str:
        """Return an address in the form that is stored.

        Raises:
            Unknown: `call/channel`: the host has not set this up.
            Unreadable: `call/address`.
            Illegal: `call/private`.
        """
        if channel not in self.settings.channels:
            raise NOTIFICATION_CHANNEL(text=channel[:80])
        if channel == "push":
            return push.check_subscription(address)
        if channel == "webhook":
            return await check_entered_url(address.strip(), self.settings.allowed)
        return check_address(address.strip())

    def count(self, address: str, origin: str) -> None:
        """Count a confirmation to a mail address, whose owner may never have given it.

        `origin`: the network address of the visitor who gave it; empty if it is not limited.

        Raises:
            NotNow: `request/too-many`.
        """
        if (day := int(self._outbox.clock() // DAY)) != self._day:
            self._asked, self._askers, self._day = Counter(), Counter(), day
        known = address.lower()
        enough = self._asked[known] >= MOST_ASKED or self._asked.total() >= MOST_ASKED_IN_ALL
        if enough or self._askers[origin] >= MOST_ASKED_FROM:
            raise REQUEST_TOO_MANY("too many addresses were added today", hint="try again tomorrow")
        self._asked[known] += 1
        self._askers[origin] += bool(origin)


def _same(notification: WaitingNotification) -> Same:
    return notification.receiver, notification.table_id, notification.kind


def _reason(failure: Exception) -> str:
    """Return why a notification failed, without visitors' text."""
    return failure.code if isinstance(failure, SerenissimaError) else str(failure)


def as_json(said: WrittenNotification) -> bytes:
    """Return a notification in the form for webhooks."""
    told = {
        "id": said.id,
        "kind": said.kind,
        "title": said.title,
        "lines": said.lines,
        "url": said.link,
        "language": said.language,
    }
    return json.dumps(told, ensure_ascii=False).encode()
