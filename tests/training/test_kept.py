"""An interrupted tournament continues where it stopped, with the same result."""

from dataclasses import replace
from pathlib import Path

import pytest

from serenissima import games
from serenissima.training import arena, kept
from serenissima.training.arena import Tournament
from serenissima.training.kept import StoredResults

GAME = games.names()[0]
WANTED = Tournament(GAME, ["uniform", "greedy"], 6, seed=3)


class Stopped(Exception):
    """The interruption of a tournament."""


def stop_after(matches: int) -> arena.Progress:
    """Return a progress function that stops the tournament after a number of matches."""

    def stop(done: int, of: int) -> None:
        if done == matches:
            raise Stopped

    return stop


def numbers_played(tournament: Tournament, folder: Path) -> list[int]:
    """Return the progress numbers of the matches that had to be played."""
    seen: list[int] = []
    arena.run(
        tournament, processes=1, progress=lambda done, of: seen.append(done),
        kept=StoredResults(folder, tournament),
    )  # fmt: skip
    return seen


def test_an_interrupted_tournament_continues(tmp_path: Path):
    """Its last line may be incomplete."""
    with pytest.raises(Stopped):
        arena.run(WANTED, processes=1, progress=stop_after(4), kept=StoredResults(tmp_path, WANTED))
    [file] = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-5])

    assert numbers_played(WANTED, tmp_path) == [4, 5, 6]
    assert numbers_played(WANTED, tmp_path) == []
    assert arena.run(WANTED, kept=StoredResults(tmp_path, WANTED)) == arena.run(WANTED, processes=1)


def test_a_longer_tournament_starts_with_the_shorter_one(tmp_path: Path):
    """And a shorter one uses the matches it needs of a longer one."""
    longer = replace(WANTED, count=8)
    numbers_played(WANTED, tmp_path)

    assert numbers_played(longer, tmp_path) == [7, 8]
    assert arena.run(WANTED, kept=StoredResults(tmp_path, WANTED)) == arena.run(WANTED, processes=1)


def test_results_of_other_sources_are_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """So are those of another seed."""
    numbers_played(WANTED, tmp_path)

    assert not StoredResults(tmp_path, replace(WANTED, seed=4)).results
    monkeypatch.setattr(kept, "source_digest", lambda: "other rules")
    assert not StoredResults(tmp_path, WANTED).results
