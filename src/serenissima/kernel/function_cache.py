"""The cache of compiled functions: the code that the package ships, then the user's own."""

import inspect
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from numba import config
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    UserProvidedCacheLocator,
)

from serenissima.kernel.code_cache import CACHE_VARIABLE, PACKAGE, is_private
from serenissima.kernel.shipped_code import CpuLevel, Shipment, shipment


class _Locator(UserProvidedCacheLocator):
    """Names the folder of a function in the user's cache, which need not be writable."""

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator | None":
        """Return the locator, or None if the function is in no file."""
        return cls(py_func, py_file) if Path(py_file).exists() else None


class _Located(CompileResultCacheImpl):
    """Numba's reader and writer of compiled functions, which looks in one folder only.

    Numba itself looks beside the sources if it cannot write into the folder that it was given.
    There, nothing tells outdated code from new code.
    """

    _locator_classes = (_Locator,)


class _Target(NamedTuple):
    """A processor level where Numba expects a code generator."""

    level: CpuLevel

    def magic_tuple(self) -> tuple[str, ...]:
        """Return the part of a function's key that depends on the processor."""
        return (self.level.name,)


class CodeCache(FunctionCache):
    """Finds a compiled function in the shipped code or in the user's cache, and adds it there.

    Args:
        function: the function.
        shipped: the shipped code, if any.
    """

    _impl_class = _Located

    def __init__(self, function: Any, shipped: Shipment | None) -> None:
        super().__init__(function)
        self.shipped = shipped
        self.file = _file(self._impl, function, shipped) if shipped else None

    def key(self, signature: Any) -> Any:
        """Return the key of a compiled function in the shipped code."""
        assert self.shipped
        return self._index_key(signature, _Target(self.shipped.level))

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load the function; None if neither has it."""
        data = _read(self.file, self.key(sig)) if self.file else None
        if data is not None:
            return self._impl.rebuild(target_context, data)
        with suppress(OSError):  # where nothing can be read, the function is compiled
            return super()._load_overload(sig, target_context) if _may_load() else None
        return None

    def _save_overload(self, sig: Any, data: Any) -> None:
        """Save the function; where nothing can be written, it is compiled again next time."""
        with suppress(OSError):
            super()._save_overload(sig, data)


def _file(impl: Any, function: Any, shipped: Shipment) -> IndexDataCacheFile | None:
    """Return the file of a function in the shipped code; None if it isn't in the package."""
    source = Path(inspect.getfile(function))
    if not source.is_relative_to(PACKAGE):
        return None
    folder = shipped.folder / source.parent.relative_to(PACKAGE)
    stamp = impl.locator.get_source_stamp()
    return IndexDataCacheFile(str(folder), impl.filename_base, stamp)


@cache
def _may_load() -> bool:
    """Whether the user's cache is private; warns once if it isn't."""
    folder = Path(config.CACHE_DIR)
    if is_private(folder):
        return True
    warnings.warn(
        f"{folder} belongs to someone else, or everyone may write there: compiled games are not "
        f"loaded from it. Correct its owner or mode, or let {CACHE_VARIABLE} name another folder.",
        RuntimeWarning,
        stacklevel=2,
    )
    return False


def _read(file: IndexDataCacheFile, key: Any) -> Any:
    """Return a function's data; None if there is none, or the file is damaged."""
    try:
        return file.load(key)
    except Exception:  # a damaged file can raise almost anything
        return None


def cache_of(function: Any) -> CodeCache:
    """Return the cache of a function."""
    return CodeCache(function, shipment())
