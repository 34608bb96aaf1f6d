"""The command that writes many matches as data."""

from pathlib import Path

import pytest

from serenissima import games
from tests.cli.command_line import GAME, answer, run


def test_repeating_a_command_continues_its_matches(tmp_path: Path):
    """It works without a seed too, since the folder stores it."""
    words = ("matches", GAME, "--players", "uniform", "--games", "5", "--shard", "3",
             "--processes", "1", "--out", str(tmp_path / "data"))  # fmt: skip
    told = answer(*words)
    first = sorted((tmp_path / "data").rglob("*.match"))
    again = answer(*words)

    assert len(first) == told["matches"] == 5
    assert told["players"] == ["uniform"]
    assert told["decisions"] > 5
    assert told == again
    assert f"5 matches, {told['decisions']} decisions, seed {told['seed']}" in run(*words).stdout


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("halma", "--players", "uniform"), "game/unknown"),
        ((GAME, "--players", "uniform,"), "seats/text"),
        ((GAME, "--players", "person"), "seats/text"),
        ((GAME, "--players", "kasparov"), "player/unknown"),
        ((GAME, "--players", "uniform", "--seats", "9"), "match/seats"),
        ((GAME, "--players", "uniform", "--ray", "nowhere"), "ray/address"),
    ],
)
def test_an_unplayable_plan_is_refused(words: tuple[str, ...], code: str, tmp_path: Path):
    """No file is written."""
    told = answer("matches", *words, "--out", str(tmp_path / "data"))

    assert told["error"]["code"] == code
    assert not (tmp_path / "data").exists()


def test_levels_are_players(tmp_path: Path):
    """A level of the game is the player behind it; folders with other content stay unchanged."""
    words = ("--games", "1", "--processes", "1", "--out", str(tmp_path / "data"))
    first = answer("matches", GAME, "--players", "uniform", *words)
    other = answer("matches", GAME, "--players", "gentle,uniform", *words)

    assert first["matches"] == 1
    assert other["error"]["code"] == "matches/other"
    assert "gentle" not in other["error"]["hint"]


def test_two_names_of_one_player_are_one_player(tmp_path: Path):
    """A level equals its player; otherwise it would play against itself."""
    level = next(level for level in games.meta(GAME).levels)
    names = f"{level.name},{level.player},{level.player}"
    words = ("--games", "1", "--processes", "1", "--out", str(tmp_path / "data"))

    assert answer("matches", GAME, "--players", names, *words)["players"] == [level.player]
