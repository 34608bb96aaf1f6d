"""Clubs: who belongs to them and leads them, their tables, and standings among members."""

import pytest

from serenissima.kernel.errors import Illegal, Unknown
from serenissima.service import KnownGuest, SeenClub, Tables
from tests.service.guests import KEYS, act, come, plan_of

TWO = plan_of("person", "person")


def mark(seen: SeenClub, name: str) -> str:
    return next(one.mark for one in (*seen.members, *seen.askers) if one.name == name)


async def members(tables: Tables, club: str, guest: KnownGuest) -> list[tuple[str, str]]:
    return [(one.name, one.role) for one in (await tables.clubs.see(club, guest.id)).members]


@pytest.mark.both_databases
async def test_members_join_by_a_link_or_are_let_in(served: Tables):
    """Others see only the name; leaders decide, and there is always one."""
    anna, bernd, clara = [await come(served, name) for name in ("Anna", "Bernd", "Clara")]
    clubs, key = served.clubs, next(KEYS)
    club, secret = await clubs.establish(anna.id, "Murano", key=key)
    assert (club, secret) == await clubs.establish(anna.id, "Murano", key=key)
    await clubs.ask(club, bernd.id)
    outside = await clubs.see(club, bernd.id)
    assert (outside.club.name, outside.members, outside.askers) == ("Murano", (), ())
    leads = await clubs.see(club, anna.id)
    for work in (clubs.accept, clubs.appoint, clubs.remove):
        with pytest.raises(Illegal, match="lead the club"):
            await work(club, bernd.id, mark(leads, "Bernd"))
    await clubs.accept(club, anna.id, mark(leads, "Bernd"))
    await clubs.follow(clara.id, secret)
    assert await members(served, club, clara) == [
        ("Anna", "leads"), ("Bernd", "member"), ("Clara", "member"),
    ]  # fmt: skip

    new = await clubs.renew_link(club, anna.id)
    with pytest.raises(Unknown, match="replaced"):
        await clubs.follow(clara.id, secret)
    assert (await clubs.by_link(new)).members == 3
    await clubs.leave(club, anna.id)
    assert await members(served, club, clara) == [("Bernd", "leads"), ("Clara", "member")]
    await clubs.appoint(club, bernd.id, mark(await clubs.see(club, bernd.id), "Clara"))
    await clubs.rename(club, clara.id, "Burano")
    await served.guests.forget(bernd)
    assert await members(served, club, clara) == [("Clara", "leads")]
    assert [one.name for one in await clubs.of(clara.id)] == ["Burano"]
    await served.guests.forget(clara)
    with pytest.raises(Unknown):
        await clubs.see(club, anna.id)


@pytest.mark.both_databases
async def test_members_sit_down_and_are_ranked(served: Tables):
    """Free seats of a club's table are for members; matches with others don't count."""
    anna, bernd, clara = [await come(served, name) for name in ("Anna", "Bernd", "Clara")]
    clubs = served.clubs
    club, secret = await clubs.establish(anna.id, "Murano", key=next(KEYS))
    await clubs.follow(bernd.id, secret)
    opened = [
        await served.open("lots", TWO, name="Anna", guest=anna.id, key=next(KEYS)) for _ in range(2)
    ]
    with pytest.raises(Illegal):
        await clubs.add_table(club, clara.id, opened[0].table)
    await clubs.add_table(club, anna.id, opened[0].table)
    for guest, table in ((clara, opened[0].table), (bernd, opened[1].table)):
        with pytest.raises((Illegal, Unknown)):
            await clubs.sit(club, guest, table, 1, key=next(KEYS))
    token = await clubs.sit(club, bernd, opened[0].table, 1, key=next(KEYS))
    other = await served.join(
        opened[1].table, opened[1].invitations[1], "Clara", key=next(KEYS), guest=clara.id
    )
    for one, his in ((opened[0], token), (opened[1], other.token)):
        while not (await served.view(one.table)).ended:
            for right in (one.token, his):
                while (await served.view(one.table, right)).legal:
                    await act(served, one.table, right)

    [(game, standings)] = (await clubs.standings(club)).items()
    assert game == "lots"
    assert {one.member.name: one.standing.matches for one in standings} == {"Anna": 1, "Bernd": 1}
    await clubs.dissolve(club, anna.id)
    assert (await served.view(opened[0].table)).ended
