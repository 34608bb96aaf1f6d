"""When a clock runs low or out, or a player is gone, people are notified once."""

import asyncio
import random
from math import inf

import pytest

from serenissima.service import (
    Allowance,
    Person,
    Seated,
    Tables,
    TableSettings,
    WaitingNotification,
)
from serenissima.service.core.absence import GoOn
from serenissima.service.core.alarms import alarm, alarm_notifications, moments
from serenissima.service.core.deciding import Verdict
from serenissima.service.core.pause import Pause
from serenissima.service.core.table import Table
from serenissima.service.core.time_control import DAY, HOUR
from serenissima.service.store.alarms import Superseded, due_alarms, ring
from serenissima.service.store.appending import Append
from tests.service.clocked import BEGAN, Log
from tests.service.guests import KEYS, SHELF, act, guest

ANNA, BERND, CLARA = range(3)
PATIENCE = 3.0 * DAY


def ahead(log: Log) -> list[tuple[float, str, int]]:
    """Return the alarms ahead, with the seconds until then."""
    found = moments(log.table, log.patience)
    return sorted((one.at - log.now, one.kind, one.seat) for one in found)


def clocks(control: str) -> Log:
    return Log(control, patience=PATIENCE).sit(ANNA, BERND, CLARA)


def chosen(log: Log, *seats: int) -> Log:
    for seat in seats:
        log.act(seat).act(seat, "confirm")
    return log


@pytest.mark.parametrize(
    ("control", "low", "up"),
    [
        ("live 4+0", 180.0, 240.0),
        ("live 60+5", 3480.0, 3600.0),
        ("days 2", 1.5 * DAY, 2.0 * DAY),
        ("days 20", 19.0 * DAY, 20.0 * DAY),
    ],
)
def test_a_clock_runs_low_before_it_is_up(control: str, low: float, up: float):
    """It does so at a quarter, at most two minutes or a day before; only for players to act."""
    log = chosen(clocks(control), ANNA, CLARA)

    assert ahead(log) == [(low, "low", BERND), (up, "late", BERND)]


