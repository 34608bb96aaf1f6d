"""The folder of compiled machine code, named so that outdated code is never loaded.

Numba does not notice a change in the file of a *called* function. The folder's name therefore
contains a digest of everything that can be compiled together (kernel, games, players, analysis),
including tables of data, which compiled code holds as constants. A changed source gives another
folder.
"""

import hashlib
import os
import stat
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parent.parent
SOURCES = ("kernel", "games", "players", "analysis")
COMPILES = (".py", ".toml")  # code, and the tables that a game reads
COMPILERS = ("numpy", "numba", "llvmlite")
GAMES_VARIABLE = "SERENISSIMA_GAMES"  # folders whose subfolders are games, too
CACHE_VARIABLE = "SERENISSIMA_CACHE"  # names another folder for the cache: tests, containers


def source_digest(root: Path = PACKAGE) -> str:
    """Return a digest, in hex, of the sources and the versions of Python, NumPy and Numba.

    It has sixteen digits and also depends on the folder, since Numba caches the same source
    separately for each folder.
    """
    others = (str(folder) + _digest(folder, folders=(".",)) for folder in other_games())
    return _digest(root, str(root.resolve()), sys.version, *map(version, COMPILERS), *others)


@cache
def other_games() -> tuple[Path, ...]:
    """Return the folders outside the package whose subfolders are games."""
    listed = os.environ.get(GAMES_VARIABLE, "").split(os.pathsep)
    return tuple(Path(folder).expanduser().resolve() for folder in listed if folder)


def shipped_digest(root: Path = PACKAGE) -> str:
    """Return a digest, in hex, of all that code compiled on another machine depends on.

    Unlike `source_digest` it is the same in every folder, for every build of a Python version, and
    for every minor version of NumPy, whose arrays keep their layout in memory.
    """
    python = f"{sys.platform} {sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')}"
    numpy, *compilers = map(version, COMPILERS)
    return _digest(root, python, numpy.partition(".")[0], *compilers)


def _digest(root: Path, *used: str, folders: tuple[str, ...] = ()) -> str:
    """Return sixteen hex digits for the sources in `root` and the words `used`."""
    digest = hashlib.sha256(repr(used).encode())
    for folder in folders or SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in COMPILES:
                digest.update(path.relative_to(root).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def is_private(folder: Path) -> bool:
    """Whether only this user and the administrator own a folder and may write there, if it exists.

    Machine code is loaded from private folders only. The user's group may write: on most systems
    nobody else is in it.
    """
    if not folder.exists() or not hasattr(os, "getuid"):
        return True
    told = folder.stat()
    return told.st_uid in (0, os.getuid()) and not told.st_mode & stat.S_IWOTH


@cache
def cache_folder() -> Path:
    """Return the folder of this version's machine code."""
    return _base() / source_digest()


@cache
def browser_folder() -> Path:
    """Return the folder of this version's code for browsers, which depends on the sources only."""
    return _base() / f"wasm32-{_digest(PACKAGE, 'wasm32')}"


def _base() -> Path:
    chosen = os.environ.get(CACHE_VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_cache_path("serenissima") / "compiled"
