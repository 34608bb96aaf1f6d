"""The host's view of tables, and a new link for a player who has lost theirs."""

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from serenissima.cli.commands import app
from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError, Unknown
from serenissima.service import (
    HostedTable,
    Shown,
    Tables,
    TableSettings,
    hosted_table,
    hosted_tables,
    renew_link,
)
from serenissima.service.store.database import writing_engine
from serenissima.service.store.schema import ENTRIES
from serenissima.words.players import GONE
from tests.service.guests import KEYS, SHELF, act, guest, plan_of, two_at_a_table

MOST = 1000
LATER = 2e9  # seconds since 1970


@pytest.fixture
async def served(place: str) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: 1e9) as tables:
        yield tables


@pytest.fixture
async def others(place: str) -> AsyncIterator[Tables]:
    """Another process with the same database."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: 1e9) as tables:
        yield tables


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands play the game of these tests."""
    monkeypatch.setattr("serenissima.games.load", SHELF)


def told(*words: str) -> str:
    """Return the output of a command."""
    return CliRunner().invoke(app, list(words), catch_exceptions=False).output


def listed(place: str, table: str, **options: bool) -> HostedTable | None:
    """Return a table in the list of all, if it is there."""
    found = hosted_tables(place, SHELF, MOST, **options)
    return next((one for one in found if one.table == table), None)


async def refusal(doing: Any) -> str:
    """Return the code of a refusal."""
    with pytest.raises(SerenissimaError) as error:
        await doing
    return error.value.code


async def test_a_host_sees_the_players_and_whose_turn_it_is(served: Tables, place: str):
    """The view is a spectator's, and shows whether a person is a guest."""
    known, _ = await served.guests.welcome("Anna", key=next(KEYS))
    plan = plan_of("person", "computer guest", "person")
    opening = await served.open("lots", plan, name="Anna", guest=known.id)
    found = hosted_table(place, SHELF, opening.table)
    seen = await served.view(opening.table)

    assert (found.state, found.game, found.opened_at) == ("runs", "lots", 1e9)
    assert [(one.name, one.kind, one.guest) for one in found.seats] == [
        ("Anna", "person", True),
        (seen.places[1].name, "computer", False),
        ("", "free", False),
    ]
    assert [one.seat for one in found.seats if one.waited_for] == list(seen.waits)
    assert [one.sat_down for one in found.seats] == [1e9, None, None]
    assert listed(place, opening.table) == found


async def test_the_list_shows_the_state_of_each_table(served: Tables, place: str):
    """Those that are over come only on request."""
    plan = plan_of("person", "person")
    gathers = await served.open("lots", plan, name="Anna", settings=TableSettings(public=True))
    opening, bernd = await two_at_a_table(served)
    tokens = [str(opening.token), bernd.token]
    while not (await served.view(opening.table)).ended:
        for token in tokens:
            while (await served.view(opening.table, token)).legal:
                await act(served, opening.table, token)
    open_, over = listed(place, gathers.table), listed(place, opening.table, over=True)

    assert open_ is not None
    assert over is not None
    assert (open_.state, over.state) == ("gathers", "over")
    assert listed(place, opening.table) is None
    assert not any(one.waited_for for one in (*open_.seats, *over.seats))


async def test_hidden_information_stays_hidden(served: Tables, place: str):
    """No token is shown, and a secret action of a seat has no effect."""
    opening, bernd = await two_at_a_table(served)
    secrets = [str(opening.token), bernd.token, *opening.invitations.values()]
    before = told("tables", opening.table, "--json", "--database", place)
    seen = (await served.view(opening.table)).seq
    await act(served, opening.table, str(opening.token))
    after = told("tables", opening.table, "--json", "--database", place)
    noticed = (await served.view(opening.table)).seq > seen

    assert not [secret for secret in secrets if secret in before + after]
    assert noticed or before == after
    assert not {"view", "deal", "key", "secret"} & set(json.loads(before))


async def test_the_commands_print_the_same_in_words(served: Tables, place: str):
    """They print a line for each table, and one for each seat of a given one."""
    opening, _ = await two_at_a_table(served)
    all_ = told("tables", "--most", str(MOST), "--database", place)
    one = told("tables", opening.table, "--database", place)
    first, anna, bernd = one.splitlines()

    assert first in all_.splitlines()
    assert first.startswith(f"{opening.table}\tlots\truns\tAnna, Bernd\t")
    assert anna.startswith("\t1\tAnna\tperson, since 2001-09-09 01:46, only a link")
    assert bernd.startswith("\t2\tBernd\tperson, ")
    assert "table/unknown" in told("tables", "nowhere", "--database", place)


async def test_a_host_learns_why_a_table_cannot_be_played(served: Tables, place: str):
    """The reason names the version that can: the one of these rules."""
    opening, _ = await two_at_a_table(served)
    with writing_engine(served._store.database).begin() as connection:
        later = sa.update(ENTRIES).where(ENTRIES.c.table_id == opening.table, ENTRIES.c.seq == 1)
        body = sa.func.replace(ENTRIES.c.body, '"rules":1', '"rules":7')
        connection.execute(later.values(body=body))
    found = hosted_table(place, SHELF, opening.table)
    line, why = told("tables", opening.table, "--database", place).splitlines()
    shown = json.loads(told("tables", opening.table, "--json", "--database", place))

    assert line.startswith(f"{opening.table}\tlots\tunreadable\t-\t-\t-\t")
    assert why == (
        "\ttable/rules-version\t7"
        "\tthe match began under a different version of the rules\tversion 1"
    )
    assert shown["refused"] == found.refused
    assert found.refused is not None
    assert found.refused["code"] == "table/rules-version"


