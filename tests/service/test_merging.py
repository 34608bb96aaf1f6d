"""One guest's data becomes another's when they sign in, whatever both had done before."""

import sqlalchemy as sa

from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.service import KnownGuest, Tables
from serenissima.service.store.schema import GUESTS, METADATA, MUTES, REPORTS
from tests.service.guests import GAME, KEYS, come, plan_of

TWO = plan_of("person", "person")


async def merge(tables: Tables, other: KnownGuest, into: KnownGuest) -> None:
    """Sign in as one guest, and merge the data of the other."""
    await tables.accounts.bring_along(await tables.guests.link(into), other)


async def table_of(tables: Tables, opener: KnownGuest) -> str:
    opening = await tables.open("lots", TWO, name=opener.name, guest=opener.id)
    return opening.table


async def say(tables: Tables, table: str, who: KnownGuest) -> None:
    await tables.chat.say(table, SPECTATOR, who.name, who.id, "Well played!", key=next(KEYS))


async def rows(tables: Tables, table: sa.Table, *columns: str) -> set[tuple[object, ...]]:
    """Return some columns of a table of the database."""
    query = sa.select(*(table.c[name] for name in columns))
    found = await tables._store.read(lambda logs: logs.connection.execute(query).all())
    return {tuple(row) for row in found}


async def test_all_writings_and_entries_of_a_guest_are_merged(served: Tables):
    """Notes, messages, reports, mutes in both directions, and tournaments."""
    anna, other, bernd = [await come(served, name) for name in ("Anna", "Annetta", "Bernd")]
    table = await table_of(served, bernd)
    await say(served, table, other)
    await say(served, table, bernd)
    by_other, by_bernd = await served.chat.messages(table, SPECTATOR, running=True)
    await served.chat.report(other.id, by_bernd)
    await served.chat.mute(other.id, by_bernd)
    await served.chat.mute(bernd.id, by_other)
    await served.notes.write(other.id, table, 0, "Better", key=next(KEYS))
    study = await served.studies.open(Match(GAME, 2).transcript(), "", other.id, key=next(KEYS))
    ours = await served.tournaments.open(
        "lots", 2, {}, rounds=1, time="none", opener=other.id, name="Annetta", key=next(KEYS)
    )
    await merge(served, other, anna)

    assert [note.text for note in await served.notes.of(anna.id)] == ["Better"]
    assert [one.id for one in await served.studies.of_guest(anna.id)] == [study.id]
    assert [one.text for one in await served.chat.of_guest(anna.id)] == ["Well played!"]
    assert len(await served.chat.list_reported(anna.id, table)) == 1
    assert await served.chat.list_muted(anna.id) == {bernd.id}
    assert await served.chat.list_muted(bernd.id) == {anna.id}
    now = await served.tournaments.find(ours)
    assert now.opener == anna.id
    assert [one.guest for one in now.entrants] == [anna.id]


async def test_actions_of_both_count_once(served: Tables):
    """Both muted and reported the same, muted each other, and gave the same address."""
    anna, other, bernd = [await come(served, name) for name in ("Anna", "Annetta", "Bernd")]
    table = await table_of(served, bernd)
    for one in (anna, other, bernd):
        await say(served, table, one)
    said = await served.chat.messages(table, SPECTATOR, running=True)
    for one in (anna, other, bernd):
        for message in said:
            await served.chat.mute(one.id, message)
            await served.chat.report(one.id, message)
    for one in (anna, other):
        opening = await served.open("lots", TWO, name=one.name, guest=one.id)
        await served.outbox.register(
            opening.table, str(opening.token), "mail", "a@b.test", "en", asks=False
        )
    await merge(served, other, anna)

    assert await served.chat.list_muted(anna.id) == {bernd.id}
    assert await served.chat.list_muted(bernd.id) == {anna.id}
    assert len(await served.chat.list_reported(anna.id, table)) == 3
    assert [one.address for one in await served.outbox.of_guest(anna.id)] == ["a@b.test"]
    of_other = {row for row in await rows(served, MUTES, "guest_id", "muted_id") if other.id in row}
    assert not of_other
    assert (other.id,) not in await rows(served, REPORTS, "guest_id")


async def test_an_entrant_as_both_guests_takes_part_once(served: Tables):
    """The entrant of the merged guest has left; both appear in the standings."""
    anna, other, bernd = [await come(served, name) for name in ("Anna", "Annetta", "Bernd")]
    id_ = await served.tournaments.open(
        "lots", 2, {}, rounds=1, time="none", opener=bernd.id, name="Bernd", key=next(KEYS)
    )
    for one in (other, anna):
        await served.tournaments.enter(id_, one.id, one.name)
    await merge(served, other, anna)
    now = await served.tournaments.find(id_)
    mine = now.entrant_of(anna.id)

    assert [one.name for one in now.present] == ["Bernd", "Anna"]
    assert mine is not None
    assert mine.name == "Anna"


def test_every_table_that_names_a_guest_is_listed():
    """For a new one, state above and in `merging` how it is merged; `forgetting` needs it, too."""
    naming = {
        table.name
        for table in METADATA.sorted_tables
        if any(key.column.table is GUESTS for key in table.foreign_keys)
    }
    assert naming == {
        "account_addresses", "accounts", "club_members", "daily_marks", "device_links", "devices",
        "entrants", "friend_links", "friends", "identities", "left_seats", "messages", "mistakes",
        "mutes", "notes", "passkeys", "profiles", "puzzle_tries", "receivers", "recoveries",
        "reports", "seat_invitations", "seats", "studies", "submissions", "timed_runs",
        "tournaments",
    }  # fmt: skip
