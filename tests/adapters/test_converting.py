"""Match files become the tables of a recording, one folder for each game and number of seats."""

from pathlib import Path

import numpy as np
import pyarrow.parquet
from typer.testing import CliRunner

import serenissima
from serenissima import games
from serenissima.cli.commands import app
from serenissima.kernel.match import Match

FIRST, *OTHERS = games.names()


def play_on(match: Match, *, takes_back: bool) -> Match:
    """Play the first actions, with a retraction where one is possible."""
    last = match.game.actions.first_retract
    while not match.over:
        seat = match.waits[0]
        legal = match.legal(seat)
        back = [action for action in legal if action >= last]
        if back and takes_back:
            match.play(seat, back[0])
            takes_back = False
        match.play(match.waits[0], match.legal(match.waits[0])[0])
    return match


def test_files_of_several_games_become_tables(tmp_path: Path):
    """Retractions and unfinished matches are left out; a match may begin in a position."""
    whole = play_on(Match(serenissima.load(FIRST), seed=1), takes_back=True)
    begun = Match(whole.game, seed=2)
    placed = serenissima.position(whole.game, whole.game.position_text(begun.terms, begun.state))
    other = play_on(Match(serenissima.load(OTHERS[0]), seed=1), takes_back=False)
    matches = {"whole": whole, "begun": begun, "placed": play_on(placed, takes_back=False),
               "other": other}  # fmt: skip
    files = [tmp_path / f"{name}.match" for name in matches]
    for file, match in zip(files, matches.values(), strict=True):
        file.write_text(serenissima.write_match(match, ["Anna", "Bruno"]), encoding="utf-8")
    result = CliRunner().invoke(app, ["convert", *map(str, files), "--out", str(tmp_path / "data")])

    assert result.exit_code == 0, result.output
    assert "begun.match" in result.output
    folder = tmp_path / "data" / f"{FIRST}-{whole.seats}"
    decisions = pyarrow.parquet.read_table(folder / "decisions.parquet").to_pylist()
    outcomes = pyarrow.parquet.read_table(folder / "matches.parquet").to_pylist()
    assert [(row["deal"], row["players"][0]) for row in outcomes] == [
        ("whole.match", "Anna"), ("placed.match", "Anna"),
    ]  # fmt: skip
    assert [row["decisions"] for row in outcomes] == [
        sum(row["match"] == number for row in decisions) for number in (0, 2)
    ]
    assert all(row["legal"][row["action"]] for row in decisions)
    assert np.ptp([len(row["features"]) for row in decisions]) == 0
    assert (tmp_path / "data" / f"{OTHERS[0]}-{other.seats}" / "matches.parquet").exists()
