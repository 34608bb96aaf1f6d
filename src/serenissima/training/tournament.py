"""What a tournament is: its players, its matches with who sits where, and how one of them went."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import TypeVar

from serenissima import games as shelf
from serenissima import players

T = TypeVar("T")


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
