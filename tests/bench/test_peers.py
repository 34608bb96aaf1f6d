"""The rules that were written again for other libraries are the same rules."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.places import ROOT, environment


@pytest.mark.slow
def test_the_rules_in_plain_python_have_the_same_choices(tmp_path: Path):
    """Matches of ours are played again as a Python game of OpenSpiel; it stops if they differ."""
    ran = subprocess.run(
        [sys.executable, ROOT / "bench" / "peers" / "side_by_side.py", "--tiny"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.returncode == 0, ran.stderr
    assert ran.stderr.count("the same choices at") == 2
