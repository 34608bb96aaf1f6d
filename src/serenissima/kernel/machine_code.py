"""Compiles rules with Numba; imported when the first function must be fast."""

from collections.abc import Callable
from typing import Any

import numba
from numba import types
from numba.core.typing.templates import infer, infer_global, make_intrinsic_template
from numba.extending import register_jitable

from serenissima.kernel.code_cache import cache_folder
from serenissima.kernel.declarations import numba_is_loaded
from serenissima.kernel.function_cache import cache_of
from serenissima.kernel.libraries import SHORT, Part, Whole
from serenissima.kernel.patches import (
    index_from_the_start,
    lock_index_files,
    name_data_files_by_process,
    widen_integers,
)

JIT: Any = numba.njit  # its type lacks the wrappers
SETTINGS: Any = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
WHOLE: Any = {"pipeline_class": Whole}
PART: Any = {"no_cpython_wrapper": True, "pipeline_class": Part}

name_data_files_by_process()
lock_index_files()
index_from_the_start()

# Before the first decorator runs: it reads the setting once per function.
numba.config.CACHE_DIR = str(cache_folder())

caches: Callable[[Callable[..., Any]], Any] = cache_of
"""Makes the cache of a function; another one while code is compiled for a wheel."""


def dispatcher_of(function: Callable[..., Any], part: bool) -> Any:
    """Return Numba's compiler of a function, which compiles it once for each set of types."""
    kind = PART | {"forceinline": len(function.__code__.co_code) < SHORT} if part else WHOLE
    made = JIT(**SETTINGS, **kind)(function)
    if not part:
        made._cache = caches(function)
    widen_integers(made)
    return made


def make_shared(function: Callable[..., Any]) -> None:
    """Let compiled code call a function that otherwise stays plain Python."""
    register_jitable(**SETTINGS, **PART, forceinline=True)(function)


def make_intrinsic(function: Callable[..., Any], definition: Callable[..., Any]) -> None:
    """Let compiled code use `definition`, written as for Numba's `intrinsic`, as `function`.

    Numba's own decorator leaves no function that plain Python can call.
    """
    template = make_intrinsic_template(function, definition, function.__name__)
    infer(template)
    infer_global(function, types.Function(template))


numba_is_loaded()
