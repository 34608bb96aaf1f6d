"""Guests: their cookie alone gives their seats, on every device."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from serenissima.fairplay.secrets import Proven, hash_secret
from serenissima.kernel.errors import Illegal, NotNow, Unknown, Unreadable
from serenissima.service import KnownGuest, Person, Tables, TableSettings
from serenissima.service.runtime.guests import A_DAY, LINK_LASTS, REMEMBERED
from tests.service.guests import KEYS, SHELF, act, guest, plan_of

PLAN = plan_of("person", "computer guest", "person")


@pytest.fixture
def now() -> list[float]:
    """The time, which a test can change."""
    return [1e9]


@pytest.fixture
async def served(place: str, now: list[float]) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        yield tables


async def come(tables: Tables, name: str) -> tuple[KnownGuest, str]:
    """Return a new guest, and their cookie."""
    return await tables.guests.welcome(name, key=next(KEYS), label="Firefox · Linux")


async def test_a_seat_belongs_to_the_guest(served: Tables):
    """The cookie alone lets them see and act as with the token."""
    anna, cookie = await come(served, "Anna")
    opening = await served.open("lots", plan_of("person", "person"), name="Anna", guest=anna.id)
    table, invitation = opening.table, opening.invitations[1]
    bernd = await served.join(table, invitation, "Bernd", key=next(KEYS))
    right = await served.guests.right(cookie, table)
    assert right is not None

    assert await served.view(opening.table, right) == await served.view(
        opening.table, opening.token
    )
    await to_the_end(served, table, right, bernd.token)


async def test_a_guest_s_seats_and_tables_are_listed(served: Tables, now: list[float]):
    """The newest comes first; hidden tables are not listed, and still theirs."""
    anna, cookie = await come(served, "Anna")
    found = []
    for _ in range(3):
        now[0] += 1
        opening = await served.open("lots", PLAN, name="Anna", guest=anna.id)
        found.append(opening.table)
    await served.guests.put_away(anna.id, found[1])

    assert [one.table for one in await served.guests.seats(anna.id)] == found[::-1]
    assert [*await served.guests.tables(anna.id)] == [found[2], found[0]]
    assert await served.guests.right(cookie, found[1])


async def test_guests_are_matched_to_their_seats(served: Tables):
    """They are the opener, an invited guest, one from the list.

    Companions and programs are no guests.
    """
    anna, bernd = [(await come(served, name))[0] for name in ("Anna", "Bernd")]
    here = await served.open(
        "lots",
        [Person()] * 3,
        name="Anna",
        companions={1: "Bea"},
        settings=TableSettings(public=True),
        guest=anna.id,
    )
    await served.sit(here.table, 2, "Bernd", key=next(KEYS), guest=bernd.id)
    there = await served.open("lots", [Person()] * 3, name="Dora", seat=2)
    invited = there.invitations[0]
    await served.join(there.table, invited, "Bernd", key=next(KEYS), guest=bernd.id)
    await served.join(there.table, there.invitations[1], "Emil", key=next(KEYS))

    assert await holders(served, here.table) == {0: anna.id, 2: bernd.id}
    assert await holders(served, there.table) == {0: bernd.id}


async def holders(tables: Tables, table: str) -> dict[int, str]:
    """Return the guests by their seats."""
    return {seat: held.guest for seat, held in (await tables.guests.at(table)).items()}


async def test_leaving_gives_up_the_seat(served: Tables):
    """Another person may have it then, and the old right is useless."""
    bernd, cookie = await come(served, "Bernd")
    clara, hers = await come(served, "Clara")
    other = await served.open(
        "lots", plan_of(*["person"] * 3), name="Anna", settings=TableSettings(public=True)
    )
    await served.sit(other.table, 1, "Bernd", key=next(KEYS), guest=bernd.id)
    right = await served.guests.right(cookie, other.table)
    assert right is not None
    await served.leave(other.table, right)
    await served.sit(other.table, 1, "Clara", key=next(KEYS), guest=clara.id)

    assert await served.guests.right(cookie, other.table) is None
    assert await served.guests.right(hers, other.table)
    with pytest.raises(Illegal) as refused:
        await served.view(other.table, right)
    assert refused.value.code == "seat/not-yours"


async def test_a_late_right_harms_no_one(served: Tables):
    """Bernd lets the guest hold his seat in one tab, and has left in another one meanwhile."""
    bernd, clara = [(await come(served, name))[0] for name in ("Bernd", "Clara")]
    other = await served.open(
        "lots", plan_of(*["person"] * 3), name="Anna", settings=TableSettings(public=True)
    )
    seated = await served.sit(other.table, 1, "Bernd", key=next(KEYS))
    await served.leave(other.table, seated.token)
    assert await served.guests.hold(other.table, 1, bernd.id, hash_secret(seated.token))
    await served.sit(other.table, 1, "Clara", key=next(KEYS), guest=clara.id)

    assert await holders(served, other.table) == {1: clara.id}


async def test_a_guest_comes_along_to_the_next_match(served: Tables, now: list[float]):
    """Cookie or token, from either device first: both have one seat there."""
    anna, cookie = await come(served, "Anna")
    opening = await served.open("lots", plan_of("person", "person"), name="Anna", guest=anna.id)
    table, token = opening.table, str(opening.token)
    bernd = await served.join(table, opening.invitations[1], "Bernd", key=next(KEYS))
    await to_the_end(served, table, token, bernd.token)
    right = await served.guests.right(cookie, table)
    assert right is not None
    first = await served.play_again(table, right)
    again = await served.play_again(table, right)
    other = await served.play_again(table, token)

    assert (first.table, first.seat) == (again.table, again.seat) == (other.table, other.seat)
    assert [one.guest for one in (await served.guests.at(first.table)).values()] == [anna.id]
    assert await served.guests.right(cookie, first.table)


async def to_the_end(tables: Tables, table: str, *tokens: str) -> None:
    """Play the match out."""
    while not (await tables.view(table)).ended:
        for token in tokens:
            while (await tables.view(table, token)).legal:
                await act(tables, table, token)


async def test_the_same_form_makes_one_guest(served: Tables):
    """It may be sent any number of times; the cookie is the same."""
    key = next(KEYS)
    [(one, cookie), (same, again)] = [
        await served.guests.welcome("Anna", key=key) for _ in range(2)
    ]

    assert (one.id, cookie) == (same.id, again)


async def test_a_guessed_cookie_is_not_recognized(served: Tables):
    """Neither half a cookie nor the database's contents suffice."""
    anna, cookie = await come(served, "Anna")
    opening = await served.open("lots", PLAN, name="Anna", guest=anna.id)
    device, _, secret = cookie.partition(".")
    [held] = await served.guests.seats(anna.id)
    for wrong in ("", ".", device, f"{device}.", f".{secret}", f"{device}.x", anna.id, cookie[:-1]):
        assert await served.guests.by_secret(wrong) is None
        assert await served.guests.right(wrong, opening.table) is None
    for token in (held.sitting, anna.id, device, cookie):
        with pytest.raises(Illegal):
            await served.view(opening.table, token)
    assert Proven(held.sitting) == held.sitting  # the same text, and yet no token


