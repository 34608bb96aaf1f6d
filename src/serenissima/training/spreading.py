"""Spreads work over child processes."""

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

T = TypeVar("T")


def workers(processes: int | None, tasks: int) -> AbstractContextManager[Executor | None]:
    """Children to work in, started afresh so that they inherit nothing; None for a single one.

    Args:
        processes: how many; default: one per core.
        tasks: how many there are; there are no more children than that.
    """
    wanted = min(processes or os.cpu_count() or 1, tasks)
    if wanted <= 1:
        return nullcontext(None)
    return ProcessPoolExecutor(
        wanted, mp_context=get_context("spawn"), initializer=_end_with_parent
    )


def _end_with_parent() -> None:
    """End this process as soon as its parent has ended, however that came; it would wait on."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def spread(
    crew: Executor | None, work: Callable[..., T], tasks: Sequence[tuple[Any, ...]]
) -> Iterator[T]:
    """What each task gives, as soon as it is done; without a crew one after the other, here.

    If one fails, those that have not begun are given up.
    """
    if crew is None:
        yield from (work(*task) for task in tasks)
        return
    running = [crew.submit(work, *task) for task in tasks]
    try:
        for future in as_completed(running):
            yield future.result()
    finally:
        for future in running:
            future.cancel()
