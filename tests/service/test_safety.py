"""Blocks, reported names and bans, as guests sign in and are deleted."""

import asyncio

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.service import KnownGuest, Seated, Tables, TableSettings, look_after
from serenissima.service.store.appending import Append
from serenissima.service.store.schema import MUTES
from tests.service.guests import KEYS, come, plan_of

TWO = plan_of("person", "person")


async def open_table(tables: Tables, opener: KnownGuest, *, public: bool = True) -> str:
    opened = await tables.open(
        "lots", TWO, name=opener.name, guest=opener.id, settings=TableSettings(public=public)
    )
    return opened.table


async def reports(place: str, table: str) -> list[tuple[str, str, str]]:
    found = [one for one in look_after(place) if one.table == table]
    return [(one.kind, one.writer, one.guest) for one in found]


async def mutes(tables: Tables, *those: KnownGuest) -> set[tuple[str, str]]:
    """Return the rows that separate any of these guests from another, in either direction."""
    ids = {one.id for one in those}
    query = sa.select(MUTES.c.guest_id, MUTES.c.muted_id)
    found = await tables._store.read(lambda logs: logs.connection.execute(query).all())
    return {(who, whom) for who, whom in found if {who, whom} & ids}


async def test_a_name_is_reported_once_and_settled(served: Tables, place: str):
    """The host reads whose it is, and bans them in the same command."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    table = await open_table(served, anna)
    for _ in range(2):
        await served.safety.report_name(bernd.id, table, 0, "Anna")
    [report] = [one for one in look_after(place) if one.table == table]
    told = CliRunner().invoke(app, ["reports", "--database", place]).output
    settle = ["reports", "--settle", str(report.id), "--bar", anna.id, "--database", place]
    assert CliRunner().invoke(app, settle).exit_code == 0

    assert f"{table}\tAnna\t(name)\tBernd\t{anna.id}" in told
    assert await reports(place, table) == []
    with pytest.raises(Illegal, match="banned"):
        await served.safety.check(anna.id)
    with pytest.raises(Unknown) as refused:
        look_after(place, ban="nobody")
    assert refused.value.code == "guest/none"


async def test_a_report_stays_with_its_target(served: Tables, place: str):
    """Another person at the seat can be reported, too; each report is settled alone."""
    anna, bernd, clara = [await come(served, name) for name in ("Anna", "Bernd", "Clara")]
    opened = await served.open(
        "lots",
        plan_of(*["person"] * 3),
        name="Anna",
        guest=anna.id,
        settings=TableSettings(public=True),
    )
    table, found = opened.table, []
    for one in (bernd, clara):
        at = await served.sit(table, 1, one.name, key=next(KEYS), guest=one.id)
        await served.safety.report_name(anna.id, table, 1, one.name)
        found.append(await served.safety.reported_at(anna.id, table))
        if one is bernd:
            await served.leave(table, at.token)
            found.append(await served.safety.reported_at(anna.id, table))

    assert found == [{1}, set(), {1}]
    both = [("name", "Bernd", bernd.id), ("name", "Clara", clara.id)]
    assert await reports(place, table) == both
    for name in ("Bernd", "clara", ""):
        for change in (served.safety.report_name, served.safety.block):
            with pytest.raises(NotNow) as refused:
                await change(anna.id, table, 1, name)
            assert refused.value.code == "seat/changed"
    first = next(one.id for one in look_after(place) if one.table == table)
    look_after(place, first)
    assert await reports(place, table) == both[1:]
    await served.guests.forget(clara)
    assert await reports(place, table) == []


async def test_reports_of_names_are_merged_at_sign_in(served: Tables, place: str):
    """They are those by the guest and those about them; two reports of one target become one."""
    anna, other, bernd = [await come(served, name) for name in ("Anna", "Anna", "Bernd")]
    opened = await served.open(
        "lots",
        plan_of(*["person"] * 3),
        name="Bernd",
        guest=bernd.id,
        settings=TableSettings(public=True),
    )
    table = opened.table
    for one in (anna, other):
        at = await served.sit(table, 1, "Anna", key=next(KEYS), guest=one.id)
        await served.safety.report_name(bernd.id, table, 1, "Anna")
        await served.safety.report_name(one.id, table, 0, "Bernd")
        await served.leave(table, at.token)
    assert len(await reports(place, table)) == 4
    await served.accounts.bring_along(await served.guests.link(anna), other)

    told = [("name", "Anna", anna.id), ("name", "Bernd", bernd.id)]
    assert sorted(await reports(place, table)) == told


async def test_blocks_and_bans_are_merged_at_sign_in(served: Tables):
    """A ban of the guest applies to the account."""
    anna, other, bernd = [await come(served, name) for name in ("Anna", "Annetta", "Bernd")]
    table = await open_table(served, other)
    await served.safety.block(bernd.id, table, 0, "Annetta")
    look_after(str(served._store.database.url.render_as_string(hide_password=False)), ban=other.id)
    await served.accounts.bring_along(await served.guests.link(anna), other)
    his = await open_table(served, bernd)

    assert [one.name for one in await served.safety.list_blocked(bernd.id)] == ["Annetta"]
    assert await served.safety.is_banned(anna.id)
    assert await served.safety.separated_tables(anna.id) == {his}
    with pytest.raises(Illegal) as refused:
        await served.sit(his, 1, "Anna", key=next(KEYS), guest=anna.id)
    assert refused.value.code == "seat/declined"


async def test_a_deleted_guest_leaves_no_report_and_no_block(served: Tables, place: str):
    """Neither those about them nor those by them stay."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    table, his = [await open_table(served, one, public=False) for one in (anna, bernd)]
    await served.safety.report_name(bernd.id, table, 0, "Anna")
    await served.safety.report_name(anna.id, his, 0, "Bernd")
    await served.safety.block(bernd.id, table, 0, "Anna")
    await served.safety.block(anna.id, his, 0, "Bernd")
    assert await served.safety.blocked_at(bernd.id, table) == {0}
    assert len(await mutes(served, anna, bernd)) == 2
    await served.guests.forget(anna)

    assert await reports(place, table) == await reports(place, his) == []
    assert await mutes(served, bernd, anna) == set()


