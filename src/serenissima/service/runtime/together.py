"""Questions about tables that are asked at the same time and answered by one query."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeVar

from serenissima.service.store.logs import Logs
from serenissima.service.store.store import Store

T = TypeVar("T")
MOST = 50  # tables that one query is about


class Together(Generic[T]):
    """One question that many ask, each about a table.

    While a query is answered, those who come wait together for the next one.

    Args:
        store: the database.
        question: what is found about each of some tables, by their ids.
    """

    def __init__(
        self, store: Store, question: Callable[[Logs, Collection[str]], Mapping[str, T]]
    ) -> None:
        self._store, self._question = store, question
        self._turn = asyncio.Lock()
        self._tables: set[str] = set()
        self._answer: asyncio.Task[Mapping[str, T]] | None = None

    async def about(self, table: str) -> T | None:
        """What is found about the table, if anything is.

        Raises:
            Unavailable: the database does not answer.
        """
        if self._answer is None or len(self._tables) >= MOST:
            self._tables = set()
            self._answer = asyncio.create_task(self._ask(self._tables))
            self._answer.add_done_callback(_forget_failure)
        self._tables.add(table)
        return (await self._store.answered(asyncio.shield(self._answer))).get(table)

    async def _ask(self, tables: set[str]) -> Mapping[str, T]:
        async with self._turn:
            if tables is self._tables:
                self._answer = None  # nobody can join any more
            return await self._store.read(lambda logs: self._question(logs, tables))


def _forget_failure(answer: "asyncio.Task[object]") -> None:
    """Whoever waits is told; if everybody has left, nobody needs to be."""
    if not answer.cancelled():
        answer.exception()
