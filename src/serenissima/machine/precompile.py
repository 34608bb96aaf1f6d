"""Compilation of all games for other machines, into the package or a wheel.

    python -m serenissima.machine.precompile [LEVEL] [FOLDER]

Without arguments, it compiles for each level of this machine's processors, and for browsers, into
this package.
"""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from serenissima import games
from serenissima.kernel.code_cache import CACHE_VARIABLE, shipped_digest
from serenissima.kernel.compile import interpreted
from serenissima.kernel.shipped_code import LEVELS, SHIPPED, CpuLevel, Shipment
from serenissima.machine.warm import calls, compile_call


def precompile(shipped: Shipment) -> None:
    """Compile all games for a level of processors into its folder.

    The process is used up: it compiles for that level only, and nothing that it compiled can run.
    """
    import numba

    numba.config.CPU_NAME, numba.config.CPU_FEATURES = shipped.level.cpu, ""
    if shipped.level.machine != platform.machine():
        from serenissima.machine.cross import compile_for

        compile_for(shipped.level)
    from serenissima.kernel import machine_code, patches  # Numba reads the above at first use

    machine_code.caches = cache_into(shipped)
    patches.RUN = 0  # one process names all files: the same sources make the same names
    for name in games.names():
        with interpreted():  # this processor may lack the level's instructions
            compiled = dict(calls(games.load(name)))
        for function, arguments in compiled.values():
            compile_call(function, arguments)
        shipped.mark(name).touch()
    for lock in shipped.folder.rglob("*.lock"):
        lock.unlink()


def cache_into(shipped: Shipment) -> Callable[[Any], Any]:
    """Return what makes caches that write shipped code."""
    from serenissima.kernel.function_cache import CodeCache

    class Shipping(CodeCache):
        """Writes compiled functions into the shipped code."""

        def _load_overload(self, sig: Any, target_context: Any) -> Any:
            """Return None: this process compiles each function once."""
            return None

        def _save_overload(self, sig: Any, data: Any) -> None:
            """Write a function without Numba's account of its types, a tenth of the file."""
            if self.file and self._impl.check_cachable(data):
                Path(self.file._cache_path).mkdir(parents=True, exist_ok=True)
                library, *parts, _, init, environments = self._impl.reduce(data)
                self.file.save(self.key(sig), (library, *parts, "", init, environments))

    return lambda function: Shipping(function, shipped)


def main(arguments: Sequence[str]) -> None:
    """Compile for a `LEVEL` into a `FOLDER`, or for each level of this machine into the package."""
    if arguments:
        name, folder = arguments
        level = next(level for level in LEVELS if level.name == name)
        precompile(Shipment(Path(folder) / shipped_digest() / name, level))
        return
    shutil.rmtree(SHIPPED, ignore_errors=True)
    for level in levels_of(platform.machine()):
        run(level, SHIPPED)
    settings = {**os.environ, CACHE_VARIABLE: str(SHIPPED)}
    module = "serenissima.machine.webassembly"
    subprocess.run([sys.executable, "-m", module], check=True, env=settings)


def levels_of(machine: str) -> list[CpuLevel]:
    """Return the levels of an architecture."""
    return [level for level in LEVELS if level.machine == machine]


def run(level: CpuLevel, folder: Path, **settings: Any) -> None:
    """Compile for a level in a process of its own; `settings` are those of `subprocess.run`."""
    module = "serenissima.machine.precompile"
    subprocess.run([sys.executable, "-m", module, level.name, folder], check=True, **settings)


if __name__ == "__main__":
    main(sys.argv[1:])
