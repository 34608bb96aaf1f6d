"""Matches as data: the contents of the tables, and continuing an interrupted run."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest
from filelock import FileLock

from serenissima import games
from serenissima.adapters import recording
from serenissima.adapters.encoder import Encoder, rewards
from serenissima.adapters.parquet import RecordedMatch, decisions_table, matches_table
from serenissima.adapters.recording import Plan, run
from serenissima.kernel.errors import Illegal, NotNow, Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.notation import parse_match
from serenissima.kernel.replay import replay
from serenissima.kernel.verbs import legal_actions
from serenissima.players.playing import play
from serenissima.training import arena
from serenissima.training.arena import Tournament, check_sendable
from serenissima.training.spreading import threads
from tests.adapters.shelf import GAMES, NAMES

GAME = games.names()[0]
PLAYERS = ("greedy", "uniform")
MATCHES, TOGETHER = 5, 2


@pytest.fixture
def plan() -> Plan:
    """A plan of three shards, the last with one match."""
    return Plan(Tournament(GAME, PLAYERS, MATCHES, seed="pond"), TOGETHER)


def files(folder: Path) -> dict[str, bytes]:
    """Return all written files by their names."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != recording.LOCK
    }


def stop_after(matches: int) -> Callable[[int, int], None]:
    """Return a progress function that presses Ctrl-C after some matches."""

    def progress(done: int, _total: int) -> None:
        if done >= matches:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_row_is_a_decision(game: Game):
    """It contains the seat's view, legal actions, action and result."""
    seats = game.meta.seats[-1]
    names = tuple(f"player {seat}" for seat in range(seats))
    match = play(game, ["uniform"] * seats, seed=3)
    encoder = Encoder(game, seats)
    rows = decisions_table(encoder, [RecordedMatch(7, "3", names, match)]).to_pylist()
    worth = rewards(match.outcome.shares)

    assert len(rows) == len(match.steps) - 1
    for number, row in enumerate(rows):
        seat = row["seat"]
        state, step = match.state_after(number), match.steps[number + 1]
        legal = encoder.legal(match.terms, state, seat)
        seen = encoder.features(game.state.view(state, seat), seat)
        assert (row["match"], row["decision"], seat) == (7, number, step.seat)
        assert row["player"] == names[seat]
        assert (np.array(row["features"], np.int16) * encoder.scales).tolist() == seen.tolist()
        assert np.flatnonzero(row["legal"]).tolist() == legal.tolist()
        assert row["action"] == match.actions.parse(row["action_text"]) == step.action
        assert row["share"] == match.outcome.shares[seat]
        assert row["reward"] == worth[seat]
        assert row["ending"] == match.outcome.ending


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_table_describes_its_columns(game: Game):
    """The metadata has the names and scales of the features, and the rules version."""
    seats = game.meta.seats[0]
    names = ("uniform",) * seats
    played = RecordedMatch(0, "1", names, play(game, names, seed=1))
    encoder = Encoder(game, seats)
    about = decisions_table(encoder, [played]).schema.metadata
    (row,) = matches_table(game, seats, [played]).to_pylist()

    assert set(about) == {b"game", b"rules_version", b"engine", b"features", b"scales"}
    assert row["shares"] == list(played.match.outcome.shares)
    assert row["decisions"] == len(played.match.steps) - 1


def test_match_files_contain_the_same_matches(plan: Plan, tmp_path: Path):
    """Each replays, and its actions are those of its rows."""
    run(plan, tmp_path, processes=1)
    found = 0
    for shard in sorted(tmp_path.glob("shard-*")):
        rows = pyarrow.parquet.read_table(shard / "decisions.parquet").to_pylist()
        ended = pyarrow.parquet.read_table(shard / "matches.parquet").to_pylist()
        for told in ended:
            file = shard / f"match-{told['match']:06}.match"
            match = replay(games.load(GAME), parse_match(file.read_text("utf-8")))
            mine = [row["action"] for row in rows if row["match"] == told["match"]]
            assert [step.action for step in match.steps[1:]] == mine
            assert list(match.outcome.shares) == told["shares"]
            found += 1

    assert found == MATCHES
    assert {told["players"][0] for told in ended} <= set(PLAYERS)


def test_an_interrupted_run_continues(plan: Plan, tmp_path: Path):
    """It gives the same bytes; unfinished files are removed."""
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    run(plan, whole, crew=threads(2))
    with pytest.raises(KeyboardInterrupt):
        run(plan, broken, processes=1, progress=stop_after(TOGETHER))
    done = files(broken)
    (broken / ".shard-000001-4321").mkdir()
    told: list[tuple[int, int]] = []
    run(plan, broken, processes=1, progress=lambda *step: told.append(step))

    assert [name for name in done if "shard-000001" in name] == []
    assert files(broken) == files(whole)
    assert files(broken).items() >= done.items()
    assert told == [(2, 5), (3, 5), (4, 5), (5, 5)]
    assert not (broken / ".shard-000001-4321").exists()