async def test_a_key_that_can_be_guessed_makes_no_guest(served: Tables):
    """Another sender of it would be the same guest."""
    with pytest.raises(Unreadable):
        await served.guests.welcome("Anna", key="")


async def test_a_signed_out_device_is_not_recognized(served: Tables, place: str, now: list[float]):
    """This holds here at once, in other processes after some seconds."""
    anna, cookie = await come(served, "Anna")
    async with Tables(place, shelf=SHELF, clock=lambda: now[0]) as others:
        assert await others.guests.by_secret(cookie)
        [device] = await served.guests.devices(anna.id)
        await served.guests.sign_out("somebody else", device.id)
        assert await served.guests.by_secret(cookie)
        await served.guests.sign_out(anna.id, device.id)

        assert await served.guests.by_secret(cookie) is None
        now[0] += REMEMBERED + 1
        assert await others.guests.by_secret(cookie) is None


async def test_devices_show_when_they_were_used(served: Tables, now: list[float]):
    """The precision is a day, so that not every page writes."""
    anna, cookie = await come(served, "Anna")
    for passed in (A_DAY / 2, A_DAY):
        now[0] += passed
        assert await served.guests.by_secret(cookie)
    [device] = await served.guests.devices(anna.id)

    assert (device.label, device.seen - device.since) == ("Firefox · Linux", 1.5 * A_DAY)


