"""Blocks, reported names and bars, as guests sign in and are deleted."""

import pytest
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.kernel.errors import Illegal, Unknown
from serenissima.service import KnownGuest, Tables, look_after
from tests.service.guests import KEYS, come, plan_of

pytestmark = pytest.mark.xdist_group("postgres")
TWO = plan_of("person", "person")


async def open_table(tables: Tables, opener: KnownGuest, *, public: bool = True) -> str:
    opened = await tables.open("lots", TWO, name=opener.name, guest=opener.id, public=public)
    return opened.table


async def reports(place: str, table: str) -> list[tuple[str, str, str]]:
    found = [one for one in look_after(place) if one.table == table]
    return [(one.kind, one.writer, one.guest) for one in found]


async def test_a_name_is_reported_once_and_settled(served: Tables, place: str):
    """The host reads whose it is, and bars them in the same command."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    table = await open_table(served, anna)
    for _ in range(2):
        await served.safety.report_name(bernd.id, table, 0)
    [report] = [one for one in look_after(place) if one.table == table]
    told = CliRunner().invoke(app, ["reports", "--database", place]).output
    settle = ["reports", "--settle", str(report.id), "--bar", anna.id, "--database", place]
    assert CliRunner().invoke(app, settle).exit_code == 0

    assert f"{table}\tAnna\t(name)\tBernd\t{anna.id}" in told
    assert await reports(place, table) == []
    with pytest.raises(Illegal, match="barred"):
        await served.safety.check(anna.id)
    with pytest.raises(Unknown) as refused:
        look_after(place, bar="nobody")
    assert refused.value.code == "guest/none"


async def test_blocks_and_bars_come_along_when_somebody_signs_in(served: Tables):
    """Whoever is barred here is barred as who they were before."""
    anna, other, bernd = [await come(served, name) for name in ("Anna", "Annetta", "Bernd")]
    table = await open_table(served, other)
    await served.safety.block(bernd.id, table, 0)
    look_after(str(served._store.engine.url.render_as_string(hide_password=False)), bar=other.id)
    await served.accounts.bring_along(await served.guests.link(anna), other)
    his = await open_table(served, bernd)

    assert await served.safety.is_barred(anna.id)
    assert await served.safety.apart(anna.id) == {his}
    with pytest.raises(Illegal) as refused:
        await served.sit(his, 1, "Anna", key=next(KEYS), guest=anna.id)
    assert refused.value.code == "seat/declined"


async def test_who_is_deleted_leaves_no_report_and_no_block(served: Tables, place: str):
    """Neither of their name nor by them."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    table, his = [await open_table(served, one, public=False) for one in (anna, bernd)]
    await served.safety.report_name(bernd.id, table, 0)
    await served.safety.report_name(anna.id, his, 0)
    await served.safety.block(bernd.id, table, 0)
    assert await served.safety.blocked_at(bernd.id, table) == {0}
    await served.guests.forget(anna)

    assert await reports(place, table) == await reports(place, his) == []
    assert await served.safety.blocked_at(bernd.id, table) == set()


async def test_a_seat_without_a_guest_cannot_be_blocked(served: Tables):
    """Nobody would be kept away."""
    anna = await come(served, "Anna")
    opening = await served.open("lots", TWO, name="Mallory")
    with pytest.raises(Unknown) as refused:
        await served.safety.block(anna.id, opening.table, 0)

    assert refused.value.code == "seat/no-guest"


async def test_who_sits_there_already_stays(served: Tables):
    """Whoever is blocked afterwards is not sent away, and the same form has the same answer."""
    anna, bernd = [await come(served, name) for name in ("Anna", "Bernd")]
    table, key = await open_table(served, anna), next(KEYS)
    first = await served.sit(table, 1, "Bernd", key=key, guest=bernd.id)
    await served.safety.block(anna.id, table, 1)

    assert await served.sit(table, 1, "Bernd", key=key, guest=bernd.id) == first
    assert await served.safety.apart(bernd.id) == set()
