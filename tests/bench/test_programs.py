"""Every program under `bench/` runs, and has a tiny size at which it takes seconds."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.places import ROOT, environment

RULES = ROOT / "bench" / "rules.py"  # has a test of its own
PROGRAMS = sorted({*(ROOT / "bench").glob("*.py")} - {RULES})
LIMITS = sorted((ROOT / "bench" / "limit").glob("*.c"))
DOCUMENT = ROOT / "docs" / "strength.md"


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_a_program_runs_at_a_tiny_size(program: Path, tmp_path: Path):
    """It ends well, prints its answer, and changes no document."""
    before = DOCUMENT.read_bytes()
    ran = subprocess.run(
        [sys.executable, program, "--tiny"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()
    assert DOCUMENT.read_bytes() == before


@pytest.mark.slow
def test_the_rules_in_c_play_the_same_matches(tmp_path: Path):
    """Each game that has them is compiled and compared; the program stops if they differ."""
    ran = subprocess.run(
        [sys.executable, RULES, "--tiny", "--json"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=True,
    )  # fmt: skip
    compared = {name for name, found in json.loads(ran.stdout)["games"].items() if found["limit"]}

    assert compared == {source.stem.replace("_", "-") for source in LIMITS}
