"""The memory of this process, where the system reports it."""

from contextlib import suppress
from pathlib import Path

STATUS = Path("/proc/self/status")
KILOBYTE = 1024


def resident_memory(status: Path = STATUS) -> int | None:
    """Return the memory that this process occupies, in bytes; None if that is unknown here."""
    with suppress(OSError, ValueError, IndexError):
        for line in status.read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * KILOBYTE
    return None
