"""Garbage is collected without delaying requests, and all of it is collected in the end."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import pytest

from serenissima.web.collecting import collect_all, collect_little
from tests.soak.memory import resident

MOMENT = 0.001


class Knot:
    """An object that refers to itself: only a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nothing_set_aside() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


@asynccontextmanager
async def collecting(every: float = MOMENT, full: float = 3600.0) -> AsyncIterator[None]:
    """Collect garbage meanwhile."""
    task = asyncio.create_task(collect_little(every, full))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def tied() -> asyncio.Event:
    """Return an event that is set when an otherwise unreferenced knot is freed."""
    knot, gone = Knot(), asyncio.Event()
    weakref.finalize(knot, gone.set)
    return gone


async def test_young_garbage_is_collected():
    """Survivors are set aside, so that the next collection does not visit them."""
    async with collecting():
        await asyncio.wait_for(tied().wait(), 60)

        assert gc.get_freeze_count() > 0


async def test_python_does_not_collect_old_objects_by_itself():
    """It would do so in the rush after a restart, when objects become many."""
    async with collecting(every=3600.0):
        before = gc.get_stats()[2]["collections"]
        many = [[] for _ in range(1_000_000)]

        assert gc.get_stats()[2]["collections"] == before
        assert len(many) == 1_000_000


async def test_old_garbage_is_collected_in_time():
    """Objects set aside that refer to themselves wait for a full collection."""
    freed = tied()
    gc.freeze()

    async with collecting(full=0.0):
        await asyncio.wait_for(freed.wait(), 60)


def test_free_memory_between_objects_that_stay_is_returned():
    """The allocator would keep it for ever."""
    many = [bytes(2000) for _ in range(50_000)]
    few = many[::50]
    del many
    before = resident()

    collect_all()

    assert before - resident() > 50  # of about 100 MB
    assert len(few) == 1000
