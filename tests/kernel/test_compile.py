"""The cache of machine code is named by what was compiled."""

from pathlib import Path

import pytest

from serenissima.kernel.compile import SOURCES, source_digest

BOARD = "games/pond/board.toml"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one game that has a board, a test and a picture."""
    for folder in SOURCES:
        (tmp_path / folder).mkdir()
    (tmp_path / "games" / "pond" / "tests").mkdir(parents=True)
    for name in (BOARD, "games/pond/rules.py", "games/pond/tests/test_pond.py", "games/pond/p.svg"):
        (tmp_path / name).write_text("", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "compiles"),
    [
        ("games/pond/rules.py", True),
        (BOARD, True),
        ("games/pond/tests/test_pond.py", False),
        ("games/pond/p.svg", False),
    ],
)
def test_what_compiles_names_the_cache(package: Path, name: str, compiles: bool):
    """Code and the tables it holds as constants do; tests and pictures do not."""
    before = source_digest(package)
    (package / name).write_text("changed = 1\n", encoding="utf-8")

    assert (source_digest(package) != before) == compiles


def test_the_same_sources_have_the_same_name():
    """Otherwise nothing compiled would ever be found again."""
    assert source_digest() == source_digest()
