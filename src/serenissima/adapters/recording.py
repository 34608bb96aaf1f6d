"""Recording of thousands of matches in a folder of shards, each written whole or not at all."""

import json
import os
import re
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from serenissima import players
from serenissima.adapters.encoder import Encoder
from serenissima.adapters.extra import need
from serenissima.adapters.parquet import RecordedMatch, decisions_table, matches_table
from serenissima.adapters.refusals import MATCHES_OTHER, MATCHES_PLAN, MATCHES_RUNNING, MATCHES_SIZE
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.engine import engine
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import print_match
from serenissima.players import Player
from serenissima.training.arena import check_sendable
from serenissima.training.spreading import Crew, helpers, spread, workers
from serenissima.training.tournament import Fixture, Tournament

PLAN, LOCK = "plan.json", ".lock"
UNFINISHED = re.compile(r"\.shard-\d{6}-.+")
COMPRESSION = "zstd"

Choose = Callable[[Player, Match, int, Any], int]
"""The action of a player whose seat is to act in a match, with dice of its own."""
Progress = Callable[[int, int], object]
"""Called with the number of matches that are played, and their total."""


@dataclass(frozen=True)
class Shard:
    """Matches that are written together.

    Attributes:
        name: the name of its folder.
        fixtures: the matches.
    """

    name: str
    fixtures: Sequence[Fixture]


@dataclass(frozen=True)
class MatchData:
    """A match as data.

    Attributes:
        number: its index in the plan.
        decisions: its rows of `decisions.parquet`, a table of Arrow.
        matches: its row of `matches.parquet`.
        text: its match file.
    """

    number: int
    decisions: Any
    matches: Any
    text: str


@dataclass(frozen=True)
class Plan:
    """The matches to play, and their division into shards.

    Attributes:
        tournament: the matches.
        size: the number of matches in a shard.
    """

    tournament: Tournament
    size: int

    def __post_init__(self) -> None:
        """Raise `Illegal` (`matches/size`) unless a shard has at least one match."""
        if self.size < 1:
            raise MATCHES_SIZE(text=self.size, hint="1 or more")

    def shards(self) -> list[Shard]:
        """Return all matches in shards; raise what `Tournament.fixtures` raises."""
        planned = self.tournament.fixtures()
        begins = range(0, len(planned), self.size)
        return [
            Shard(f"shard-{number:06}", planned[begin : begin + self.size])
            for number, begin in enumerate(begins)
        ]

    def as_dict(self) -> dict[str, Any]:
        """Return everything that determines the matches, as plain data for JSON.

        For custom players, `own` stores the class and the name, so the name should include the
        settings.
        """
        played, meta = self.tournament, self.tournament.meta
        own = {label: _describe(player) for label, player in played.own.items()}
        return {
            "game": meta.name,
            "rules_version": meta.rules_version,
            "engine": engine(),
            "players": played.competitors,
            "matches": played.count,
            "shard": self.size,
            "seats": meta.seats[0] if played.seats is None else played.seats,
            "options": dict(meta.settle(played.options)),
            "seed": str(played.seed),
            **({"own": own} if own else {}),
        }


def _describe(player: Player) -> str:
    """Return a custom player as named in a plan: class and name."""
    kind = type(player)
    return f"{kind.__module__}.{kind.__qualname__} {player.name}"


def read_plan(folder: Path) -> dict[str, Any]:
    """Return the plan stored in a folder; empty if there is none.

    Raises:
        Unreadable: `matches/plan`.
    """
    file = folder / PLAN
    if not file.exists():
        return {}
    try:
        return dict(json.loads(file.read_text("utf-8")))
    except (ValueError, TypeError) as error:
        raise MATCHES_PLAN(text=str(file), hint="choose another folder") from error


def think_here(player: Player, match: Match, seat: int, dice: Any) -> int:
    """Return the action that a player chooses in this process."""
    return player.choose(match.game, match.terms, match.view(seat), seat, dice)


def play_match(
    tournament: Tournament, fixture: Fixture, choose: Choose = think_here
) -> RecordedMatch:
    """Play a match; each decision has its own dice, so it may be made anywhere."""
    match = Match(tournament.load_game(), len(fixture.seats), tournament.options, seed=fixture.deal)
    sitting = [tournament.own.get(name) or players.load(name) for name in fixture.seats]
    while not match.over:
        seat = match.waits[0]
        dice = rolled_dice(f"{fixture.deal}/{fixture.number}/{len(match.steps)}")
        match.play(seat, choose(sitting[seat], match, seat, dice))
    return RecordedMatch(fixture.number, fixture.deal, fixture.seats, match)


def match_data(tournament: Tournament, fixture: Fixture, choose: Choose = think_here) -> MatchData:
    """Play a match and return it as data."""
    one = play_match(tournament, fixture, choose)
    game, seats = one.match.game, one.match.seats
    return MatchData(
        number=one.number,
        decisions=decisions_table(_encoder(tournament.load_game(), seats), [one]),
        matches=matches_table(game, seats, [one]),
        text=print_match(one.match.transcript(one.players, engine())),
    )


