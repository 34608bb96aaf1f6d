"""Two processes deliver the calls of one database: each call once, also if one is killed."""

import asyncio

from serenissima.service import Person, Seated, Tables, WaitingCall
from serenissima.service.runtime.outbox import LEASE
from serenissima.web.calling.caller import Caller
from serenissima.web.calling.settings import CallSettings
from serenissima.web.security.limits import networks
from serenissima.web.tally import Tally
from tests.service.guests import KEYS, SHELF, guest
from tests.web.called import Clock, receiving

TABLES = 6


def caller(tables: Tables) -> Caller:
    """What calls people in one process."""
    allowed = networks(["127.0.0.1"])
    settings = CallSettings(address="http://venice.test", webhooks=True, allowed=allowed)
    return Caller(settings, tables.outbox, lambda _: frozenset(), Tally())


async def confirms(tables: Tables, one: Seated) -> None:
    for action in (None, "confirm"):
        seen = await tables.view(one.table, one.token)
        chosen = seen.legal[0] if action is None else action
        await tables.act(one.table, one.token, chosen, seen.decision or 0, key=next(KEYS))


async def called(tables: Tables, url: str) -> set[str]:
    """Some tables, at each of which it has become Anna's turn."""
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


async def waiting(tables: Tables, at: set[str]) -> list[WaitingCall]:
    """The calls that wait at these tables; the database may have others of other tests."""
    return [call for call in (await tables.outbox.waiting())[0] if call.table_id in at]


async def test_each_is_called_once(place: str):
    """Whichever process is quicker."""
    clock = Clock()
    shared = {"shelf": SHELF, "load_player": guest, "clock": clock}
    async with (
        Tables(place, **shared) as here,
        Tables(place, **shared) as there,
        receiving() as hook,
    ):
        own = await called(here, hook.url)
        clock.now += 61
        both = caller(here), caller(there)
        await asyncio.gather(*(one.step() for one in both * 3))
        clock.now += LEASE
        await asyncio.gather(*(one.step() for one in both))

        paths = [post.path for post in hook.posts]
        assert (len(paths), len(set(paths))) == (TABLES, TABLES)
        assert await waiting(here, own) == []


async def test_what_a_killed_process_had_taken_is_delivered_by_the_other(place: str):
    """After the lease, and not before; nothing is lost and nothing sent twice."""
    clock = Clock()
    shared = {"shelf": SHELF, "load_player": guest, "clock": clock}
    async with (
        Tables(place, **shared) as here,
        Tables(place, **shared) as there,
        receiving() as hook,
    ):
        calls = await waiting(here, await called(here, hook.url))
        clock.now += 61
        taken = [await here.outbox.claim(call) for call in calls[: TABLES // 2]]  # and it is killed
        await caller(there).step()
        assert (all(taken), len(hook.posts)) == (True, TABLES - TABLES // 2)
        clock.now += LEASE
        await caller(there).step()
        await caller(there).step()

        assert len({post.path for post in hook.posts}) == len(hook.posts) == TABLES
