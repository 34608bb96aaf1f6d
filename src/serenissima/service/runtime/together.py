"""Questions about tables that are asked at the same time and answered by one query."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeVar

from serenissima.service.store.logs import Logs
from serenissima.service.store.store import Store

T = TypeVar("T")
MOST = 50  # tables per query


class Together(Generic[T]):
    """One question that many callers ask, each about one table.

    Callers that arrive while a query is answered wait together for the next one.

    Args:
        store: the database.
        question: returns the answers about some tables, by id.
    """

    def __init__(
        self, store: Store, question: Callable[[Logs, Collection[str]], Mapping[str, T]]
    ) -> None:
        self._store, self._question = store, question
        self._turn = asyncio.Lock()
        self._tables: set[str] = set()
        self._answer: asyncio.Task[Mapping[str, T]] | None = None

    async def about(self, table: str) -> T | None:
        """Return the answer about the table, if there is one.

        Raises:
            Unavailable: the database does not answer.
        """
        if self._answer is None or len(self._tables) >= MOST:
            self._tables = set()
            self._answer = asyncio.create_task(self._ask(self._tables))
            self._answer.add_done_callback(_forget_failure)
        self._tables.add(table)
        return (await self._store.wait_for_answer(asyncio.shield(self._answer))).get(table)

    async def _ask(self, tables: set[str]) -> Mapping[str, T]:
        async with self._turn:
            if tables is self._tables:
                self._answer = None  # no one else can join
            return await self._store.read(lambda logs: self._question(logs, tables))


def _forget_failure(answer: "asyncio.Task[object]") -> None:
    """Mark a failure as handled: waiting callers get it, and there may be none."""
    if not answer.cancelled():
        answer.exception()
