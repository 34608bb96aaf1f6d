"""Matches between computer players, each in every seat, and what they tell about strength."""

import math
import pickle
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from serenissima import games as shelf
from serenissima import players
from serenissima.kernel.engine import engine
from serenissima.kernel.match import Match
from serenissima.players.playing import play_on
from serenissima.training.bars import bars
from serenissima.training.refusals import PLAYER_OWN
from serenissima.training.spreading import helpers, spread, workers

if TYPE_CHECKING:
    from serenissima.training.kept import Kept

HEADS = "player", "share of the win", "95 %", "seats taken"  # of a table of results
Z = 1.959964  # standard deviations that hold 95 % of a normal distribution
T = TypeVar("T")
Progress = Callable[[int, int], object]
"""Called with the number of matches played so far, and their total."""


@dataclass(frozen=True)
class Fixture:
    """One match to be played: who sits where, and the seed of its dice.

    Attributes:
        seats: the players' names by seat.
        deal: the seed; matches that only turn the seats share it.
        number: its place among all.
    """

    seats: tuple[str, ...]
    deal: str
    number: int


@dataclass(frozen=True)
class Result:
    """How one match went.

    Attributes:
        fixture: what was played.
        shares: each seat's share of the win.
        ending: the name of the way it ended.
        decisions: how many actions were taken.
        told: how often its tale told each kind of event.
    """

    fixture: Fixture
    shares: tuple[float, ...]
    ending: str
    decisions: int
    told: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Share:
    """A mean share of the win: with 95 % certainty it lies between `low` and `high`."""

    mean: float
    low: float
    high: float
    count: int


def interval(shares: Sequence[float]) -> Share:
    """The mean of shares with Wilson's interval.

    The interval errs on the wide side: fractional shares vary less than wins, rotations of one deal
    vary less still, and only one of a player's seats can win.
    """
    n = len(shares)
    if n == 0:
        return Share(math.nan, 0.0, 1.0, 0)
    mean = math.fsum(shares) / n
    middle = mean + Z * Z / (2 * n)
    reach = Z * math.sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return Share(mean, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale), n)


def fixtures(names: Sequence[str], seats: int, count: int, seed: str | int) -> Iterator[Fixture]:
    """The first `count` matches of an endless tournament, in which each deal is played in turns.

    With more players than seats every choice of players meets; with fewer, every mix of them in
    which each sits at least once. So each player sits in every seat equally often, and the share of
    equal players is 1/`seats` per seat.
    """
    number = deal = 0
    while True:
        for table in mixes(names, seats):
            for turned in turns(table):
                if number == count:
                    return
                yield Fixture(turned, f"{seed}/{deal}", number)
                number += 1
        deal += 1