async def test_a_seat_without_a_guest_cannot_be_blocked(served: Tables):
    """The block would have no target."""
    anna = await come(served, "Anna")
    opening = await served.open("lots", TWO, name="Mallory")
    with pytest.raises(Unknown) as refused:
        await served.safety.block(anna.id, opening.table, 0, "Mallory")

    assert refused.value.code == "seat/no-guest"


async def test_a_block_at_the_last_moment_works(served: Tables, monkeypatch: pytest.MonkeyPatch):
    """The check comes when the seat is stored; elsewhere the blocked guest can sit down."""
    anna, bernd, clara = [await come(served, name) for name in ("Anna", "Bernd", "Clara")]
    table, other = [await open_table(served, one) for one in (anna, clara)]
    opening = await served.open("lots", TWO, name="Bernd", guest=bernd.id)
    append = served._store.append

    async def meanwhile(one: Append) -> None:
        if one.table == table:
            await served.safety.block(anna.id, opening.table, 0, "Bernd")
        await append(one)

    monkeypatch.setattr(served._store, "append", meanwhile)
    sits = [served.sit(at, 1, "Bernd", key=next(KEYS), guest=bernd.id) for at in (table, other)]
    refused, seated = await asyncio.gather(*sits, return_exceptions=True)

    assert isinstance(refused, Illegal)
    assert refused.code == "seat/declined"
    assert isinstance(seated, Seated)
    assert (await served.view(table)).names == ("Anna", "")
    assert await served.safety.separated_tables(bernd.id) == {table}


async def test_a_seated_guest_stays(served: Tables):
    """A later block does not remove them, and the same form has the same answer."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    table, key = await open_table(served, anna), next(KEYS)
    first = await served.sit(table, 1, "Bernd", key=key, guest=bernd.id)
    await served.safety.block(anna.id, table, 1, "Bernd")

    assert await served.sit(table, 1, "Bernd", key=key, guest=bernd.id) == first
    assert await served.safety.separated_tables(bernd.id) == set()
