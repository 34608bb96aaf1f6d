"""Delivers the calls that wait: takes each from the outbox, says it in words, sends it, notes that.

A process that is killed at any moment loses none: what it had taken is free again after a while.
"""

import asyncio
import hmac
import json
from collections import Counter
from collections.abc import Callable

import structlog

from serenissima.fairplay.secrets import fresh
from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Outbox, Receiver, WaitingCall
from serenissima.web.calling import push
from serenissima.web.calling.mail import Mail, check_address
from serenissima.web.calling.note import CallNote, note
from serenissima.web.calling.reaching import Gone, Undelivered, entered_url, post
from serenissima.web.calling.settings import CallSettings
from serenissima.web.refusals import CALL_CHANNEL, REQUEST_TOO_MANY
from serenissima.web.tally import Tally

LOG = structlog.get_logger(__name__)
PAUSE = 5.0  # seconds between two looks at the outbox
AT_ONCE = 20  # calls that are on their way at the same time
SOON = 15.0  # seconds that a call waits which time alone has made: all who look have dropped theirs
FINISH = 4.0  # seconds that those have when the server ends
LATER = (60.0, 300.0, 1800.0, 7200.0, 21600.0)  # seconds until the next try; then none
MOST_ASKED = 2  # questions to one mail address that this process sends in a day
MOST_ASKED_FROM = 20  # because of visitors from one network address
MOST_ASKED_IN_ALL = 500
DAY = 24 * 3600.0

Looking = Callable[[str], frozenset[int]]
Same = tuple[str, str, str]  # a receiver, a table and a kind: the newest such call is enough


