"""The cache of machine code gets its name from the compiled sources."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba import types
from numba.core.caching import IndexDataCacheFile

from serenissima.kernel.code_cache import SOURCES, shipped_digest, source_digest
from serenissima.kernel.compile import compiled, inner

BOARD = "games/pond/board.toml"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Make a package with one game that has a board and a picture."""
    for folder in SOURCES:
        (tmp_path / folder).mkdir()
    (tmp_path / "games" / "pond").mkdir(parents=True)
    for name in (BOARD, "games/pond/rules.py", "games/pond/p.svg"):
        (tmp_path / name).write_text("", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "compiles"),
    [
        ("games/pond/rules.py", True),
        (BOARD, True),
        ("games/pond/p.svg", False),
    ],
)
def test_compiled_sources_determine_the_name_of_the_cache(package: Path, name: str, compiles: bool):
    """Code and the tables it uses as constants count; pictures do not."""
    before = source_digest(package), shipped_digest(package)
    (package / name).write_text("changed = 1\n", encoding="utf-8")

    assert (source_digest(package) != before[0]) == compiles
    assert (shipped_digest(package) != before[1]) == compiles


def test_equal_sources_get_the_same_name():
    """Otherwise compiled code would never be found again."""
    assert source_digest() == source_digest()


def test_equal_sources_in_another_folder_get_another_name(package: Path):
    """Otherwise a second installation would use code compiled for the first."""
    before, shipped = source_digest(package), shipped_digest(package)
    moved = package.rename(package.with_name("moved"))

    assert source_digest(moved) != before
    assert shipped_digest(moved) == shipped  # a wheel is installed anywhere


NOTER = """
import sys
from numba import types
from numba.core.caching import IndexDataCacheFile
import serenissima.kernel.machine_code

file = IndexDataCacheFile(sys.argv[1], "verb", "stamp")
for number in range(50):
    file.save((sys.argv[2], number), b"machine code")
"""


def test_processes_that_compile_side_by_side_lose_no_entries(tmp_path: Path):
    """Each records its compiled code in the same index."""
    names = ["anna", "bernd", "carla"]
    children = [
        subprocess.Popen([sys.executable, "-c", NOTER, str(tmp_path), name]) for name in names
    ]
    for child in children:
        assert child.wait() == 0

    file = IndexDataCacheFile(str(tmp_path), "verb", "stamp")
    noted = {(name, number) for name in names for number in range(50)}
    assert set(file._load_index()) == noted


@inner
def double(number):
    """Return twice a constant, a loop variable or a field of a record."""
    return number + number


@compiled
def sum_of_doubles(record):
    """Pass integers of three types to one function."""
    whole = double(3)
    for turn in range(record.turns):
        whole += double(turn)
    return whole + double(record.turns)


def test_integers_of_any_width_can_be_passed_on():
    record = np.zeros(1, np.dtype((np.record, [("turns", np.int8)])))[0]
    record.turns = 10

    assert sum_of_doubles(record) == 6 + 90 + 20


@pytest.mark.compiled
def test_a_function_is_compiled_once_for_all_integer_widths():
    """A rule called with a field, a constant and a loop used to take three times as long."""
    for kind in (types.int8, types.int16, types.uint8, types.int64, types.literal(3)):
        double.dispatcher.get_call_template((kind,), {})

    assert double.dispatcher.signatures == [(types.int64,)]
