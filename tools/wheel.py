"""Builds the wheels: one for every machine, and those with machine code for a platform.

    python -m tools.wheel [FOLDER] [MACHINE …]

All bring the modules that browsers run. The first compiles games when they are first used. The
others bring the code for this version of Python and the architectures named, by default this
machine's; llvmlite can compile for each. A wheel fits the systems that the installed Numba's wheel
fits, since no other code needs one.
"""

import base64
import hashlib
import os
import platform
import re
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

from serenissima.machine.precompile import levels_of, run

ROOT = Path(__file__).parent.parent
SHIPPED = "serenissima/kernel/shipped"
TIME = (2020, 2, 2, 0, 0, 0)  # as Hatchling dates files, so that equal files make equal wheels


def build(out: Path) -> Path:
    """Build the wheel for every machine; return its path."""
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
        subprocess.run(command, cwd=ROOT, check=True)
        (made,) = Path(folder).glob("*.whl")
        out.mkdir(parents=True, exist_ok=True)
        _add_modules(made, Path(folder, "root"))
        (out / made.name).write_bytes(made.read_bytes())
        return out / made.name


def _add_modules(wheel: Path, root: Path) -> None:
    """Add to a wheel what browsers run, compiled from its own sources."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(root)
    settings = {**os.environ, "PYTHONPATH": str(root), "SERENISSIMA_CACHE": str(root / SHIPPED)}
    module = "serenissima.machine.webassembly"
    subprocess.run([sys.executable, "-m", module], env=settings, cwd=root, check=True)
    for written in root.rglob("__pycache__/*"):
        written.unlink()
    (info,) = root.glob("*.dist-info")
    _pack(root, info, wheel)


def ship(wheel: Path, machine: str) -> Path:
    """Add the machine code for an architecture to a wheel; return the new wheel's path."""
    tags = _tags(machine)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "root")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(root)
        _compile(root, machine, Path(folder, "cache"))
        (info,) = root.glob("*.dist-info")
        _set_tags(info / "WHEEL", tags)
        made = wheel.with_name(f"{info.name.removesuffix('.dist-info')}-{_joined(tags)}.whl")
        _pack(root, info, made)
    return made


def _compile(root: Path, machine: str, cache: Path) -> None:
    """Compile an unpacked wheel, from its own sources, for each level of an architecture."""
    settings = {**os.environ, "PYTHONPATH": str(root), "SERENISSIMA_CACHE": str(cache)}
    for level in levels_of(machine):
        print(f"compiling for {level.name}", flush=True)
        run(level, root / SHIPPED, env=settings, cwd=root)
    for written in root.rglob("__pycache__/*"):
        written.unlink()


def _tags(machine: str) -> list[str]:
    """Return the tags of the installed Numba, for another architecture perhaps."""
    wheel = distribution("numba").read_text("WHEEL") or ""
    tags = re.findall(r"^Tag: (\S+)$", wheel, re.MULTILINE)
    return [tag.replace(platform.machine(), machine) for tag in tags]


def _joined(tags: list[str]) -> str:
    """Return tags in the form of a wheel's name, in which each of three parts lists its values."""
    return "-".join(
        ".".join(dict.fromkeys(v)) for v in zip(*(t.split("-") for t in tags), strict=True)
    )


def _set_tags(path: Path, tags: list[str]) -> None:
    """Write into a wheel's metadata which systems it fits."""
    lines = path.read_text(encoding="utf-8").splitlines()
    others = [line for line in lines if not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    told = [*others, "Root-Is-Purelib: false", *(f"Tag: {tag}" for tag in tags)]
    path.write_text("\n".join(told) + "\n", encoding="utf-8")


def _pack(root: Path, info: Path, made: Path) -> None:
    """Pack a folder as a wheel, with the digest of each file."""
    record = info / "RECORD"
    paths = sorted(path for path in root.rglob("*") if path.is_file() and path != record)
    lines = [f"{path.relative_to(root).as_posix()},{_digest(path)}" for path in paths]
    lines.append(f"{record.relative_to(root).as_posix()},,")
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in [*paths, record]:
            entry = zipfile.ZipInfo(path.relative_to(root).as_posix(), TIME)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)


def _digest(path: Path) -> str:
    """Return a file's digest and size as RECORD lists them."""
    data = path.read_bytes()
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"sha256={digest},{len(data)}"


def main(arguments: list[str]) -> None:
    """Build all wheels and print their sizes."""
    out = ROOT / arguments[0] if arguments else ROOT / "dist"
    plain = build(out)
    machines = arguments[1:] or [platform.machine()]
    if sys.platform != "linux":
        machines = []  # no level of processors is declared for another system
    for made in (plain, *(ship(plain, machine) for machine in machines)):
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
