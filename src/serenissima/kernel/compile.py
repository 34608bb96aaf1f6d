"""Rules are plain Python functions that are compiled once, and found again: three decorators.

Nothing is compiled, and Numba is not even imported, before a function is called that must be fast.
Until then, and within `interpreted()`, the same functions run as plain Python.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property, update_wrapper
from typing import Any, TypeVar, cast

from serenissima.kernel.declarations import when_numba_is_loaded

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

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
