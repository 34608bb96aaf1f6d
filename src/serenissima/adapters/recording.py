"""Plays matches by the thousand, and writes them to a folder in shards: whole, or not at all."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from serenissima import games as shelf
from serenissima import players
from serenissima.adapters.encoder import Encoder
from serenissima.adapters.extra import need
from serenissima.adapters.parquet import Recorded, decisions_table, matches_table
from serenissima.kernel.dice import rolled
from serenissima.kernel.engine import engine
from serenissima.kernel.errors import Illegal, NotNow, Unreadable
from serenissima.kernel.match import Match
from serenissima.kernel.notation import print_match, transcribe
from serenissima.players import Player
from serenissima.training.arena import Fixture, Tournament
from serenissima.training.spreading import spread, workers

PLAN, LOCK = "plan.json", ".lock"
UNFINISHED = re.compile(r"\.shard-\d{6}-.+")
COMPRESSION = "zstd"

Choose = Callable[[Player, Match, int, Any], int]
"""The action of a player whose seat is to act in a match, with dice of its own."""
Progress = Callable[[int, int], object]
"""Called with the number of matches that are written, and their total."""
Crew = AbstractContextManager[Executor | None]


@dataclass(frozen=True)
class Shard:
    """Matches that are written together.

    Attributes:
        name: of its folder.
        game: the game's name.
        options: of the matches.
        fixtures: the matches.
        own: the players that have no name on the list, as in `Tournament`.
    """

    name: str
    game: str
    options: Mapping[str, object]
    fixtures: Sequence[Fixture]
    own: Mapping[str, Player]


@dataclass(frozen=True)
class Plan:
    """What is played, and how it is divided.

    Attributes:
        tournament: the matches.
        size: how many of them are written together.
    """

    tournament: Tournament
    size: int

    def shards(self) -> list[Shard]:
        """All matches, divided; raises what `Tournament.fixtures` raises."""
        game, own, planned = self.tournament.game, self.tournament.own, self.tournament.fixtures()
        options = shelf.meta(game).settle(self.tournament.options)
        begins = range(0, len(planned), self.size)
        return [
            Shard(f"shard-{number:06}", game, options, planned[begin : begin + self.size], own)
            for number, begin in enumerate(begins)
        ]

    def as_dict(self) -> dict[str, Any]:
        """What makes the matches what they are, as plain data for JSON."""
        played, meta = self.tournament, shelf.meta(self.tournament.game)
        return {
            "game": played.game,
            "rules_version": meta.rules_version,
            "engine": engine(),
            "players": played.competitors,
            "matches": played.count,
            "shard": self.size,
            "seats": meta.seats[0] if played.seats is None else played.seats,
            "options": dict(meta.settle(played.options)),
            "seed": str(played.seed),
        }


def planned_in(folder: Path) -> dict[str, Any]:
    """The plan that a folder was begun with; empty if it was not.

    Raises:
        Unreadable: `matches/plan`.
    """
    file = folder / PLAN
    if not file.exists():
        return {}
    try:
        return dict(json.loads(file.read_text("utf-8")))
    except (ValueError, TypeError) as error:
        hint = "another folder"
        raise Unreadable("matches/plan", "this is no plan", text=str(file), hint=hint) from error


def think_here(player: Player, match: Match, seat: int, dice: Any) -> int:
    """The action that a player chooses in this process."""
    return player.choose(match.game, match.terms, match.view(seat), seat, dice)


def played(shard: Shard, fixture: Fixture, choose: Choose = think_here) -> Recorded:
    """A match, played; each decision has dice of its own, so it may be made anywhere."""
    game, seats = shelf.load(shard.game), len(fixture.seats)
    match = Match(game, seats, shard.options, seed=fixture.deal)
    sitting = [shard.own.get(name) or players.load(name) for name in fixture.seats]
    while not match.over:
        seat = match.waits[0]
        dice = rolled(f"{fixture.deal}/{fixture.number}/{len(match.steps)}")
        match.play(seat, choose(sitting[seat], match, seat, dice))
    return Recorded(fixture.number, fixture.deal, fixture.seats, match)


def write_shard(shard: Shard, folder: Path, choose: Choose = think_here) -> int:
    """Play a shard's matches and write them; the folder has all of them, or none.

    Returns how many there are.
    """
    recorded = [played(shard, fixture, choose) for fixture in shard.fixtures]
    unfinished = folder / f".{shard.name}-{os.getpid()}"
    unfinished.mkdir()
    try:
        _write(recorded, unfinished)
        unfinished.rename(folder / shard.name)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return len(recorded)


def _write(recorded: list[Recorded], folder: Path) -> None:
    """The tables of matches, and their match files."""
    files, first = need("pyarrow.parquet"), recorded[0].match
    encoder = Encoder(first.game, first.seats)
    decisions = decisions_table(encoder, recorded)
    files.write_table(decisions, folder / "decisions.parquet", compression=COMPRESSION)
    matches = matches_table(first.game, first.seats, recorded)
    files.write_table(matches, folder / "matches.parquet", compression=COMPRESSION)
    for one in recorded:
        text = print_match(transcribe(one.match, one.players, engine()))
        (folder / f"match-{one.number:06}.match").write_text(text, "utf-8")


def run(
    plan: Plan,
    folder: Path,
    *,
    processes: int | None = None,
    progress: Progress | None = None,
    choose: Choose = think_here,
    crew: Crew | None = None,
) -> None:
    """Play what is planned and not yet in the folder.

    The files follow from the plan alone, however many processes share the work and however often it
    was interrupted, unless a player thinks for a time.

    Args:
        plan: what is played.
        folder: made if it is not there.
        processes: how many child processes play; 1 plays here; default: one per core.
        progress: called when a shard is written.
        choose: how players choose.
        crew: plays instead of child processes.

    Raises:
        Unknown, Unreadable, Illegal, NotNow: what `players.load` and `Match` raise;
            `matches/other`, `matches/running`: the folder holds or is getting something else.
    """
    shards, total = plan.shards(), plan.tournament.count
    tell = progress or (lambda _done, _total: None)
    with _begun(plan, folder):
        missing = [shard for shard in shards if not (folder / shard.name).exists()]
        done = total - sum(len(shard.fixtures) for shard in missing)
        tell(done, total)
        tasks = [(shard, folder, choose) for shard in missing]
        with crew or workers(processes, len(tasks)) as helpers:
            for written in spread(helpers, write_shard, tasks):
                done += written
                tell(done, total)


@contextmanager
def _begun(plan: Plan, folder: Path) -> Iterator[None]:
    """A folder for this plan alone, without what an interrupted run has left unfinished."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(folder / LOCK, timeout=0):
            _note(plan, folder)
            for left in folder.iterdir():
                if UNFINISHED.fullmatch(left.name):
                    shutil.rmtree(left, ignore_errors=True)  # its writer may only now be ending
            yield
    except Timeout:
        reason = "another process is writing to this folder"
        raise NotNow("matches/running", reason, text=str(folder)) from None


def _note(plan: Plan, folder: Path) -> None:
    """Write down the plan, or compare it with the one there is."""
    wanted, found = plan.as_dict(), planned_in(folder)
    if found and found != wanted:
        differs = sorted(key for key in wanted if wanted[key] != found.get(key))
        hint = ", ".join(f"{key} {found.get(key)}" for key in differs)
        reason = "this folder was begun with other settings"
        raise Illegal("matches/other", reason, text=str(folder), hint=hint)
    if not found:
        unfinished = folder / f".{PLAN}"
        unfinished.write_text(json.dumps(wanted, indent=1, ensure_ascii=False) + "\n", "utf-8")
        unfinished.replace(folder / PLAN)


def held(plan: Plan, folder: Path) -> int:
    """How many decisions the shards of a folder hold."""
    files = need("pyarrow.parquet")
    shards = (folder / shard.name / "decisions.parquet" for shard in plan.shards())
    return sum(files.read_metadata(shard).num_rows for shard in shards)
