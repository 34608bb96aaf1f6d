"""The process that talks to Ray for a server: it finds nodes and distributes thoughts among them.

    python -m serenissima.cluster.driver ADDRESS GAME...

Ray ends a process that has lost its cluster for a minute, and takes over its signals and some of
its time. So a server leaves Ray to this process, which reads questions from its input and writes
answers to its output until the input ends.
"""

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import ray

from serenissima.cluster.messages import (
    Chosen,
    Cores,
    Failed,
    Message,
    Note,
    Stop,
    Think,
    receive,
    send,
)
from serenissima.cluster.nodes import Lost, Node, place

ROUND = 1.0  # seconds between checks for new and lost nodes
AGAIN = 30.0  # seconds before an unusable node is tried again


class Driver:
    """Answers questions by thinking on the nodes of a cluster.

    Args:
        games: the games that workers compile in advance.
        say: sends a message to the server.
    """

    def __init__(self, games: Sequence[str], say: Callable[[Message], None]) -> None:
        self._games, self._say = games, say
        self._nodes: dict[str, Node] = {}
        self._used: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[int, asyncio.Task[None]] = {}

    def receive(self, message: Message) -> None:
        """Start or stop a thought."""
        if isinstance(message, Think):
            task = asyncio.create_task(self._think(message))
            self._thoughts[message.number] = task
            task.add_done_callback(lambda _: self._thoughts.pop(message.number))
        elif isinstance(message, Stop) and message.number in self._thoughts:
            self._thoughts[message.number].cancel()

    async def look_around(self) -> None:
        """Use the available nodes, now and as they come and go."""
        while True:
            alive = await asyncio.to_thread(_nodes)
            for gone in self._used.keys() - alive.keys():
                self._used[gone].cancel()
            for new in alive.keys() - self._used.keys():
                self._used[new] = asyncio.create_task(self._use(new, alive[new]))
            self._say_cores()
            await asyncio.sleep(ROUND)

    def _say_cores(self) -> None:
        self._say(Cores(sum(node.cores for node in self._nodes.values())))

    async def _use(self, name: str, cores: int) -> None:
        """Use a node until it is lost; retry an unusable one later."""
        try:
            if not await self._think_on(Node(name, cores)):
                await self._pause(name, "another version of this program is installed there")
        except Exception as error:
            await self._pause(name, type(error).__name__)
        finally:
            del self._used[name]

    async def _think_on(self, node: Node) -> bool:
        """Think on a node until it is lost; return False if it has another version installed."""
        try:
            if not await node.prepare(self._games):
                return False
            self._nodes[node.id] = node
            self._say(Note("Ray node thinks", node.id))
            self._say_cores()
            await node.watch()
            self._say(Note("Ray node lost", node.id, "it no longer answers"))
            return True
        finally:
            node.give_up()
            self._nodes.pop(node.id, None)
            self._say_cores()

    async def _pause(self, node: str, cause: str) -> None:
        """Wait before a node is tried again, and log why it can't be used."""
        self._say(Note("Ray node cannot be used", node, cause))
        await asyncio.sleep(AGAIN)

    async def _think(self, think: Think) -> None:
        self._say(Chosen(think.number, await self._action(think)))

    async def _action(self, think: Think) -> int | None:
        """Return the action, from another node if one is lost; None without one or on failure."""
        begun = time.perf_counter()
        while node := place(self._nodes.values(), think.table):
            passed = think.passed + time.perf_counter() - begun
            try:
                return await node.choose(think, passed)
            except Lost:
                continue
            except Exception as error:  # the server must not wait forever
                self._say(Note("computer player failed", node.id, type(error).__name__))
                return None
        return None


def _nodes() -> dict[str, int]:
    """Return the live nodes, with the number of cores that each lends."""
    found = {
        node["NodeID"]: int(node["Resources"].get("CPU", 0))
        for node in ray.nodes()
        if node["Alive"]
    }
    return {name: cores for name, cores in found.items() if cores}


async def drive(games: Sequence[str], source: Any, say: Callable[[Message], None]) -> None:
    """Answer the questions from a source until it ends."""
    driver, loop, ended = Driver(games, say), asyncio.get_running_loop(), asyncio.Event()

    def listen() -> None:
        for message in receive(source):
            loop.call_soon_threadsafe(driver.receive, message)
        loop.call_soon_threadsafe(ended.set)

    threading.Thread(target=listen, daemon=True).start()
    looking = asyncio.create_task(driver.look_around())
    waiting = asyncio.create_task(ended.wait())
    await asyncio.wait({looking, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if looking.done():
        looking.result()


def main(arguments: Sequence[str]) -> None:
    """Connect to Ray and run the driver."""
    address, *games = arguments
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and ends this
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # Ray's output isn't an answer

    def say(message: Message) -> None:
        with suppress(OSError):  # the server has ended, so the input will end too
            send(answers, message)

    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:
        say(Failed(f"{type(error).__name__}: {error}"))
        return
    say(Cores(0))
    asyncio.run(drive(games, sys.stdin.buffer, say))
    ray.shutdown()


if __name__ == "__main__":
    main(sys.argv[1:])
