"""Work that several callers wait for at the same time and that is done once."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Work by its name; dropped when the last who waits for it leaves."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[T]] = {}
        self._waiting: Counter[str] = Counter()

    def __contains__(self, name: str) -> bool:
        return name in self._tasks

    async def result(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What the work comes to, which begins unless it is under way."""
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
