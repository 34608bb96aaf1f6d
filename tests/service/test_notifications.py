"""Notifications are stored with their entry, and taken from the outbox by one process."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import (
    Computer,
    GuestChange,
    Person,
    Seated,
    Tables,
    TableSettings,
    WaitingNotification,
)
from serenissima.service.core.table import Table
from serenissima.service.refusals import ENTRY_UNREADABLE
from serenissima.service.runtime.alarms import LATER
from serenissima.service.runtime.outbox import ASKS_FOR, LEASE, MOST
from tests.service.guests import KEYS, SHELF, guest

NOW = 1_700_000_000.0


class Clock:
    """A clock that hardly moves by itself."""

    now = NOW

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def served(place: str, clock: Clock) -> Tables:
    """A process; two of them on one database act as two servers."""
    return Tables(place, shelf=SHELF, load_player=guest, clock=clock)


async def seated(tables: Tables) -> tuple[Seated, Seated]:
    """Anna has opened a table, and Bernd sits there; Anna is to act, and Bernd is notified."""
    opening = await tables.open("lots", [Person(), Person()], name="Anna")
    bernd = await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
    anna = Seated(opening.table, 0, bernd._after, str(opening.token))
    for one in (anna, bernd):
        await notified_at(tables, one)
    return anna, bernd


async def notified_at(
    tables: Tables, one: Seated, address: str = "https://calls.test/", **how: bool
):
    asks = how.get("asks", False)
    return await tables.outbox.register(
        one.table, one.token, "webhook", f"{address}{one.seat}", "en", asks=asks
    )


async def acts(tables: Tables, one: Seated) -> None:
    """Take first actions until it is another player's turn."""
    seen = await tables.view(one.table, one.token)
    while seen.decision is not None:
        key = f"{one.seat} {seen.seq}"
        await tables.act(one.table, one.token, seen.legal[0], seen.decision, key=key)
        seen = await tables.view(one.table, one.token)


async def waiting(tables: Tables, one: Seated) -> list[WaitingNotification]:
    """Return the notifications of a seat; of those to one receiver of the same kind, the newest."""
    notifications, _ = await tables.outbox.list_waiting()
    own = [each for each in notifications if (each.table_id, each.seat) == (one.table, one.seat)]
    newest = {(each.receiver, each.kind): each for each in sorted(own, key=lambda each: each.at)}
    return list(newest.values())


async def due(tables: Tables, one: Seated) -> list[str]:
    """Return the kinds of a seat's waiting notifications that are still current."""
    return [
        each.kind
        for each in await waiting(tables, one)
        if (receiver := await tables.outbox.receiver(each.receiver))
        and await tables.outbox.sight(each, receiver)
    ]


async def test_a_player_is_notified_of_their_turn_once(place: str):
    """An action that was taken meanwhile cancels it."""
    async with served(place, Clock()) as tables:
        anna, bernd = await seated(tables)
        await acts(tables, anna)
        [asked] = await waiting(tables, bernd)  # both were from the beginning
        assert asked.about == (await tables.view(bernd.table, bernd.token)).decision
        await acts(tables, bernd)
        seen = await tables.view(anna.table, anna.token)

        (notification,) = await waiting(tables, anna)
        assert (notification.kind, notification.about) == ("turn", seen.decision)
        receiver = await tables.outbox.receiver(notification.receiver)
        assert receiver is not None
        assert await tables.outbox.sight(notification, receiver) == seen

        await acts(tables, anna)
        for one in (notification, *await waiting(tables, anna)):
            assert await tables.outbox.sight(one, receiver) is None  # no action left


@pytest.mark.parametrize("asks", [False, True])
async def test_a_new_address_is_notified_of_the_open_turn(place: str, asks: bool):
    """It is once it is confirmed, and once if given twice; not if the address was notified."""
    async with served(place, Clock()) as tables:
        opening = await tables.open("lots", [Person(), Person()], name="Anna")
        anna = Seated(opening.table, 0, 0, str(opening.token))
        given = await notified_at(tables, anna, asks=asks)
        if asks:
            assert [one.kind for one in await waiting(tables, anna)] == ["confirm"]
            await tables.outbox.confirm(given.id)
        await notified_at(tables, anna)
        notifications = [one for one in await waiting(tables, anna) if not one.confirms]
        decision = (await tables.view(anna.table, anna.token)).decision
        assert [(one.kind, one.about) for one in notifications] == [("turn", decision)]
        await tables.outbox.drop(notifications)
        await notified_at(tables, anna)
        await tables.outbox.confirm(given.id)
        other = await notified_at(tables, anna, "https://other.test/")

        again = [one for one in await waiting(tables, anna) if not one.confirms]
        assert [one.receiver for one in again] == [other.id]


