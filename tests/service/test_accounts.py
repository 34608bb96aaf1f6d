"""Accounts: only the right name and password bring a guest back."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.service import KnownGuest, Tables
from serenissima.service.runtime.accounts import NOBODY
from tests.service.guests import KEYS, SHELF, guest, plan_of

PLAN = plan_of("person", "computer guest")
LOGIN, PASSWORD = "Anna of the Rialto", "four words are better"
WEAK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # as fast as possible


@pytest.fixture
async def served(place: str) -> AsyncIterator[Tables]:
    """The tables of a database of either kind, where hashing takes no time."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        tables.accounts._hasher = WEAK
        yield tables


async def come(tables: Tables, name: str) -> tuple[KnownGuest, str]:
    """Return a new guest, and their cookie."""
    found, cookie = await tables.guests.welcome(name, key=next(KEYS), label="Firefox · Linux")
    return await tables.guests.by_secret(cookie) or found, cookie


async def a_login(tables: Tables) -> str:
    """Return a sign-in name that is still free in a database that tests share."""
    return f"{LOGIN} {next(KEYS)[-6:]}"


async def joined(tables: Tables) -> tuple[KnownGuest, str, str]:
    """Return a guest with an account, the sign-in name, and the cookie."""
    anna, _ = await come(tables, "Anna")
    login = await a_login(tables)
    cookie = await tables.accounts.add(anna, login, PASSWORD)
    return await tables.guests.by_secret(cookie) or anna, login, cookie


async def refused(code: str, work: object) -> None:
    with pytest.raises((Illegal, NotNow, Unknown)) as refusal:
        await work  # type: ignore[misc]
    assert refusal.value.code == code


async def test_a_guest_comes_back_on_another_device(served: Tables):
    """The device gets a new cookie; capitals and blanks make no difference in the name."""
    anna, login, first = await joined(served)
    opening = await served.open("lots", PLAN, name="Anna", guest=anna.id)
    proved = await served.accounts.authenticate(f"  {login.upper()} ", PASSWORD)
    cookie = await served.accounts.sign_in(proved, "Safari · iPhone")

    assert cookie != first
    assert await served.guests.right(cookie, opening.table)
    assert await served.guests.right(first, opening.table)
    assert "Safari · iPhone" in [one.label for one in await served.guests.devices(anna.id)]


async def test_a_missing_account_looks_like_a_wrong_password(served: Tables):
    """The refusal is the same, and a hash is computed with the same settings."""
    _, login, _ = await joined(served)
    said = []
    for name, password in ((login, "something else"), ("nobody at all", PASSWORD)):
        with pytest.raises(Illegal) as refusal:
            await served.accounts.authenticate(name, password)
        said.append(refusal.value.as_dict())
    assert said[0] == said[1]
    assert said[0]["code"] == "account/wrong"

    strong = PasswordHasher()
    assert not strong.check_needs_rehash(NOBODY)
    with pytest.raises(VerificationError):
        strong.verify(NOBODY, "")


@pytest.mark.parametrize(
    "login", ["an", " a ", "x" * 41, "an\u202ena", "\u2800" * 5, "\ufdfa" * 10]
)
async def test_unusable_names_are_refused(tables: Tables, login: str):
    """They are too short, too long, hidden, or ligatures for long words."""
    anna, _ = await come(tables, "Anna")
    await refused("account/name", tables.accounts.add(anna, login, PASSWORD))


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
async def test_unusable_passwords_are_refused(tables: Tables, password: str):
    """Only the length counts."""
    anna, _ = await come(tables, "Anna")
    await refused("account/password", tables.accounts.add(anna, LOGIN, password))


async def test_one_name_belongs_to_one_guest(served: Tables):
    """Of two who want it at once one gets it; a guest with a name can't take a second."""
    (anna, _), (bernd, _) = await come(served, "Anna"), await come(served, "Bernd")
    login = await a_login(served)
    tries = [served.accounts.add(one, login, PASSWORD) for one in (anna, bernd)]
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert [error.code for error in came if isinstance(error, Illegal)] == ["account/taken"]

    owner = await served.accounts.authenticate(login, PASSWORD)
    await refused("account/exists", served.accounts.add(owner, f"{login} 2", PASSWORD))


