"""What Numba must be told before it compiles rules: declared early, made when it is imported.

Importing Numba takes a second, so a module that only declares something does not import it.
"""

import sys
from collections.abc import Callable

MACHINE_CODE = "serenissima.kernel.machine_code"  # the module that imports Numba

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
