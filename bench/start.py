"""How long do people wait at the start: `python bench/start.py [GAME] [--json] [--tiny]`.

Measures the command's help, a server, its first page, and a computer player's first action; with
its cache of compiled code, and with an empty cache, when computer players wait for the compiler. A
computer player's actions have a minimum interval, so its time is one of a few values. `--tiny`
leaves out the empty cache, which is most of the work.
"""

import argparse
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from serenissima.kernel.code_cache import CACHE_VARIABLE
from serenissima.machine import warm
from serenissima.machine.stamp import stamp
from serenissima.players import USUAL

COMMAND = str(Path(sys.executable).parent / "serenissima")
HELP_RUNS = 7
MOST_SEATS = 8


def time_call(do: Callable[[], object]) -> float:
    """Return the seconds that a call takes."""
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def show_help() -> None:
    """Run the command's help."""
    subprocess.run([COMMAND, "--help"], check=True, capture_output=True)


@contextmanager
def server(folder: str, cache: str | None) -> Iterator[str]:
    """Start a server with a new database; yield its address when it is ready."""
    settings = {**os.environ, **({CACHE_VARIABLE: cache} if cache else {})}
    with subprocess.Popen(
        [COMMAND, "serve", "--port", "0", "--data", folder],
        env=settings, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        try:
            assert process.stdout
            yield next(
                word for line in process.stdout for word in line.split() if word.startswith("http:")
            )
        finally:
            process.terminate()


def get(address: str) -> bytes:
    """Return a page."""
    with urllib.request.urlopen(address) as page:
        body: bytes = page.read()
    return body


def first_action(address: str, game: str) -> None:
    """Open a table of computer players, and wait until the first one has acted."""
    sitters = {f"sit-{seat}": f"computer {USUAL}" for seat in range(MOST_SEATS)}
    form = urllib.parse.urlencode({"key": secrets.token_urlsafe(), **sitters})
    with urllib.request.urlopen(f"{address}/new/{game}", form.encode()) as page:
        table = page.url.rpartition("/table/")[2]
    while json.loads(get(f"{address}/api/table/{table}"))["last"] < 1:
        time.sleep(0.005)


def waits(game: str, cache: str | None) -> dict[str, float]:
    """Return the seconds of waiting with a server."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        with server(folder, cache) as address:
            found["server ready"] = time.perf_counter() - begun
            found["first page"] = time_call(lambda: get(address))
            found["second page"] = time_call(lambda: get(address))
            found[f"first action of {USUAL}"] = time_call(lambda: first_action(address, game))
            found["the same again"] = time_call(lambda: first_action(address, game))
    return found


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", nargs="?", default="canal-grande")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    warm.warm([given.game])
    runs = 1 if given.tiny else HELP_RUNS
    found: dict[str, Any] = {"help": median(time_call(show_help) for _ in range(runs))}
    with tempfile.TemporaryDirectory() as empty:
        caches = {"warm": None} if given.tiny else {"warm": None, "cold": empty}
        found |= {state: waits(given.game, cache) for state, cache in caches.items()}
    if given.json:
        print(json.dumps({**stamp([given.game]), "game": given.game, **found}, indent=1))
        return
    print(f"{'serenissima --help':36}{found['help']:8.2f} s")
    for state in caches:
        for what, seconds in found[state].items():
            print(f"{state + ': ' + what:36}{seconds:8.2f} s")


if __name__ == "__main__":
    main()
