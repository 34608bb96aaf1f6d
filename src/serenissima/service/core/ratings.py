"""Ratings: the strength of players, computed from finished matches by OpenSkill.

They follow from the results alone, in the order in which matches ended, so each match counts once
however often they are computed. Matches with computer players are rated separately; there, the
levels of computer players have the fixed estimates of `level_ratings`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean

SCALE = 40  # points per unit of OpenSkill's scale
COMPUTER = "computer "  # prefix of a rated computer player's name

Estimates = Mapping[str, tuple[float, float]]  # of players: OpenSkill's estimate and uncertainty


@dataclass(frozen=True)
class FinishedMatch:
    """A match that has ended with a result, at a table where guests hold seats.

    Attributes:
        table: its id.
        game: its name on the shelf.
        at: when it ended, in seconds since 1970.
        players: for each seat the id of the guest, `computer NAME`, or empty for anyone else.
        names: for each seat the name at the table.
        shares: for each seat the share of the win.
        ending: the name of its ending.
        eased: whether a stand-in acted for a person, or revealing actions could be undone.
    """

    table: str
    game: str
    at: float
    players: tuple[str, ...] = field(repr=False)
    names: tuple[str, ...]
    shares: tuple[float, ...]
    ending: str
    eased: bool = False

    @property
    def with_computers(self) -> bool:
        """Whether computer players took part from the beginning."""
        return any(player.startswith(COMPUTER) for player in self.players)

    @property
    def rated(self) -> bool:
        """Whether the match is rated: everyone is known and played for themselves."""
        people = [player for player in self.players if not player.startswith(COMPUTER)]
        return bool(people) and all(people) and len(set(people)) == len(people) and not self.eased

    @property
    def ranks(self) -> list[int]:
        """Each seat's rank, from 1; equal shares have equal ranks."""
        return [1 + sum(other > share for other in self.shares) for share in self.shares]


@dataclass(frozen=True)
class Standing:
    """A player's rating in a game.

    Attributes:
        player: the id of the guest, or `computer NAME`.
        mu: OpenSkill's estimate.
        sigma: its uncertainty.
        matches: how many were rated.
        won: how many of these were won, including shared victories.
    """

    player: str = field(repr=False)
    mu: float
    sigma: float
    matches: int
    won: int

    @property
    def points(self) -> int:
        """A cautious estimate of the strength, from 0."""
        return max(0, round(SCALE * (self.mu - 3 * self.sigma)))


def rate(
    results: Iterable[FinishedMatch], fixed: Callable[[int], Estimates] = lambda _: {}
) -> dict[str, Standing]:
    """Return everyone's standing after these matches of one game and one kind, in their order.

    A computer player with several seats in a match still has one standing. `fixed` has the
    estimates of players that do not change, by their number of seats.
    """
    from openskill.models import PlackettLuce  # slow to import, and rarely needed

    model, counts, wins = PlackettLuce(), Counter[str](), Counter[str]()
    known: dict[str, tuple[float, float]] = {}
    for result in results:
        given = fixed(len(result.players))
        known |= {player: given[player] for player in result.players if player in given}
        before = [
            [model.rating(*known[one])] if one in known else [model.rating()]
            for one in result.players
        ]
        after = model.rate(before, ranks=[float(rank) for rank in result.ranks])
        best = {one for one, rank in zip(result.players, result.ranks, strict=True) if rank == 1}
        for player in set(result.players):
            own = [new for one, [new] in zip(result.players, after, strict=True) if one == player]
            if player not in given:
                known[player] = (mean(new.mu for new in own), mean(new.sigma for new in own))
            counts[player] += 1
            wins[player] += player in best
    return {one: Standing(one, *known[one], counts[one], wins[one]) for one in known}


def split(results: Sequence[FinishedMatch]) -> Mapping[bool, list[FinishedMatch]]:
    """Return the rated matches of people alone (`False`), and with computer players (`True`)."""
    rated = [one for one in results if one.rated]
    return {apart: [one for one in rated if one.with_computers == apart] for apart in (False, True)}
