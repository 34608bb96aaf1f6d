"""The actor that thinks on one node of a Ray cluster, and the check of its version."""

import asyncio
import hashlib
import pickle
import time
from collections.abc import Sequence
from concurrent.futures import Future
from functools import cache
from importlib.metadata import version

from serenissima import games, players
from serenissima.kernel.code_cache import COMPILERS, COMPILES, PACKAGE
from serenissima.service.runtime.thinking import Thinkers
from serenissima.service.runtime.turn import Turn, due_time


@cache
def program_version() -> str:
    """Return sixteen hex digits that change with this program's sources, NumPy and Numba."""
    digest = hashlib.sha256(" ".join(map(version, COMPILERS)).encode())
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in COMPILES:
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class Worker:
    """Thinks in one thread per core of its node, with a fair share for each table."""

    def __init__(self, threads: int) -> None:
        self._thinkers = Thinkers(threads)
        self._answers: dict[int, Future[int]] = {}

    async def prepare(self, wanted: str, names: Sequence[str]) -> bool:
        """Compile and load these games; return False at once if this program's version differs."""
        if wanted != program_version():
            return False
        await asyncio.to_thread(_load, names)
        return True

    async def ping(self) -> None:
        """Return, which shows that the worker is alive."""

    async def choose(self, number: int, turn: bytes, passed: float) -> int:
        """Return the action for a pickled `Turn` whose turn began `passed` seconds ago."""
        since = time.perf_counter() - passed
        asked: Turn = pickle.loads(turn)  # noqa: S301 - from a server of this cluster
        player = players.load(asked.player)
        self._answers[number] = answer = self._thinkers.think(
            asked.table,
            asked.steps(player, since),
            thinks=player.thinks,
            end=due_time(player, since),
        )
        try:
            return await asyncio.wrap_future(answer)
        finally:
            del self._answers[number]

    async def stop(self, number: int) -> None:
        """Stop a thought at its next step, if it is running."""
        if number in self._answers:
            self._answers[number].cancel()


def _load(names: Sequence[str]) -> None:
    from serenissima.machine.warm import load_compiled, warm

    warm(names)
    for name in names:
        load_compiled(games.load(name))
