"""The page on strength has one table for each game and number of seats."""

import sys
from pathlib import Path

import pytest

from bench import strength

PAGE = strength.ROOT / "docs" / "strength.md"
GAME = next(iter(strength.titles()))[0]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A function that runs the program and returns player, against, matches and rules."""
    out = tmp_path / "strength.md"

    def lines(*words: str) -> list[tuple[str, ...]]:
        folders = ["--out", str(out), "--kept", str(tmp_path / "kept")]
        words = ("strength", "--processes", "1", *folders, "--game", GAME, *words)
        monkeypatch.setattr(sys, "argv", list(words))
        strength.main()
        [table] = strength.tables(out).values()
        return [(*line.pair, str(line.matches)) for line in strength.lines_of(table).values()]

    return lines


def test_lines_without_a_new_measurement_stay(tmp_path: Path):
    """Reading and writing the page changes nothing else; a removed game disappears."""
    texts = strength.tables(PAGE)

    assert strength.page(texts) == PAGE.read_text(encoding="utf-8")
    assert strength.page(texts | {"Nothing, 9 seats": "\nold\n"}) == strength.page(texts)


def test_a_table_is_measured(run):
    """The number of matches is rounded up to a fair one; each player meets the next weaker one."""
    played = run("--players", "uniform,greedy=3,ismcts:1=1", "--neighbours")

    assert played == [("greedy", "uniform", "4"), ("ismcts:1", "greedy", "2")]


def test_only_missing_lines_are_measured(run, monkeypatch: pytest.MonkeyPatch):
    """A line with today's rules and enough matches stays; with fewer it is measured again."""
    run("--players", "uniform,greedy=2,ismcts:1=2", "--neighbours")
    asked: list[tuple[str, str]] = []
    played = strength.play_line

    def make_note(name, seats, pair, count, given):
        asked.append(pair)
        return played(name, seats, pair, count, given)

    monkeypatch.setattr(strength, "play_line", make_note)
    after = run("--missing", "--players", "uniform,greedy=2,ismcts:1=4")

    assert asked == [("ismcts:1", "uniform"), ("ismcts:1", "greedy")]
    assert after == [
        ("greedy", "uniform", "2"), ("ismcts:1", "uniform", "4"), ("ismcts:1", "greedy", "4")
    ]  # fmt: skip


def test_a_line_of_earlier_rules_is_missing(run, tmp_path: Path):
    """The new line replaces it; the shares of the seats stay those of the last line."""
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