def test_processes_share_the_matches_of_a_shard(plan: Plan, tmp_path: Path):
    """Neither their number nor the shards' size changes a file."""
    one = Plan(plan.tournament, MATCHES)
    run(one, tmp_path / "alone", processes=1)
    run(one, tmp_path / "together", processes=3)

    assert files(tmp_path / "together") == files(tmp_path / "alone")
    assert len(list((tmp_path / "alone").glob("shard-*"))) == 1


def test_a_failing_shard_leaves_no_files(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The disk is full while match files are written, after the tables."""

    def full(*_: Any) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(recording, "print_match", full)
    with pytest.raises(OSError, match="No space left"):
        run(plan, tmp_path, processes=1)

    assert set(files(tmp_path)) == {recording.PLAN}


def test_another_plan_is_refused(plan: Plan, tmp_path: Path):
    """The refusal gives the difference."""
    run(plan, tmp_path, processes=1)
    other = Plan(Tournament(GAME, PLAYERS, MATCHES, seed="lake"), TOGETHER)
    with pytest.raises(Illegal, match="seed pond") as refused:
        run(other, tmp_path, processes=1)

    assert refused.value.code == "matches/other"


def test_only_one_process_writes_to_a_folder(plan: Plan, tmp_path: Path):
    with (
        FileLock(tmp_path / recording.LOCK),
        pytest.raises(NotNow, match="another process") as refused,
    ):
        run(plan, tmp_path, processes=1)

    assert refused.value.code == "matches/running"


@pytest.mark.parametrize("text", ["", "[1]", "3", "{"])
def test_a_folder_with_an_unreadable_plan_stays_unchanged(text: str, plan: Plan, tmp_path: Path):
    (tmp_path / recording.PLAN).write_text(text, "utf-8")
    with pytest.raises(Unreadable) as refused:
        run(plan, tmp_path, processes=1)

    assert refused.value.code == "matches/plan"
    assert files(tmp_path) == {recording.PLAN: text.encode()}


class First:
    """A player that takes the first legal action."""

    name, thinks = "first", 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        return min(legal_actions(game.actions, terms, view, seat))


class Local(First):
    """A player that cannot be pickled."""

    def __reduce__(self) -> str:
        raise TypeError("not even by pickle")


def with_own(player: First, seed: str = "pond") -> Plan:
    own = {"mine": player}
    return Plan(Tournament(GAME, ["mine", "uniform"], 2, seed=seed, own=own), TOGETHER)


def test_your_own_players_are_part_of_the_plan(tmp_path: Path):
    """Class and name identify them, so that no folder mixes two under one label."""
    run(with_own(First()), tmp_path, processes=1)
    other = First()
    other.name = "another"
    with pytest.raises(Illegal, match=r"First first") as refused:
        run(with_own(other), tmp_path, processes=1)

    assert refused.value.code == "matches/other"
    assert files(tmp_path).keys() > {"shard-000000/match-000001.match"}


def test_a_player_that_cannot_be_pickled_is_refused_by_processes(tmp_path: Path):
    """It can play in this process; no file is written before the refusal."""
    with pytest.raises(Illegal) as refused:
        run(with_own(Local()), tmp_path / "data", processes=2)
    with pytest.raises(Illegal) as refused_too:
        arena.run(with_own(Local()).tournament, processes=2)

    assert refused.value.code == refused_too.value.code == "player/own"
    assert not (tmp_path / "data").exists()
    run(with_own(Local()), tmp_path / "data", processes=1)


def test_a_player_defined_in_a_notebook_is_refused(monkeypatch: pytest.MonkeyPatch):
    """No process could import it, because its module is not a file."""
    monkeypatch.setitem(sys.modules, "__main__", ModuleType("__main__"))
    sys.modules["__main__"].First = First
    monkeypatch.setattr(First, "__module__", "__main__")
    with pytest.raises(Illegal) as refused:
        check_sendable({"mine": First()})

    assert refused.value.code == "player/own"


@pytest.mark.parametrize("size", [0, -3])
def test_an_empty_shard_is_refused(size: int):
    with pytest.raises(Illegal) as refused:
        Plan(Tournament(GAME, PLAYERS, MATCHES), size)

    assert refused.value.code == "matches/size"
