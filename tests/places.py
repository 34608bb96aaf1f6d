"""Paths in this repository, for the tests that read files."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "serenissima"
TESTS = ROOT / "tests" / "games"  # of each game, in a folder with the game's name
BIN = Path(sys.executable).parent

MADE = {"build", "dist", "shots", "htmlcov", "node_modules", "__pycache__", ".git", "shipped"}


def files(folder: Path, *suffixes: str) -> Iterator[Path]:
    """Yield files under a folder that people wrote, in order.

    All of them, or those with the suffixes.
    """
    for path in sorted(folder.iterdir()):
        if path.name in MADE:
            continue
        if path.is_dir():
            if not path.name.startswith(".") or path.name == ".ci":
                yield from files(path, *suffixes)
        elif (not suffixes and path.suffix != ".pyc") or path.suffix in suffixes:
            yield path


def shown(path: Path) -> str:
    """Return a path in the form for messages."""
    return path.relative_to(ROOT).as_posix()


def environment(scratch: Path) -> dict[str, str]:
    """Return an environment for a command, without this tree and this user's files.

    It may use compiled code: the cache is named by its sources.
    """
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "COV_", "PYTEST_"))}
    return {
        **kept,
        "PATH": os.pathsep.join((str(BIN), os.environ["PATH"])),
        "XDG_DATA_HOME": str(scratch / "data"),
    }
