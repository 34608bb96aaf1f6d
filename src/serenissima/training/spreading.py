"""Work spread over child processes or threads, which stop when the work is cancelled.

If a child process is killed, others start and do its work again.
"""

import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Task = tuple[Any, ...]
LOSSES = 3  # times that helpers may die with a task before it is taken for the cause
AHEAD = 4  # tasks handed out per helper, so that one who finishes has another at once


@dataclass
class Crew:
    """Helpers that share work.

    Attributes:
        executor: runs the tasks.
        size: the number of tasks at a time.
        start: returns another executor in place of one whose helpers have died, if that can happen.
    """

    executor: Executor
    size: int
    start: Callable[[], Executor] | None = None

    def replace_executor(self, broken: BrokenExecutor) -> None:
        """Start new helpers in place of dead ones; raise `broken` if that isn't possible."""
        if self.start is None:
            raise broken
        self.executor.shutdown()
        self.executor = self.start()


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
    start = partial(ProcessPoolExecutor, wanted, context, _begin, (end,))
    crew = Crew(start(), wanted, start)
    try:
        yield crew
    except BaseException:
        line.close()  # the children notice this
        _break_off(crew.executor)
        raise
    finally:
        crew.executor.shutdown()
        line.close()
        end.close()


def _break_off(executor: Any) -> None:
    """Stop reading once the children are gone, even if one was sending a result.

    The executor would wait for the rest of it, because its own process could still write to that
    pipe.
    """
    executor._result_queue._writer.close()  # no public name


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


def spread(crew: Crew | None, work: Callable[..., T], tasks: Iterable[Task]) -> Iterator[T]:
    """Yield each task's result as soon as it is done; without a crew run them here in order.

    If a task fails, its exception is raised here, and the crew's block then cancels the others. If
    a helper dies, its crew is replaced, and the unfinished tasks are done again; if that happens
    again and again with the same task, `BrokenExecutor` is raised.
    """
    if crew is None:
        yield from (work(*task) for task in tasks)
        return
    spreading = _Spreading(crew, work, tasks)
    while spreading.hand_out():
        yield from spreading.receive()


class _Spreading(Generic[T]):
    """The state of work that is spread over a crew."""

    def __init__(self, crew: Crew, work: Callable[..., T], tasks: Iterable[Task]) -> None:
        self._crew, self._work, self._coming = crew, work, enumerate(tasks)
        self._back: deque[tuple[int, Task]] = deque()  # to be done again, before the others
        self._losses = Counter[int]()
        self._running: dict[Future[T], tuple[int, Task]] = {}
        # Written in C: with another queue, Ctrl-C during a wait for futures can leave one locked
        # forever.
        self._done: SimpleQueue[Future[T]] = SimpleQueue()
        self._broken: BrokenExecutor | None = None

    def hand_out(self) -> bool:
        """Keep the helpers busy; return False when all work is done."""
        with _uninterrupted():
            if self._broken and not self._running:
                self._crew.replace_executor(self._broken)
                self._broken = None
            while not self._broken and len(self._running) < AHEAD * self._crew.size:
                task = self._back.popleft() if self._back else next(self._coming, None)
                if task is None:
                    break
                self._submit(task)
        return bool(self._running or self._broken)

    def _submit(self, task: tuple[int, Task]) -> None:
        try:
            future = self._crew.executor.submit(self._work, *task[1])
        except BrokenExecutor as error:
            self._broken = error
            self._back.append(task)
            return
        self._running[future] = task
        future.add_done_callback(self._done.put)

    def receive(self) -> Iterator[T]:
        """Wait until a task is done; yield its result unless its helper has died."""
        if not self._running:
            return
        future = self._done.get()
        number, task = self._running.pop(future)
        try:
            result = future.result()
        except BrokenExecutor as error:
            self._broken = error
            self._losses[number] += 1
            if self._losses[number] > LOSSES:
                raise
            self._back.append((number, task))
            return
        yield result


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
