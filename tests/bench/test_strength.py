"""The page on strength has one table for each game and number of seats, and forgets none."""

import sys
from pathlib import Path

import pytest

from bench import strength

PAGE = strength.ROOT / "docs" / "strength.md"
GAME = next(iter(strength.titles()))[0]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Runs the program, and gives the lines of the page: player, against, matches, rules."""
    out = tmp_path / "strength.md"

    def lines(*words: str) -> list[tuple[str, ...]]:
        folders = ["--out", str(out), "--kept", str(tmp_path / "kept")]
        words = ("strength", "--processes", "1", *folders, "--game", GAME, *words)
        monkeypatch.setattr(sys, "argv", list(words))
        strength.main()
        [table] = strength.tables(out).values()
        return [(*line.pair, str(line.matches)) for line in strength.lines_of(table).values()]

    return lines


def test_what_is_not_played_again_stays(tmp_path: Path):
    """Reading the page and writing it changes nothing; a game that is gone goes."""
    texts = strength.tables(PAGE)

    assert strength.page(texts) == PAGE.read_text(encoding="utf-8")
    assert strength.page(texts | {"Nothing, 9 seats": "\nold\n"}) == strength.page(texts)


def test_a_table_is_played(run):
    """A fair number of matches, rounded up; each player meets the next weaker one."""
    played = run("--players", "uniform,greedy=3,ismcts:1=1", "--neighbours")

    assert played == [("greedy", "uniform", "4"), ("ismcts:1", "greedy", "2")]


def test_only_what_is_missing_is_played(run, monkeypatch: pytest.MonkeyPatch):
    """A line under today's rules with as many matches stays, and with fewer is played again."""
    run("--players", "uniform,greedy=2,ismcts:1=2", "--neighbours")
    asked: list[tuple[str, str]] = []
    played = strength.play_line

    def noted(name, seats, pair, count, given):
        asked.append(pair)
        return played(name, seats, pair, count, given)

    monkeypatch.setattr(strength, "play_line", noted)
    after = run("--missing", "--players", "uniform,greedy=2,ismcts:1=4")

    assert asked == [("ismcts:1", "uniform"), ("ismcts:1", "greedy")]
    assert after == [
        ("greedy", "uniform", "2"), ("ismcts:1", "uniform", "4"), ("ismcts:1", "greedy", "4")
    ]  # fmt: skip


def test_a_line_of_earlier_rules_is_missing(run, tmp_path: Path):
    """Its place is taken by the new one; the shares of the seats stay those of the last line."""
    run("--players", "uniform,greedy=2,ismcts:1=2", "--neighbours")
    page = tmp_path / "strength.md"
    text = page.read_text(encoding="utf-8")
    [title] = strength.tables(page)
    first, last = strength.lines_of(strength.tables(page)[title]).values()
    cells = first.text.split("|")
    cells[7] = f" {first.rules - 1} "
    page.write_text(text.replace(first.text, "|".join(cells)), encoding="utf-8")

    run("--missing", "--players", "uniform,greedy=2,ismcts:1=2", "--neighbours")

    assert page.read_text(encoding="utf-8") == text
    assert last.pair == ("ismcts:1", "greedy")
