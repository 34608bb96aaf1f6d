"""The jobs of an analysis as WebAssembly: they find the same as native code, in any order."""

import subprocess
from pathlib import Path

import numpy as np
import playwright
import pytest

from serenissima import games
from serenissima.analysis.decision import memory_for_decision
from serenissima.analysis.image import draw_image
from serenissima.analysis.jobs import OF_DECISION, OF_MATCH
from serenissima.analysis.match_analysis import analyse, memory_for, read_findings
from serenissima.analysis.memory import AnalysisMemory, findings_of
from serenissima.analysis.modules import read_module
from serenissima.analysis.running import Stages, run_jobs
from serenissima.kernel.match import Match
from serenissima.machine.webassembly import compile_modules
from serenissima.players import finish
from serenissima.players.playing import play
from serenissima.web.presentation.engine import describe
from tests.each import EACH
from tests.tiny.game import GAME as TINY

NODE = Path(playwright.__file__).parent / "driver" / "node"
JOBS = Path(games.__file__).parents[1] / "web" / "static" / "jobs.js"
NAMES = games.names() if EACH else games.names()[:1]


def found_natively(memory: AnalysisMemory, stages: Stages) -> bytes:
    """Return the bytes of what this process finds."""
    finish(run_jobs(memory, stages))
    return findings_of(memory)


def found_in_node(folder: Path, memory: AnalysisMemory, stages: Stages, match: Match) -> bytes:
    """Return the bytes of what the module finds."""
    name, image = match.game.meta.name, draw_image(memory)
    module = read_module(name)
    if module is None:
        compile_modules(folder, [name])
        module = (folder / f"{name}.wasm").read_bytes()
    (folder / "module").write_bytes(module)
    (folder / "networks").write_bytes(b"".join(data.tobytes() for data in image.network.values()))
    (folder / "description").write_bytes(describe(match.game, memory, stages))
    given = (folder / "description", folder / "module", folder / "networks", folder / "found")
    script = Path(__file__).with_name("node.mjs")
    subprocess.run([NODE, script, JOBS, *given], check=True)
    return (folder / "found").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_webassembly_finds_the_same_to_the_last_bit(tmp_path: Path, name: str):
    """Hints in the middle of a match, and chances and choices in all of it."""
    game = games.load(name)
    match = play(game, ["greedy"] * game.meta.seats[0], seed=1)
    seen = memory_for(match), memory_for(match)
    stages = OF_MATCH if EACH else OF_MATCH[:2]

    assert found_in_node(tmp_path, seen[0], stages, match) == found_natively(seen[1], stages)
    for _ in range(20):
        match.undo()
    seat = match.waits[0]
    given = game, match.terms, match.view(seat), seat, 5
    memories = memory_for_decision(*given), memory_for_decision(*given)
    natively = found_natively(memories[1], OF_DECISION)

    assert found_in_node(tmp_path, memories[0], OF_DECISION, match) == natively


def test_findings_of_another_machine_are_read_with_care():
    """The same bytes give the same analysis; impossible ones are refused."""
    match = play(TINY, ["uniform", "uniform"], seed=2)
    data = bytearray(found_natively(memory_for(match), OF_MATCH))
    found, here = read_findings(match, bytes(data)), analyse(match)

    assert found.costly == here.costly
    assert np.array_equal(found.chances, here.chances)
    assert np.array_equal(found.luck, here.luck)
    with pytest.raises(ValueError, match="expected"):
        read_findings(match, bytes(data[:-8]))
    data[:8] = np.array([np.nan]).tobytes()
    with pytest.raises(ValueError, match="not between 0 and 1"):
        read_findings(match, bytes(data))
