"""Kill processes that send notifications again and again: what is lost, doubled or wrong?"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from serenissima.service import Person, Tables, TableSettings
from serenissima.service.runtime.outbox import LEASE
from serenissima.service.store.schema import ALARMS, NOTIFICATIONS
from serenissima.web.notifications.writing import digest
from tests.places import ROOT
from tests.service.guests import KEYS, SHELF, act, guest
from tests.web.killable import PAUSE, KeptClock
from tests.web.notified import NOW, Receiving

EACH = 4  # tables at which a clock ends in each round
MINUTE = 60.0
PATIENCE = 60.0  # seconds allowed for each change


class KilledNotifiers:
    """Tables at which clocks end, and the processes that send notifications there.

    Args:
        database: its URL; no other process uses it.
        folder: for the clock.
        hook: the address that gets the notifications.

    Attributes:
        kills: how often a process was killed.
        complaints: the faults found.
    """

    def __init__(self, database: str, folder: Path, hook: Receiving) -> None:
        self._database, self._hook, self._file = database, hook, folder / "clock"
        self._clock = KeptClock(self._file)
        self._clock.is_set(NOW)
        self.tables = Tables(database, shelf=SHELF, load_player=guest, clock=self._clock)
        self._late: dict[str, object] = {}  # the clocks of each table
        self._unsure = Counter[str]()  # notifications that were handed over, but not noted
        self.kills, self.complaints = 0, list[str]()

    async def round(self, *, changes: int = 0, sent: int = 0, seconds: float = PATIENCE) -> None:
        """Clocks end.

        The process dies after some stored changes or sent notifications, or after a time.
        """
        for _ in range(EACH):
            await self._open()
        self._clock.moves(MINUTE + 1 + LEASE)  # notifications taken before are free again
        begun, process = len(self._hook.posts), await self._start(changes, sent)
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), seconds)
        await self._end(process)
        self.kills += 1
        left = {digest(name) for name in await self._waiting()}
        self._unsure.update({one.key for one in self._hook.posts[begun:] if one.key in left})

    async def finish(self) -> None:
        """Let a last process deliver the waiting notifications, and compare."""
        self._clock.moves(LEASE)
        process = await self._start()
        try:
            async with asyncio.timeout(PATIENCE):
                while await self._waiting() or await self._alarms():  # noqa: ASYNC110 - elsewhere
                    await asyncio.sleep(PAUSE)
        finally:
            await self._end(process)
        await self._check()

    async def _check(self) -> None:
        told = Counter(post.told["url"].rpartition("/")[2] for post in self._hook.posts)
        sent = Counter(post.key for post in self._hook.posts)
        ids = {(post.told["url"], post.key) for post in self._hook.posts}
        self._expect({*told} == {*self._late}, f"of {len(self._late)} calls came {len(told)}")
        self._expect(len(ids) == len(told), "somebody was called twice for the same")
        twice = [key for key, count in sent.items() if count > 1 + self._unsure[key]]
        self._expect(not twice, f"calls that were noted came again: {twice}")
        for table, clock in self._late.items():
            seen = (await self.tables.view(table)).clock
            self._expect(seen is not None and seen.deadlines == clock, f"clock of {table}")

    def _expect(self, right: bool, what: str) -> None:
        self.complaints += [what] * (not right)

    async def _open(self) -> None:
        """Open a table at which Bernd has a minute left, and Anna wants to be notified."""
        tables, plan = self.tables, [Person(), Person()]
        opening = await tables.open(
            "lots", plan, name="Anna", settings=TableSettings(time="live 1+0")
        )
        table, token = opening.table, str(opening.token)
        await tables.join(table, opening.invitations[1], "Bernd", key=next(KEYS))
        url = self._hook.url
        await tables.outbox.register(table, token, "webhook", url, "en", asks=False)
        for action in (None, "confirm"):
            await act(tables, table, token, action)
        clock = (await tables.view(table)).clock
        assert clock is not None
        self._late[table] = clock.deadlines

    async def _start(self, changes: int = 0, sent: int = 0) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.web.killable", self._database, str(self._file),
            str(changes), str(sent), cwd=ROOT, stdout=PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
        return process

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _waiting(self) -> list[str]:
        """Return the names of the notifications that wait."""
        return await self._ask(sa.select(NOTIFICATIONS.c.id))

    async def _alarms(self) -> list[str]:
        """Return the tables at which a notification is due by now."""
        return await self._ask(sa.select(ALARMS.c.table_id).where(ALARMS.c.at <= self._clock()))

    async def _ask(self, query: sa.Select[Any]) -> list[str]:
        store = self.tables._store
        return await store.read(lambda logs: list(logs.connection.scalars(query)))
