"""Libraries for data frames read the files of `matches`, as the page shows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.fences import block
from tests.places import ROOT, environment

pytestmark = pytest.mark.soak
PAGE = ROOT / "docs" / "research.md"


def run_program(code: str, folder: Path) -> str:
    """Return the output of a program that runs in a folder."""
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environment(folder),
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the page's example has written its matches."""
    folder = tmp_path_factory.mktemp("matches")
    run_program(block(PAGE, "python", 'folder = Path("few")'), folder)
    return folder


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_both_libraries_read_every_decision(library: str, folder: Path):
    """Each computes the mean shares of the same decisions, taken by both players."""
    text = run_program(block(PAGE, "py", f"import {library}\n"), folder)
    rows = [line for line in text.splitlines() if re.search("greedy|uniform", line)]
    counts = [int(re.findall(r"\d+", row)[-1]) for row in rows]
    means = [float(mean) for row in rows for mean in re.findall(r"\d\.\d+", row)]

    assert len(rows) == 2
    assert min(counts) > 100
    assert means[0] > 0.5 > means[1]
