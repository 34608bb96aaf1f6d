"""Only a game's own folders name it, in the code and in the tests."""

import re
from pathlib import Path

from serenissima import games
from tests.places import PACKAGE, ROOT, TESTS, files, shown

SHELF = PACKAGE / "games"
EXAMPLE = ">>> "
TEXT = (".py", ".ftl", ".html", ".css", ".js", ".mjs", ".ts", ".toml", ".svg", ".mako")


def name_pattern(name: str) -> str:
    """Return a pattern for a game's name, however its words are joined."""
    return rf"\b{'[-_ ]?'.join(map(re.escape, name.split('-')))}\b"


def lines_naming(paths: list[Path], pattern: re.Pattern[str]) -> list[str]:
    """Return the lines of files that name a game; examples for people to type may."""
    return [
        f"{shown(path)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line) and not line.lstrip().startswith(EXAMPLE)
    ]


def test_no_game_is_named_outside_its_folder():
    """The package calls `games.load(name)`, so a folder is all that adds a game."""
    others = [path for path in files(PACKAGE, *TEXT) if SHELF not in path.parents]
    pattern = re.compile("|".join(map(name_pattern, games.names())), re.IGNORECASE)

    assert lines_naming(others, pattern) == []


def test_only_its_own_tests_name_a_game():
    """All other tests take any game, or all of them, from the shelf."""
    paths = [path for path in files(ROOT / "tests", ".py") if TESTS not in path.parents]
    pattern = re.compile("|".join(map(name_pattern, games.names())), re.IGNORECASE)

    assert lines_naming(paths, pattern) == []


def test_a_games_tests_have_the_name_of_the_game():
    """A folder of tests belongs to a game on the shelf."""
    homes = {path.name for path in TESTS.iterdir() if path.is_dir()} - {"__pycache__"}

    assert homes <= {name.replace("-", "_") for name in games.names()}
