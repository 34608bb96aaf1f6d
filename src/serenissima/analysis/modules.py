"""Where the WebAssembly modules of games are: in the package, or in the user's cache.

They run in browsers, so they depend on nothing but the sources.
"""

from functools import lru_cache
from pathlib import Path

from serenissima.kernel.code_cache import PACKAGE, browser_folder

SHIPPED = PACKAGE / "kernel" / "shipped"


def module_version() -> str:
    """Return a digest, in hex, that changes with the sources of all modules."""
    return browser_folder().name.rpartition("-")[2]


def module_path(folder: Path, game: str) -> Path:
    """Return the path of a game's module in a folder."""
    return folder / f"{game}.wasm"


@lru_cache(maxsize=16)
def read_module(game: str) -> bytes | None:
    """Return a game's module; None if it has not been compiled."""
    folder = browser_folder()
    for place in (SHIPPED / folder.name, folder):
        path = module_path(place, game)
        if path.is_file():
            return path.read_bytes()
    return None
