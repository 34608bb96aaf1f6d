"""Memory that several caches share: entries used last stay, as many as the common limit allows."""

from collections import OrderedDict
from collections.abc import Hashable
from itertools import count
from typing import Any, Generic, NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class _Entry(NamedTuple):
    """A cached value, its size in bytes, and when it was used last."""

    value: Any
    size: int
    used: int


class CacheMemory:
    """The limit that the caches of a process share.

    Args:
        limit: bytes of all entries together, by the sizes given with them; the entry used last
            stays even if it is larger.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._shelves: dict[str, Cache[Any, Any]] = {}
        self._uses = count()

    def cache(self, name: str) -> "Cache[Any, Any]":
        """Return a new cache, empty; its name is for the metrics."""
        made = self._shelves[name] = Cache(self)
        return made

    @property
    def sizes(self) -> dict[str, int]:
        """The bytes in each cache."""
        return {name: cache.size for name, cache in self._shelves.items()}

    def next_use(self) -> int:
        """Return the number of a use: later ones are larger."""
        return next(self._uses)

    def make_room(self) -> None:
        """Drop the entries that were used longest ago, until the others fit."""
        caches = [cache for cache in self._shelves.values() if len(cache)]
        size, left = sum(cache.size for cache in caches), sum(map(len, caches))
        while size > self.limit and left > 1:
            oldest = min(caches, key=lambda cache: cache.oldest)
            size, left = size - oldest.drop_oldest(), left - 1
            caches = [cache for cache in caches if len(cache)]


class Cache(Generic[K, V]):
    """Values by key, in the order in which they were used."""

    def __init__(self, memory: CacheMemory) -> None:
        self._memory = memory
        self._entries: OrderedDict[K, _Entry] = OrderedDict()
        self.size = 0

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def oldest(self) -> int:
        """The last use of the entry that was used longest ago."""
        return next(iter(self._entries.values())).used

    def get(self, key: K) -> V | None:
        """Return a value, which counts as a use; None if it is not cached."""
        entry = self._entries.get(key)
        if entry is None:
            return None
        self._entries[key] = entry._replace(used=self._memory.next_use())
        self._entries.move_to_end(key)
        value: V = entry.value
        return value

    def put(self, key: K, value: V, size: int) -> None:
        """Cache a value of that many bytes, in place of the one before."""
        self.drop(key)
        self._entries[key] = _Entry(value, size, self._memory.next_use())
        self.size += size
        self._memory.make_room()

    def drop(self, key: K) -> None:
        """Drop a value, if it is cached."""
        if (entry := self._entries.pop(key, None)) is not None:
            self.size -= entry.size

    def drop_oldest(self) -> int:
        """Drop the entry that was used longest ago; return its size."""
        _, entry = self._entries.popitem(last=False)
        self.size -= entry.size
        return entry.size
