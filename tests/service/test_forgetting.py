"""Guests who delete themselves: all traces of them go, and the others play on."""

import asyncio
from collections.abc import AsyncIterator
from math import inf

import pytest
import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.errors import Illegal
from serenissima.service import KnownGuest, Person, Tables, TableSettings
from serenissima.service.store.archive import archive
from serenissima.service.store.schema import METADATA
from serenissima.words.players import GONE
from tests.service.guests import KEYS, SHELF, act, guest, plan_of

TWO = plan_of("person", "person")
NAME = "Serafina"  # not in the data by accident


@pytest.fixture
def now() -> list[float]:
    """The time, which a test can change."""
    return [1e9]


@pytest.fixture
async def served(place: str, now: list[float]) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        yield tables


@pytest.fixture
async def others(place: str, now: list[float]) -> AsyncIterator[Tables]:
    """Another process with the same database."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        yield tables


async def come(tables: Tables, name: str) -> tuple[KnownGuest, str]:
    """Return a new guest, and their cookie."""
    return await tables.guests.welcome(name, key=next(KEYS), label="Firefox · Linux")


async def sit_down(
    tables: Tables, one: KnownGuest, other: KnownGuest | None = None, time: str = "none"
) -> tuple[str, str, str]:
    """Return a table of two, and the tokens of both."""
    opening = await tables.open(
        "lots", TWO, name=one.name, guest=one.id, settings=TableSettings(time=time)
    )
    them = other.id if other else ""
    seated = await tables.join(
        opening.table, opening.invitations[1], "Bernd", key=next(KEYS), guest=them
    )
    return opening.table, str(opening.token), seated.token


async def to_the_end(tables: Tables, table: str, *tokens: str) -> None:
    """Play the match out."""
    while not (await tables.view(table)).ended:
        for token in tokens:
            while (await tables.view(table, token)).legal:
                await act(tables, table, token)


async def since(tables: Tables, old: set[str]) -> str:
    """Return the rows of the database that were not there before: tests share one."""
    return "\n".join(await everything(tables) - old)


async def everything(tables: Tables) -> set[str]:
    """Return all rows of all tables of the database, as text."""

    def rows(connection: sa.Connection) -> set[str]:
        tables = METADATA.sorted_tables
        return {str(row) for each in tables for row in connection.execute(each.select())}

    return await tables._store.read(lambda logs: rows(logs.connection))


async def test_a_deleted_guest_s_name_is_gone(served: Tables):
    """The logs and all other data lose it, wherever the guest sat, left, or was notified."""
    old = await everything(served)
    serafina, cookie = await come(served, NAME)
    device, _, secret = cookie.partition(".")
    over, token, his = await sit_down(served, serafina)
    await served.allow(over, token, f"{NAME}s Robot", "watch", key=next(KEYS))
    await to_the_end(served, over, token, his)
    running, right, _ = await sit_down(served, serafina)
    await served.outbox.register(running, right, "mail", "serafina@sea.test", "en", asks=True)
    await served.guests.rename(serafina, "Sera")
    left = await served.open(
        "lots", [Person()] * 3, name="Dora", settings=TableSettings(public=True)
    )
    there = await served.sit(left.table, 1, NAME, key=next(KEYS), guest=serafina.id)
    await served.leave(left.table, there.token)
    await served.guests.link(serafina)
    await served.chat.say(over, 0, NAME, serafina.id, "Serafina was here", key=next(KEYS))
    secrets = [hash_secret(one) for one in (secret, token, right, there.token)]
    named = [
        NAME,
        "Sera",
        serafina.id,
        device,
        "serafina@sea.test",
        "Firefox",
        "was here",
        *secrets,
    ]
    before = await since(served, old)
    assert [one for one in named if one not in before] == []

    await served.guests.forget(serafina)

    after = await since(served, old)
    assert [one for one in named if one in after] == []
    assert await served.guests.by_secret(cookie) is None
    with pytest.raises(Illegal):
        await served.view(running, right)


async def test_a_deleted_message_s_number_is_not_reused(served: Tables, others: Tables):
    """So a report or mute can't hit a newer message, and pages get the new one."""
    serafina, _ = await come(served, NAME)
    bernd, _ = await come(served, "Bernd")
    table, _, _ = await sit_down(served, serafina, bernd)
    for one in (bernd, serafina):
        await served.chat.say(table, 0, one.name, one.id, "Hello", key=next(KEYS))
    await served.guests.forget(serafina)
    assert await others.chat.last_numbers(table) == {0: 2}
    await others.chat.say(table, 1, "Bernd", bernd.id, "Who was that?", key=next(KEYS))

    said = await served.chat.messages(table, 1, running=True)
    assert [(one.number, one.text) for one in said] == [(1, "Hello"), (3, "Who was that?")]


