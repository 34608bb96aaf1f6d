"""Machine code that is part of the installed package, so that nothing is compiled at first use.

A wheel for a platform has a folder `shipped/DIGEST/LEVEL` for each level of processor. Its files
have the format of Numba's cache, in the folders of the sources. The digest names the sources and
the compiler: code for others is never found. The folder is as safe as the sources beside it.
"""

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from serenissima.kernel.code_cache import PACKAGE, is_private, shipped_digest

SHIPPED = PACKAGE / "kernel" / "shipped"
V2 = frozenset({"cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"})
V3 = V2 | {"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"}


@dataclass(frozen=True)
class CpuLevel:
    """A level of processors that run the same code.

    Attributes:
        name: of its folder.
        machine: as `platform.machine()` calls the architecture.
        cpu: LLVM's name of the level.
        features: LLVM's names of the instructions that a processor must have.
    """

    name: str
    machine: str
    cpu: str
    features: frozenset[str] = frozenset()

    @property
    def triple(self) -> str:
        """LLVM's name of the architecture and the system."""
        return f"{self.machine}-unknown-linux-gnu"


LEVELS = (  # the fastest first
    CpuLevel("x86-64-v3", "x86_64", "x86-64-v3", V3),
    CpuLevel("x86-64-v2", "x86_64", "x86-64-v2", V2),
    CpuLevel("aarch64", "aarch64", "generic"),
)


@dataclass(frozen=True)
class Shipment:
    """The code of one level.

    Attributes:
        folder: where it is.
        level: the processors it is made for.
    """

    folder: Path
    level: CpuLevel

    def has(self, game: str) -> bool:
        """Whether it contains everything that a table of the game needs."""
        return self.mark(game).exists()

    def mark(self, game: str) -> Path:
        """Return the file that marks the code of a game as complete."""
        return self.folder / f"{game}.warm"


@cache
def shipment() -> Shipment | None:
    """Return the shipped code for these sources, this compiler and this processor, if any."""
    return find_shipment(SHIPPED / shipped_digest()) if SHIPPED.is_dir() else None


def find_shipment(folder: Path) -> Shipment | None:
    """Return the fastest code in a folder that this processor can run."""
    found = (Shipment(folder / level.name, level) for level in levels())
    return next((one for one in found if one.folder.is_dir() and is_private(one.folder)), None)


def levels() -> Iterator[CpuLevel]:
    """Yield the levels that this processor belongs to, the fastest first."""
    present = _features()
    for level in LEVELS:
        if level.machine == platform.machine() and level.features <= present:
            yield level


def _features() -> set[str]:
    """Return LLVM's names of the instructions that this processor and its system allow."""
    from llvmlite.binding import get_host_cpu_features

    try:
        return {name for name, here in get_host_cpu_features().items() if here}
    except RuntimeError:  # LLVM doesn't know this kind of processor
        return set()
