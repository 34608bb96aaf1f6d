"""What people learn from the finished matches of one database."""

from collections.abc import Awaitable, Callable, Generator
from typing import Any

from serenissima.kernel.game import Game
from serenissima.service.runtime.analyses import Analyses
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.runtime.memory import CacheMemory
from serenissima.service.runtime.mistakes import Mistakes
from serenissima.service.runtime.solving import Solving
from serenissima.service.runtime.statistics import Statistics
from serenissima.service.runtime.submissions import Submissions
from serenissima.service.store.store import Store

Think = Callable[[str, Game, Generator[None, None, Any], float], Awaitable[Any]]


class Learning:
    """What people learn from the finished matches of one database.

    Args:
        store: the database.
        known: its tables.
        shelf: returns a game by its name.
        think: runs steps in a thread, when the game is compiled: table, game, steps, seconds that
            they may take.
        memory: shared with other caches.
        clock: seconds since 1970.

    Attributes:
        analyses: chances, costly choices and luck.
        mistakes: costly choices that guests practise.
        submissions: mistakes that guests suggest as puzzles.
        solving: puzzles that guests try.
        statistics: counts over all finished matches of a game.
    """

    def __init__(
        self,
        store: Store,
        known: KnownTables,
        shelf: Callable[[str], Game],
        think: Think,
        memory: CacheMemory,
        clock: Callable[[], float],
    ) -> None:
        self.analyses = Analyses(think, memory, clock, store)
        self.mistakes = Mistakes(store, known, self.analyses, think, clock)
        self.submissions = Submissions(store, known, think, clock)
        self.solving = Solving(store, clock)
        self.statistics = Statistics(store, shelf, memory, clock)

    def begin(self) -> None:
        """Count finished matches from now on."""
        self.statistics.regularly.begin()

    async def close(self) -> None:
        """Stop all computations."""
        await self.statistics.regularly.close()
        await self.submissions.close()
        await self.analyses.close()
