"""A batch on a GPU plays the same matches as on a CPU; NVIDIA's simulator is the GPU here."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from tests.adapters.device_run import RUNS, recorded
from tests.each import EACH
from tests.places import ROOT, environment

pytestmark = pytest.mark.soak

SIMULATED = [*RUNS] if EACH else [*RUNS][:1] + [*RUNS][-1:]  # a game of ours, and a stranger's
SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def on_a_gpu(
    name: str, folder: Path, variables: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run `device_run` in a process with these variables."""
    return subprocess.run(
        [sys.executable, "-m", "tests.adapters.device_run", name, "cuda", folder / "shown.npz"],
        cwd=ROOT, env=environment(folder) | variables, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in SIMULATED]
)
def test_a_gpu_plays_the_same_matches_as_the_cpu(tmp_path: Path, name: str):
    """All bits are equal: features, masks, rewards, ends and deals; and the same refusal.

    Covers steps, random play and a reset; an illegal action changes nothing.
    """
    ran = on_a_gpu(name, tmp_path, SIMULATOR)
    assert ran.returncode == 0, ran.stderr
    there, here = np.load(tmp_path / "shown.npz"), recorded(name, "cpu")

    assert there["shown"].shape == here["shown"].shape
    assert there["shown"].tobytes() == here["shown"].tobytes()
    assert str(there["dealt"]) == str(here["dealt"])
    assert str(there["refused"]) == str(here["refused"])
    assert str(there["refused"]).startswith("vector/illegal")


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"CUDA_VISIBLE_DEVICES": "-1"}, "there is no GPU"),
        (SIMULATOR | {"NUMBA_DISABLE_JIT": "0"}, "NUMBA_DISABLE_JIT=1"),
    ],
    ids=["no GPU", "compiled rules in the simulator"],
)
def test_an_unsupported_machine_is_refused_with_the_reason(
    tmp_path: Path, variables: dict[str, str], said: str
):
    ran = on_a_gpu(list(RUNS)[-1], tmp_path, variables)

    assert ran.returncode == 1
    assert said in ran.stderr.splitlines()[-1]
