"""A fourth game is a fourth folder without edits elsewhere: one is copied, renamed and played.

The folder can also be elsewhere: `SERENISSIMA_GAMES` names it.
"""

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
NAME = COPY.replace("_", "-")

FOUND = f"""
from serenissima import games
from serenissima.testing import conformance
from serenissima.testing.trial import Trial

name = "{NAME}"
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
    rename(shutil.copytree(SRC / "serenissima" / "games" / MODEL, copy_in(src), ignore=ignore))
    return src


def copy_in(src: Path) -> Path:
    """Return the folder of the copied game."""
    return src / "serenissima" / "games" / COPY


def rename(folder: Path) -> None:
    """Give a copied game another name in all of its files."""
    for path in files(folder, ".py", ".ftl", ".toml", ".md"):
        text = path.read_text(encoding="utf-8").replace(MODEL, COPY)
        path.write_text(text.replace(MODEL.replace("_", "-"), NAME), encoding="utf-8")


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


def test_a_game_from_elsewhere_is_played_by_name(tmp_path: Path):
    """Commands find it beside the others, and its code is part of the cache's name."""
    ignore = shutil.ignore_patterns("__pycache__")
    folder = tmp_path / "own"
    rename(shutil.copytree(PACKAGE / "games" / MODEL, folder / COPY, ignore=ignore))
    here = {**environment(tmp_path), "PYTHONPATH": str(SRC)}
    own = {**here, "SERENISSIMA_GAMES": str(folder)}

    def run(settings: dict[str, str], *arguments: str) -> str:
        return subprocess.run(
            [sys.executable, *arguments], env=settings,
            cwd=tmp_path, capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip

    players = ("--seats", "uniform,uniform")
    played = run({**own, "NUMBA_DISABLE_JIT": "1"}, "-m", "serenissima", "match", NAME, *players)
    digest = "from serenissima.kernel.code_cache import cache_folder as f; print(f().name)"
    before = run(own, "-c", digest)
    (folder / COPY / "material.py").write_text("# changed\n", encoding="utf-8")

    assert f"game {NAME}" in played
    assert len({before, run(own, "-c", digest), run(here, "-c", digest)}) == 3
