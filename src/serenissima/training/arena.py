"""Tournaments between computer players, each in every seat, to measure strength."""

import pickle
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from serenissima import games as shelf
from serenissima import players
from serenissima.kernel.engine import engine
from serenissima.kernel.match import Match
from serenissima.players.playing import play_on
from serenissima.training.bars import bars
from serenissima.training.kept import StoredResults
from serenissima.training.refusals import PLAYER_OWN
from serenissima.training.share import Share, interval
from serenissima.training.spreading import helpers, spread, workers
from serenissima.training.tournament import Fixture, Result, Tournament

__all__ = ["HEADS", "Progress", "Standings", "Tournament", "check_sendable", "play", "run"]

HEADS = "player", "share of the win", "95%", "seats taken"  # columns of a table of results
Progress = Callable[[int, int], object]
"""Called with the number of matches played so far, and their total."""


def play(
    game: str,
    options: Mapping[str, object],
    fixture: Fixture,
    own: Mapping[str, players.Player] | None = None,
) -> Result:
    """Play one match; each seat has its own dice, from the match's seed."""
    begun = Match(shelf.load(game), len(fixture.seats), options, seed=fixture.deal)
    sitting = [(own or {}).get(name, name) for name in fixture.seats]
    match = play_on(begun, sitting, f"{fixture.deal}/{fixture.number}")
    assert match.outcome is not None
    told = Counter(happening.event.kind for step in match.steps for happening in step.happenings)
    ended = match.outcome
    return Result(fixture, ended.shares, ended.ending, len(match.steps) - 1, dict(told))


def check_sendable(own: Mapping[str, players.Player]) -> None:
    """Raise `Illegal` (`player/own`) for a player that can't be sent to another process.

    The process must be able to import its class from a module, or from a script that works under
    `if __name__ == "__main__":`; a notebook is not enough.
    """
    for name, player in own.items():
        try:
            pickle.dumps(player)
            sent = type(player).__module__ != "__main__" or _main_is_importable()
        except Exception:  # pickling may raise anything
            sent = False
        if not sent:
            raise PLAYER_OWN(text=name, hint="processes=1, or a class in a module")


def _main_is_importable() -> bool:
    """Whether a child process can import the script that started this one."""
    main = sys.modules["__main__"]
    return bool(getattr(main, "__spec__", None)) or Path(getattr(main, "__file__", "")).is_file()


def run(
    tournament: Tournament,
    *,
    processes: int | None = None,
    progress: Progress | None = None,
    kept: StoredResults | None = None,
) -> "Standings":
    """Play a tournament.

    The result depends only on the tournament, however many processes share the work, unless a
    player has a time limit.

    Args:
        tournament: the matches to play.
        processes: the number of child processes; 1 plays in this process; default: one per core.
        progress: called after each match.
        kept: cached results, which aren't played again; new results are added at once.

    Raises everything that `players.load`, `Match` and, with several processes, `check_sendable`
    raise.
    """
    game, planned = tournament.game, tournament.fixtures()
    if helpers(processes, len(planned)) > 1:
        check_sendable(tournament.own)
    settled, own = shelf.meta(game).settle(tournament.options), tournament.own
    results = dict(kept.results) if kept else {}
    tasks = [(game, settled, one, own) for one in planned if one.number not in results]
    with workers(processes, len(tasks)) as crew:
        for done, result in enumerate(spread(crew, play, tasks), len(planned) - len(tasks) + 1):
            results[result.fixture.number] = result
            if kept:
                kept.add(result)
            if progress:
                progress(done, len(planned))
    names = dict.fromkeys(tournament.competitors)
    return Standings(game, tuple(names), tuple(results[one.number] for one in planned))


@dataclass(frozen=True)
class Standings:
    """The results of a tournament, with their statistics.

    Attributes:
        game: the name of the game.
        names: the players, each once.
        results: in the order of the fixtures.
    """

    game: str
    names: tuple[str, ...]
    results: tuple[Result, ...]

    def of(self, name: str) -> Share:
        """Return a player's share of the win, over all seats it sat in."""
        return interval([share for r in self.results for share in _shares(r, name)])

    def between(self, name: str, other: str) -> Share:
        """Return how often a player beat another in the same match; a tie counts half."""
        return interval(
            [
                0.5 if mine == theirs else float(mine > theirs)
                for result in self.results
                for mine in _shares(result, name)
                for theirs in _shares(result, other)
            ]
        )

    def of_seat(self, seat: int) -> Share:
        """Return a seat's share of the win, for all players who sat there."""
        return interval([result.shares[seat] for result in self.results])

    @property
    def ranking(self) -> list[str]:
        """The players, best first."""
        return sorted(self.names, key=lambda name: (-self.of(name).mean, name))

    @property
    def endings(self) -> dict[str, int]:
        """The number of matches with each ending."""
        return dict(Counter(result.ending for result in self.results).most_common())

    @property
    def decisions(self) -> float:
        """The mean number of actions in a match."""
        return sum(result.decisions for result in self.results) / max(1, len(self.results))

    def _repr_svg_(self) -> str | None:
        """Return the ranking as a picture for notebooks; None before anything is played."""
        if not self.results:
            return None
        title = f"{self.game}, {len(self.results)} matches: share of the win"
        shares = [(name, self.of(name)) for name in self.ranking]
        return bars(title, shares, 1 / len(self.results[0].shares))

    def as_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        pairs = [(a, b) for a in self.ranking for b in self.ranking if a != b]
        seats = len(self.results[0].shares) if self.results else 0
        return {
            "game": self.game,
            "rules": shelf.meta(self.game).rules_version,
            "engine": engine(),
            "matches": len(self.results),
            "players": {name: asdict(self.of(name)) for name in self.ranking},
            "between": [{"name": a, "other": b, **asdict(self.between(a, b))} for a, b in pairs],
            "seats": [asdict(self.of_seat(seat)) for seat in range(seats)],
            "endings": self.endings,
            "decisions": round(self.decisions, 1),
        }


def _shares(result: Result, name: str) -> Iterator[float]:
    """Yield the shares of the seats that a player sat in."""
    return (s for s, who in zip(result.shares, result.fixture.seats, strict=True) if who == name)
