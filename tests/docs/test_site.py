"""The documentation site can be built, and read without a network."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from serenissima import games
from tests.places import ROOT, environment

pytestmark = pytest.mark.soak

FETCHED = re.compile(r'<(?:script|img|iframe)[^>]* src="(?:https?:)?//|<link[^>]* href="https?://')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a broken link would make the build fail."""
    out = tmp_path_factory.mktemp("site")
    told = subprocess.run(
        [sys.executable, "-m", "tools.site", str(out)],
        cwd=ROOT, env=environment(out), capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip

    assert told.returncode == 0, told.stdout + told.stderr
    return out


def test_the_pages_load_no_external_resources(site: Path):
    """This covers scripts, pictures and fonts."""
    found = [page.name for page in site.rglob("*.html") if FETCHED.search(page.read_text("utf-8"))]

    assert found == []


def test_the_site_contains_rules_facts_and_decisions(site: Path):
    """It has those of every game, and every decision."""
    rules = [games.load(name).folder.relative_to(ROOT) / "RULES" for name in games.names()]
    facts = [Path("docs/games") / name for name in games.names()]
    decisions = [p.relative_to(ROOT).with_suffix("") for p in ROOT.glob("docs/decisions/*.md")]
    missing = [p for p in (*rules, *facts, *decisions) if not (site / f"{p}.html").is_file()]

    assert missing == []
    assert "<h2" in (site / "docs/tutorial.html").read_text("utf-8")


def test_lists_are_rendered_as_lists(site: Path):
    """They need no blank line before them, and their items may contain code."""
    left = re.compile(r"^(?:- |1\. |```)", re.MULTILINE)
    found = [page.name for page in site.rglob("*.html") if left.search(page.read_text("utf-8"))]
    steps = (site / "docs/add-a-game.html").read_text("utf-8")

    assert found == []
    assert re.findall(r"<(?:p|li)>\d\. <strong>| \d\. <strong>", steps) == []
