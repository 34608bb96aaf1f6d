"""The page on strength has one table for each game and number of seats, and forgets none."""

import sys
from pathlib import Path

import pytest

from bench import strength

PAGE = Path(strength.ROOT) / "docs" / "strength.md"


def test_what_is_not_played_again_stays():
    """Only the new table changes; one of a game that is gone goes, too."""
    before = PAGE.read_text(encoding="utf-8")
    title = next(iter(strength.titles().values()))

    assert strength.page(before + "\n## Nothing, 9 seats\n\nold\n", {}) == before
    assert f"## {title}\n\nnew\n" in strength.page(before, {title: "\nnew\n"})


def test_a_table_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A fair number of matches, rounded up; each player meets the next weaker one."""
    out = tmp_path / "strength.md"
    players = ["--players", "uniform,greedy=3,ismcts:1=1", "--neighbours"]
    words = ["strength", *players, "--processes", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", [*words, "--game", next(iter(strength.titles()))[0]])

    strength.main()

    rows = [line for line in out.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert [row.split("|")[1:3] for row in rows] == [
        [" `greedy` ", " `uniform` "],
        [" `ismcts:1` ", " `greedy` "],
    ]
    assert [row.split("|")[5] for row in rows] == [" 4 ", " 2 "]
