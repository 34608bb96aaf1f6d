"""The same people play once more: one new table, at which each has a seat by their own token."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.service import Computer, Person, Seated, Tables, look_after
from serenissima.service.core.commands import mark
from serenissima.service.core.entries import Departed
from serenissima.service.store.appending import Append
from serenissima.service.store.database import connect
from serenissima.service.store.schema import TABLES
from tests.service.guests import KEYS, SHELF, act, come, guest

COUNT = sa.select(sa.func.count()).select_from(TABLES)


async def finished(tables: Tables, **options: object) -> list[Seated]:
    """Return a table whose match Anna and Bernd have played with a computer player between them."""
    plan = [Person(), Computer("guest"), Person()]
    opening = await tables.open("lots", plan, options)
    people = [
        await tables.join(opening.table, opening.invitations[seat], name, key=next(KEYS))
        for seat, name in ((0, "Anna"), (2, "Bernd"))
    ]
    async with tables.watch(opening.table) as views:
        async for _ in views:
            for one in people:
                while (await tables.view(one.table, one.token)).legal:
                    await act(tables, one.table, one.token)
            if (await tables.view(opening.table)).over:
                return people
    raise AssertionError("the match does not end")


async def test_all_come_to_one_table_with_other_seats(tables: Tables):
    """Any of them may ask first; computers sit down again, and options stay."""
    anna, bernd = await finished(tables, catch="two")

    first, second = [await tables.play_again(one.table, one.token) for one in (bernd, anna)]
    seen = await tables.view(first.table)

    assert first.table == second.table != anna.table
    assert (second.seat, first.seat) == (2, 1)
    assert seen.names == ("guest", "Bernd", "Anna")
    assert seen.options == {"catch": "two"}
    assert (await tables.view(first.table, first.token)).seat == 1


async def test_companions_on_a_device_come_along_or_the_table_stays_closed(
    tables: Tables, database: str
):
    """If one of them is banned, no table is opened and no one has sat down."""
    anna, bernd = await finished(tables)
    banned = await come(tables, "Anna")
    await tables.hold(anna.table, anna.token, banned.id)
    look_after(database, ban=banned.id)
    for tokens in ([bernd.token, anna.token], [anna.token, bernd.token]):
        with pytest.raises(Illegal) as refused:
            await tables.play_again_together(anna.table, tokens)
        assert refused.value.code == "guest/barred"
    assert await tables._store.read(lambda logs: logs.connection.scalar(COUNT)) == 1
    assert (await tables.view(anna.table)).rematch is None
    look_after(database, unban=banned.id)
    seated = await tables.play_again_together(anna.table, [bernd.token, anna.token])

    assert [one.seat for one in seated] == [1, 2]
    assert len({one.table for one in seated} - {anna.table}) == 1


async def test_simultaneous_requests_open_one_table(tables: Tables, database: str):
    """This holds in other processes and for repeats; the old table announces it once."""
    anna, bernd = await finished(tables)
    async with Tables(database, shelf=SHELF, load_player=guest) as others:
        asked = [
            place.play_again(one.table, one.token)
            for one in (anna, bernd)
            for place in (tables, others, tables)
        ]
        seated = await asyncio.gather(*asked)

    assert len({one.table for one in seated}) == 1
    assert len({one.token for one in seated}) == 2
    db = connect(database)
    with db.connect() as connection:
        assert connection.scalar(COUNT) == 2
    db.dispose()
    told = await tables.view(anna.table)
    assert told.rematch is not None
    assert (told.rematch.table, told.rematch.seat in (0, 2)) == (seated[0].table, True)


async def test_spectators_learn_of_the_rematch(tables: Tables):
    """They get only the address for watching; before the rematch, they get no message."""
    anna, _ = await finished(tables)
    assert (await tables.view(anna.table)).rematch is None
    assert (await tables.view(anna.table)).may_continue

    again = await tables.play_again(anna.table, anna.token)
    data = (await tables.view(anna.table)).as_data()

    assert data["rematch"] == {"seat": 0, "table": again.table}
    assert again.token not in str(data)


async def left(tables: Tables, seated: Seated) -> None:
    """Let a person leave the new table, as an earlier version allowed."""
    length = (await tables._known.table(seated.table)).sheet.length
    key, gone = mark(seated.seat, next(KEYS), "left"), [Departed(seated.seat)]
    await tables._store.append(Append(seated.table, length, gone, key, 1e9))


async def test_coming_along_again_gives_the_same_seat(tables: Tables):
    """It does so even after others have left, who come back to separate seats."""
    anna, bernd = await finished(tables)
    first = await tables.play_again(anna.table, anna.token)
    gone = await tables.play_again(bernd.table, bernd.token)
    await left(tables, gone)

    assert await tables.play_again(anna.table, anna.token) == first
    back = await tables.play_again(bernd.table, bernd.token)
    assert (back.table, back.seat) == (gone.table, gone.seat)
    assert back.token != gone.token
    assert await tables.play_again(bernd.table, bernd.token) == back
    assert await tables.play_again(anna.table, anna.token) == first


async def test_a_seat_waits_for_its_own_person(tables: Tables):
    """The token of another seat, or of another player's new table, does not admit anyone."""
    anna, bernd = await finished(tables)
    again = await tables.play_again(anna.table, anna.token)

    with pytest.raises(Unknown) as refused:
        await tables.join(again.table, again.token, "Mallory", key=next(KEYS))
    assert refused.value.code == "seat/invitation"
    with pytest.raises(NotNow) as taken:
        await tables.join(again.table, anna.token, "Mallory", key=next(KEYS))
    assert taken.value.code == "seat/taken"
    assert await tables.invited_seat(again.table, bernd.token) == 1


def stored(folder: Path) -> bytes:
    """Return everything in the database."""
    return b"".join(path.read_bytes() for path in folder.glob("tables.db*"))


async def test_no_secret_of_it_is_stored(tables: Tables, tmp_path: Path):
    """Neither the tokens of the new seats nor their invitations are."""
    anna, bernd = await finished(tables)
    again = await tables.play_again(anna.table, anna.token)

    for secret in (anna.token, bernd.token, again.token):
        assert secret.encode() not in stored(tmp_path)


async def test_a_rematch_needs_a_finished_match_and_one_of_its_players(tables: Tables):
    """A running match is refused, and so is a visitor without a seat."""
    running = await tables.open("lots", [Person(), Person()], name="Anna")
    with pytest.raises(NotNow) as early:
        await tables.play_again(running.table, str(running.token))
    assert early.value.code == "table/not-over"

    anna, _ = await finished(tables)
    with pytest.raises(Illegal) as stranger:
        await tables.play_again(anna.table, "nobody's token")
    assert stranger.value.code == "seat/not-yours"
