"""The rules that were written again for other libraries are the same rules."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.peers import contenders, written
from tests.places import ROOT, environment


@pytest.mark.slow
@pytest.mark.soak
def test_the_rules_in_plain_python_have_the_same_choices(tmp_path: Path):
    """In OpenSpiel's Python game, and in our batch and adapter; it stops if they differ."""
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
def test_games_of_openspiel_are_played_as_a_learner_sees_them(game: contenders.Contender):
    """Those, too, in which seats choose at once: a program that fails would cost the whole run."""
    ran = subprocess.run(
        [sys.executable, *game.words, "0.01"], capture_output=True, text=True, check=False
    )

    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["decisions"] > 0


def test_the_page_tells_what_the_json_keeps():
    """Nothing on it was typed; how long a match is stands in each line."""
    kept = json.loads((ROOT / "docs" / "peers.json").read_text(encoding="utf-8"))
    text = written.page(kept)

    assert (ROOT / "docs" / "peers.md").read_text(encoding="utf-8") == text
    assert "at least half as long, the fastest is OpenSpiel's" in " ".join(text.split())
    assert all(line["length"] > 1 for line in kept["lines"])