@pytest.mark.parametrize("asks", [False, True])
async def test_a_new_address_is_notified_though_its_process_ends(
    place: str, asks: bool, monkeypatch: pytest.MonkeyPatch
):
    """The next look at the outbox does it, by any process, and once."""
    async with served(place, Clock()) as tables, served(place, Clock()) as other:
        opening = await tables.open("lots", [Person(), Person()], name="Anna")
        anna = Seated(opening.table, 0, 0, str(opening.token))
        monkeypatch.setattr(tables._known, "table", Dying(tables._known.table))
        with suppress(Killed):
            await tables.outbox.confirm((await notified_at(tables, anna, asks=asks)).id)
        monkeypatch.undo()

        (notification,) = [one for one in await waiting(other, anna) if not one.confirms]
        assert notification.kind == "turn"
        await other.outbox.drop([notification])
        for process in (tables, other):
            assert not [one for one in await waiting(process, anna) if not one.confirms]


async def test_an_unreadable_table_delays_no_new_address(
    place: str, monkeypatch: pytest.MonkeyPatch
):
    """The address there is tried again after a while, when another version may read the table."""
    clock = Clock()
    async with served(place, clock) as tables:
        seats = []
        for _ in range(2):
            opening = await tables.open("lots", [Person(), Person()], name="Anna")
            seats.append(Seated(opening.table, 0, 0, str(opening.token)))
            with monkeypatch.context() as patch, suppress(Killed):
                patch.setattr(tables._known, "table", Dying(tables._known.table))
                await notified_at(tables, seats[-1])
        damaged, whole = seats
        with monkeypatch.context() as patch:
            patch.setattr(tables._known, "table", Damaged(tables._known.table, damaged.table))
            for _ in range(2):
                assert [one.kind for one in await waiting(tables, whole)] == ["turn"]

        assert await waiting(tables, damaged) == []
        clock.now += LATER
        assert [one.kind for one in await waiting(tables, damaged)] == ["turn"]


class Damaged:
    """Looks at tables, of which one can't be read."""

    def __init__(self, look: Callable[[str], Awaitable[Table]], damaged: str) -> None:
        self.look, self.damaged = look, damaged

    async def __call__(self, table: str) -> Table:
        if table == self.damaged:
            raise ENTRY_UNREADABLE("the log is damaged")
        return await self.look(table)


class Killed(BaseException):
    """The process has ended."""


class Dying:
    """Looks at tables, and ends the process at the second look."""

    def __init__(self, look: Callable[[str], Awaitable[Table]]) -> None:
        self.look, self.looks = look, 0

    async def __call__(self, table: str) -> Table:
        self.looks += 1
        if self.looks == 2:
            raise Killed
        return await self.look(table)


async def test_a_repeated_command_notifies_once(place: str):
    """It may be sent any number of times, to any process."""
    async with served(place, Clock()) as here, served(place, Clock()) as there:
        anna, bernd = await seated(here)
        await acts(here, anna)
        seen = await here.view(bernd.table, bernd.token)
        await here.act(bernd.table, bernd.token, seen.legal[0], seen.decision or 0, key="first")
        seen = await here.view(bernd.table, bernd.token)
        send = [
            tables.act(bernd.table, bernd.token, "confirm", seen.decision or 0, key="one")
            for tables in (here, there, here)
        ]
        await asyncio.gather(*send)

        assert len(await waiting(there, anna)) == 1


async def test_the_end_notifies_all_other_players(place: str):
    """The player who ended the match is left out; earlier notifications lapse."""
    async with served(place, Clock()) as tables:
        anna, bernd = await seated(tables)
        while not (await tables.view(anna.table)).over:
            await acts(tables, anna)
            await acts(tables, bernd)

        assert await due(tables, anna) + await due(tables, bernd) == ["over"]


async def test_all_players_are_notified_when_the_host_closes_their_table(place: str):
    """The turn that someone was notified of lapses."""
    async with served(place, Clock()) as tables:
        anna, bernd = await seated(tables)
        await acts(tables, anna)
        await tables.administration.close(anna.table)

        for one in (anna, bernd):
            assert await due(tables, one) == ["over"]


async def test_one_of_two_processes_takes_a_notification(place: str):
    """The other one gets it only after the first has had its time without success."""
    clock = Clock()
    async with served(place, clock) as here, served(place, clock) as there:
        anna, _ = await seated(here)
        (notification,) = await waiting(there, anna)
        tried = [tables.outbox.claim(notification) for tables in (here, there) * 4]
        took = await asyncio.gather(*tried)
        assert sum(took) == 1

        clock.now += LEASE - 1
        assert not await there.outbox.claim(notification)
        clock.now += 1
        assert await there.outbox.claim(notification)  # the first was killed; nothing is lost
        await there.outbox.drop([notification], claimed=True)
        assert await waiting(here, anna) == []


async def test_a_notification_in_delivery_is_not_dropped(place: str):
    """It would be sent anyway."""
    async with served(place, Clock()) as tables:
        anna, _ = await seated(tables)
        (notification,) = await waiting(tables, anna)
        assert await tables.outbox.claim(notification)
        await tables.outbox.drop([notification])

        assert [one.id for one in await waiting(tables, anna)] == [notification.id]


