"""Deleted guests that another process still holds in memory: refused, without blocking others."""

import pytest

from serenissima.kernel.errors import NotNow
from serenissima.kernel.record import SPECTATOR
from serenissima.service import KnownGuest, Tables
from tests.service.guests import KEYS, come, plan_of

TWO = plan_of("person", "person")


async def gone(tables: Tables) -> KnownGuest:
    """A guest who is deleted, unnoticed by another process so far."""
    found = await come(tables, "Gone")
    await tables.guests.forget(found)
    return found


async def test_sitting_down_does_not_block_others(served: Tables, monkeypatch: pytest.MonkeyPatch):
    """The database is asked twice, not for seconds; then another person gets the seat."""
    ghost = await gone(served)
    opening = await served.open("lots", TWO, name="Anna")
    asked, append = [], served._store.append

    async def counted(wanted: object) -> None:
        asked.append(wanted)
        await append(wanted)  # type: ignore[arg-type]

    monkeypatch.setattr(served._store, "append", counted)
    invitation = opening.invitations[1]
    with pytest.raises(NotNow):
        await served.join(opening.table, invitation, "Gone", key=next(KEYS), guest=ghost.id)
    assert len(asked) == 2
    assert (await served.join(opening.table, invitation, "Bernd", key=next(KEYS))).seat == 1


async def test_no_missing_table_is_promised(served: Tables):
    """Opening one is refused, instead of leading to a dead link."""
    ghost = await gone(served)
    with pytest.raises(NotNow):
        await served.open("lots", TWO, name="Gone", guest=ghost.id)


async def test_they_can_neither_write_nor_enter(served: Tables):
    """Each request is asked to try again; by then the cookie is invalid here, too."""
    ghost, bernd = await gone(served), await come(served, "Bernd")
    opening = await served.open("lots", TWO, name="Bernd", guest=bernd.id)
    table = opening.table
    await served.chat.say(table, SPECTATOR, "Bernd", bernd.id, "Good luck", key=next(KEYS))
    [message] = await served.chat.messages(table, SPECTATOR, running=True)
    id_ = await served.tournaments.open(
        "lots", 2, {}, rounds=1, time="none", opener=bernd.id, name="Bernd", key=next(KEYS)
    )
    for work in (
        served.chat.say(table, SPECTATOR, "Gone", ghost.id, "Hello", key=next(KEYS)),
        served.chat.mute(ghost.id, message),
        served.chat.report(ghost.id, message),
        served.notes.write(ghost.id, table, 0, "Here", key=next(KEYS)),
        served.tournaments.enter(id_, ghost.id, "Gone"),
        served.hold(table, str(opening.token), ghost.id),
        served.accounts.sign_in(ghost),
        served.guests.link(ghost),
    ):
        try:
            await work
        except NotNow:
            continue
        assert await served.guests.at(table) == {0: (await served.guests.seats(bernd.id))[0]}


async def test_a_guest_who_is_refused_the_second_time_stays(served: Tables):
    """A form that is sent twice may be refused then; its first result is theirs."""
    (anna, cookie) = await served.guests.welcome("Anna", key=next(KEYS))
    opening = await served.open("lots", TWO, name="Bernd")
    await served.chat.say(opening.table, SPECTATOR, "Anna", anna.id, "Hello", key=next(KEYS))
    await served.guests.dismiss(anna)
    known = await served.guests.by_secret(cookie)

    assert known is not None
    assert known.id == anna.id
