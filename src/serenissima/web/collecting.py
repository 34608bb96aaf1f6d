"""Collects garbage often and little, so that a collection never holds up every table at once.

A full collection visits every object of the process: with 1,000 tables it stops the event loop for
half a second. What has lived for a few seconds is therefore set aside (`gc.freeze`), first of all
what was loaded before. It is still freed once nothing refers to it; only what refers to itself
waits for the next full collection, and Python begins none by itself.
"""

import asyncio
import gc

EVERY = 5.0  # seconds between two small collections
FULL = 3600.0  # seconds between two full ones
THRESHOLDS = 5000, 10, 1_000_000  # as of `gc.set_threshold`; the last means never


async def collect_little(every: float = EVERY, full: float = FULL) -> None:
    """Collect until cancelled: young objects every few seconds, all of them once an hour."""
    clock = asyncio.get_running_loop().time
    due = clock() + full
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    while True:
        await asyncio.sleep(every)
        if clock() < due:
            gc.collect(1)
        else:
            gc.unfreeze()
            gc.collect()
            due = clock() + full
        gc.freeze()
