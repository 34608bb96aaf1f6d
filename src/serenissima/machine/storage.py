"""A folder in which compiled code can be stored, found before a minute is spent on compiling."""

import atexit
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryFile, mkdtemp

from serenissima.kernel.code_cache import CACHE_VARIABLE, cache_folder
from serenissima.kernel.refusals import CODE_FOLDER
from serenissima.machine.warm import is_warm


def needs_other_folder(names: Iterable[str]) -> bool:
    """Whether one of these games must still be compiled, and the usual folder is read-only."""
    return not all(map(is_warm, names)) and not _can_store(cache_folder())


def use_temporary_folder() -> None:
    """Store compiled code in a new folder until this process ends; call it before Numba loads.

    Raises:
        NotNow: `code/folder`: the system has no such folder.
    """
    usual = cache_folder()
    try:
        folder = mkdtemp(prefix="serenissima-")
    except OSError as error:
        raise CODE_FOLDER(text=str(usual)) from error
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ[CACHE_VARIABLE] = folder  # for child processes, too
    cache_folder.cache_clear()


def _can_store(folder: Path) -> bool:
    """Whether a file can be created in a folder, which is created if it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
