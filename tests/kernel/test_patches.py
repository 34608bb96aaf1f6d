"""Each change to Numba fixes a fault that appears without it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from serenissima.kernel.code_cache import CACHE_VARIABLE

pytestmark = pytest.mark.compiled

LEAVING_OUT = """
import sys
import numpy as np
from serenissima.kernel import patches

setattr(patches, sys.argv[1], lambda *_: None)
"""


Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def child(tmp_path: Path) -> Run:
    """Return a function that runs a script in a separate process without one of the changes."""

    def run(script: str, left_out: str = "nothing") -> "subprocess.CompletedProcess[str]":
        file = tmp_path / "script.py"
        file.write_text(LEAVING_OUT + script, encoding="utf-8")
        return subprocess.run(
            [sys.executable, file, left_out],
            env={**os.environ, CACHE_VARIABLE: str(tmp_path)},
            check=False, capture_output=True, text=True,
        )  # fmt: skip

    return run


NAMER = """
import serenissima.kernel.machine_code
from numba.core.caching import IndexDataCacheFile

print(IndexDataCacheFile("folder", "verb", "stamp")._data_name(1))
"""


@pytest.mark.parametrize(("left_out", "names"), [("name_data_files_by_process", 1), ("nothing", 2)])
def test_two_processes_name_different_data_files(child: Run, left_out: str, names: int):
    """Without the change both would write the first file."""
    assert len({child(NAMER, left_out).stdout for _ in range(2)}) == names


RIVALS = """
import contextlib, tempfile, threading
import serenissima.kernel.machine_code
from numba.core.caching import IndexDataCacheFile

both_have_read = threading.Barrier(2)
write = IndexDataCacheFile._save_index

def write_late(file, entries):
    with contextlib.suppress(threading.BrokenBarrierError):
        both_have_read.wait(timeout=1)
    write(file, entries)

IndexDataCacheFile._save_index = write_late
folder = tempfile.mkdtemp()
files = [IndexDataCacheFile(folder, "verb", "stamp") for _ in range(2)]
rivals = [threading.Thread(target=file.save, args=(n, b"")) for n, file in enumerate(files)]
for rival in rivals:
    rival.start()
for rival in rivals:
    rival.join()
print(len(files[0]._load_index()))
"""


@pytest.mark.parametrize(("left_out", "kept"), [("lock_index_files", "1"), ("nothing", "2")])
def test_two_processes_add_to_one_index(child: Run, left_out: str, kept: str):
    """Without the lock both read the old index, and the first entry is lost."""
    assert child(RIVALS, left_out).stdout.strip() == kept


INDEXER = """
from numba import njit
from serenissima.kernel.compile import compiled

def take(row, index):
    return row[index]

row = np.arange(5)
theirs, ours = njit(take), compiled(take)
ours(row, 2)
code = "".join(ours.dispatcher.inspect_llvm().values())
print(theirs(row, -1), "select" in code)
"""


@pytest.mark.parametrize(
    ("left_out", "compares"), [("index_from_the_start", "True"), ("nothing", "False")]
)
def test_a_rule_index_is_never_wrapped(child: Run, left_out: str, compares: str):
    """Rules skip the check for negative indices; in other code -1 still means the last element."""
    assert child(INDEXER, left_out).stdout.split() == ["4", compares]


LAST = """
from serenissima.kernel.compile import compiled

LAST = -1

@compiled
def last(rows):
    return {}

last(np.zeros((2, 2)))
"""


@pytest.mark.parametrize("index", ["rows[-1, 0]", "rows[1, -1]", "rows[1][-1]", "rows[0][LAST]"])
def test_a_negative_literal_index_is_refused(child: Run, index: str):
    """It would read memory in front of the array."""
    assert "index -1: count from the start instead" in child(LAST.format(index)).stderr


WIDTHS = """
from numba import types
from serenissima.kernel.compile import inner

@inner
def doubled(number):
    return number + number

for kind in (types.int8, types.int16, types.uint8, types.int64, types.literal(3)):
    doubled.dispatcher.get_call_template((kind,), {})
print(len(doubled.dispatcher.signatures))
"""


@pytest.mark.parametrize(("left_out", "times"), [("widen_integers", "5"), ("nothing", "1")])
def test_a_function_is_compiled_once_for_all_widths(child: Run, left_out: str, times: str):
    """A rule called with a field, a constant and a loop variable took three times as long."""
    assert child(WIDTHS, left_out).stdout.strip() == times


PARTS = """
from numba import njit
from serenissima.kernel.compile import compiled, inner

def built_of(part):
    def whole(number):
        return part(number) + 1
    return whole

def doubled(number):
    return number + number

def has_code_of_its_own(part):
    library = next(iter(getattr(part, "dispatcher", part).overloads.values())).library
    name = next(fn.name for fn in library.get_defined_functions() if "doubled" in fn.name)
    return bool(library.get_pointer_to_function(name))

for whole, part in ((njit, njit(doubled)), (compiled, inner(doubled))):
    answer = whole(built_of(part))(4)
    print(answer, has_code_of_its_own(part))
"""


def test_a_part_has_no_separate_machine_code(child: Run):
    """Numba by itself optimises and compiles each small function again for each caller."""
    assert child(PARTS).stdout.split() == ["9", "True", "9", "False"]
