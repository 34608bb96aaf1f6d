"""Batches in PyTorch and JAX, as the page shows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.fences import block
from tests.places import ROOT, environment

pytestmark = pytest.mark.soak


@pytest.mark.parametrize(
    ("library", "holds"), [("torch", "from_dlpack(batch"), ("jax", "@jax.jit")]
)
def test_a_policy_chooses_for_every_row(library: str, holds: str, tmp_path: Path):
    """The page's program runs, and prints the number of matches ended by its last step."""
    ran = subprocess.run(
        [sys.executable, "-c", block(ROOT / "docs" / "research.md", "py", holds)], cwd=tmp_path,
        env=environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"ended in the last step: \d+\n", ran.stdout)
