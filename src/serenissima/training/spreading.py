"""Spreads work over child processes or threads, and stops them when the work is given up."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
AHEAD = 4  # tasks handed out for each helper: whoever is done finds another one at once


@dataclass(frozen=True)
class Crew:
    """Helpers who share work.

    Attributes:
        executor: does it.
        size: how many tasks it does at a time.
    """

    executor: Executor
    size: int


def helpers(processes: int | None, tasks: int) -> int:
    """How many processes play: `processes`, by default one per core, and no more than tasks."""
    return min(processes or os.cpu_count() or 1, tasks)


@contextmanager
def workers(processes: int | None, tasks: int) -> Iterator[Crew | None]:
    """Child processes, started afresh so that they inherit nothing; None if one is enough.

    They end with the block: after their work or, if an exception leaves it, at once. Ctrl-C and
    the end of this process, however it came, end them too.

    Args:
        processes: how many; default: one per core.
        tasks: how many there are; there are no more children than that.
    """
    wanted = helpers(processes, tasks)
    if wanted <= 1:
        yield None
        return
    context = get_context("spawn")
    end, line = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(wanted, context, _begin, (end,))
    try:
        yield Crew(executor, wanted)
    except BaseException:
        line.close()  # which children notice
        _break_off(executor)
        raise
    finally:
        executor.shutdown()
        line.close()
        end.close()


def _break_off(executor: ProcessPoolExecutor) -> None:
    """Read no further once the children are gone, though one of them was sending a result.

    The executor waits for the rest of it, as its own process could still write to that pipe.
    """
    executor._result_queue._writer.close()  # type: ignore[attr-defined]  # no public name


def _begin(end: Connection) -> None:
    """Prepare a child: Ctrl-C is the parent's business, whose end of the line ends the child."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(end,), daemon=True).start()


def _end_with(end: Connection) -> None:
    """End this process as soon as the line to its parent is closed."""
    with suppress(EOFError, OSError):
        end.recv_bytes()
    os._exit(1)


@contextmanager
def threads(count: int) -> Iterator[Crew]:
    """Threads, for work that is done elsewhere; if an exception leaves the block, none waits."""
    executor = ThreadPoolExecutor(count)
    try:
        yield Crew(executor, count)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def spread(
    crew: Crew | None, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]
) -> Iterator[T]:
    """What each task gives, as soon as it is done; without a crew one after the other, here.

    If one fails, its exception is raised here; the crew's block then gives up the others.
    """
    if crew is None:
        yield from (work(*task) for task in tasks)
        return
    coming, running = iter(tasks), 0
    # Written in C: Ctrl-C while futures are waited for can leave one of them locked for good.
    done: SimpleQueue[Future[T]] = SimpleQueue()
    while True:
        with _uninterrupted():
            for task in islice(coming, AHEAD * crew.size - running):
                crew.executor.submit(work, *task).add_done_callback(done.put)
                running += 1
        if not running:
            return
        future = done.get()
        running -= 1
        yield future.result()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits: here, and in processes that are started here until they ignore it.

    A blocked signal is not enough here, as it may reach another thread (NumPy has some), and
    Python then interrupts this one.
    """
    if threading.current_thread() is not threading.main_thread():
        with _blocked():
            yield
        return
    pressed: list[object] = []
    handler = signal.signal(signal.SIGINT, lambda *call: pressed.append(call))
    try:
        with _blocked():
            yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if pressed:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _blocked() -> Iterator[None]:
    """Ctrl-C stays pending in this thread, and in processes and threads that it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
