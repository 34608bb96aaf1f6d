"""The rules written again for other libraries equal ours."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.peers import contenders, written
from tests.places import ROOT, environment


@pytest.mark.slow
@pytest.mark.soak
def test_the_plain_python_rules_offer_the_same_choices(tmp_path: Path):
    """Compares OpenSpiel's Python game, our batch and our adapter.

    A difference stops the program.
    """
    ran = subprocess.run(
        [sys.executable, ROOT / "bench" / "peers" / "side_by_side.py", "--tiny"],
        cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ran.returncode == 0, ran.stderr
    assert ran.stderr.count("the same choices at") == 4


@pytest.mark.parametrize(
    "game", [one for one in contenders.YARDSTICKS if one.name.endswith(contenders.SEEN)]
)
@pytest.mark.soak
def test_openspiel_games_are_played_as_a_learner_sees_them(game: contenders.Contender):
    """Games with simultaneous choices count too: one failing program would cost the whole run."""
    ran = subprocess.run(
        [sys.executable, *game.words, "0.01"], capture_output=True, text=True, check=False
    )

    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["decisions"] > 0


def test_the_page_agrees_with_the_json():
    """No figure on it is typed by hand; each line has the length of a match."""
    kept = json.loads((ROOT / "docs" / "peers.json").read_text(encoding="utf-8"))
    text = written.page(kept)

    assert (ROOT / "docs" / "peers.md").read_text(encoding="utf-8") == text
    assert "at least half as long, the fastest is OpenSpiel's" in " ".join(text.split())
    assert all(line["length"] > 1 for line in kept["lines"])
