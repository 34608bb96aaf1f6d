"""Lets a process that a test starts report its lines every second, since it may be killed.

A copy's environment imports this file when such a process starts, by itself: it imports nothing of
this package.
"""

import os
import sys
import threading
import time
from typing import Any

EVERY = 1.0  # seconds


def save_again(coverage: Any) -> None:
    """Store what has been measured, again and again."""
    while True:
        time.sleep(EVERY)
        coverage.save()


def start() -> None:
    """Begin, if a test has started this process and coverage measures it."""
    measuring = sys.modules.get("coverage")
    if measuring and os.environ.get("MUTANTS_TEST") and (current := measuring.Coverage.current()):
        threading.Thread(target=save_again, args=(current,), daemon=True).start()
