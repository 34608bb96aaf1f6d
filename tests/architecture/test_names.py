"""Nobody above the shelf, and nobody below it, names a game."""

import re

from tests.places import PACKAGE, files, shown

STRANGERS = ("kernel", "players", "testing", "words", "service", "web", "terminal", "cli")
GAMES = re.compile(r"canal[-_ ]?grande|\bdoge\b|venedig", re.IGNORECASE)
TEXT = (".py", ".ftl", ".html", ".css", ".js", ".mjs", ".ts", ".toml", ".svg", ".mako")


def test_no_game_is_named_outside_its_folder():
    """They say `games.load(name)`: a game is added by a folder, and by nothing else."""
    found = [
        f"{shown(path)}:{number}: {line.strip()}"
        for part in STRANGERS
        if (PACKAGE / part).is_dir()
        for path in files(PACKAGE / part, *TEXT)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if GAMES.search(line)
    ]

    assert found == []