async def test_an_unconfirmed_address_is_forgotten(place: str):
    """It gets no notification until then."""
    clock = Clock()
    async with served(place, clock) as tables:
        anna, bernd = await seated(tables)
        asked = await notified_at(tables, bernd, "https://asked.test/", asks=True)
        await acts(tables, anna)
        assert {c.kind for c in await waiting(tables, bernd) if c.receiver == asked.id} == {
            "confirm"
        }
        clock.now += ASKS_FOR + 1
        await tables.outbox.list_waiting()

        assert await tables.outbox.receiver(asked.id) is None


async def test_receivers_belong_to_a_person(tables: Tables):
    """Others can't see or remove them, and each person has only a few."""
    anna, bernd = await seated(tables)
    own = await tables.outbox.receivers(anna.table, anna.token)
    await tables.outbox.remove(anna.table, bernd.token, own[0].id)
    assert await tables.outbox.receivers(anna.table, anna.token) == own
    assert await notified_at(tables, anna) == own[0]  # the same again

    for number in range(MOST - 1):
        await notified_at(tables, anna, f"https://{number}.test/")
    with pytest.raises(SerenissimaError) as refused:
        await notified_at(tables, anna, "https://more.test/")
    assert refused.value.code == "call/too-many"
    await tables.outbox.remove(anna.table, anna.token, own[0].id)
    assert own[0] not in await tables.outbox.receivers(anna.table, anna.token)


async def test_computers_and_people_without_an_address_are_not_notified(tables: Tables):
    opening = await tables.open("lots", [Person(), Computer("guest")], name="Anna")
    seen = await tables.view(opening.table, opening.token)
    if seen.decision is not None:
        token = str(opening.token)
        await tables.act(opening.table, token, seen.legal[0], seen.decision, key="one")

    assert await tables.outbox.list_waiting() == ([], 0)


async def test_a_guest_is_notified_of_all_their_tables(place: str):
    """One address is enough for all; a guest who has left a table is not notified there."""
    async with served(place, Clock()) as tables:
        guest, _ = await tables.guests.welcome("Clara", key=next(KEYS), label="Firefox · Linux")
        plan = [Person(), Person()]
        openings = [await tables.open("lots", plan, name="Clara", guest=guest.id) for _ in range(2)]
        first, second = (Seated(one.table, 0, None, str(one.token)) for one in openings)
        receiver = await notified_at(tables, first)
        bernd = await tables.join(second.table, openings[1].invitations[1], "Bernd", key=next(KEYS))
        await acts(tables, second)
        await acts(tables, bernd)

        (notification,) = await waiting(tables, second)
        assert notification.receiver == receiver.id
        assert await tables.outbox.sight(notification, receiver) is not None
        assert await tables.outbox.receivers(second.table, second.token) == [receiver]
        for deactivated in (True, False):
            change = GuestChange(deactivated=deactivated)
            await tables.administration.change_guest(guest.id, change)
            assert await waiting(tables, second) == []
            await acts(tables, second)
            await acts(tables, bernd)
            assert len(await waiting(tables, second)) == (not deactivated)
        await tables.outbox.remove(second.table, second.token, receiver.id)
        assert await waiting(tables, second) == []


async def test_an_address_given_before_becoming_a_guest_is_still_theirs(tables: Tables):
    """They see it, and can end it."""
    anna, _ = await seated(tables)
    (before,) = await tables.outbox.receivers(anna.table, anna.token)
    guest, _ = await tables.guests.welcome("Anna", key=next(KEYS))
    await tables.hold(anna.table, anna.token, guest.id)

    assert await tables.outbox.receivers(anna.table, anna.token) == [before]
    assert await notified_at(tables, anna) == before
    await tables.outbox.remove(anna.table, anna.token, before.id)
    assert await tables.outbox.receivers(anna.table, anna.token) == []


async def test_an_address_that_is_sent_twice_at_once_is_notified_once(place: str):
    """This holds for two processes, too."""
    async with served(place, Clock()) as here, served(place, Clock()) as there:
        anna, _ = await seated(here)
        new = "https://new.test/"
        both = [notified_at(tables, anna, new) for tables in (here, there) * 4]

        assert len({one.id for one in await asyncio.gather(*both)}) == 1
        assert len(await here.outbox.receivers(anna.table, anna.token)) == 2


async def test_during_a_pause_no_turn_is_notified(place: str):
    """After it resumes, the players to act are notified."""
    async with served(place, Clock()) as tables:
        opening = await tables.open(
            "lots", [Person(), Person()], name="Anna", settings=TableSettings(time="days 2")
        )
        bernd = await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
        anna = Seated(opening.table, 0, bernd._after, str(opening.token))
        receiver = await notified_at(tables, anna)
        await acts(tables, anna)
        await acts(tables, bernd)
        (before,) = await waiting(tables, anna)
        for one, wish in ((anna, "ask"), (bernd, "agree")):
            await tables.pause(one.table, one.token, wish, key=next(KEYS))
        assert await tables.outbox.sight(before, receiver) is None
        await tables.pause(bernd.table, bernd.token, "end", key=next(KEYS))

        (again,) = await waiting(tables, anna)
        assert again.id != before.id
        assert await tables.outbox.sight(again, receiver) is not None
