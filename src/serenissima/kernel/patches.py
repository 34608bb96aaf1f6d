"""What of Numba is changed: one function for each change, which says what it cures.

`tests/kernel/test_patches.py` shows each fault without its change. The changes reach into Numba's
internals, so only versions that were tried may be installed (`pyproject.toml`).
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
    """Give the cache's data files names that no other process gives.

    Numba numbers the files from what the index holds. Two processes that compile the same generic
    function for two games at the same moment would write one file, and load each other's code.
    """

    def own_name(file: Any, number: int) -> str:
        return str(file._data_name_pattern.format(number=RUN + number))

    IndexDataCacheFile._data_name = own_name


def lock_index_files() -> None:
    """Add a compiled function to the cache's index while no other process does.

    Numba reads the index, adds an entry and writes it back. Of two processes that do so at the same
    moment one would lose its entry, and what it compiled would be compiled again at a table.
    """
    save: Any = IndexDataCacheFile.save

    def save_alone(file: Any, key: Any, data: Any) -> None:
        with FileLock(f"{file._index_path}.lock"):
            save(file, key, data)

    IndexDataCacheFile.save = save_alone


def index_from_the_start() -> None:
    """Take an index in rules as it is: a negative one, which Python counts from the end, is a bug.

    Numba compares each index with 0 and adds the length if it is less. That costs a twentieth of
    the time of a match. Functions that this package does not compile keep it; for those that it
    does, `indices.py` refuses what is known to be negative.
    """
    wrap: Any = arrayobj.fix_integer_index

    def keep(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if isinstance(context.active_code_library, (PartLibrary, WholeLibrary)):
            return context.cast(builder, index, kind, types.intp)
        return wrap(context, builder, kind, index, size)

    arrayobj.fix_integer_index = keep


def widen_integers(dispatcher: Any) -> None:
    """Compile a function once for all integers, whatever the widths its callers have.

    A field of a record, a constant and the variable of a loop are of different types, and for each
    mix of them Numba would compile the function again.
    """
    template = dispatcher.get_call_template

    def widened(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        return template([_wide(arg) for arg in args], {name: _wide(kws[name]) for name in kws})

    dispatcher.get_call_template = widened


def _wide(arg: Any) -> Any:
    """The type that an argument is handed on as."""
    plain: Any = types.unliteral(arg)
    if isinstance(plain, types.IntEnumMember):
        return types.int64
    is_short = isinstance(plain, types.Integer) and plain.bitwidth < WIDEST
    return types.int64 if is_short or plain is types.int64 else arg