def test_a_daily_window_prevents_notifications_at_night():
    """A quarter of two days of fourteen hours is left at three in the afternoon."""
    log = clocks("days 2 08:00-22:00 +00:00")
    log.now = (BEGAN // DAY) * DAY + 23.0 * HOUR  # after the window of this day
    chosen(log, ANNA, CLARA)
    low, up = ahead(log)
    found = alarm_notifications(log.table, log.now, log.now + low[0], PATIENCE)

    assert [(one.seat, one.kind, one.about) for one in found] == [(BERND, "low", 0)]
    assert low == (9.0 * HOUR + DAY + 7.0 * HOUR, "low", BERND)
    assert up == (9.0 * HOUR + DAY + 14.0 * HOUR, "late", BERND)


def test_without_clocks_the_others_are_notified_after_some_days():
    """The absent player was notified of the turn, and is not notified again."""
    log = chosen(clocks("none"), ANNA, CLARA)
    notifications = alarm_notifications(log.table, log.now, log.now + PATIENCE, PATIENCE)

    assert ahead(log) == [(PATIENCE, "late", BERND)]
    assert [(one.seat, one.kind, one.about) for one in notifications] == [
        (ANNA, "late", 1 << BERND),
        (CLARA, "late", 1 << BERND),
    ]


def test_several_who_are_late_make_one_notification():
    """They have another question to answer themselves."""
    log = chosen(clocks("days 2"), ANNA)
    notifications = alarm_notifications(log.table, log.now, log.now + 2.0 * DAY, PATIENCE)

    assert [(one.seat, one.kind, one.about) for one in notifications] == [
        (ANNA, "late", 1 << BERND | 1 << CLARA)
    ]


def test_a_waiting_or_finished_table_has_no_alarm():
    """These are tables before all have come, paused ones, and finished ones."""
    log = Log("live 1+0", patience=PATIENCE).sit(ANNA)
    assert ahead(log) == []
    chosen(log.sit(BERND, CLARA), ANNA, CLARA)
    log.does(Pause(ANNA, "ask"))
    log.does(Pause(BERND, "agree"))
    log.does(Pause(CLARA, "agree"))
    assert ahead(log) == []
    log.does(Pause(ANNA, "end"))
    assert ahead(log) != []
    for seat in (ANNA, CLARA):
        log.does(GoOn(seat, BERND, "end"), 60.0)

    assert (log.table.over, ahead(log)) == (True, [])


def test_a_table_of_computers_and_one_person_has_no_chooser():
    """The person is still notified of a low clock."""
    plan = "person", "computer guest", "computer guest"

    assert ahead(Log("none", *plan, patience=PATIENCE).sit(ANNA)) == []
    assert [one[1] for one in ahead(Log("live 1+0", *plan).sit(ANNA))] == ["low"]


class Looks:
    """A process that looks when the database signals it, or (`watchful`) is always up to date."""

    def __init__(self, *, watchful: bool) -> None:
        self.watchful, self.at, self.told = watchful, inf, 0.0
        self.notifications = list[tuple[float, int, str, int]]()

    def look(self, table: Table, until: float) -> None:
        while self._due(table) <= until:
            now = self._due(table)
            found = alarm_notifications(table, self.told, now, PATIENCE)
            self.notifications += [(now, one.seat, one.kind, one.about) for one in found]
            self.at, self.told = alarm(table, now, PATIENCE), now

    def _due(self, table: Table) -> float:
        return alarm(table, self.told, PATIENCE) if self.watchful else self.at

    def hear(self, before: Table, after: Table, at: float) -> None:
        """Take a signal; only an earlier alarm is stored."""
        sooner = alarm(after, at, PATIENCE)
        if sooner < alarm(before, at, PATIENCE):
            self.at = sooner


class Watched(Log):
    """A log at which processes look."""

    looking: tuple[Looks, ...] = ()

    def _keep(self, verdict: Verdict) -> Verdict:
        for one in self.looking:
            one.look(self.table, self.now)
            one.hear(self.table, verdict.table, self.now)
        return super()._keep(verdict)


@pytest.mark.parametrize("control", ["none", "live 2+3", "days 1", "days 2 08:00-22:00 +01:00"])
def test_the_database_s_signals_are_enough(control: str):
    """They cover few changes, and still each notification comes in time, and once."""
    found = 0
    for seed in range(8):
        log = Watched(control, patience=PATIENCE)
        log.looking = Looks(watchful=False), Looks(watchful=True)
        log.sit(ANNA, BERND, CLARA).tries(random.Random(f"{control} {seed}"), 60)
        stored, always = log.looking
        assert stored.notifications == always.notifications
        assert len(set(stored.notifications)) == len(stored.notifications)
        found += len(stored.notifications)

    assert found > 10


class Clock:
    now = BEGAN

    def __call__(self) -> float:
        return self.now


def served(place: str, clock: Clock) -> Tables:
    """A process; two of them on one database act as two servers."""
    allowance = Allowance(absent=3, idle=1)
    return Tables(place, shelf=SHELF, load_player=guest, clock=clock, allowance=allowance)


async def waited_for(tables: Tables, time: str = "days 2") -> tuple[Seated, Seated]:
    """Anna has acted, Bernd is to act; both want to be notified."""
    opening = await tables.open(
        "lots", [Person(), Person()], name="Anna", settings=TableSettings(time=time)
    )
    bernd = await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
    anna = Seated(opening.table, 0, bernd._after, str(opening.token))
    for one in (anna, bernd):
        url = f"https://calls.test/{one.seat}"
        await tables.outbox.register(one.table, one.token, "webhook", url, "en", asks=False)
    for action in (None, "confirm"):
        await act(tables, anna.table, anna.token, action)
    return anna, bernd


async def waiting(tables: Tables, at: Seated) -> list[WaitingNotification]:
    """Return the notifications that wait at this table.

    The database may have those of other tests.
    """
    notifications = (await tables.outbox.list_waiting())[0]
    return [one for one in notifications if one.table_id == at.table]


async def kinds(tables: Tables, at: Seated) -> list[tuple[int, str]]:
    """Deliver at once; return who is notified there, and for what."""
    notifications = await waiting(tables, at)
    due = []
    for notification in notifications:
        receiver = await tables.outbox.receiver(notification.receiver)
        if receiver and await tables.outbox.sight(notification, receiver):
            due.append((notification.seat, notification.kind))
    await tables.outbox.drop(notifications)
    return sorted(due)


async def test_each_is_notified_once(place: str):
    """Either process may do it; it repeats only after more time was given and is up again."""
    clock = Clock()
    async with served(place, clock) as here, served(place, clock) as there:
        anna, bernd = await waited_for(here)
        await kinds(here, anna)
        clock.now += 1.5 * DAY
        await asyncio.gather(*(tables.outbox.list_waiting() for tables in (here, there) * 3))
        assert await kinds(there, anna) == [(bernd.seat, "low")]
        clock.now += 0.5 * DAY
        await asyncio.gather(*(tables.outbox.list_waiting() for tables in (here, there) * 3))
        assert await kinds(here, anna) == [(anna.seat, "late")]
        clock.now += 5.0 * DAY
        assert await kinds(there, anna) == []

        await there.continue_without(anna.table, anna.token, bernd.seat, "wait", key=next(KEYS))
        clock.now += 2.0 * DAY
        assert await kinds(here, anna) == [(anna.seat, "late")]


async def test_acting_in_time_prevents_a_notification(place: str):
    """A match that has ended prevents it, too."""
    clock = Clock()
    async with served(place, clock) as tables:
        anna, bernd = await waited_for(tables)
        await kinds(tables, anna)
        clock.now += 2.0 * DAY
        (late,) = [one for one in await waiting(tables, anna) if one.kind == "late"]
        await act(tables, bernd.table, bernd.token)
        await act(tables, bernd.table, bernd.token, "confirm")
        receiver = await tables.outbox.receiver(late.receiver)
        assert receiver
        assert await tables.outbox.sight(late, receiver) is None

        await kinds(tables, anna)
        clock.now += 2.0 * DAY
        for one, other in ((anna, bernd), (bernd, anna)):
            await tables.continue_without(one.table, one.token, other.seat, "end", key=next(KEYS))
        assert {kind for _, kind in await kinds(tables, anna)} == {"over"}


async def test_old_tables_cause_no_notifications(place: str):
    """Their last action is long ago; days are counted anew once a player has come back."""
    clock = Clock()
    async with served(place, clock) as tables:
        anna, bernd = await waited_for(tables, "none")
        await kinds(tables, anna)
        clock.now += 2.0 * DAY
        await tables.archive.look()
        clock.now += 1.0 * DAY
        assert await kinds(tables, anna) == []

        await tables.continue_without(anna.table, anna.token, bernd.seat, "wait", key=next(KEYS))
        clock.now += 3.0 * DAY
        assert await kinds(tables, anna) == [(anna.seat, "late")]


@pytest.mark.parametrize("time", ["days 3", "none"])
async def test_the_others_are_notified_of_a_deleted_guest_at_once(place: str, time: str):
    """They need not wait in vain, with clocks or without."""
    clock = Clock()
    async with served(place, clock) as tables:
        anna, bernd = await waited_for(tables, time)
        gone, _ = await tables.guests.welcome("Bernd", key=next(KEYS))
        await tables.hold(bernd.table, bernd.token, gone.id)
        await kinds(tables, anna)
        clock.now += 60.0
        await tables.guests.forget(gone)
        assert await kinds(tables, anna) == [(anna.seat, "late")]
        assert await kinds(tables, anna) == []


async def test_an_outdated_alarm_is_checked_again(place: str):
    """An alarm that was read before an entry has no effect, and overwrites none."""
    clock = Clock()
    async with served(place, clock) as tables:
        anna, bernd = await waited_for(tables)
        clock.now += 2.0 * DAY
        store = tables._store
        found = await store.read(lambda logs: due_alarms(logs.connection, clock.now, 1000))
        (one,) = [alarm for alarm in found if alarm.table_id == anna.table]
        length = (await tables._known.table(anna.table)).sheet.length
        await tables.continue_without(anna.table, anna.token, bernd.seat, "wait", key=next(KEYS))
        with pytest.raises(Superseded):
            await store.change(lambda c: ring(c, one, length, clock.now, inf, []))
        clock.now += 2.0 * DAY

        assert (anna.seat, "late") in await kinds(tables, anna)


async def chooses(tables: Tables, *those: Seated) -> None:
    for one in those:
        for action in (None, "confirm"):
            await act(tables, one.table, one.token, action)


async def test_an_alarm_during_a_command_hides_no_other(
    place: str, monkeypatch: pytest.MonkeyPatch
):
    """Its process sees the table before the command, after which another clock runs low."""
    clock = Clock()
    async with served(place, clock) as here, served(place, clock) as there:
        opening = await here.open(
            "lots", [Person(), Person()], name="Anna", settings=TableSettings(time="live 10+0")
        )
        bernd = await here.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
        anna = Seated(opening.table, 0, bernd._after, str(opening.token))
        await chooses(here, bernd)
        clock.now += 470.0  # Anna has 130 seconds left, Bernd 600
        await chooses(here, anna)
        await chooses(here, anna)
        await there.view(bernd.table)
        clock.now += 479.0  # a second before Bernd's clock runs low
        await act(there, bernd.table, bernd.token)
        append = there._store.append

        async def meanwhile(one: Append) -> None:
            clock.now += 2.0
            await here.outbox.list_waiting()
            await append(one)

        monkeypatch.setattr(there._store, "append", meanwhile)
        await act(there, bernd.table, bernd.token, "confirm")
        table = await here._known.table(anna.table)
        found = await here._store.read(lambda logs: due_alarms(logs.connection, 10**12, 1000))
        (stored,) = [one.at for one in found if one.table_id == anna.table]

        assert stored <= alarm(table, clock.now, PATIENCE) < clock.now + 10.0


async def test_a_second_late_player_is_reported_when_the_first_acts(place: str):
    """No entry came between, and the first notification still waits."""
    clock = Clock()
    async with served(place, clock) as tables:
        opening = await tables.open(
            "lots", [Person()] * 3, name="Anna", settings=TableSettings(time="days 2")
        )
        bernd, clara = [
            await tables.join(opening.table, opening.invitations[seat], name, key=next(KEYS))
            for seat, name in ((1, "Bernd"), (2, "Clara"))
        ]
        anna = Seated(opening.table, 0, clara._after, str(opening.token))
        url = "https://calls.test/late"
        await tables.outbox.register(anna.table, anna.token, "webhook", url, "en", asks=False)
        await chooses(tables, anna)
        clock.now += 2.0 * DAY
        for one in (bernd, clara):
            clock.now += 10.0
            await tables.continue_without(anna.table, anna.token, one.seat, "wait", key=next(KEYS))
        await kinds(tables, anna)
        clock.now += 2.0 * DAY - 10.0  # Bernd is late, and ten seconds later Clara
        assert len(await waiting(tables, anna)) == 1
        clock.now += 10.0
        await waiting(tables, anna)
        await chooses(tables, bernd)

        assert await kinds(tables, anna) == [(anna.seat, "late")]
