"""The results of a tournament with their statistics."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

from serenissima.kernel.engine import engine
from serenissima.training.bars import bars
from serenissima.training.ratings import Rating, rate
from serenissima.training.sequential import Conclusion
from serenissima.training.share import Share, interval_over_deals
from serenissima.training.tournament import Fixture, Result


@dataclass(frozen=True)
class Standings:
    """The results of a tournament, with their statistics.

    All intervals take the deal as unit, since its matches depend on each other.

    Attributes:
        game: the name of the game.
        names: the players, each once.
        results: in the order of the fixtures.
        rules: the version of the rules.
        conclusion: the answer to the question of a sequential test, if there was one.
    """

    game: str
    names: tuple[str, ...]
    results: tuple[Result, ...]
    rules: int = 0
    conclusion: Conclusion | None = None

    @cached_property
    def deals(self) -> list[list[Result]]:
        """The results of each deal."""
        return group_by_deal(self.results)

    def of(self, name: str) -> Share:
        """Return a player's share of the win, over all seats it sat in."""
        return _mean([[share for r in deal for share in _shares(r, name)] for deal in self.deals])

    def between(self, name: str, other: str) -> Share:
        """Return how often a player beat another in the same match; a tie counts half."""
        return _mean(
            [
                [
                    0.5 if mine == theirs else float(mine > theirs)
                    for result in deal
                    for mine in _shares(result, name)
                    for theirs in _shares(result, other)
                ]
                for deal in self.deals
            ]
        )

    @property
    def matrix(self) -> dict[str, dict[str, Share]]:
        """The head-to-head results: `matrix[name][other]` is `between(name, other)`."""
        return {a: {b: self.between(a, b) for b in self.ranking if b != a} for a in self.ranking}

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        """The players' ratings on the scale of Elo, the best first; their mean is 0."""
        return rate(self.names, self.deals)

    def of_seat(self, seat: int) -> Share:
        """Return a seat's share of the win, for all players who sat there."""
        return _mean([[result.shares[seat] for result in deal] for deal in self.deals])

    @property
    def seats(self) -> int:
        """The number of seats; 0 before anything is played."""
        return len(self.results[0].shares) if self.results else 0

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
        return bars(title, shares, 1 / self.seats)

    def as_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        pairs = [(a, b, share) for a, row in self.matrix.items() for b, share in row.items()]
        return {
            "game": self.game,
            "rules": self.rules,
            "engine": engine(),
            "matches": len(self.results),
            "deals": len(self.deals),
            "players": {name: asdict(self.of(name)) for name in self.ranking},
            "ratings": {name: asdict(rating) for name, rating in self.ratings.items()},
            "between": [{"name": a, "other": b, **asdict(share)} for a, b, share in pairs],
            "seats": [asdict(self.of_seat(seat)) for seat in range(self.seats)],
            "endings": self.endings,
            "decisions": round(self.decisions, 1),
            **({"conclusion": asdict(self.conclusion)} if self.conclusion else {}),
        }


def group_by_deal(results: Sequence[Result]) -> list[list[Result]]:
    """Return results by deal, in their order."""
    return [list(deal) for _, deal in groupby(results, lambda result: result.fixture.deal)]


def group_fixtures(fixtures: Sequence[Fixture]) -> list[list[Fixture]]:
    """Return planned matches by deal, in their order."""
    return [list(deal) for _, deal in groupby(fixtures, lambda fixture: fixture.deal)]


def _mean(deals: Sequence[Sequence[float]]) -> Share:
    """Return the mean of shares by deal, some of which may have none."""
    return interval_over_deals([deal for deal in deals if deal])


def _shares(result: Result, name: str) -> Iterator[float]:
    """Yield the shares of the seats that a player sat in."""
    return (s for s, who in zip(result.shares, result.fixture.seats, strict=True) if who == name)
