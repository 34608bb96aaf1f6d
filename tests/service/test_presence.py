"""Coarse reports of the people who have a table open."""

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from typing import Any

import pytest

from serenissima.service import Attendant, Presence, Present
from serenissima.service.runtime.presence import LINGER, RUSH, SETTLE
from serenissima.web.routes.wires import STAYS

ANNA, BERND = 0, 1
SOON = 20.0  # seconds after which others see that a page was closed


class Hours(asyncio.SelectorEventLoop):
    """An event loop whose time passes only while all tasks wait, and then at once."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        waits = (one.when() for one in self._scheduled if not one.cancelled())
        if not self._ready:
            self.now = max(self.now, min(waits, default=self.now))
        super()._run_once()


def in_hours(story: Coroutine[Any, Any, None]) -> None:
    """Run a scenario."""
    with asyncio.Runner(loop_factory=Hours) as runner:
        runner.run(story)


class Ear:
    """A person at the table, and all reports to them."""

    def __init__(self, presence: Presence, *seats: int) -> None:
        self.told: list[Present] = []
        self._stack = ExitStack()
        self.attendant = self._stack.enter_context(presence.attend("table", seats))
        self._task = asyncio.create_task(self._hear(self.attendant))

    async def _hear(self, attendant: Attendant) -> None:
        async for present in attendant:
            self.told.append(present)

    async def leave(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._stack.close()

    @property
    def seats(self) -> set[int]:
        """The people present by the last report."""
        return set(self.told[-1].seats)


async def leave(*ears: Ear) -> None:
    """Let all of them leave."""
    for ear in ears:
        await ear.leave()


def test_arrivals_are_reported_together():
    """The report comes after a moment, not at once."""

    async def story() -> None:
        presence = Presence(rush=0.0)
        anna = Ear(presence, ANNA)
        await asyncio.sleep(SETTLE / 2)
        bernd = Ear(presence, BERND)
        await asyncio.sleep(SETTLE / 4)
        assert anna.told == []

        await asyncio.sleep(SETTLE)
        assert anna.told == [Present(frozenset({ANNA, BERND}), settled=False)]
        await leave(anna, bernd)

    in_hours(story())


def test_after_a_restart_everyone_can_come_back_before_the_report():
    """Later, at another table, the report comes after a moment as ever."""

    async def story() -> None:
        presence = Presence()
        anna, bernd = Ear(presence, ANNA), Ear(presence, BERND)
        await asyncio.sleep(RUSH - 0.1)
        assert anna.told == bernd.told == []

        await asyncio.sleep(0.2)
        assert anna.seats == bernd.seats == {ANNA, BERND}
        await leave(anna, bernd)
        carla = Ear(presence, ANNA)
        await asyncio.sleep(SETTLE + 0.1)
        assert carla.seats == {ANNA}
        await leave(carla)

    in_hours(story())


def test_people_are_not_away_before_they_could_come():
    """After a restart the first who is back does not see the others as away."""

    async def story() -> None:
        anna = Ear(Presence(rush=0.0), ANNA)
        await asyncio.sleep(LINGER - 1)
        assert [one.settled for one in anna.told] == [False]

        await asyncio.sleep(2)
        assert anna.told[-1] == Present(frozenset({ANNA}), settled=True)
        await leave(anna)

    in_hours(story())


def test_a_closed_page_is_away_within_twenty_seconds():
    """Even one that asks for news again and again, and counts as there for five more."""

    async def story() -> None:
        presence = Presence(rush=0.0)
        anna, bernd = Ear(presence, ANNA), Ear(presence, BERND)
        await asyncio.sleep(LINGER + SETTLE)
        await asyncio.sleep(STAYS)
        await bernd.leave()
        await asyncio.sleep(SOON - STAYS)
        assert anna.told[-1] == Present(frozenset({ANNA}), settled=True)
        await leave(anna)

    in_hours(story())


def test_a_short_absence_is_not_reported():
    """It may be a page that reloads any number of times, or a phone that sleeps for a moment."""

    async def story() -> None:
        presence = Presence(rush=0.0)
        anna, bernd = Ear(presence, ANNA), Ear(presence, BERND)
        await asyncio.sleep(2 * LINGER)
        before = len(anna.told)
        for _ in range(50):
            await bernd.leave()
            await asyncio.sleep(LINGER / 3)
            bernd = Ear(presence, BERND)
            await asyncio.sleep(1)
        assert len(anna.told) == before

        await bernd.leave()
        await asyncio.sleep(LINGER + SETTLE)
        assert anna.seats == {ANNA}
        await leave(anna)

    in_hours(story())


@pytest.mark.parametrize("comes", [True, False])
def test_a_new_player_is_on_the_way(comes: bool):
    """They are not reported as away, unless their table does not open for a while."""

    async def story() -> None:
        presence = Presence()
        anna = Ear(presence, ANNA)
        await asyncio.sleep(2 * LINGER)
        anna.told.clear()
        anna.attendant.expect([BERND])
        await asyncio.sleep(SETTLE + 1)
        bernd = [Ear(presence, BERND)] if comes else []
        await asyncio.sleep(2 * LINGER)
        seats = [set(one.seats) for one in anna.told]
        assert seats == ([{ANNA, BERND}] if comes else [{ANNA, BERND}, {ANNA}])
        await leave(anna, *bernd)

    in_hours(story())


def test_a_seat_with_two_pages_is_there_as_long_as_one_is_open():
    async def story() -> None:
        presence = Presence(rush=0.0)
        anna, laptop, phone = Ear(presence, ANNA), Ear(presence, BERND), Ear(presence, BERND)
        await asyncio.sleep(SETTLE)
        await laptop.leave()
        await asyncio.sleep(2 * LINGER)
        assert anna.seats == {ANNA, BERND}

        await phone.leave()
        await asyncio.sleep(2 * LINGER)
        assert anna.seats == {ANNA}
        await leave(anna)

    in_hours(story())


def test_a_table_without_people_is_forgotten():
    """It has no tasks any more."""

    async def story() -> None:
        presence = Presence(rush=0.0)
        await Ear(presence, ANNA).leave()
        await asyncio.sleep(0)

        assert presence._tables == {}
        assert not [h for h in asyncio.get_running_loop()._scheduled if not h.cancelled()]

    in_hours(story())
