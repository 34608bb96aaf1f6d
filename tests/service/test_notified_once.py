"""Two processes deliver the notifications of one database, each once, also if one is killed."""

import asyncio

from serenissima.service import Person, Seated, Tables, WaitingNotification
from serenissima.service.runtime.outbox import LEASE
from serenissima.web.notifications.notifier import Notifier
from serenissima.web.notifications.settings import NotificationSettings
from serenissima.web.security.limits import networks
from serenissima.web.tally import Tally
from tests.service.guests import KEYS, SHELF, guest
from tests.web.notified import Clock, receiving

TABLES = 6


def notifier(tables: Tables) -> Notifier:
    """Return the sender of notifications in one process."""
    allowed = networks(["127.0.0.1"])
    settings = NotificationSettings(address="http://venice.test", webhooks=True, allowed=allowed)
    return Notifier(settings, tables.outbox, lambda _: frozenset(), Tally())


async def confirms(tables: Tables, one: Seated) -> None:
    for action in (None, "confirm"):
        seen = await tables.view(one.table, one.token)
        chosen = seen.legal[0] if action is None else action
        await tables.act(one.table, one.token, chosen, seen.decision or 0, key=next(KEYS))


async def notified(tables: Tables, url: str) -> set[str]:
    """Return some tables, at each of which it has become Anna's turn."""
    opened = set()
    for number in range(TABLES):
        opening = await tables.open("lots", [Person(), Person()], name="Anna")
        table, token = opening.table, str(opening.token)
        bernd = await tables.join(table, opening.invitations[1], "Bernd", key=next(KEYS))
        await confirms(tables, Seated(table, 0, bernd._after, token))
        await tables.outbox.register(table, token, "webhook", f"{url}&n={number}", "en", asks=False)
        await confirms(tables, bernd)
        opened.add(table)
    return opened


async def waiting(tables: Tables, at: set[str]) -> list[WaitingNotification]:
    """Return the notifications that wait at these tables.

    The database may have others of other tests.
    """
    return [one for one in (await tables.outbox.list_waiting())[0] if one.table_id in at]


async def test_each_is_notified_once(place: str):
    """Either process may be quicker."""
    clock = Clock()
    shared = {"shelf": SHELF, "load_player": guest, "clock": clock}
    async with (
        Tables(place, **shared) as here,
        Tables(place, **shared) as there,
        receiving() as hook,
    ):
        own = await notified(here, hook.url)
        clock.now += 61
        both = notifier(here), notifier(there)
        await asyncio.gather(*(one.step() for one in both * 3))
        clock.now += LEASE
        await asyncio.gather(*(one.step() for one in both))

        paths = [post.path for post in hook.posts]
        assert (len(paths), len(set(paths))) == (TABLES, TABLES)
        assert await waiting(here, own) == []


async def test_the_other_process_delivers_a_killed_one_s_notifications(place: str):
    """It does so after the lease; none is lost or sent twice."""
    clock = Clock()
    shared = {"shelf": SHELF, "load_player": guest, "clock": clock}
    async with (
        Tables(place, **shared) as here,
        Tables(place, **shared) as there,
        receiving() as hook,
    ):
        notifications = await waiting(here, await notified(here, hook.url))
        clock.now += 61
        taken = [
            await here.outbox.claim(one) for one in notifications[: TABLES // 2]
        ]  # and it is killed
        await notifier(there).step()
        assert (all(taken), len(hook.posts)) == (True, TABLES - TABLES // 2)
        clock.now += LEASE
        await notifier(there).step()
        await notifier(there).step()

        assert len({post.path for post in hook.posts}) == len(hook.posts) == TABLES
