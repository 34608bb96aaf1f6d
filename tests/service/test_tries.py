"""Tries of passwords are counted for all processes on a database together."""

import asyncio

import sqlalchemy as sa

from serenissima.kernel.errors import NotNow
from serenissima.service import Bucket, Tables, Tries
from serenissima.service.store.schema import TRIES
from tests.service.guests import KEYS, SHELF, guest


class Hand:
    """Moves the clock."""

    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


def bucket(rate: float = 0.1, most: float = 3) -> Bucket:
    """Return a bucket whose name no other test uses."""
    return Bucket(next(KEYS), rate, most)


async def refused(tries: Tries, *buckets: Bucket) -> bool:
    try:
        await tries.take(buckets)
    except NotNow as refusal:
        return refusal.code == "account/tries"
    return False


async def test_two_processes_allow_no_more_than_one(place: str):
    """This also holds at the same moment."""
    hand, name = Hand(), bucket()
    async with Tables(place, shelf=SHELF, load_player=guest) as one, Tables(place) as other:
        both = [Tries(tables._store, hand) for tables in (one, other)]
        came = await asyncio.gather(*(refused(both[n % 2], name) for n in range(8)))
        still = [await refused(tries, name) for tries in both]
        hand.now += 10
        again = [await refused(tries, name) for tries in both]

    assert came.count(False) == 3
    assert still == [True, True]
    assert again == [False, True]


async def test_successes_and_refused_tries_do_not_count(place: str):
    """Of two limits, neither counts a try that the other refuses."""
    hand, name, address = Hand(), bucket(most=1), bucket(most=2)
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        tries = Tries(tables._store, hand)
        for _ in range(5):
            await tries.take([name, address])
            await tries.give([name, address])
        full = await refused(tries, name, address), await refused(tries, name, address)
        left = await refused(tries, address), await refused(tries, address)

    assert full == (False, True)
    assert left == (False, True)


async def test_expired_counts_are_deleted(place: str):
    """They go an hour later, with the next try."""
    hand, old, fresh = Hand(), bucket(), bucket()
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        tries = Tries(tables._store, hand)
        await tries.take([old])
        hand.now += 3601
        await tries.take([fresh])
        named = sa.select(TRIES.c.what)
        kept = await tables._store.read(lambda logs: set(logs.connection.scalars(named)))

    assert fresh.what in kept
    assert old.what not in kept
