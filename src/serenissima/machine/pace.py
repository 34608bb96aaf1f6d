"""The progress of compiling a game, and an estimate of the rest from the last time."""

import json
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from serenissima.kernel.code_cache import cache_folder


@dataclass(frozen=True)
class Progress:
    """The progress of compiling a game.

    Attributes:
        done: the number of compiled functions.
        parts: the number of all functions.
        seconds: the approximate time left; None if this machine has never compiled the game.
    """

    done: int
    parts: int
    seconds: float | None


class Pace:
    """The times at which a game's functions were compiled, now and the last time.

    Args:
        game: its name.
        parts: the number of functions.
    """

    def __init__(self, game: str, parts: int) -> None:
        self._file = cache_folder().parent / f"{game}.pace.json"
        self._parts = parts
        self._before = _read(self._file, parts)
        self._begun = self._latest = time.monotonic()
        self._times = [0.0]

    def begin(self) -> None:
        """Start the clock."""
        self._begun = self._latest = time.monotonic()

    def count(self) -> None:
        """Count another compiled function; the last one stores the times."""
        self._latest = time.monotonic()
        self._times.append(self._latest - self._begun)
        if len(self._times) > self._parts:
            with suppress(OSError):  # then the next time has no estimate
                self._file.parent.mkdir(parents=True, exist_ok=True)
                self._file.write_text(json.dumps(self._times))

    @property
    def progress(self) -> Progress:
        """The progress so far."""
        done = len(self._times) - 1
        if not self._before:
            return Progress(done, self._parts, None)
        since = time.monotonic() - self._latest
        following = self._before[min(done + 1, self._parts)] - self._before[done]
        rest = self._before[-1] - self._before[done] - min(since, following)
        return Progress(done, self._parts, rest)


def _read(file: Path, parts: int) -> list[float]:
    """Return the times of the last time; empty if there are no usable ones."""
    try:
        times = json.loads(file.read_text())
    except (OSError, ValueError):
        return []
    usable = isinstance(times, list) and all(isinstance(t, int | float) for t in times)
    return sorted(times) if usable and len(times) == parts + 1 else []
