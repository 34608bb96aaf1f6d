"""Every example of the documentation runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.fences import block, blocks
from tests.each import EACH
from tests.places import BIN, ROOT, environment, files, shown

FIRST = [ROOT / "README.md", ROOT / "docs" / "play.md"]  # `make test` runs these only
PAGES = [*ROOT.glob("*.md"), *(files(ROOT / "docs", ".md"))]
RUN = PAGES if EACH else FIRST
INSTALLED = re.compile(r"pip install [^\n`\"]*serenissima(?![\w/.])")
LINK = re.compile(r"\]\((?!https?:|mailto:|#)(?P<target>[^)#\s]+)")


def run(words: list[str], tmp_path: Path) -> None:
    told = subprocess.run(
        words, cwd=tmp_path, env=environment(tmp_path),
        capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=300,
    )  # fmt: skip

    assert told.returncode == 0, f"{words}\n{told.stdout}\n{told.stderr}"


@pytest.mark.compiled
@pytest.mark.parametrize("page", [p for p in RUN if blocks(p, "python")], ids=shown)
def test_python_runs(page: Path, tmp_path: Path):
    """The Python code of a page runs from top to bottom as one program."""
    run([sys.executable, "-W", "error", "-c", "\n".join(blocks(page, "python"))], tmp_path)


QUICK_STARTS = blocks(ROOT / "docs" / "research.md", "py(thon)?")


@pytest.mark.parametrize("code", QUICK_STARTS, ids=range(len(QUICK_STARTS)))
def test_a_quick_start_can_be_typed_alone(code: str):
    """It uses no names from the quick start before it."""
    command = [str(BIN / "ruff"), "check", "--isolated", "--select", "F821", "-"]
    told = subprocess.run(command, input=code, capture_output=True, text=True, check=False)

    assert told.returncode == 0, told.stdout


def test_one_quick_start_is_the_learner_of_make_soak():
    """Only there a test checks its output, and it finds the program by this name."""
    assert "learner.learn(" in block(ROOT / "docs" / "research.md", "py", "MaskablePPO(")


@pytest.mark.parametrize("page", [p for p in RUN if blocks(p, "console")], ids=shown)
def test_commands_run(page: Path, tmp_path: Path):
    """The commands of a page succeed in sequence in one folder."""
    lines = "\n".join(blocks(page, "console")).replace("\\\n", " ").splitlines()
    for line in lines:
        if line.startswith("serenissima "):
            run(["sh", "-c", line], tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_links_have_targets(page: Path):
    """The files that a page links to exist."""
    targets = [m["target"] for m in LINK.finditer(page.read_text(encoding="utf-8"))]
    missing = [t for t in targets if not (page.parent / t).exists()]

    assert missing == []


def test_installation_commands_use_a_clone():
    """No index has the package, so pages and hints install it with `pip install '.[extra]'`."""
    told = [*PAGES, ROOT / "docs" / "tutorial.ipynb", *files(ROOT / "src", ".py")]
    wrong = [shown(p) for p in told if INSTALLED.search(p.read_text(encoding="utf-8"))]

    assert wrong == []
