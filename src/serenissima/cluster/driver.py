"""The process that speaks to Ray for a server: finds nodes, and shares thoughts out among them.

    python -m serenissima.cluster.driver ADDRESS GAME...

Ray ends a process that has lost its cluster for a minute, and takes over its signals and part of
its time. So a server leaves Ray to this process, which reads questions from its input and writes
answers to its output, until the input ends.
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
    received,
    send,
)
from serenissima.cluster.nodes import Lost, Node, place

ROUND = 1.0  # seconds between looks at which nodes there are
AGAIN = 30.0  # seconds before a node that could not be used is tried again


class Driver:
    """Answers questions by thinking on the nodes of a cluster.

    Args:
        games: that workers compile before they are asked.
        say: tells the server.
    """

    def __init__(self, games: Sequence[str], say: Callable[[Message], None]) -> None:
        self._games, self._say = games, say
        self._nodes: dict[str, Node] = {}
        self._used: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[int, asyncio.Task[None]] = {}

    def receive(self, message: Message) -> None:
        """Begin or stop a thought."""
        if isinstance(message, Think):
            task = asyncio.create_task(self._think(message))
            self._thoughts[message.number] = task
            task.add_done_callback(lambda _: self._thoughts.pop(message.number))
        elif isinstance(message, Stop) and message.number in self._thoughts:
            self._thoughts[message.number].cancel()

    async def look_around(self) -> None:
        """Use the nodes that there are, now and later."""
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
        """Think on a node until it is lost; one that cannot be used is tried again later."""
        try:
            if not await self._think_on(Node(name, cores)):
                await self._pause(name, "another version of this program is installed there")
        except Exception as error:
            await self._pause(name, type(error).__name__)
        finally:
            del self._used[name]

    async def _think_on(self, node: Node) -> bool:
        """Think on a node until it is lost; False if another version is installed there."""
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
        """Wait before a node is tried again; the log says why it cannot be used."""
        self._say(Note("Ray node cannot be used", node, cause))
        await asyncio.sleep(AGAIN)

    async def _think(self, think: Think) -> None:
        self._say(Chosen(think.number, await self._action(think)))

    async def _action(self, think: Think) -> int | None:
        """The action, from another node if one is lost; None if none is ready, or it fails."""
        begun = time.perf_counter()
        while node := place(self._nodes.values(), think.table):
            passed = think.passed + time.perf_counter() - begun
            try:
                return await node.choose(think, passed)
            except Lost:
                continue
            except Exception as error:  # whoever asks must not wait for ever
                self._say(Note("computer player failed", node.id, type(error).__name__))
                return None
        return None


def _nodes() -> dict[str, int]:
    """The nodes that are alive, and how many cores each lends."""
    found = {
        node["NodeID"]: int(node["Resources"].get("CPU", 0))
        for node in ray.nodes()
        if node["Alive"]
    }
    return {name: cores for name, cores in found.items() if cores}


async def drive(games: Sequence[str], source: Any, say: Callable[[Message], None]) -> None:
    """Answer the questions of a source until it ends."""
    driver, loop, ended = Driver(games, say), asyncio.get_running_loop(), asyncio.Event()

    def listen() -> None:
        for message in received(source):
            loop.call_soon_threadsafe(driver.receive, message)
        loop.call_soon_threadsafe(ended.set)

    threading.Thread(target=listen, daemon=True).start()
    looking = asyncio.create_task(driver.look_around())
    waiting = asyncio.create_task(ended.wait())
    await asyncio.wait({looking, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if looking.done():
        looking.result()


def main(arguments: Sequence[str]) -> None:
    """Connect, and drive."""
    address, *games = arguments
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what Ray prints is no answer

    def say(message: Message) -> None:
        with suppress(OSError):  # the server has ended, and so will the input
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