@cache
def _encoder(game: Game, seats: int) -> Encoder:
    return Encoder(game, seats)


def write_shard(shard: Shard, told: Sequence[MatchData], folder: Path) -> None:
    """Write a shard's matches; the folder then has all of them, or none."""
    unfinished = folder / f".{shard.name}-{os.getpid()}"
    unfinished.mkdir()
    try:
        _write(sorted(told, key=lambda match_data: match_data.number), unfinished)
        unfinished.rename(folder / shard.name)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def _write(told: Sequence[MatchData], folder: Path) -> None:
    """Write the tables of matches, and their match files."""
    for name in ("decisions", "matches"):
        parts = [getattr(one, name) for one in told]
        table = need("pyarrow").concat_tables(parts).combine_chunks()
        file = folder / f"{name}.parquet"
        need("pyarrow.parquet").write_table(table, file, compression=COMPRESSION)
    for one in told:
        (folder / f"match-{one.number:06}.match").write_text(one.text, "utf-8")


def run(
    plan: Plan,
    folder: Path,
    *,
    processes: int | None = None,
    progress: Progress | None = None,
    choose: Choose = think_here,
    crew: AbstractContextManager[Crew | None] | None = None,
) -> None:
    """Play the planned matches that are not yet in the folder.

    The files depend only on the plan, however many processes share the work and however often it
    was interrupted, unless a player has a time limit.

    Args:
        plan: the plan.
        folder: created if missing.
        processes: the number of child processes, each playing one match at a time; 1 plays in this
            process; default: one per core. They import the plan's custom players
            (`check_sendable`).
        progress: called after each match; a shard is written before its last call.
        choose: calls a player for its action.
        crew: plays instead of child processes.

    Raises:
        Unknown, Unreadable, Illegal, NotNow: what `players.load` and `Match` raise;
            `matches/other`, `matches/running`: the folder holds, or is being filled with, something
            else; `player/own`: a player can't be sent to child processes.
    """
    shards, tournament = plan.shards(), plan.tournament
    if crew is None and helpers(processes, tournament.count) > 1:
        check_sendable(tournament.own, tournament.game)
    tell = progress or (lambda _done, _total: None)
    with _reserve(plan, folder):
        missing = [shard for shard in shards if not (folder / shard.name).exists()]
        count = sum(len(shard.fixtures) for shard in missing)
        tell(done := tournament.count - count, tournament.count)
        tasks = ((tournament, one, choose) for shard in missing for one in shard.fixtures)
        with crew or workers(processes, count) as help_:
            for _ in _shelve(missing, spread(help_, match_data, tasks), folder):
                tell(done := done + 1, tournament.count)


def _shelve(
    missing: Sequence[Shard], told: Iterator[MatchData], folder: Path
) -> Iterator[MatchData]:
    """Yield matches as they come; write each shard as soon as it is complete."""
    home = {fixture.number: shard for shard in missing for fixture in shard.fixtures}
    held: dict[str, list[MatchData]] = defaultdict(list)
    for one in told:
        shard = home[one.number]
        held[shard.name].append(one)
        if len(held[shard.name]) == len(shard.fixtures):
            write_shard(shard, held.pop(shard.name), folder)
        yield one


@contextmanager
def _reserve(plan: Plan, folder: Path) -> Iterator[None]:
    """Reserve a folder for this plan and remove unfinished files of an interrupted run."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(folder / LOCK, timeout=0):
            _check_plan(plan, folder)
            for left in folder.iterdir():
                if UNFINISHED.fullmatch(left.name):
                    shutil.rmtree(left, ignore_errors=True)  # its writer may still be ending
            yield
    except Timeout:
        raise MATCHES_RUNNING(text=str(folder)) from None


def _check_plan(plan: Plan, folder: Path) -> None:
    """Store the plan, or compare it with the stored one."""
    wanted, found = plan.as_dict(), read_plan(folder)
    if found and found != wanted:
        differs = sorted(k for k in {**wanted, **found} if wanted.get(k) != found.get(k))
        hint = ", ".join(f"{key} {found.get(key)}" for key in differs)
        raise MATCHES_OTHER(text=str(folder), hint=hint)
    if not found:
        unfinished = folder / f".{PLAN}"
        unfinished.write_text(json.dumps(wanted, indent=1, ensure_ascii=False) + "\n", "utf-8")
        unfinished.replace(folder / PLAN)


def count_decisions(plan: Plan, folder: Path) -> int:
    """Return the number of decisions in the shards of a folder."""
    files = need("pyarrow.parquet")
    shards = (folder / shard.name / "decisions.parquet" for shard in plan.shards())
    return sum(files.read_metadata(shard).num_rows for shard in shards)
