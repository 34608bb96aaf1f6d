"""Rules are plain Python functions that are compiled once, and found again: three decorators.

Nothing is compiled, and Numba is not even imported, before a function is called that must be fast.
Until then, and within `interpreted()`, the same functions run as plain Python.

Numba does not notice a change in the file of a *called* function. So the cache folder carries a
digest of everything that can be compiled together (kernel, games, players), tables of data
included, since compiled code holds them as constants. A changed source means another folder, so
stale machine code is never used.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, update_wrapper
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
SOURCES = ("kernel", "games", "players")
COMPILES = (".py", ".toml")  # code, and the tables that a game reads
COMPILERS = ("numpy", "numba", "llvmlite")
CACHE_VARIABLE = "SERENISSIMA_CACHE"  # names another folder for the cache: tests, containers
MACHINE_CODE = "serenissima.kernel.machine_code"  # the module that imports Numba
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
SHORT = 200  # bytes of bytecode: shorter functions are always inlined; LLVM decides on the rest


def source_digest(root: Path = PACKAGE) -> str:
    """Sixteen hex digits that change with the sources and with Python, NumPy and Numba.

    They also change with the folder, since Numba caches the same source separately for each folder.
    """
    digest = hashlib.sha256(str(root.resolve()).encode())
    for used in (sys.version, *map(version, COMPILERS)):
        digest.update(used.encode())
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in COMPILES:
                digest.update(str(path.relative_to(root)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where this version's machine code is kept."""
    chosen = os.environ.get(CACHE_VARIABLE)
    base = Path(chosen) if chosen else platformdirs.user_cache_path("serenissima") / "compiled"
    return base / source_digest()


_interpreted = ContextVar("interpreted", default=INTERPRETED)


@contextmanager
def interpreted() -> Iterator[None]:
    """Within this context, run rules as plain Python in this thread: slowly, but at once."""
    token = _interpreted.set(True)
    try:
        yield
    finally:
        _interpreted.reset(token)


class Compilable:
    """A function that is compiled when it is called, unless rules are interpreted.

    Attributes:
        name: of the function.
        py_func: the plain Python function.
        part: whether only compiled code calls the compiled function. It becomes part of its
            callers: it has no entry from Python and no machine code of its own.
    """

    def __init__(self, function: Callable[..., Any], *, part: bool) -> None:
        update_wrapper(self, function)
        self.name = function.__name__
        self.py_func = function
        self.part = part

    def __call__(self, *args: Any) -> Any:
        """Call it; raises a TypeError for a part, unless rules are interpreted."""
        if _interpreted.get():
            return self.py_func(*args)
        if self.part:
            raise TypeError(f"{self.name} is an inner function: only compiled code calls it")
        return self.dispatcher(*args)

    @cached_property
    def dispatcher(self) -> Any:
        """What Numba makes of the function."""
        from serenissima.kernel.machine_code import dispatcher_of

        return dispatcher_of(self.py_func, self.part)

    @property
    def _numba_type_(self) -> Any:
        """What the function is in code that Numba compiles."""
        return self.dispatcher._numba_type_


def compiled(function: F) -> F:
    """Compile `function` at its first call, keep the result on disk, run without the GIL."""
    return function if INTERPRETED else cast(F, Compilable(function, part=False))


def inner(function: F) -> F:
    """Like `compiled`, for what only compiled code calls: it becomes part of its callers.

    Such a function is compiled with each caller. A call from Python raises a TypeError that says
    so; interpreted, it can be called.
    """
    return function if INTERPRETED else cast(F, Compilable(function, part=True))


plain: set[Callable[..., Any]] = set()
"""The functions that are `shared`."""


def shared(function: F) -> F:
    """Like `inner`, for a short function that plain Python calls too, uncompiled."""
    plain.add(function)

    def declare() -> None:
        from serenissima.kernel.machine_code import make_shared

        make_shared(function)

    when_numba_is_loaded(declare)
    return function


_declarations: list[Callable[[], None]] = []


def when_numba_is_loaded(declare: Callable[[], None]) -> None:
    """Call `declare`, which tells Numba something, as soon as Numba is needed; perhaps now."""
    _declarations.append(declare)
    if MACHINE_CODE in sys.modules:
        numba_is_loaded()


def numba_is_loaded() -> None:
    """Make the declarations that waited for Numba."""
    while declare := _next_declaration():
        declare()


def _next_declaration() -> Callable[[], None] | None:
    try:
        return _declarations.pop(0)
    except IndexError:  # all are made, the last perhaps by another thread
        return None