class Caller:
    """What a host has set up to call people, at work.

    Args:
        settings: what is set up.
        outbox: the calls that wait.
        looking: the seats that have a table open.
        tally: counts calls by channel and outcome.
    """

    def __init__(
        self, settings: CallSettings, outbox: Outbox, looking: Looking, tally: Tally
    ) -> None:
        self.settings, self._outbox, self._looking = settings, outbox, looking
        self._tally = tally
        self._mail = Mail(settings.mail, AT_ONCE) if settings.mail else None
        self._sending: set[asyncio.Task[None]] = set()
        self._asked, self._askers = Counter[str](), Counter[str]()
        self._day = 0

    async def run(self) -> None:
        """Deliver what is due, again and again; at the end, let what is on its way arrive."""
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
        """Let arrive what is on its way; what takes longer is sent again by another process."""
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=FINISH)
            for one in late:
                one.cancel()

    async def step(self) -> None:
        """Deliver what is due now; whoever looks at the table needs no call.

        A receiver that is slow does not keep the next look waiting: others must hear in time that
        somebody looks.
        """
        waiting, self._tally.calls_waiting = await self._outbox.waiting()
        newest = {_same(call): call.at for call in sorted(waiting, key=lambda one: one.at)}
        idle = [call for call in waiting if self._needless(call, newest)]
        if idle:
            await self._outbox.drop(idle)
        dropped = {call.id for call in idle}
        left = [call for call in waiting if call.id not in dropped]
        await self._hold_back([call for call in left if self._looks(call)])
        now = self._outbox.clock()
        due = [call for call in left if self._is_due(call, now) and not self._looks(call)]
        room = AT_ONCE - len(self._sending)
        self._sending |= {asyncio.create_task(self._take(call)) for call in due[:room]}
        if self._sending:
            done, _ = await asyncio.wait(self._sending, timeout=PAUSE)
            self._sending -= done
            for one in done:
                one.result()

    def _needless(self, call: WaitingCall, newest: dict[Same, float]) -> bool:
        """Whether whoever looks has nothing to do, or a newer call says the same."""
        if self._looks(call) and not call.is_to_do:
            return True
        return newest[_same(call)] > call.at

    def _looks(self, call: WaitingCall) -> bool:
        return not call.confirms and call.seat in self._looking(call.table_id)

    async def _hold_back(self, seen: list[WaitingCall]) -> None:
        """Hold calls back, in every process, while those whom they call look at the table.

        It is written again only when half of the delay is over.
        """
        soon = self._outbox.clock() + self.settings.delay / 2
        if late := [call for call in seen if self._due_at(call) < soon]:
            await self._outbox.hold_back(late, self.settings.delay)

    def _is_due(self, call: WaitingCall, now: float) -> bool:
        return max(self._due_at(call), call.leased_until) <= now

    def _due_at(self, call: WaitingCall) -> float:
        return max(call.at + self._delay(call), call.due_at)

    def _delay(self, call: WaitingCall) -> float:
        """Seconds that a call waits, so that whoever looks needs none."""
        if call.by_time:
            return min(SOON, self.settings.delay)
        return 0.0 if call.confirms else self.settings.delay

    async def _take(self, call: WaitingCall) -> None:
        """Deliver a call, unless another process does."""
        try:
            if await self._outbox.claim(call):
                await self._deliver(call)
        except SerenissimaError as error:  # the database: the claim ends by itself
            LOG.warning("a call waits", code=error.code)

    async def _deliver(self, call: WaitingCall) -> None:
        """Deliver a call that is claimed; whatever goes wrong with it, it is tried again later."""
        receiver = await self._outbox.receiver(call.receiver)
        if receiver is not None:
            try:
                if said := await self._said(call, receiver):
                    await self.send(said, receiver)
                    self._tally.call(receiver.channel, "sent")
            except Gone:
                self._tally.call(receiver.channel, "gone")
                await self._outbox.forget([receiver.id])
            except Exception as failure:
                await self._failed(call, receiver, failure)
                return
        await self._outbox.drop([call], claimed=True)

    async def _failed(self, call: WaitingCall, receiver: Receiver, failure: Exception) -> None:
        self._tally.call(receiver.channel, "failed")
        if isinstance(failure, Undelivered | SerenissimaError):
            LOG.warning("call failed", channel=receiver.channel, reason=_reason(failure))
        else:
            LOG.error("call failed", channel=receiver.channel, exc_info=failure)
        if call.tries < len(LATER):
            await self._outbox.put_off(call, LATER[call.tries])
        else:
            await self._outbox.drop([call], claimed=True)

    async def _said(self, call: WaitingCall, receiver: Receiver) -> CallNote | None:
        """A call in words; None if there is nothing to say any more, or no way to say it.

        Raises:
            SerenissimaError: the table cannot be read now, or not by this version.
        """
        if receiver.channel not in self.settings.channels:
            return None
        view = await self._outbox.sight(call, receiver)
        if view is None:
            return None
        places = self.settings.address, await self.link(receiver.id)
        when = self._outbox.clock(), self._outbox.patience
        return note(call, view, receiver.language, places, when)

    async def send(self, said: CallNote, receiver: Receiver) -> None:
        """Send a call on the receiver's channel; raises `Undelivered` or `Gone`."""
        match receiver.channel:
            case "mail" if self._mail:
                await self._mail.send(said, receiver.address, self._outbox.clock())
            case "webhook":
                headers = {"Content-Type": "application/json", "Idempotency-Key": said.id}
                await post(receiver.address, headers, as_json(said), self.settings.allowed)
            case "push":
                key = await self._outbox.key("push", push.new_key)
                url, headers, body = push.pushed(said, receiver.address, key, self.settings.address)
                await post(url, headers, body, self.settings.allowed)

    async def public_key(self) -> str:
        """What a browser must know to be called."""
        return push.public_key(await self._outbox.key("push", push.new_key))

    async def link(self, receiver: str) -> str:
        """The link with which whoever reads at an address confirms it, or ends calls to it."""
        return f"{self.settings.address}/call/{receiver}/{await self._token(receiver)}"

    async def is_linked(self, receiver: str, token: str) -> bool:
        """Whether a link was made here."""
        return hmac.compare_digest(token.encode(), (await self._token(receiver)).encode())

    async def _token(self, receiver: str) -> str:
        key = await self._outbox.key("links", fresh)
        return hmac.new(key.encode(), receiver.encode(), "sha256").hexdigest()[:32]

    async def checked(self, channel: str, address: str) -> str:
        """An address as it is kept.

        Raises:
            Unknown: `call/channel`: the host has not set this up.
            Unreadable: `call/address`.
            Illegal: `call/private`.
        """
        if channel not in self.settings.channels:
            raise CALL_CHANNEL(text=channel[:80])
        if channel == "push":
            return push.check_subscription(address)
        if channel == "webhook":
            return await entered_url(address.strip(), self.settings.allowed)
        return check_address(address.strip())

    def count(self, address: str, origin: str) -> None:
        """A mail address is about to be asked whether it is theirs: they may never have given it.

        `origin`: the network address of whoever gave it; empty if it is not limited.

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


def _same(call: WaitingCall) -> Same:
    return call.receiver, call.table_id, call.kind


def _reason(failure: Exception) -> str:
    """Why a call failed, without what a visitor wrote."""
    return failure.code if isinstance(failure, SerenissimaError) else str(failure)


def as_json(said: CallNote) -> bytes:
    """A call as a webhook gets it."""
    told = {
        "id": said.id,
        "kind": said.kind,
        "title": said.title,
        "lines": said.lines,
        "url": said.link,
        "language": said.language,
    }
    return json.dumps(told, ensure_ascii=False).encode()