async def test_a_guest_who_could_not_sit_down_is_forgotten(served: Tables):
    """One who has a seat is not."""
    anna, cookie = await come(served, "Anna")
    await served.guests.dismiss(anna)
    assert await served.guests.by_secret(cookie) is None

    bernd, cookie = await come(served, "Bernd")
    await served.open("lots", PLAN, name="Bernd", guest=bernd.id)
    await served.guests.dismiss(bernd)
    assert await served.guests.by_secret(cookie)


async def test_names_of_guests_follow_the_usual_rules(served: Tables):
    anna, cookie = await come(served, "Anna")
    await served.guests.rename(anna, "  Anne ")
    found = await served.guests.by_secret(cookie)
    assert found is not None
    assert found.name == "Anne"
    with pytest.raises(Illegal):
        await served.guests.rename(anna, "\u202e")


async def test_a_refused_seat_is_not_held(served: Tables):
    """Another person was quicker."""
    anna, _ = await come(served, "Anna")
    bernd, cookie = await come(served, "Bernd")
    opening = await served.open("lots", plan_of("person", "person"), name="Anna", guest=anna.id)
    invitation = opening.invitations[1]
    await served.join(opening.table, invitation, "Clara", key=next(KEYS))
    with pytest.raises(NotNow):
        await served.join(opening.table, invitation, "Bernd", key=next(KEYS), guest=bernd.id)

    assert await served.guests.right(cookie, opening.table) is None


async def test_a_link_adds_a_device_to_a_guest(served: Tables):
    """It works once: opening it later, or at the same moment, is refused."""
    anna, cookie = await come(served, "Anna")
    secret = await served.guests.link(anna)
    assert (await served.guests.by_link(secret)).name == "Anna"
    found = await asyncio.gather(
        *(served.guests.add_device(secret, "Chrome · Android") for _ in range(4)),
        return_exceptions=True,
    )
    refused = [one.code for one in found if isinstance(one, Unknown)]
    [(same, new)] = [one for one in found if not isinstance(one, BaseException)]

    assert refused == ["guest/link"] * 3
    assert (same.id, new == cookie) == (anna.id, False)
    assert [one.label for one in await served.guests.devices(anna.id)].count(
        "Chrome · Android"
    ) == 1
    again = await served.guests.by_secret(new)
    assert again is not None
    assert again.id == anna.id


async def test_expired_links_are_refused(served: Tables, now: list[float]):
    """One is too old, one has a newer one after it, one never existed."""
    anna, _ = await come(served, "Anna")
    older = await served.guests.link(anna)
    newer = await served.guests.link(anna)
    now[0] += LINK_LASTS + 1
    for secret in (older, newer, "", "x" * 43, hash_secret(newer)):
        with pytest.raises(Unknown):
            await served.guests.by_link(secret)
        with pytest.raises(Unknown):
            await served.guests.add_device(secret)


async def test_one_device_is_signed_out_alone(served: Tables):
    """The other stays signed in."""
    anna, cookie = await come(served, "Anna")
    phone, new = await served.guests.add_device(await served.guests.link(anna))
    await served.guests.sign_out(anna.id, anna.device)

    assert await served.guests.by_secret(cookie) is None
    assert await served.guests.by_secret(new)
    assert [one.id for one in await served.guests.devices(anna.id)] == [phone.device]


async def test_an_earlier_seat_can_be_held(served: Tables):
    """Its token works once: no other guest takes it over."""
    anna, cookie = await come(served, "Anna")
    bernd, his = await come(served, "Bernd")
    opening = await served.open("lots", PLAN, name="Anna")
    token = str(opening.token)
    assert await served.hold(opening.table, token, anna.id)
    assert not await served.hold(opening.table, token, bernd.id)
    with pytest.raises(Illegal):
        await served.hold(opening.table, "another token", bernd.id)

    assert await served.guests.right(cookie, opening.table)
    assert await served.guests.right(his, opening.table) is None
