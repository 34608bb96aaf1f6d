"""Facts about typical matches can be read, and are shown only for the rules they belong to."""

from dataclasses import replace
from pathlib import Path

import pytest

from serenissima import games
from serenissima.training import arena
from tools import docs, facts

NAME = games.names()[0]
META = games.meta(NAME)


@pytest.fixture(scope="module")
def play() -> facts.Play:
    """Return the facts of a few matches."""
    wanted = arena.Tournament(NAME, ["uniform"], 8, seed="facts")
    return facts.Play.of(arena.run(wanted, processes=1))


def test_written_facts_can_be_read(
    play: facts.Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Every number is equal."""
    monkeypatch.setattr(facts, "FOLDER", tmp_path)
    (tmp_path / f"{NAME}.toml").write_text(facts.write(META, [play, play]), encoding="utf-8")

    read = facts.read(META)

    assert [facts.write(META, [one]) for one in read] == [facts.write(META, [play])] * 2
    assert facts.read(replace(META, rules_version=META.rules_version + 1)) == []
    assert facts.read(replace(META, name="nothing-of-the-kind")) == []


def test_facts_add_up(play: facts.Play):
    """Endings add up to the number of matches, shares to 1."""
    assert sum(play.endings.values()) == play.matches == 8
    assert sum(mean for mean, _, _ in play.shares) == pytest.approx(1, abs=0.001)
    assert play.actions[1] <= play.actions[0] <= play.actions[2]
    assert set(play.told) <= {event.kind for event in games.load(NAME).events}


def test_a_game_without_facts_has_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The page has no part about matches."""
    monkeypatch.setattr(facts, "FOLDER", tmp_path)

    lines = list(docs.game_page(games.load(NAME)))

    assert "## Matches\n" not in lines
    assert "| event | arguments | rule |" in lines
