"""Decorators that compile rules, which are plain Python functions, and cache the machine code.

Numba is imported, and a function compiled, when a function that must be fast is first called. Until
then, and within `interpreted()`, the same functions run as plain Python.
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
    """Run rules as plain Python in this thread within the context, without compiling them."""
    token = _interpreted.set(True)
    try:
        yield
    finally:
        _interpreted.reset(token)


class Compilable:
    """A function that is compiled when it is first called, unless rules are interpreted.

    Attributes:
        name: of the function.
        py_func: the plain Python function.
        part: whether only compiled code calls it. It then becomes part of its callers, without an
            entry point from Python or separate machine code.
    """

    def __init__(self, function: Callable[..., Any], *, part: bool) -> None:
        update_wrapper(self, function)
        self.name = function.__name__
        self.py_func = function
        self.part = part

    def __call__(self, *args: Any) -> Any:
        """Call the function; raises a TypeError for a part, unless rules are interpreted."""
        if _interpreted.get():
            return self.py_func(*args)
        if self.part:
            raise TypeError(f"{self.name} is an inner function: only compiled code can call it")
        return self.dispatcher(*args)

    @cached_property
    def dispatcher(self) -> Any:
        """The Numba dispatcher of the function."""
        from serenissima.kernel.machine_code import dispatcher_of

        return dispatcher_of(self.py_func, self.part)

    @property
    def _numba_type_(self) -> Any:
        """The function's type in code that Numba compiles."""
        return self.dispatcher._numba_type_


def compiled(function: F) -> F:
    """Compile `function` at its first call, cache it on disk, and run it without the GIL."""
    return function if INTERPRETED else cast(F, Compilable(function, part=False))


def inner(function: F) -> F:
    """Compile `function` as part of its callers, which are all compiled code.

    It is compiled anew with each caller. A call from Python raises a TypeError, unless rules are
    interpreted.
    """
    return function if INTERPRETED else cast(F, Compilable(function, part=True))


plain: set[Callable[..., Any]] = set()
"""The functions decorated with `shared`."""


def shared(function: F) -> F:
    """Do the same as `inner` for a short function that plain Python also calls, uncompiled."""
    plain.add(function)

    def declare() -> None:
        from serenissima.kernel.machine_code import make_shared

        make_shared(function)

    when_numba_is_loaded(declare)
    return function