async def test_the_earlier_cookie_is_useless(served: Tables):
    """Its planter or reader is not signed in with the account."""
    anna, before = await come(served, "Anna")
    assert await served.guests.by_secret(before)
    after = await served.accounts.add(anna, await a_login(served), PASSWORD)

    assert await served.guests.by_secret(before) is None
    known = await served.guests.by_secret(after)
    assert known is not None
    assert known.id == anna.id


async def test_a_new_password_signs_out_the_others(served: Tables):
    """It ends other devices, and the link that would add one; the old password is wrong."""
    anna, login, first = await joined(served)
    phone = await served.accounts.sign_in(anna)
    link = await served.guests.link(anna)
    await refused("account/wrong", served.accounts.change(anna, "not this one", "new words"))
    cookie = await served.accounts.change(anna, PASSWORD, "new words here")

    for old in (first, phone):
        assert await served.guests.by_secret(old) is None
    await refused("guest/link", served.guests.add_device(link))
    assert await served.guests.by_secret(cookie)
    await refused("account/wrong", served.accounts.authenticate(login, PASSWORD))
    assert (await served.accounts.authenticate(login, "new words here")).id == anna.id


async def test_a_guest_signs_out_everywhere(served: Tables):
    """Only the account leads back."""
    anna, login, first = await joined(served)
    await served.accounts.sign_out_everywhere(anna)
    assert await served.guests.by_secret(first) is None

    assert (await served.accounts.authenticate(login, PASSWORD)).id == anna.id


async def test_a_guest_s_matches_are_merged(served: Tables):
    """Seats, left seats and receivers move to the account; the other guest is deleted."""
    anna, _, _ = await joined(served)
    other, cookie = await come(served, "Annetta")
    opening = await served.open("lots", PLAN, name="Annetta", guest=other.id)
    await served.outbox.register(
        opening.table, str(opening.token), "mail", "a@b.test", "en", asks=True
    )
    secret = await served.guests.link(anna)
    mine = await served.accounts.bring_along(secret, other)

    assert await served.guests.right(mine, opening.table)
    assert await served.guests.by_secret(cookie) is None
    assert [one.table for one in await served.guests.seats(anna.id)] == [opening.table]
    [receiver] = await served.outbox.receivers(opening.table, str(opening.token))
    assert receiver.guest_id == anna.id


async def test_a_guest_with_an_account_is_not_merged(served: Tables):
    """The guest stays separate, and the secret can still be used."""
    anna, _, _ = await joined(served)
    other, _, cookie = await joined(served)
    secret = await served.guests.link(anna)
    await refused("account/exists", served.accounts.bring_along(secret, other))
    assert await served.guests.by_secret(cookie)

    assert (await served.guests.by_link(secret)).id == anna.id


async def test_a_secret_merges_once(served: Tables):
    """A second guest stays separate."""
    anna, _, _ = await joined(served)
    (first, _), (second, kept) = await come(served, "Eins"), await come(served, "Zwei")
    secret = await served.guests.link(anna)
    await served.accounts.bring_along(secret, first)
    await refused("guest/link", served.accounts.bring_along(secret, second))

    assert await served.guests.by_secret(kept)


async def test_a_deleted_guest_cannot_sign_in(served: Tables):
    """The name is free again."""
    anna, login, _ = await joined(served)
    await served.guests.forget(anna)
    await refused("account/wrong", served.accounts.authenticate(login, PASSWORD))
    bernd, _ = await come(served, "Bernd")
    await served.accounts.add(bernd, login, PASSWORD)


async def test_a_weaker_hash_is_replaced(served: Tables):
    """This happens when its password is next proved."""
    anna, login, _ = await joined(served)
    served.accounts._hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    await served.accounts.authenticate(login, PASSWORD)
    account = await served.accounts._of(anna.id)
    assert account is not None

    assert "t=2" in account.password
