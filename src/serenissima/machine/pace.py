"""How far compiling a game has come, and how long the rest took the last time."""

import json
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from serenissima.kernel.code_cache import cache_folder


@dataclass(frozen=True)
class Progress:
    """How far compiling a game has come.

    Attributes:
        done: functions that are compiled.
        parts: all functions.
        seconds: about how long the rest takes; None if this machine has never done it.
    """

    done: int
    parts: int
    seconds: float | None


class Pace:
    """When each function of a game was done, now and the last time.

    Args:
        game: its name.
        parts: how many functions there are.
    """

    def __init__(self, game: str, parts: int) -> None:
        self._file = cache_folder().parent / f"{game}.pace.json"
        self._parts = parts
        self._before = _read(self._file, parts)
        self._begun = self._latest = time.monotonic()
        self._times = [0.0]

    def begin(self) -> None:
        """Begin to count."""
        self._begun = self._latest = time.monotonic()

    def count(self) -> None:
        """Another function is done; the last one keeps the times for the next time."""
        self._latest = time.monotonic()
        self._times.append(self._latest - self._begun)
        if len(self._times) > self._parts:
            with suppress(OSError):  # the next time nothing is foretold
                self._file.parent.mkdir(parents=True, exist_ok=True)
                self._file.write_text(json.dumps(self._times))

    @property
    def progress(self) -> Progress:
        """How far it has come by now."""
        done = len(self._times) - 1
        if not self._before:
            return Progress(done, self._parts, None)
        since = time.monotonic() - self._latest
        following = self._before[min(done + 1, self._parts)] - self._before[done]
        rest = self._before[-1] - self._before[done] - min(since, following)
        return Progress(done, self._parts, rest)


def _read(file: Path, parts: int) -> list[float]:
    """The times of the last time; none if there are no usable ones."""
    try:
        times = json.loads(file.read_text())
    except (OSError, ValueError):
        return []
    usable = isinstance(times, list) and all(isinstance(t, int | float) for t in times)
    return sorted(times) if usable and len(times) == parts + 1 else []
