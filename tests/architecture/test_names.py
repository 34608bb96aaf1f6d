"""Only a game's own folder names it, among the code and among the tests."""

import re
from pathlib import Path

from serenissima import games
from tests.places import PACKAGE, ROOT, TESTS, files, shown

SHELF = PACKAGE / "games"
EXAMPLE = ">>> "
TEXT = (".py", ".ftl", ".html", ".css", ".js", ".mjs", ".ts", ".toml", ".svg", ".mako")


def spelled(name: str) -> str:
    """A pattern for a game's name, however its words are joined."""
    return rf"\b{'[-_ ]?'.join(map(re.escape, name.split('-')))}\b"


def naming(paths: list[Path], pattern: re.Pattern[str]) -> list[str]:
    """The lines of files that name a game; examples for people to type may."""
    return [
        f"{shown(path)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line) and not line.lstrip().startswith(EXAMPLE)
    ]


def test_no_game_is_named_outside_its_folder():
    """The package says `games.load(name)`: a game is added by a folder, and by nothing else."""
    others = [path for path in files(PACKAGE, *TEXT) if SHELF not in path.parents]
    pattern = re.compile("|".join(map(spelled, games.names())), re.IGNORECASE)

    assert naming(others, pattern) == []


def test_only_its_own_tests_name_a_game():
    """Whatever else is tested takes any game, or all of them, from the shelf."""
    paths = [path for path in files(ROOT / "tests", ".py") if TESTS not in path.parents]
    pattern = re.compile("|".join(map(spelled, games.names())), re.IGNORECASE)

    assert naming(paths, pattern) == []


def test_a_games_tests_are_called_as_the_game():
    """A folder of tests belongs to a game on the shelf."""
    homes = {path.name for path in TESTS.iterdir() if path.is_dir()} - {"__pycache__"}

    assert homes <= {name.replace("-", "_") for name in games.names()}
