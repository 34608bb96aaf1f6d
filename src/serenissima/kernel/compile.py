"""Compiles rules once and finds them again: one decorator, and a cache named by the sources.

Numba does not notice a change in the file of a *called* function. So the cache folder carries a
digest of everything that can be compiled together (kernel, games, players), tables of data
included, since compiled code holds them as constants. A changed source means another folder, so
stale machine code is never used.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.extending import register_jitable

from serenissima.kernel.libraries import Part, Whole
from serenissima.kernel.patches import (
    index_from_the_start,
    lock_index_files,
    name_data_files_by_process,
    refuse_calls_from_python,
    widen_integers,
)

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
SOURCES = ("kernel", "games", "players")
COMPILES = (".py", ".toml")  # code, and the tables that a game reads
CACHE_VARIABLE = "SERENISSIMA_CACHE"  # names another folder for the cache: tests, containers


def source_digest(root: Path = PACKAGE) -> str:
    """Sixteen hex digits that change with the sources and with Python, NumPy and Numba.

    They also change with the folder, since Numba caches the same source separately for each folder.
    """
    digest = hashlib.sha256(str(root.resolve()).encode())
    for version in (sys.version, numba.__version__, llvmlite.__version__, np.__version__):
        digest.update(version.encode())
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in COMPILES:
                digest.update(str(path.relative_to(root)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where this version's machine code is kept."""
    chosen = os.environ.get(CACHE_VARIABLE)
    base = Path(chosen) if chosen else platformdirs.user_cache_path("serenissima") / "compiled"
    return base / source_digest()


name_data_files_by_process()
lock_index_files()
index_from_the_start()

# Before the first decorator runs: it reads the setting once per function.
numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]

SHORT = 200  # bytes of bytecode: what is always inlined; of longer functions LLVM judges
JIT: Any = numba.njit  # its type does not know about the wrappers
SETTINGS: Any = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
PART: Any = {"no_cpython_wrapper": True, "pipeline_class": Part}


def compiled(function: F) -> F:
    """Compile `function` at its first call, keep the result on disk, run without Python's lock."""
    return cast(F, _dispatcher(function, cache=True, pipeline_class=Whole))


def inner(function: F) -> F:
    """Like `compiled`, for what only compiled code calls: it becomes part of its callers.

    Such a function has no entry from Python and no machine code of its own, and is compiled with
    each caller. A call from Python raises a TypeError that says so; interpreted, it can be called.
    """
    short = len(function.__code__.co_code) < SHORT
    dispatcher = _dispatcher(function, **PART, forceinline=short)
    if not INTERPRETED:
        refuse_calls_from_python(dispatcher)
    return cast(F, dispatcher)


def shared(function: F) -> F:
    """Like `inner`, for a short function that plain Python calls too, uncompiled."""
    if not INTERPRETED:
        register_jitable(**SETTINGS, **PART, forceinline=True)(function)
    return function


def _dispatcher(function: Callable[..., Any], **settings: Any) -> Any:
    """What Numba makes of a function: the function itself where nothing is compiled."""
    made = JIT(**SETTINGS, **settings)(function)
    if not INTERPRETED:
        widen_integers(made)
    return made
