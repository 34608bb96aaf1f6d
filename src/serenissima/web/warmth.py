"""Compiles each game's rules in a child process, so that nobody's page has to wait for it."""

import asyncio
import contextlib
import sys
from collections.abc import Iterable
from pathlib import Path

import structlog

from serenissima.kernel.compile import cache_folder

LOG = structlog.get_logger(__name__)
USUAL = 12.0  # seconds that a game takes to compile, for a bar that moves


def _stamp(name: str) -> Path:
    """A file beside the machine code that says that the game's is complete."""
    return cache_folder() / f"{name}.warm"


class Warmth:
    """Which games can be played without a long wait.

    Args:
        names: the games to compile; with none, every game counts as warm.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._cold = {name: 0.0 for name in names if not _stamp(name).exists()}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to compile, one child a game, side by side."""
        self._tasks = [asyncio.create_task(self._warm(name)) for name in self._cold]

    async def stop(self) -> None:
        """Stop the children that are still at it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ready(self, name: str) -> bool:
        """Whether a game can be played at once."""
        return name not in self._cold

    def done(self, name: str) -> float:
        """How much of the wait is over, about: 0 to 1."""
        begun = self._cold.get(name)
        if begun is None:
            return 1.0
        passed = asyncio.get_running_loop().time() - begun
        return round(passed / (passed + USUAL / 2), 2)

    async def _warm(self, name: str) -> None:
        self._cold[name] = asyncio.get_running_loop().time()
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "serenissima.players.warm", name),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, said = await child.communicate()
            if child.returncode:
                LOG.warning("compiling ahead failed", game=name, said=said.decode()[-2000:])
            else:
                _stamp(name).touch()
            del self._cold[name]
        finally:
            if child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.kill()
                await child.wait()
