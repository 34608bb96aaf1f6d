"""Threads in which computer players think, a slice at a time: a fair share for each table."""

import heapq
import itertools
import math
import os
import sys
import threading
import time
from collections.abc import Generator
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from serenissima.players.playouts import cores

SLICE = 0.01  # seconds that a thought runs while others wait
SHARE = 0.1  # seconds: smaller differences between tables, or between seats, do not count
HALF_LIFE = 10.0  # seconds after which a table's use counts half
OFTEN = 0.1  # seconds between comparisons of the waiting thoughts
LONG = 2.0  # seconds; a thought that may take longer can need megabytes
MOST_LONG = 64  # long thoughts in progress
NICE = 10  # priority of the threads, below the event loop
ENDING = 1.0  # seconds for threads to finish at the end

Steps = Generator[None, None, Any]
Rank = tuple[bool, int, float, int, int]


@dataclass(eq=False)
class Thought:
    """A thought at a table, in steps of milliseconds.

    Attributes:
        table: the table whose share it uses.
        thinks: seconds that it may take.
        end: when its time is up, in seconds of `time.perf_counter`; infinite without a limit.
        most: seconds of CPU after which it fails.
        steps: the thought itself; they return its answer.
        number: how many came before it.
        answer: what the steps return or raise; cancelling it stops the thought at its next step.
        begun: whether it has ever run.
        used: seconds that it has run.
    """

    table: str
    thinks: float
    end: float
    steps: Steps
    number: int
    most: float = math.inf
    answer: Future[Any] = field(default_factory=Future)
    begun: bool = False
    used: float = 0.0

    @property
    def long(self) -> bool:
        """Whether it can need much memory once it has begun."""
        return self.thinks > LONG


