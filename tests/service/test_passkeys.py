"""Passkeys in a database of either kind: their owners, and answers that count once."""

import asyncio

import pytest

from serenissima.kernel.errors import NotNow, SerenissimaError
from serenissima.service import Answered, KnownGuest, Tables
from serenissima.service.core.passkeys import MOST, Passkey
from tests.service.guests import KEYS, SHELF, guest

UNTIL = 1e12


def answered() -> Answered:
    return Answered(f"challenge {next(KEYS)}", UNTIL)


async def owner(tables: Tables) -> KnownGuest:
    return (await tables.guests.welcome("Anna", key=next(KEYS)))[0]


async def added(tables: Tables, anna: KnownGuest) -> Passkey:
    """Return a passkey that counts how often it is used."""
    credential = f"credential {next(KEYS)}"
    await tables.passkeys.add(anna, credential, "public", 2**32 - 2, answered())
    found = await tables.passkeys.find(credential)
    assert found
    return found


async def refusals(*works: object) -> list[str]:
    """Return the refusals among simultaneous requests."""
    came = await asyncio.gather(*works, return_exceptions=True)  # type: ignore[call-overload]
    return [one.code for one in came if isinstance(one, SerenissimaError)]


async def test_a_challenge_is_answered_once(served: Tables, place: str):
    """Either of two processes may be asked, at the same moment or later."""
    anna = await owner(served)
    key, said = await added(served, anna), answered()
    async with Tables(place, shelf=SHELF, load_player=guest) as others:
        twice = [one.passkeys.use(key, key.count, said) for one in (served, others)]
        assert await refusals(*twice) == ["passkey/stale"]
        assert await refusals(others.passkeys.use(key, key.count, said)) == ["passkey/stale"]
        assert await others.passkeys.secret() == await served.passkeys.secret()
    assert (await served.passkeys.use(key, key.count, answered())).id == anna.id


async def test_a_passkey_that_counts_is_used_once_at_a_time(served: Tables):
    """One of two with the same count is a copy."""
    key = await added(served, await owner(served))
    twice = [served.passkeys.use(key, key.count + 1, answered()) for _ in range(2)]

    assert await refusals(*twice) == ["passkey/stale"]


async def test_only_its_owner_removes_a_passkey(served: Tables):
    anna, bernd = await owner(served), await owner(served)
    key = await added(served, anna)
    assert not any(text in repr(key) for text in (anna.id, key.credential, key.public))
    await served.passkeys.remove(bernd, key.id)
    assert await served.passkeys.of(anna.id) == [key]
    with pytest.raises(NotNow):
        await served.passkeys.add(bernd, key.credential, "public", 0, answered())
    await served.passkeys.remove(anna, key.id)

    assert await refusals(served.passkeys.use(key, key.count, answered())) == ["passkey/stale"]


async def test_a_guest_has_a_limited_number_of_passkeys(served: Tables):
    """The limit holds however many are added at once."""
    anna = await owner(served)
    works = [
        served.passkeys.add(anna, f"credential {next(KEYS)}", "public", 0, answered())
        for _ in range(MOST + 4)
    ]
    await refusals(*works)

    assert len(await served.passkeys.of(anna.id)) == MOST
