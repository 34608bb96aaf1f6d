"""Garbage is collected without holding anybody up, and nothing is kept for ever."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from serenissima.web.collecting import collect_little

MOMENT = 0.001


class Knot:
    """Something that refers to itself: only a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nothing_set_aside() -> Iterator[None]:
    yield
    gc.unfreeze()


async def collected(knot: "weakref.ref[Knot]", full: float) -> None:
    """Collect until the knot is freed."""
    freed = asyncio.Event()
    weakref.finalize(knot(), freed.set)
    collecting = asyncio.create_task(collect_little(MOMENT, full))
    async with asyncio.timeout(60):
        await freed.wait()
    collecting.cancel()
    with suppress(asyncio.CancelledError):
        await collecting


async def test_young_garbage_is_collected():
    """What lives on is set aside, so that the next collection does not visit it."""
    await collected(weakref.ref(Knot()), full=3600.0)

    assert gc.get_freeze_count() > 0


async def test_old_garbage_is_collected_in_time():
    """What was set aside and refers to itself waits for a full collection."""
    knot = Knot()
    gc.freeze()
    remembered = weakref.ref(knot)
    del knot

    await collected(remembered, full=0.0)

    assert remembered() is None
