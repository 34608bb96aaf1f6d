"""The stamp of measurements: program, rules and machine."""

import os
import platform
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from serenissima import games
from serenissima.kernel.engine import engine

LIBRARIES = ("numba", "numpy")  # they compile and store what is measured


def stamp(names: Sequence[str] = ()) -> dict[str, object]:
    """Return versions and machine for measurements of these games, or of the whole shelf."""
    return {
        "engine": engine(),
        "rules": {name: games.meta(name).rules_version for name in names or games.names()},
        "python": platform.python_version(),
        "libraries": {name: version(name) for name in LIBRARIES},
        "machine": machine(),
    }


def machine() -> str:
    """Return the processor and the number of cores."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
    names = [line.partition(": ")[2] for line in lines if "model name" in line]
    return f"{names[0] if names else platform.machine()} ({os.cpu_count()} cores)"
