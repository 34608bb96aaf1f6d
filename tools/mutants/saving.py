"""Saving of a process's coverage every second, since a test may kill the process.

A copy's environment imports this file when such a process starts, so it must not import anything
from this package.
"""

import os
import sys
import threading
import time
from typing import Any

EVERY = 1.0  # seconds


def save_again(coverage: Any) -> None:
    """Save the measured lines again and again."""
    while True:
        time.sleep(EVERY)
        coverage.save()


def start() -> None:
    """Begin if a test started this process and coverage measures it."""
    measuring = sys.modules.get("coverage")
    if measuring and os.environ.get("MUTANTS_TEST") and (current := measuring.Coverage.current()):
        threading.Thread(target=save_again, args=(current,), daemon=True).start()