class RecentUse:
    """Seconds that each table has recently used for thinking; they fade with `HALF_LIFE`."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, table: str, now: float) -> float:
        """Return the seconds that the table has used."""
        used, then = self._used.get(table, (0.0, now))
        return float(used * 0.5 ** ((now - then) / HALF_LIFE))

    def add(self, table: str, seconds: float, now: float) -> None:
        """Add seconds that the table has used."""
        self._used[table] = self.of(table, now) + seconds, now

    def forget(self, now: float) -> None:
        """Drop tables that have not been used recently."""
        faded = [table for table in self._used if self.of(table, now) < SHARE / 10]
        for table in faded:
            del self._used[table]


class Queue:
    """The waiting thoughts: first those whose time is up, then those of the table with least use.

    At one table, or at tables alike, short thoughts come before long ones, and equal thoughts by
    how much they have had. Differences below `SHARE` do not count, so that equal thoughts are
    finished in the order of arrival instead of all at the end.
    """

    def __init__(self) -> None:
        self.used = RecentUse()
        self._waiting: list[tuple[Rank, Thought]] = []
        self._parked: list[Thought] = []
        self._ranked = -math.inf
        self._long = 0

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def thoughts(self) -> int:
        """All that wait, including those that may not begin yet."""
        return len(self._waiting) + len(self._parked)

    def push(self, thought: Thought, now: float) -> None:
        """Add a thought to the queue."""
        heapq.heappush(self._waiting, (self._rank(thought, now), thought))

    def pop(self, now: float) -> Thought | None:
        """Return the thought that runs next; None if there is none, or none that may begin."""
        if now > self._ranked + OFTEN:
            self._rank_again(now)
        while self._waiting:
            thought = heapq.heappop(self._waiting)[1]
            if self._may_run(thought, now):
                self._long += thought.long and not thought.begun
                thought.begun = True
                return thought
            self._parked.append(thought)
        return None

    def record_run(self, thought: Thought, seconds: float, now: float) -> None:
        """Record how long a thought has run."""
        thought.used += seconds
        self.used.add(thought.table, seconds, now)

    def finish(self, thought: Thought) -> None:
        """Record that a thought has ended; one that could not begin may do so now."""
        self._long -= thought.long
        if self._parked:
            self._ranked = -math.inf

    def _may_run(self, thought: Thought, now: float) -> bool:
        begins = thought.long and not thought.begun
        return not begins or self._long < MOST_LONG or now >= thought.end

    def _rank_again(self, now: float) -> None:
        """Rank the thoughts again by what each table has used by now."""
        self.used.forget(now)
        waiting = [*(thought for _, thought in self._waiting), *self._parked]
        self._waiting = [(self._rank(thought, now), thought) for thought in waiting]
        self._parked = []
        heapq.heapify(self._waiting)
        self._ranked = now

    def _rank(self, thought: Thought, now: float) -> Rank:
        table, own = self.used.of(thought.table, now), thought.used
        shares = int(table / SHARE), thought.thinks, int(own / SHARE)
        return (now < thought.end, *shares, thought.number)


class Thinkers:
    """Threads that think; each runs one slice of a thought after another.

    Args:
        threads: how many; None for one a core, except one core for the event loop.
    """

    def __init__(self, threads: int | None = None) -> None:
        self._most = threads or max(1, cores() - 1)
        self._threads: list[threading.Thread] = []
        self._queue = Queue()
        self._changed = threading.Condition()
        self._numbers = itertools.count()
        self._closed = False
        self._running = 0

    @property
    def thoughts(self) -> tuple[int, int]:
        """How many are waiting, and how many running."""
        return self._queue.thoughts, self._running

    def think(
        self,
        table: str,
        steps: Steps,
        *,
        thinks: float,
        end: float = math.inf,
        most: float = math.inf,
    ) -> Future[Any]:
        """Start a thought; the answer is what its steps return.

        After `most` seconds of CPU it is a `TimeoutError`, once a step ends.
        """
        thought = Thought(table, thinks, end, steps, next(self._numbers), most)
        with self._changed:
            self._queue.push(thought, time.perf_counter())
            self._changed.notify()
            if len(self._threads) < self._most:
                self._threads.append(threading.Thread(target=self._work, daemon=True))
                self._threads[-1].start()
        return thought.answer

    def close(self) -> None:
        """Stop every thought at its next step, and wait a moment for the threads."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        until = time.perf_counter() + ENDING
        for thread in self._threads:
            thread.join(max(0.0, until - time.perf_counter()))

    def _work(self) -> None:
        lower_priority()
        while thought := self._next():
            used = self._run(thought)
            with self._changed:
                self._queue.record_run(thought, used, time.perf_counter())
                self._put_back(thought)

    def _next(self) -> Thought | None:
        """Return the next thought, as soon as there is one; None at the end."""
        with self._changed:
            while not self._closed:
                if thought := self._queue.pop(time.perf_counter()):
                    self._running += 1
                    return thought
                self._changed.wait()
        return None

    def _put_back(self, thought: Thought) -> None:
        """Return a thought to the queue unless it has ended."""
        self._running -= 1
        if thought.answer.done():
            self._queue.finish(thought)
        else:
            self._queue.push(thought, time.perf_counter())
        self._changed.notify()

    def _run(self, thought: Thought) -> float:
        """Run a thought to its end, or for a slice while others wait; return seconds of CPU."""
        begun = time.thread_time()
        try:
            while not (self._closed or thought.answer.cancelled()):
                next(thought.steps)
                if thought.used + time.thread_time() - begun > thought.most:
                    raise TimeoutError(f"the thought takes more than {thought.most:g} s")
                if self._queue and time.thread_time() > begun + SLICE:
                    break
        except StopIteration as done:
            if thought.answer.set_running_or_notify_cancel():
                thought.answer.set_result(done.value)
        except BaseException as error:
            if thought.answer.set_running_or_notify_cancel():
                thought.answer.set_exception(error)
        return time.thread_time() - begun


def lower_priority() -> None:
    """Lower this thread's priority where the system can, so that the event loop comes first."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
