"""A tournament between computer players: its players, its matches, and their results."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import TypeVar

from serenissima import games as shelf
from serenissima import players
from serenissima.kernel.game import Game, check_game
from serenissima.kernel.meta import Meta

T = TypeVar("T")


@dataclass(frozen=True)
class Fixture:
    """One match to play: the players by seat, and the seed of its dice.

    Attributes:
        seats: the players' names by seat.
        deal: the seed; matches that only rotate the seats share it.
        number: its index in the tournament.
    """

    seats: tuple[str, ...]
    deal: str
    number: int


@dataclass(frozen=True)
class Result:
    """The result of one match.

    Attributes:
        fixture: the match.
        shares: each seat's share of the win.
        ending: the name of the ending.
        decisions: the number of actions.
        told: the number of happenings of each kind of event.
    """

    fixture: Fixture
    shares: tuple[float, ...]
    ending: str
    decisions: int
    told: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Tournament:
    """The matches to play.

    Attributes:
        game: its name on the shelf, or the game itself. If child processes play, they must be able
            to import its module: `check_sendable`.
        names: the players, as accepted by `players.load`; one alone plays against itself.
        count: the number of matches; a multiple of `fair_count(len(names), seats)` is fairest.
        seats: the number of seats; None for the game's smallest.
        options: of the match.
        seed: of all dice.
        own: custom players, which aren't on the list, by the names used for them here. If child
            processes play, they must be able to import the players' classes: `check_sendable`.
    """

    game: str | Game
    names: Sequence[str]
    count: int
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str | int = 0
    own: Mapping[str, players.Player] = field(default_factory=dict)

    @property
    def meta(self) -> Meta:
        """Title, seats and options of the game; raises `Unknown` (`game/unknown`)."""
        return shelf.meta(self.game) if isinstance(self.game, str) else self.load_game().meta

    def load_game(self) -> Game:
        """Return the game itself; raises `Unknown` (`game/unknown`)."""
        if isinstance(self.game, str):
            return shelf.load(self.game)
        check_game(self.game)
        return self.game

    @property
    def competitors(self) -> list[str]:
        """The players by the names in the results; raises what `players.load` raises."""
        return [name if name in self.own else players.load(name).name for name in self.names]

    def fixtures(self) -> list[Fixture]:
        """Return the matches; raise what `players.load` and `Match` raise."""
        meta = self.meta
        seats = meta.seats[0] if self.seats is None else self.seats
        meta.check_seats(seats)
        return list(fixtures(self.competitors, seats, self.count, self.seed))


def fixtures(names: Sequence[str], seats: int, count: int, seed: str | int) -> Iterator[Fixture]:
    """Yield the first `count` matches of an endless tournament, each deal in every rotation.

    With more players than seats, every selection of players meets; with fewer, every mixture in
    which each player has at least one seat. So each player sits in every seat equally often, and
    equal players have a share of 1/`seats` per seat.
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
    """Yield the players of one table in each order, without those that only rotate the seats.

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
    """Return the rotations of a table, each different order once."""
    turned = ((*table[turn:], *table[:turn]) for turn in range(len(table)))
    return list(dict.fromkeys(turned))


def fair_count(names: int, seats: int) -> int:
    """Return the number of matches after which each player has had each seat equally often."""
    return sum(len(turns(table)) for table in mixes([str(n) for n in range(names)], seats))
