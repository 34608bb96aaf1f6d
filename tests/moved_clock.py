"""The clock of a server of tests, which a file moves ahead: loaded before what stores the clock."""

import time
from pathlib import Path

ahead: Path | None = None  # the file with the number of seconds; it may not exist yet
true = time.time


def moved() -> float:
    """Return the time, moved ahead."""
    return true() + (float(ahead.read_text()) if ahead and ahead.exists() else 0.0)


time.time = moved
