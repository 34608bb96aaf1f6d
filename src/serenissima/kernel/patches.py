"""Patches of Numba: one function for each, which explains the fault that it fixes.

`tests/kernel/test_patches.py` shows each fault without its patch. The patches reach into Numba's
internals, so `pyproject.toml` allows only versions that were tested.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from filelock import FileLock
from numba import types
from numba.core.caching import IndexDataCacheFile
from numba.np import arrayobj

from serenissima.kernel.libraries import PartLibrary, WholeLibrary

WIDEST = 64  # bits of an integer
RUN = int.from_bytes(os.urandom(4), "little") * 1000


def name_data_files_by_process() -> None:
    """Give the cache's data files names that no other process uses.

    Numba numbers the files by the index. Two processes that compile the same generic function for
    two games at the same moment would write the same file, and load each other's code.
    """

    def own_name(file: Any, number: int) -> str:
        return str(file._data_name_pattern.format(number=RUN + number))

    IndexDataCacheFile._data_name = own_name


def lock_index_files() -> None:
    """Lock the cache's index while a compiled function is added to it.

    Numba reads the index, adds an entry and writes it back. Of two processes that do so at the same
    moment one would lose its entry, and its function would be compiled again at a table.
    """
    save: Any = IndexDataCacheFile.save

    def save_alone(file: Any, key: Any, data: Any) -> None:
        with FileLock(f"{file._index_path}.lock"):
            save(file, key, data)

    IndexDataCacheFile.save = save_alone


def index_from_the_start() -> None:
    """Count indices in rules from the start: there a negative index is a bug.

    Numba compares each index with 0 and adds the length if it is less, which takes a twentieth of
    the time of a match. Functions that other packages compile are unchanged; in ours, `indices.py`
    refuses indices that are known to be negative.
    """
    wrap: Any = arrayobj.fix_integer_index

    def keep(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if isinstance(context.active_code_library, (PartLibrary, WholeLibrary)):
            return context.cast(builder, index, kind, types.intp)
        return wrap(context, builder, kind, index, size)

    arrayobj.fix_integer_index = keep


def widen_integers(dispatcher: Any) -> None:
    """Compile a function once for integers of all widths.

    A field of a record, a constant and a loop variable have different types, and Numba would
    compile the function again for each mix of them.
    """
    template = dispatcher.get_call_template

    def widened(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        return template([_wide(arg) for arg in args], {name: _wide(kws[name]) for name in kws})

    dispatcher.get_call_template = widened


def _wide(arg: Any) -> Any:
    """Return the type that an argument is passed as."""
    plain: Any = types.unliteral(arg)
    if isinstance(plain, types.IntEnumMember):
        return types.int64
    is_short = isinstance(plain, types.Integer) and plain.bitwidth < WIDEST
    return types.int64 if is_short or plain is types.int64 else arg
