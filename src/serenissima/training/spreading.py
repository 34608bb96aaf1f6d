"""Work spread over child processes or threads, which stop when the work is cancelled."""

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
AHEAD = 4  # tasks handed out per helper, so that one who finishes has another at once


@dataclass(frozen=True)
class Crew:
    """Helpers that share work.

    Attributes:
        executor: runs the tasks.
        size: the number of tasks at a time.
    """

    executor: Executor
    size: int


def helpers(processes: int | None, tasks: int) -> int:
    """Return the number of processes: `processes` or one per core, but at most one per task."""
    return min(processes or os.cpu_count() or 1, tasks)


@contextmanager
def workers(processes: int | None, tasks: int) -> Iterator[Crew | None]:
    """Start child processes that inherit nothing; yield None if one process is enough.

    They end with the block: after their work or, if the block raises, at once. Ctrl-C and any end
    of this process end them too.

    Args:
        processes: the number of processes; default: one per core.
        tasks: the number of tasks; there are at most as many children.
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
        line.close()  # the children notice this
        _break_off(executor)
        raise
    finally:
        executor.shutdown()
        line.close()
        end.close()


def _break_off(executor: ProcessPoolExecutor) -> None:
    """Stop reading once the children are gone, even if one was sending a result.

    The executor would wait for the rest of it, because its own process could still write to that
    pipe.
    """
    executor._result_queue._writer.close()  # type: ignore[attr-defined]  # no public name


def _begin(end: Connection) -> None:
    """Prepare a child: it ignores Ctrl-C and ends when the parent closes the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(end,), daemon=True).start()


def _end_with(end: Connection) -> None:
    """End this process as soon as the line to its parent is closed."""
    with suppress(EOFError, OSError):
        end.recv_bytes()
    os._exit(1)


@contextmanager
def threads(count: int) -> Iterator[Crew]:
    """Start threads for work done elsewhere; if the block raises, waiting tasks are cancelled."""
    executor = ThreadPoolExecutor(count)
    try:
        yield Crew(executor, count)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def spread(
    crew: Crew | None, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]
) -> Iterator[T]:
    """Yield each task's result as soon as it is done; without a crew run them here in order.

    If a task fails, its exception is raised here, and the crew's block then cancels the others.
    """
    if crew is None:
        yield from (work(*task) for task in tasks)
        return
    coming, running = iter(tasks), 0
    # Written in C: with another queue, Ctrl-C during a wait for futures can leave one locked
    # forever.
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
    """Hold back Ctrl-C here, and in processes started here until they ignore it.

    Blocking the signal isn't enough, as it may reach another thread (NumPy has some), and then
    Python interrupts this one.
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
    """Keep Ctrl-C pending in this thread, and in processes and threads that it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
