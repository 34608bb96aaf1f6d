"""A forgotten password is replaced only by a code or a host's link."""

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
from argon2 import PasswordHasher

from serenissima.kernel.errors import Illegal, SerenissimaError, Unknown
from serenissima.service import KnownGuest, Tables, offer_recovery
from serenissima.service.core.recovery import LENGTH, format_code, parse_code
from serenissima.service.store.schema import RECOVERIES
from tests.service.guests import KEYS, SHELF, guest

PASSWORD, OTHER = "four words are better", "other words than those"
WEAK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # as fast as possible
DAY = 86_400.0


class Hand:
    """Moves the clock."""

    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


class Owner(NamedTuple):
    """A guest with an account."""

    guest: KnownGuest
    login: str
    cookie: str
    code: str


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def served(place: str, hand: Hand) -> AsyncIterator[Tables]:
    """The tables of a database of either kind, where hashing takes no time."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=hand) as tables:
        tables.accounts._hasher = WEAK
        yield tables


async def owner(tables: Tables) -> Owner:
    """A guest with an account, and the code that they wrote down."""
    anna, cookie = await tables.guests.welcome("Anna", key=next(KEYS), label="Firefox")
    known = await tables.guests.by_secret(cookie) or anna
    login = f"anna {next(KEYS)[-8:]}"
    cookie = await tables.accounts.add(known, login, PASSWORD)
    code = await tables.recovery.first_code(anna.id)
    return Owner(await tables.guests.by_secret(cookie) or anna, login, cookie, code)


async def refused(code: str, work: object) -> None:
    with pytest.raises(SerenissimaError) as refusal:
        await work  # type: ignore[misc]
    assert refusal.value.code == code


def test_a_code_is_read_in_any_spelling():
    """It may lack groups, have capitals, or letters that look like numbers."""
    code = "0123456789abcdefghjk"

    assert format_code(code) == "01234-56789-abcde-fghjk"
    assert parse_code(" O1234 56789–ABCDE-FGHJK ") == code
    assert parse_code("ol23456789abcdefghjk") == "01" + code[2:]
    assert len(parse_code("x" * 10_000)) <= 4 * LENGTH


async def test_a_code_sets_a_new_password_and_signs_all_devices_out(served: Tables):
    """It also ends the link that would add one; the next code is another."""
    anna = await owner(served)
    link = await served.guests.link(anna.guest)
    following = await served.recovery.by_code(f" {anna.login.upper()}", anna.code.upper(), OTHER)

    assert (await served.accounts.authenticate(anna.login, OTHER)).id == anna.guest.id
    await refused("account/wrong", served.accounts.authenticate(anna.login, PASSWORD))
    assert await served.guests.by_secret(anna.cookie) is None
    await refused("guest/link", served.guests.add_device(link))
    assert following != anna.code
    await served.recovery.by_code(anna.login, following, PASSWORD)


async def test_a_code_works_once(served: Tables):
    """Of two who use it at the same moment one has the account."""
    anna = await owner(served)
    tries = [
        served.recovery.by_code(anna.login, anna.code, password) for password in (OTHER, PASSWORD)
    ]
    came = await asyncio.gather(*tries, return_exceptions=True)

    assert [error.code for error in came if isinstance(error, Illegal)] == ["account/code"]
    await refused("account/code", served.recovery.by_code(anna.login, anna.code, OTHER))


async def test_a_wrong_name_looks_like_a_wrong_code(served: Tables):
    """So does a name without a code; another's code is useless, and the account stays unchanged."""
    anna, bernd, said = await owner(served), await owner(served), []
    for login, code in (
        (anna.login, bernd.code), ("nobody at all", anna.code), (anna.login, ""), ("", ""),
    ):  # fmt: skip
        with pytest.raises(Illegal) as refusal:
            await served.recovery.by_code(login, code, OTHER)
        said.append(refusal.value.as_dict())

    assert all(one == said[0] for one in said)
    assert said[0]["code"] == "account/code"
    assert await served.guests.by_secret(anna.cookie)


async def test_a_refused_password_does_not_use_the_code_up(served: Tables):
    anna = await owner(served)
    await refused("account/password", served.recovery.by_code(anna.login, anna.code, "short"))
    await served.recovery.by_code(anna.login, anna.code, OTHER)


async def test_a_new_code_requires_the_password_and_replaces_the_old(served: Tables):
    """An unlocked phone is not enough to steal the account."""
    anna = await owner(served)
    await refused("account/wrong", served.recovery.new_code(anna.guest, "not this one"))
    code = await served.recovery.new_code(anna.guest, PASSWORD)

    await refused("account/code", served.recovery.by_code(anna.login, anna.code, OTHER))
    await served.recovery.by_code(anna.login, code, OTHER)


async def test_a_changed_password_ends_codes_and_links(served: Tables, place: str, hand: Hand):
    """An intruder with the old password may have made a way back with it."""
    anna = await owner(served)
    code = await served.recovery.new_code(anna.guest, PASSWORD)
    secret = await asyncio.to_thread(offer_recovery, place, anna.login, hand.now)
    await served.accounts.change(anna.guest, PASSWORD, OTHER)

    await refused("account/code", served.recovery.by_code(anna.login, code, PASSWORD))
    await refused("account/link", served.recovery.by_link(secret, PASSWORD))
    assert not await served.recovery.has_code(anna.guest.id)


async def test_a_host_s_link_works_once_and_for_a_day(served: Tables, place: str, hand: Hand):
    """A later one ends it, and so does the guest's code."""
    anna = await owner(served)
    early, secret = [
        await asyncio.to_thread(offer_recovery, place, login, hand.now)
        for login in (anna.login, f"{anna.login.upper()} ")
    ]
    await refused("account/link", served.recovery.account_of(early))
    assert (await served.recovery.account_of(secret)).login == anna.login
    await served.recovery.by_link(secret, OTHER)

    assert (await served.accounts.authenticate(anna.login, OTHER)).id == anna.guest.id
    await refused("account/link", served.recovery.by_link(secret, PASSWORD))
    await refused("account/code", served.recovery.by_code(anna.login, anna.code, PASSWORD))
    late = await asyncio.to_thread(offer_recovery, place, anna.login, hand.now)
    hand.now += DAY
    await refused("account/link", served.recovery.account_of(late))


async def test_codes_and_links_are_not_interchangeable(served: Tables, place: str, hand: Hand):
    anna = await owner(served)
    secret = await asyncio.to_thread(offer_recovery, place, anna.login, hand.now)

    await refused("account/link", served.recovery.account_of(parse_code(anna.code)))
    await refused("account/code", served.recovery.by_code(anna.login, secret, OTHER))


async def test_the_host_gets_no_link_for_an_unknown_name(served: Tables, place: str):
    with pytest.raises(Unknown) as refusal:
        await asyncio.to_thread(offer_recovery, place, "nobody at all", 0.0)

    assert refusal.value.code == "account/unknown"


async def test_the_database_holds_no_code_and_no_link(served: Tables, place: str, hand: Hand):
    """It has only their hashes; deleting the guest deletes them."""
    anna = await owner(served)
    secret = await asyncio.to_thread(offer_recovery, place, anna.login, hand.now)
    theirs = RECOVERIES.select().where(RECOVERIES.c.guest_id == anna.guest.id)
    rows = await served._store.read(lambda logs: str(logs.connection.execute(theirs).all()))

    assert "code" in rows
    assert parse_code(anna.code) not in rows
    assert secret not in rows

    await served.guests.forget(anna.guest)
    left = await served._store.read(lambda logs: logs.connection.execute(theirs).all())
    assert left == []