async def test_a_host_does_not_see_an_unplayable_action(served: Tables, place: str):
    """The action is secret, and so are the legal ones in its place."""
    opening, _ = await two_at_a_table(served)
    await act(served, opening.table, opening.token)
    with writing_engine(served._store.database).begin() as connection:
        acted = sa.select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == opening.table)
        seq, body = next(
            (row.seq, row.body) for row in connection.execute(acted) if '"acted"' in row.body
        )
        other = re.sub(r'"action":"[^"]*"', '"action":"confirm"', body)
        assert other != body
        here = ENTRIES.c.table_id == opening.table, ENTRIES.c.seq == seq
        connection.execute(sa.update(ENTRIES).where(*here).values(body=other))
    found = hosted_table(place, SHELF, opening.table)

    assert found.refused is not None
    assert found.refused["code"] == "entry/unreadable"
    assert (found.refused["text"], found.refused["hint"]) == ("", "")


async def test_a_new_link_ends_the_old_one(served: Tables, others: Tables, place: str):
    """It does so at once, for an open viewer of it, in every process, and for its programs."""
    opening, bernd = await two_at_a_table(served)
    table, anna = opening.table, str(opening.token)
    robot = await served.allow(table, bernd.token, "Robot", "play", key=next(KEYS))
    hand = (await others.view(table, bernd.token)).view
    seq = (await served.view(table, bernd.token)).seq
    async with served.watch(table, bernd.token, Shown(seq)) as views:
        new = renew_link(place, table, "bernd", LATER).token
        assert await refusal(anext(views)) == "seat/not-yours"

    for tables in (served, others):
        for token in (bernd.token, robot.token):
            assert await refusal(tables.view(table, token)) == "seat/not-yours"
        assert (await tables.view(table, new)).names == ("Anna", "Bernd")
    assert ((await served.view(table, new)).view == hand).all()
    assert (await served.view(table, anna)).renewed == (1,)
    assert ", new link" in told("tables", table, "--database", place)


async def test_a_new_link_is_announced_until_the_player_acts(served: Tables, place: str):
    """Each person sees it until they act themselves; a spectator does not."""
    opening, bernd = await two_at_a_table(served)
    table, tokens = opening.table, {0: str(opening.token), 1: bernd.token}
    said = told("relink", table, "2", "--address", "https://a.test/", "--database", place)
    who, link = said.strip().splitlines()
    assert who == "a new link for Bernd, in seat 2:"
    assert link.startswith(f"https://a.test/table/{table}/seat/")
    tokens[1] = link.rpartition("/")[2]
    first = (await served.view(table)).waits[0]
    await act(served, table, tokens[first])

    assert (await served.view(table, tokens[first])).renewed == ()
    assert (await served.view(table, tokens[1 - first])).renewed == (1,)
    assert (await served.view(table)).renewed == ()


async def test_the_previous_guest_loses_the_seat(served: Tables, place: str):
    """Another guest may hold it by the new link.

    The earlier receivers there get no notification.
    """
    bernd, cookie = await served.guests.welcome("Bernd", key=next(KEYS))
    opening = await served.open("lots", plan_of("person", "person"), name="Anna")
    table, invitation = opening.table, opening.invitations[1]
    seated = await served.join(table, invitation, "Bernd", key=next(KEYS), guest=bernd.id)
    await served.outbox.register(table, seated.token, "mail", "b@sea.test", "en", asks=True)
    new = renew_link(place, table, "Bernd", LATER).token
    assert await served.guests.seats(bernd.id) == []
    assert cookie
    clara, _ = await served.guests.welcome("Clara", key=next(KEYS))

    assert await served.hold(table, new, clara.id)
    assert [one.table for one in await served.guests.seats(clara.id)] == [table]
    with pytest.raises(Illegal):
        await served.hold(table, seated.token, bernd.id)


async def test_a_player_with_a_new_link_can_be_forgotten(served: Tables, place: str):
    """Only the guest who holds the seat now takes the seat's name along when they are deleted."""
    opening, bernd = await two_at_a_table(served)
    old, _ = await served.guests.welcome("Bernd", key=next(KEYS))
    assert await served.hold(opening.table, bernd.token, old.id)
    new = renew_link(place, opening.table, "2", LATER).token
    known, _ = await served.guests.welcome("Bernd", key=next(KEYS))
    assert await served.hold(opening.table, new, known.id)
    await served.guests.forget(known)

    assert (await served.view(opening.table)).names == ("Anna", GONE)
    assert await refusal(served.view(opening.table, new)) == "seat/not-yours"
    assert hosted_table(place, SHELF, opening.table).seats[1].kind == "deleted"
    with pytest.raises(NotNow, match="no one sits there"):
        renew_link(place, opening.table, "2", LATER)
    assert await served.view(opening.table, str(opening.token))


async def test_only_a_person_s_seat_gets_a_new_link(served: Tables, place: str):
    """Computer players, free seats, missing seats and missing tables are refused."""
    opening = await served.open("lots", plan_of("person", "computer guest", "person"), name="Anna")
    for player in ("2", "3", "Bernd"):
        with pytest.raises(NotNow) as refused:
            renew_link(place, opening.table, player, LATER)
        assert refused.value.code == "seat/nobody"
    for table, player, code in (
        (opening.table, "4", "table/seat"),
        (opening.table, "0", "table/seat"),
        ("nowhere", "Anna", "table/unknown"),
    ):
        with pytest.raises(Unknown) as unknown:
            renew_link(place, table, player, LATER)
        assert unknown.value.code == code
