"""The command that writes many matches as data."""

from pathlib import Path

import pytest

from serenissima import games
from tests.cli.command_line import GAME, answer, run


def test_matches_are_written_and_an_equal_command_goes_on(tmp_path: Path):
    """Without a seed, too: the folder knows it."""
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
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], code: str, tmp_path: Path):
    """And nothing is written."""
    told = answer("matches", *words, "--out", str(tmp_path / "data"))

    assert told["error"]["code"] == code
    assert not (tmp_path / "data").exists()


def test_levels_are_players(tmp_path: Path):
    """A level of the game stands for the player that it is; a folder of something else is kept."""
    words = ("--games", "1", "--processes", "1", "--out", str(tmp_path / "data"))
    first = answer("matches", GAME, "--players", "uniform", *words)
    other = answer("matches", GAME, "--players", "gentle,uniform", *words)

    assert first["matches"] == 1
    assert other["error"]["code"] == "matches/other"
    assert "gentle" not in other["error"]["hint"]


def test_two_names_of_one_player_are_one_player(tmp_path: Path):
    """A level, and the player that it is; otherwise it would meet itself."""
    level = next(level for level in games.meta(GAME).levels)
    names = f"{level.name},{level.player},{level.player}"
    words = ("--games", "1", "--processes", "1", "--out", str(tmp_path / "data"))

    assert answer("matches", GAME, "--players", names, *words)["players"] == [level.player]
