"""Work whose process is killed, for tests of those that replace it."""

import os
import signal
from pathlib import Path


def square(number: int, mark: str) -> int:
    """Return the square; the first process that is asked for that of 3 is killed."""
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    """Return the number, except 3: its process is killed each time."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number
