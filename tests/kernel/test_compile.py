"""The cache of machine code is named by what was compiled."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba import types
from numba.core.caching import IndexDataCacheFile

from serenissima.kernel.code_cache import SOURCES, source_digest
from serenissima.kernel.compile import compiled, inner

BOARD = "games/pond/board.toml"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one game that has a board and a picture."""
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
def test_what_compiles_names_the_cache(package: Path, name: str, compiles: bool):
    """Code and the tables it holds as constants do; pictures do not."""
    before = source_digest(package)
    (package / name).write_text("changed = 1\n", encoding="utf-8")

    assert (source_digest(package) != before) == compiles


def test_the_same_sources_have_the_same_name():
    """Otherwise nothing compiled would ever be found again."""
    assert source_digest() == source_digest()


def test_the_same_sources_elsewhere_have_another(package: Path):
    """Or a second installation would take for compiled what was compiled for the first."""
    before = source_digest(package)

    assert source_digest(package.rename(package.with_name("moved"))) != before


NOTER = """
import sys
from numba import types
from numba.core.caching import IndexDataCacheFile
import serenissima.kernel.machine_code

file = IndexDataCacheFile(sys.argv[1], "verb", "stamp")
for number in range(50):
    file.save((sys.argv[2], number), b"machine code")
"""


def test_processes_that_compile_side_by_side_forget_nothing(tmp_path: Path):
    """Each notes what it compiled in the same index."""
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
def doubled(number):
    """Called with a constant, a loop's variable and a field of a record."""
    return number + number


@compiled
def sum_of_doubles(record):
    """Whole numbers of three types, handed to one function."""
    whole = doubled(3)
    for turn in range(record.turns):
        whole += doubled(turn)
    return whole + doubled(record.turns)


def test_whole_numbers_of_any_width_are_handed_on():
    record = np.zeros(1, np.dtype((np.record, [("turns", np.int8)])))[0]
    record.turns = 10

    assert sum_of_doubles(record) == 6 + 90 + 20


@pytest.mark.compiled
def test_a_function_is_compiled_once_for_all_of_them():
    """A rule that is asked by a field, a constant and a loop took three times as long before."""
    for kind in (types.int8, types.int16, types.uint8, types.int64, types.literal(3)):
        doubled.dispatcher.get_call_template((kind,), {})

    assert doubled.dispatcher.signatures == [(types.int64,)]
