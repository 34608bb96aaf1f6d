"""Every program under `bench/` runs, and has a tiny size that takes seconds."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.places import ROOT, environment

pytestmark = pytest.mark.soak

RULES = ROOT / "bench" / "rules.py"
SERVICE, RECONNECT = ROOT / "bench" / "service.py", ROOT / "bench" / "reconnect.py"
PROGRAMS = sorted(
    {*(ROOT / "bench").glob("*.py")} - {RULES, RECONNECT}  # which have tests of their own
)
LIMITS = sorted((ROOT / "bench" / "limit").glob("*.c"))
DOCUMENT = ROOT / "docs" / "strength.md"


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_a_program_runs_at_a_tiny_size(program: Path, tmp_path: Path):
    """It succeeds, prints its answer, and changes no document."""
    before = DOCUMENT.read_bytes()
    ran = subprocess.run(
        [sys.executable, program, "--tiny"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()
    assert DOCUMENT.read_bytes() == before


@pytest.mark.slow
def test_figures_begin_with_a_stamp(tmp_path: Path):
    """It has the versions of program, rules and libraries, and the machine."""
    ran = subprocess.run(
        [sys.executable, ROOT / "bench" / "batches.py", "--tiny", "--json"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(ran.stdout)

    assert told["rules"].keys() == told["games"].keys()
    assert told["engine"]
    assert {"python", "libraries", "machine"} <= told.keys()


@pytest.mark.soak
def test_the_c_rules_play_the_same_matches(tmp_path: Path):
    """Each game with C rules is compiled and compared; a difference stops the program."""
    ran = subprocess.run(
        [sys.executable, RULES, "--tiny", "--json"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=True,
    )  # fmt: skip
    compared = {name for name, found in json.loads(ran.stdout)["games"].items() if found["limit"]}

    assert compared == {source.stem.replace("_", "-") for source in LIMITS}


@pytest.mark.soak
def test_every_page_is_current_after_a_restart(tmp_path: Path):
    """This holds for any way of stopping the server and under any load."""
    ran = subprocess.run(
        [sys.executable, RECONNECT, "--tiny", "--company", "--json"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = {
        way: [(one["signal"], one["missing"], one["behind"]) for one in stops]
        for way, stops in json.loads(ran.stdout).items()
    }

    stops = [("SIGTERM", 0, 0), ("SIGKILL", 0, 0)]
    assert found == {"alone": stops, "company": stops}


@pytest.mark.soak
def test_people_in_company_act_like_others(tmp_path: Path):
    """With clocks, a chat and notifications too, every action is carried out and shown."""
    ran = subprocess.run(
        [sys.executable, SERVICE, "--tiny", "--company", "--json"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = {way: len(rates) for way, rates in json.loads(ran.stdout).items()}

    assert found == {"alone": 1, "company": 1}
    for (figures,) in json.loads(ran.stdout).values():
        assert figures["done"] > 0
        assert figures["refused"] == 0


@pytest.mark.soak
@pytest.mark.xdist_group("postgres")
def test_two_servers_on_one_database_carry_out_actions(tmp_path: Path):
    """People whose browsers use different servers play with each other."""
    ran = subprocess.run(
        [sys.executable, SERVICE, "--tiny", "--json", "--postgres", "--processes", "2"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=True,
    )  # fmt: skip
    (figures,) = json.loads(ran.stdout)["alone"]

    assert figures["done"] > 0
    assert figures["refused"] == 0
