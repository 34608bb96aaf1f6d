"""Work that several callers wait for at the same time and that is done once."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Shared work by name; dropped when the last waiting caller leaves."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[T]] = {}
        self._waiting: Counter[str] = Counter()

    def __contains__(self, name: str) -> bool:
        return name in self._tasks

    async def result(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of the work, which starts unless it is running."""
        if name not in self._tasks:
            self._tasks[name] = asyncio.create_task(work())
        task = self._tasks[name]
        self._waiting[name] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._waiting[name] -= 1
            if not self._waiting[name]:
                task.cancel()
                del self._tasks[name], self._waiting[name]
