"""Whoever has forgotten a password chooses a new one by a code or a host's link; nobody else."""

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
    """Somebody with an account."""

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
    """Somebody with an account, and the code that they wrote down."""
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


def test_a_code_is_read_however_it_is_copied():
    """Without groups, in capitals, with letters that look like numbers."""
    code = "0123456789abcdefghjk"

    assert format_code(code) == "01234-56789-abcde-fghjk"
    assert parse_code(" O1234 56789–ABCDE-FGHJK ") == code
    assert parse_code("ol23456789abcdefghjk") == "01" + code[2:]
    assert len(parse_code("x" * 10_000)) <= 4 * LENGTH


async def test_a_code_gives_a_new_password_and_signs_everybody_out(served: Tables):
    """Devices, and the link that would add one; the next code is another."""
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


async def test_a_wrong_name_cannot_be_told_from_a_wrong_code(served: Tables):
    """Nor from somebody who has none; the code of another is of no use, and nothing changes."""
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


async def test_a_password_that_cannot_be_used_uses_nothing_up(served: Tables):
    anna = await owner(served)
    await refused("account/password", served.recovery.by_code(anna.login, anna.code, "short"))
    await served.recovery.by_code(anna.login, anna.code, OTHER)


async def test_a_new_code_takes_the_password_and_the_place_of_the_old(served: Tables):
    """An unlocked telephone is not enough to take the account along."""
    anna = await owner(served)
    await refused("account/wrong", served.recovery.new_code(anna.guest, "not this one"))
    code = await served.recovery.new_code(anna.guest, PASSWORD)

    await refused("account/code", served.recovery.by_code(anna.login, anna.code, OTHER))
    await served.recovery.by_code(anna.login, code, OTHER)


async def test_a_changed_password_ends_codes_and_links(served: Tables, place: str, hand: Hand):
    """Whoever had found out the old one may have made themselves a way back with it."""
    anna = await owner(served)
    code = await served.recovery.new_code(anna.guest, PASSWORD)
    secret = await asyncio.to_thread(offer_recovery, place, anna.login, hand.now)
    await served.accounts.change(anna.guest, PASSWORD, OTHER)

    await refused("account/code", served.recovery.by_code(anna.login, code, PASSWORD))
    await refused("account/link", served.recovery.by_link(secret, PASSWORD))
    assert not await served.recovery.has_code(anna.guest.id)


async def test_a_link_of_the_host_works_once_and_for_a_day(served: Tables, place: str, hand: Hand):
    """And a later one ends it; the code of the guest goes with it."""
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


async def test_a_code_is_no_link_and_a_link_no_code(served: Tables, place: str, hand: Hand):
    anna = await owner(served)
    secret = await asyncio.to_thread(offer_recovery, place, anna.login, hand.now)

    await refused("account/link", served.recovery.account_of(parse_code(anna.code)))
    await refused("account/code", served.recovery.by_code(anna.login, secret, OTHER))


async def test_for_a_name_that_nobody_has_the_host_gets_no_link(served: Tables, place: str):
    with pytest.raises(Unknown) as refusal:
        await asyncio.to_thread(offer_recovery, place, "nobody at all", 0.0)

    assert refusal.value.code == "account/unknown"


async def test_the_database_holds_no_code_and_no_link(served: Tables, place: str, hand: Hand):
    """Only their hashes; who is deleted takes them along."""
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
