"""Statistics of each game's matches, from computer players that play against themselves.

    python -m tools.facts [--game NAME] [--play uniform=1000 --play greedy=1000 …] [--processes 2]

Writes `docs/games/facts/NAME.toml`, from which `make docs` makes pages. The same command plays the
same matches, so a file changes only with the rules or the players. An interrupted run continues
where it stopped: results are stored in `build/arena`, match by match.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, quantiles

from serenissima import games
from serenissima.kernel.engine import engine
from serenissima.kernel.meta import Meta
from serenissima.machine import warm
from serenissima.training import arena
from serenissima.training.kept import StoredResults

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "games" / "facts"
KEPT = ROOT / "build" / "arena"
PLAYS = ("uniform=1000", "greedy=1000", "ismcts:500=200")  # the weakest first
SEED = "facts"
TWENTIETHS = 20


@dataclass(frozen=True)
class Play:
    """The statistics of some matches.

    Attributes:
        seats: the number of seats.
        player: the player in every seat.
        matches: the number of matches.
        actions: per match: the mean, the 5th and the 95th percentile.
        endings: the number of matches with each ending, the most frequent first.
        shares: each seat's share of the win: the mean, and its interval.
        told: the number of happenings of each kind of event per match, in the order of the game.
    """

    seats: int
    player: str
    matches: int
    actions: tuple[float, float, float]
    endings: dict[str, int]
    shares: tuple[tuple[float, float, float], ...]
    told: dict[str, float]

    @classmethod
    def of(cls, table: arena.Standings) -> "Play":
        """Return the statistics of a tournament."""
        lengths = [result.decisions for result in table.results]
        cuts = quantiles(lengths, n=TWENTIETHS, method="inclusive")
        seats, count = len(table.results[0].shares), len(lengths)
        chairs = map(table.of_seat, range(seats))
        kinds = [event.kind for event in games.load(table.game).events]
        sums = {kind: sum(r.told.get(kind, 0) for r in table.results) for kind in kinds}
        return cls(
            seats,
            table.names[0],
            count,
            (round(mean(lengths), 1), round(cuts[0], 1), round(cuts[-1], 1)),
            table.endings,
            tuple((round(c.mean, 4), round(c.low, 4), round(c.high, 4)) for c in chairs),
            {kind: round(total / count, 4) for kind, total in sums.items() if total},
        )


def read(meta: Meta) -> list[Play]:
    """Return the stored statistics of a game; empty if they are for other rules."""
    path = FOLDER / f"{meta.name}.toml"
    if not path.is_file():
        return []
    kept = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Play(**play) for play in kept["play"]] if kept["rules"] == meta.rules_version else []


def write(meta: Meta, plays: list[Play]) -> str:
    """Return the text of a game's file, which `read` parses."""
    head = f"# How matches go; written by `make facts`.\n\nrules = {meta.rules_version}\n"
    head += f'engine = "{engine()}"\n'
    return head + "".join(f"{line}\n" for play in plays for line in _lines(play))


def _lines(play: Play) -> Iterator[str]:
    yield "\n[[play]]"
    yield f"seats = {play.seats}"
    yield f'player = "{play.player}"'
    yield f"matches = {play.matches}"
    yield f"actions = {list(play.actions)}"
    yield f"shares = {[list(share) for share in play.shares]}"
    yield f"endings = {_inline(play.endings)}"
    yield "[play.told]"
    yield from (f"{kind} = {times}" for kind, times in play.told.items())


def _inline(counts: dict[str, int]) -> str:
    return "{" + ", ".join(f"{name} = {count}" for name, count in counts.items()) + "}"


def play_game(name: str, wanted: list[tuple[str, int]], processes: int | None) -> Iterator[Play]:
    """Play a game with every number of seats and yield the statistics."""
    for seats in games.meta(name).seats:
        for player, count in wanted:
            print(f"{name}, {seats} seats: {player}", file=sys.stderr)
            tournament = arena.Tournament(name, [player], count, seats, seed=SEED)
            kept = StoredResults(KEPT, tournament)
            yield Play.of(arena.run(tournament, processes=processes, kept=kept))


def _wanted(text: str) -> tuple[str, int]:
    player, _, count = text.rpartition("=")
    return player, int(count)


def main() -> None:
    """Play and write."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--game", choices=games.names(), action="append")
    asked.add_argument("--play", metavar="PLAYER=MATCHES", type=_wanted, action="append")
    asked.add_argument("--processes", type=int)
    given = asked.parse_args()
    names = given.game or games.names()
    warm.warm(names)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        plays = list(play_game(name, given.play or list(map(_wanted, PLAYS)), given.processes))
        text = write(games.meta(name), plays)
        (FOLDER / f"{name}.toml").write_text(text, encoding="utf-8")
        print(f"wrote docs/games/facts/{name}.toml")


if __name__ == "__main__":
    main()
