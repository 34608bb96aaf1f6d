"""A node of a Ray cluster as the driver sees it: its worker and that worker's thoughts."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import ray
from ray.exceptions import RayActorError, RayError
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from serenissima.cluster.messages import Think
from serenissima.cluster.worker import Worker, program_version

PING, SILENT = 1.0, 5.0  # seconds between pings, and of silence after which a worker is lost
STOPPED = 0.5  # seconds after which a thought that continues is stopped again
AT_ONCE = 10_000  # calls that a worker accepts at a time; its threads share them


class Lost(Exception):
    """The worker died or is silent, so its thoughts must start again elsewhere."""


class Node:
    """A node with a worker on it.

    Attributes:
        id: Ray's id of the node.
        cores: the number of threads in which its worker thinks.
        ready: whether it accepts questions.
        wanted: seconds that its current thoughts may take.
        tables: the number of its current thoughts for each table.
    """

    def __init__(self, node: str, cores: int) -> None:
        self.id, self.cores = node, cores
        self.ready = False
        self.wanted = 0.0
        self.tables: Counter[str] = Counter()
        self._lost = asyncio.get_running_loop().create_future()
        self._stopping: set[asyncio.Task[None]] = set()
        here = NodeAffinitySchedulingStrategy(node, soft=False)
        actor = ray.remote(Worker).options(
            num_cpus=0, max_concurrency=AT_ONCE, scheduling_strategy=here
        )
        self._worker: Any = actor.remote(cores)

    async def prepare(self, games: Sequence[str]) -> bool:
        """Compile the games there; return False if another version of this program is installed.

        Raises:
            RayError: the worker can't run there.
        """
        self.ready = await self._worker.prepare.remote(program_version(), games)
        return self.ready

    async def watch(self) -> None:
        """Return when the worker no longer answers."""
        with suppress(RayError, TimeoutError):
            while self.ready:
                await asyncio.wait_for(self._worker.ping.remote(), SILENT)
                await asyncio.sleep(PING)

    async def choose(self, think: Think, passed: float) -> int:
        """Return the action; raise `Lost`, or `RayError` if the player failed."""
        call = self._worker.choose.remote(think.number, think.turn, passed)
        answer: asyncio.Future[int] = asyncio.ensure_future(call)
        self._begin(think)
        try:
            await asyncio.wait({answer, self._lost}, return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                return answer.result()
        except RayActorError:
            self.give_up()
        except asyncio.CancelledError:
            self._stop(think.number, answer)
            raise
        finally:
            self._end(think)
        raise Lost

    def give_up(self) -> None:
        """End the worker; its thoughts raise `Lost`."""
        self.ready = False
        if not self._lost.done():
            self._lost.set_result(None)
            threading.Thread(target=_kill, args=(self._worker,), daemon=True).start()

    def _begin(self, think: Think) -> None:
        self.wanted += think.thinks
        self.tables[think.table] += 1

    def _end(self, think: Think) -> None:
        self.wanted -= think.thinks
        self.tables[think.table] -= 1
        self.tables += Counter()  # drops tables without thoughts

    def _stop(self, number: int, answer: asyncio.Future[int]) -> None:
        stopping = asyncio.create_task(self._keep_stopping(number, answer))
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)

    async def _keep_stopping(self, number: int, answer: asyncio.Future[int]) -> None:
        """Stop a thought. `ray.cancel` has no effect if it overtakes the call it is meant for."""
        while not (answer.done() or self._lost.done()):
            self._worker.stop.remote(number)
            await asyncio.wait({answer, self._lost}, timeout=STOPPED)


def _kill(worker: Any) -> None:
    """End a worker; this waits for the cluster, which may be gone."""
    with suppress(RayError):
        ray.kill(worker)


def place(nodes: Iterable[Node], table: str) -> Node | None:
    """Return the node to think on for a table; None if none is ready.

    All current thoughts of a table share one node, so that a table with five computer players gets
    no larger share than a table with one. Otherwise the node with the least work per core is next.
    """
    ready = [node for node in nodes if node.ready]
    there = next((node for node in ready if table in node.tables), None)
    return there or min(ready, key=lambda node: node.wanted / node.cores, default=None)