async def test_the_match_of_the_others_stays(served: Tables, others: Tables):
    """Every action is there, in each process, whether it has just read the table or not."""
    serafina, _ = await come(served, NAME)
    bernd, _ = await come(served, "Bernd")
    table, token, his = await sit_down(served, serafina, bernd)
    await to_the_end(served, table, token, his)
    file = await served.transcript(table)
    assert (await others.view(table)).names[0] == NAME
    await served.guests.forget(serafina)

    for tables in (served, others):
        assert (await tables.view(table, his)).names == (GONE, "Bernd")
    async with Tables(
        str(served._store.database.url.render_as_string(False)), shelf=SHELF
    ) as fresh:
        again = await fresh.transcript(table)
    assert (again.lines, again.result) == (file.lines, file.result)
    assert again.players == {0: GONE, 1: "Bernd"}


async def test_archived_tables_forget_the_guest_too(served: Tables):
    """The actions are still there, without the name of their player."""
    old = await everything(served)
    serafina, _ = await come(served, NAME)
    table, token, his = await sit_down(served, serafina)
    await to_the_end(served, table, token, his)
    file = await served.transcript(table)
    length = (await served._store.read(lambda logs: logs.last_numbers([table])))[table]
    assert await served._store.change(lambda c: archive(c, table, length))
    await served.guests.forget(serafina)

    async with Tables(
        str(served._store.database.url.render_as_string(False)), shelf=SHELF
    ) as fresh:
        again = await fresh.transcript(table)
    assert (again.lines, again.players) == (file.lines, {0: GONE, 1: "Bernd"})
    assert NAME not in await since(served, old)


async def test_results_count_for_the_others(served: Tables, now: list[float]):
    """They count as matches with an unknown player."""
    serafina, _ = await come(served, NAME)
    bernd, _ = await come(served, "Bernd")
    table, token, his = await sit_down(served, serafina, bernd)
    await to_the_end(served, table, token, his)
    before = await served.ratings.standing(bernd.id, "lots")
    await served.guests.forget(serafina)
    now[0] += 1000
    after = await served.ratings.standing(bernd.id, "lots")

    assert before == after is not None
    assert [match.names for match in await served.ratings.results(bernd.id)] == [(GONE, "Bernd")]
    assert await served.ratings.results(serafina.id) == []


async def test_a_seat_is_free_again_while_people_gather(served: Tables, others: Tables):
    """Another person sits down there, in either process."""
    serafina, _ = await come(served, NAME)
    opening = await served.open(
        "lots", [Person()] * 3, name=NAME, settings=TableSettings(public=True), guest=serafina.id
    )
    assert (await others.view(opening.table)).names[0] == NAME
    await served.guests.forget(serafina)
    await others.sit(opening.table, 0, "Clara", key=next(KEYS))

    assert (await served.view(opening.table)).names == ("Clara", "", "")


@pytest.mark.parametrize("time", ["live 10+0", "none"])
async def test_the_others_continue_at_once(served: Tables, others: Tables, time: str):
    """They need not wait for a deleted player, who can't come back, with clocks or without."""
    serafina, _ = await come(served, NAME)
    table, _, his = await sit_down(served, serafina, time=time)
    while 0 not in (await served.view(table)).waits:
        await act(served, table, his)
    assert (await served.view(table, his)).late(1e9, inf) == ()
    await served.guests.forget(serafina)
    for tables in (served, others):  # one process has seen it happen, the other reads the rest
        assert (await tables.view(table, his)).late(1e9, inf) == (0,)
    await served.continue_without(table, his, 0, "computer guest", key=next(KEYS))

    assert (await served.view(table)).places[0].stand_in


async def test_the_others_may_wait_for_a_deleted_player(
    served: Tables, others: Tables, now: list[float]
):
    """They can wait as long as for any other player: it is their choice."""
    serafina, _ = await come(served, NAME)
    table, _, his = await sit_down(served, serafina)
    while 0 not in (await served.view(table)).waits:
        await act(served, table, his)
    await served.guests.forget(serafina)
    now[0] += 10
    await served.continue_without(table, his, 0, "wait", key=next(KEYS))

    for tables in (served, others):
        view = await tables.view(table, his)
        assert 0 not in view.late(now[0] + 99, 100)
        assert 0 in view.late(now[0] + 100, 100)


async def test_deleting_twice_is_deleting_once(served: Tables, others: Tables):
    """This also holds at the same moment, while another player acts there."""
    old = await everything(served)
    serafina, _ = await come(served, NAME)
    table, _, his = await sit_down(served, serafina)
    before = (await served.view(table)).seq
    forgetting = [tables.guests.forget(serafina) for tables in (served, others) for _ in range(2)]
    await asyncio.gather(*forgetting)

    assert (await served.view(table)).seq == before + 1
    assert (await served.view(table, his)).names == (GONE, "Bernd")
    assert NAME not in await since(served, old)


async def test_deletion_is_atomic(served: Tables, monkeypatch: pytest.MonkeyPatch):
    """A failure in the middle leaves the guest as they were."""
    serafina, cookie = await come(served, NAME)
    table, token, _ = await sit_down(served, serafina)
    before = await everything(served)

    def fails(*_: object) -> None:
        raise RuntimeError("the machine stops here")

    with monkeypatch.context() as patch:
        patch.setattr("serenissima.service.store.forgetting._forget_receivers", fails)
        with pytest.raises(RuntimeError):
            await served.guests.forget(serafina)

    assert await everything(served) == before
    assert await served.guests.by_secret(cookie)
    assert (await served.view(table, token)).names == (NAME, "Bernd")
