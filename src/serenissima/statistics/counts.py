"""Counts over many matches: one more match adds to them, so they are never computed again."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from serenissima.statistics.facts import MOMENTS, NO_ONE, MatchFacts

LENGTH = 20  # actions: lengths are counted in steps of this size
ALL, ORDER, ENDING, LEAD, OPENING, ACTIONS = (
    "all", "order", "ending", "lead", "opening", "actions",
)  # fmt: skip
BETWEEN = "/"  # the parts of a key


@dataclass(frozen=True)
class Count:
    """How often something happened, and how much of the win went with it.

    Attributes:
        times: how often.
        won: the sum of the shares of the win of those to whom it happened.
    """

    times: int = 0
    won: float = 0.0

    def __add__(self, other: "Count") -> "Count":
        return Count(self.times + other.times, self.won + other.won)


NONE = Count()


def count_match(facts: MatchFacts, seat: int | None = None) -> Iterator[tuple[str, Count]]:
    """Yield the counts that a match adds to, each with its key.

    `seat`: only what happened to this seat; by default to all of them.
    """
    seats = range(facts.seats) if seat is None else (seat,)
    yield ALL, Count(1, sum(facts.shares[one] for one in seats))
    yield _key(ENDING, facts.ending), Count(1, sum(facts.shares[one] for one in seats))
    yield _key(ACTIONS, f"{facts.actions // LENGTH * LENGTH:05}"), Count(1)
    for one in seats:
        won = Count(1, facts.shares[one])
        yield _key(ORDER, str(facts.place(one))), won
        if facts.openings[one]:
            yield _key(OPENING, facts.openings[one]), won
    for stake, leaders in facts.leads.items():
        for moment, leader in zip(MOMENTS, leaders, strict=True):
            if leader != NO_ONE and leader in seats:
                yield _key(LEAD, stake, moment), Count(1, facts.shares[leader])


@dataclass
class MatchCounts:
    """Counts by key; each match is added once.

    Attributes:
        of: the counts, by key.
    """

    of: dict[str, Count] = field(default_factory=dict)

    @classmethod
    def over(cls, matches: Iterable[tuple[MatchFacts, int | None]]) -> "MatchCounts":
        """Return the counts of matches: of one seat in each, or of all."""
        found = cls()
        for facts, seat in matches:
            found.add(facts, seat)
        return found

    @classmethod
    def read(cls, rows: Mapping[str, tuple[int, float]]) -> "MatchCounts":
        """Return counts from numbers by key."""
        return cls({key: Count(int(times), float(won)) for key, (times, won) in rows.items()})

    def add(self, facts: MatchFacts, seat: int | None = None) -> None:
        """Add a match, or what happened to one seat of it."""
        for key, count in count_match(facts, seat):
            self.of[key] = self.of.get(key, NONE) + count

    def __add__(self, other: "MatchCounts") -> "MatchCounts":
        keys = {**self.of, **other.of}
        return MatchCounts({key: self.of.get(key, NONE) + other.of.get(key, NONE) for key in keys})

    @property
    def matches(self) -> int:
        """The number of matches."""
        return self.of.get(ALL, NONE).times

    def find(self, *key: str) -> Count:
        """Return a count by the parts of its key, such as `("lead", "palaces", "half")`."""
        return self.of.get(_key(*key), NONE)

    def kinds(self, kind: str) -> dict[str, Count]:
        """Return the counts of a kind, by the rest of their keys, the most frequent first."""
        start = f"{kind}{BETWEEN}"
        found = {key.removeprefix(start): c for key, c in self.of.items() if key.startswith(start)}
        return dict(sorted(found.items(), key=lambda item: (-item[1].times, item[0])))

    def length(self, part: float) -> int:
        """Return a number of actions that this part of the matches does not exceed, about."""
        lengths, passed = sorted(self.kinds(ACTIONS).items()), 0
        for start, count in lengths:
            passed += count.times
            if passed >= part * self.matches:
                return int(start) + LENGTH // 2
        return 0


def _key(*parts: str) -> str:
    return BETWEEN.join(parts)
