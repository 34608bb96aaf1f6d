"""Compiles rules once and finds them again: one decorator, and a cache named by the sources.

Numba does not notice a change in the file of a *called* function. So the cache folder carries a
digest of everything that can be compiled together (kernel, games, players), tables of data
included, since compiled code holds them as constants; a changed source is another folder, and stale
machine code cannot be met.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from filelock import FileLock
from numba import types
from numba.core.caching import IndexDataCacheFile

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
SOURCES = ("kernel", "games", "players")
COMPILES = (".py", ".toml")  # code, and the tables that a game reads
CACHE_VARIABLE = "SERENISSIMA_CACHE"  # names another folder for the cache: tests, containers


def source_digest(root: Path = PACKAGE) -> str:
    """Sixteen hex digits that change with any source, Python, NumPy or Numba that compiles.

    And with the folder: Numba keeps apart what was compiled from the same lines elsewhere.
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


RUN = int.from_bytes(os.urandom(4), "little") * 1000


def _own_name(file: Any, number: int) -> str:
    """A data file's name that no other process gives.

    Numba numbers the files from what the index holds. Two processes that compile the same generic
    function for two games at the same moment would write one file, and load each other's code.
    """
    return str(file._data_name_pattern.format(number=RUN + number))


def _save_alone(file: Any, key: Any, data: Any) -> None:
    """Note a compiled function in the index while no other process does.

    Numba reads the index, adds an entry and writes it back. Of two processes that do so at the same
    moment one would be forgotten, and what it compiled be compiled again at a table.
    """
    with FileLock(f"{file._index_path}.lock"):
        _save(file, key, data)


_save = IndexDataCacheFile.save
IndexDataCacheFile.save = _save_alone  # type: ignore[method-assign]
IndexDataCacheFile._data_name = _own_name  # type: ignore[method-assign]

# Before the first decorator runs: it reads the setting once per function.
numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]

WIDEST = 64  # bits of a whole number
JIT: Any = numba.njit  # its type does not know about the wrappers


def compiled(function: F) -> F:
    """Compile `function` at its first call, keep the result on disk, run without Python's lock."""
    return cast(F, _dispatcher(function))


def inner(function: F) -> F:
    """Like `compiled`, for what only compiled code calls: it has no entry from Python.

    Such entries take a third of the time that a game of many small rules needs to compile. Called
    from Python, the function says so with a TypeError; interpreted, it can be called as it is.
    """
    dispatcher = _dispatcher(function, no_cpython_wrapper=True)
    if not INTERPRETED:
        dispatcher._insert = _keep_out  # a null entry would be jumped to
        dispatcher._compile_for_args = _refuse
    return cast(F, dispatcher)


def generated(function: F) -> F:
    """Compile a function without a file into those that call it, which are what the cache keeps."""
    if INTERPRETED:
        return function
    made = JIT(error_model="numpy", nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(
        function
    )
    made.get_call_template = partial(_widened, made.get_call_template)
    return cast(F, made)


def _dispatcher(function: Callable[..., Any], **settings: bool) -> Any:
    """What Numba makes of a function: the function itself where nothing is compiled."""
    settings |= {"cache": True, "nogil": True, "no_cfunc_wrapper": True}
    made = JIT(error_model="numpy", **settings)(function)
    if not INTERPRETED:
        made.get_call_template = partial(_widened, made.get_call_template)
    return made


def _widened(template: Callable[..., Any], args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
    """Compile for whole numbers of one width, whichever the caller has.

    A field of a record, a constant and the variable of a loop are of different types, and for each
    mix of them a function would be compiled anew.
    """
    return template([_wide(arg) for arg in args], {name: _wide(arg) for name, arg in kws.items()})


def _wide(arg: Any) -> Any:
    """The type that an argument is handed on as."""
    plain: Any = types.unliteral(arg)
    if isinstance(plain, types.IntEnumMember):
        return types.int64
    is_short = isinstance(plain, types.Integer) and plain.bitwidth < WIDEST  # type: ignore[attr-defined]
    return types.int64 if is_short or plain is types.int64 else arg


def _keep_out(*_: Any) -> None:
    """Keep a function without an entry out of the table that calls from Python look into."""


def _refuse(*_: Any, **__: Any) -> None:
    raise TypeError("an inner function is called by compiled code only; see kernel/compile.py")