def mixes(names: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Who may sit at one table, in which order; without those that only turn the seats.

    >>> list(map("".join, mixes("ab", 4)))
    ['aaab', 'aabb', 'abab', 'abbb']
    """
    if len(names) >= seats:
        yield from combinations(names, seats)
        return
    for table in product(range(len(names)), repeat=seats):
        if len(set(table)) == len(names) and table == min(turns(table)):
            yield tuple(names[who] for who in table)


def turns(table: Sequence[T]) -> list[tuple[T, ...]]:
    """A table with its seats turned, each different order once."""
    turned = ((*table[turn:], *table[:turn]) for turn in range(len(table)))
    return list(dict.fromkeys(turned))


def fair(names: int, seats: int) -> int:
    """How many matches it takes until each player has sat in each seat equally often."""
    return sum(len(turns(table)) for table in mixes([str(n) for n in range(names)], seats))


def play(
    game: str,
    options: Mapping[str, object],
    fixture: Fixture,
    own: Mapping[str, players.Player] | None = None,
) -> Result:
    """Play one match; each seat has dice of its own, from the match's seed."""
    begun = Match(shelf.load(game), len(fixture.seats), options, seed=fixture.deal)
    sitting = [(own or {}).get(name, name) for name in fixture.seats]
    match = play_on(begun, sitting, f"{fixture.deal}/{fixture.number}")
    assert match.outcome is not None
    told = Counter(happening.event.kind for step in match.steps for happening in step.told)
    ended = match.outcome
    return Result(fixture, ended.shares, ended.ending, len(match.steps) - 1, dict(told))


@dataclass(frozen=True)
class Tournament:
    """What is to be played.

    Attributes:
        game: its name on the shelf.
        names: the players, as `players.load` reads them; one alone plays against itself.
        count: how many matches; a multiple of `fair(len(names), seats)` is fairest.
        seats: how many play; None for the game's smallest number.
        options: of the match.
        seed: of all dice.
        own: players that have no name on the list, by the names that stand for them here. If
            child processes play, they import the players' classes: `check_sent`.
    """

    game: str
    names: Sequence[str]
    count: int
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str | int = 0
    own: Mapping[str, players.Player] = field(default_factory=dict)

    @property
    def competitors(self) -> list[str]:
        """Who takes part, as the results name them; raises what `players.load` raises."""
        return [name if name in self.own else players.load(name).name for name in self.names]

    def fixtures(self) -> list[Fixture]:
        """Its matches; raises what `players.load` and `Match` raise."""
        meta = shelf.meta(self.game)
        seats = meta.seats[0] if self.seats is None else self.seats
        meta.check_seats(seats)
        return list(fixtures(self.competitors, seats, self.count, self.seed))


def check_sent(own: Mapping[str, players.Player]) -> None:
    """Raise `Illegal` (`player/own`) for a player that cannot be sent to another process.

    Its class must be one that the process can import: in a module, or in a script that does its
    work under `if __name__ == "__main__":`, not in a notebook.
    """
    for name, player in own.items():
        try:
            pickle.dumps(player)
            sent = type(player).__module__ != "__main__" or _main_is_importable()
        except Exception:  # whatever pickling raises
            sent = False
        if not sent:
            raise PLAYER_OWN(text=name, hint="processes=1, or a class in a module")


def _main_is_importable() -> bool:
    """Whether a child process can import what this one was started with."""
    main = sys.modules["__main__"]
    return bool(getattr(main, "__spec__", None)) or Path(getattr(main, "__file__", "")).is_file()


def run(
    tournament: Tournament,
    *,
    processes: int | None = None,
    progress: Progress | None = None,
    kept: "Kept | None" = None,
) -> "Standings":
    """Play a tournament.

    The result follows from the tournament alone, however many processes share the work, unless a
    player thinks for a time.

    Args:
        tournament: what is to be played.
        processes: how many child processes play; 1 plays here; default: one per core.
        progress: called after each match.
        kept: the results that it has are not played again; it notes each new one at once.

    Raises what `players.load`, `Match` and, with several processes, `check_sent` raise.
    """
    game, planned = tournament.game, tournament.fixtures()
    if helpers(processes, len(planned)) > 1:
        check_sent(tournament.own)
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
    """The results of a tournament, and what they come to.

    Attributes:
        game: what was played.
        names: the players, each once.
        results: in the order of the fixtures.
    """

    game: str
    names: tuple[str, ...]
    results: tuple[Result, ...]

    def of(self, name: str) -> Share:
        """A player's share of the win, over every seat it sat in."""
        return interval([share for r in self.results for share in _shares(r, name)])

    def between(self, name: str, other: str) -> Share:
        """How often a player came out above another one in the same match; a tie is half."""
        return interval(
            [
                0.5 if mine == theirs else float(mine > theirs)
                for result in self.results
                for mine in _shares(result, name)
                for theirs in _shares(result, other)
            ]
        )

    def of_seat(self, seat: int) -> Share:
        """A seat's share of the win, whoever sat there."""
        return interval([result.shares[seat] for result in self.results])

    @property
    def ranking(self) -> list[str]:
        """The players, the best first."""
        return sorted(self.names, key=lambda name: (-self.of(name).mean, name))

    @property
    def endings(self) -> dict[str, int]:
        """How often the matches ended in which way."""
        return dict(Counter(result.ending for result in self.results).most_common())

    @property
    def decisions(self) -> float:
        """The mean number of actions in a match."""
        return sum(result.decisions for result in self.results) / max(1, len(self.results))

    def _repr_svg_(self) -> str | None:
        """The ranking as a picture, which notebooks show; none before anything is played."""
        if not self.results:
            return None
        title = f"{self.game}, {len(self.results)} matches: share of the win"
        shares = [(name, self.of(name)) for name in self.ranking]
        return bars(title, shares, 1 / len(self.results[0].shares))

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
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
    """The shares of the seats that a player sat in."""
    return (s for s, who in zip(result.shares, result.fixture.seats, strict=True) if who == name)
