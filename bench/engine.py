"""How fast do browsers analyse, and what does it cost the server?

    python bench/engine.py [--json]

For each game that is compiled for browsers: the size of its module; the time of one core for the
analysis of a match, natively and in Node, where a worker runs as in a browser; and the server's
time for a visitor who analyses with the own device: describing the match, and wording the findings.
"""

import argparse
import gzip
import json
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import playwright

from serenissima import games
from serenissima.analysis.image import draw_image
from serenissima.analysis.jobs import OF_MATCH
from serenissima.analysis.match_analysis import memory_for, read_findings
from serenissima.analysis.memory import findings_of
from serenissima.analysis.modules import read_module
from serenissima.analysis.running import run_jobs
from serenissima.kernel.match import Match
from serenissima.players import finish
from serenissima.players.playing import play
from serenissima.web.presentation import packing
from serenissima.web.presentation.engine import describe
from serenissima.words import Speaker
from serenissima.words.analysis import tell_costly

NODE = Path(playwright.__file__).parent / "driver" / "node"
ROOT = Path(__file__).parents[1]
JOBS = ROOT / "src" / "serenissima" / "web" / "static" / "jobs.js"
RUNS = 5


def seconds(what: Callable[[], object]) -> float:
    """Return the median time of some runs."""
    taken = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        what()
        taken.append(time.perf_counter() - begun)
    return statistics.median(taken)


def in_node(match: Match) -> float:
    """Return the seconds of a match's jobs in Node, after one analysis that compiles the module."""
    memory = memory_for(match)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "module").write_bytes(read_module(match.game.meta.name) or b"")
        shared = draw_image(memory).network.values()
        (folder / "networks").write_bytes(b"".join(data.tobytes() for data in shared))
        (folder / "description").write_bytes(describe(match.game, memory, OF_MATCH))
        files = [folder / part for part in ("description", "module", "networks", "found")]
        script = ROOT / "tests" / "analysis" / "node.mjs"
        told = subprocess.run(
            [NODE, script, JOBS, *files, str(RUNS)], check=True, capture_output=True, text=True
        )
        return statistics.median(map(float, told.stdout.split()))


def measure(name: str) -> dict[str, float]:
    """Return the figures of a game."""
    game = games.load(name)
    match = play(game, ["greedy"] * game.meta.seats[0], seed=1)
    module = read_module(name) or b""
    memory = memory_for(match)
    native = seconds(lambda: finish(run_jobs(memory_for(match), OF_MATCH)))
    finish(run_jobs(memory, OF_MATCH))
    found, speaker = findings_of(memory), Speaker()
    node = in_node(match)
    sent = describe(game, memory_for(match), OF_MATCH)
    return {
        "bytes": len(module),
        "gzip": len(gzip.compress(module, 9)),
        "native s": native,
        "node s": node,
        "ratio": native / node,
        "described ms": 1e3
        * seconds(lambda: packing.pack(describe(game, memory_for(match), OF_MATCH), "br")),
        "described kB": len(packing.pack(sent, "br")) / 1e3,
        "worded ms": 1e3 * seconds(lambda: tell_costly(read_findings(match, found), speaker, str)),
    }


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--json", action="store_true")
    found = {name: measure(name) for name in games.names() if read_module(name)}
    if asked.parse_args().json:
        print(json.dumps(found, indent=1))
        return
    for name, figures in found.items():
        print(name)
        for what, figure in figures.items():
            print(f"  {what:14}{figure:12.3f}")


if __name__ == "__main__":
    main()
