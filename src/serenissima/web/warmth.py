"""Compiles each game's rules in a child process, so that nobody's page has to wait for it."""

import asyncio
import contextlib
import sys
from collections.abc import Iterable

import structlog

from serenissima.machine.warm import is_warm

LOG = structlog.get_logger(__name__)


class Warmth:
    """Which games can be played without a long wait.

    Args:
        names: the games to compile; with none, every game counts as warm.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._done = {name: 0.0 for name in names if not is_warm(name)}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to compile, the games side by side."""
        self._tasks = [asyncio.create_task(self._warm(name)) for name in self._done]

    async def stop(self) -> None:
        """Stop the children that are still at it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def complete(self) -> bool:
        """Whether every game can be played at once."""
        return not self._done

    def ready(self, name: str) -> bool:
        """Whether a game can be played at once."""
        return name not in self._done

    def done(self, name: str) -> float:
        """How much of a game is compiled: 0 to 1."""
        return self._done.get(name, 1.0)

    async def _warm(self, name: str) -> None:
        try:
            await self._compile(name)
        finally:
            del self._done[name]  # what could not be compiled ahead is compiled when it is played

    async def _compile(self, name: str) -> None:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "serenissima.machine.warm", name),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            said = await self._listen(name, child)
            if await child.wait():
                LOG.warning("compiling ahead failed", game=name, said=said[-2000:])
        finally:
            if child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.terminate()
                await child.wait()

    async def _listen(self, name: str, child: asyncio.subprocess.Process) -> str:
        """Note how far the child is (`3/10`); what else it says."""
        said = ""
        assert child.stdout is not None
        async for line in child.stdout:
            done, slash, whole = line.decode().strip().partition("/")
            if slash and done.isdecimal() and whole.isdecimal() and int(whole):
                self._done[name] = int(done) / int(whole)
            else:
                said += line.decode()
        return said
