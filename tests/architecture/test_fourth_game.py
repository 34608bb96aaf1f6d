"""A fourth game is a fourth folder without edits elsewhere: one is copied, renamed and played."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from serenissima import games
from tests.each import EACH
from tests.places import PACKAGE, SRC, environment, files

MODEL = games.names()[0].replace("-", "_")
COPY = "rialto_bridge"

FOUND = f"""
from serenissima import games
from serenissima.testing import conformance
from serenissima.testing.trial import Trial

name = "{COPY.replace("_", "-")}"
assert name in games.names(), games.names()
game = games.load(name)
assert game.folder.name == "{COPY}", game.folder
"""
WHOLE = "conformance.run(game, quick=True, say=len)"
PART = "assert Trial(game, quick=True).random_match(0).match.over"  # at once, without a compiler


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """The sources in another folder, with a copied game whose own files use another name."""
    src = tmp_path / "src"
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SRC, src, ignore=ignore)
    home = src / "serenissima" / "games"
    shutil.copytree(home / MODEL, home / COPY)
    for path in files(home / COPY, ".py", ".ftl", ".toml", ".md"):
        text = path.read_text(encoding="utf-8").replace(MODEL, COPY)
        text = text.replace(MODEL.replace("_", "-"), COPY.replace("_", "-"))
        path.write_text(text, encoding="utf-8")
    return src


def test_a_copied_folder_is_a_game(shelf: Path, tmp_path: Path):
    """It is on the shelf, loads and is played; with `make soak`, it passes the conformance kit."""
    assert (PACKAGE / "games" / MODEL).is_dir()

    played, fast = (WHOLE, {}) if EACH else (PART, {"NUMBA_DISABLE_JIT": "1"})
    code = f"{FOUND}{played}\nprint('ok', game.meta.name)"

    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path, env={**environment(tmp_path), **fast, "PYTHONPATH": str(shelf)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert told.stdout.startswith("ok"), told.stderr
