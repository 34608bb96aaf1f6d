"""Declarations for Numba, which are made once Numba is imported.

Importing Numba takes a second, so modules that only declare something do not import it.
"""

import sys
from collections.abc import Callable

MACHINE_CODE = "serenissima.kernel.machine_code"  # the module that imports Numba

_declarations: list[Callable[[], None]] = []


def when_numba_is_loaded(declare: Callable[[], None]) -> None:
    """Call `declare` as soon as Numba has been imported, which may be now."""
    _declarations.append(declare)
    if MACHINE_CODE in sys.modules:
        numba_is_loaded()


def numba_is_loaded() -> None:
    """Make the declarations that have waited for Numba."""
    while declare := _next_declaration():
        declare()


def _next_declaration() -> Callable[[], None] | None:
    try:
        return _declarations.pop(0)
    except IndexError:  # all have been made, the last one perhaps by another thread
        return None
