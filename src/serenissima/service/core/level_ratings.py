"""Ratings of the levels of computer players, on the scale of people's ratings.

They follow from the measured shares of each level against the level below it
(`serenissima arena GAME --levels`), separately for each number of seats. The model is that of
Luce and Plackett: a seat's expected share of the win is its player's strength, divided by the sum
of the strengths of all seats.

The anchor: the weakest level has the estimate with which everyone starts. So a person as strong as
that level reaches its points after some 200 matches, when their uncertainty has become `SETTLED`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import comb, exp, sqrt

from serenissima.kernel.meta import Level, Measured, Meta
from serenissima.service.core.ratings import COMPUTER, SCALE, Estimates

START, SPREAD = 25.0, 25 / 6  # OpenSkill's first estimate, and the spread of a performance
SETTLED = 5 / 3  # the uncertainty of an estimate after some 200 matches
PER_NAT = sqrt(2 * (SPREAD**2 + SETTLED**2))
"""Units of OpenSkill's scale in which a player of two becomes e times as strong as the other."""
STRONGEST = 12.0  # the greatest logarithm of a strength


@dataclass(frozen=True)
class LevelRating:
    """The rating of a level with one number of seats.

    Attributes:
        strength: the natural logarithm of its strength; that of the weakest level is 0.
        margin: half the width of the 95% interval of the strength.
    """

    strength: float
    margin: float

    @property
    def mu(self) -> float:
        """The estimate on OpenSkill's scale."""
        return START + PER_NAT * self.strength

    @property
    def points(self) -> int:
        """The points of a person of this strength after many matches."""
        return round(SCALE * (self.mu - 3 * SETTLED))

    @property
    def margin_points(self) -> int:
        """Half the width of the 95% interval, in points."""
        return round(SCALE * PER_NAT * self.margin)


def level_ratings(meta: Meta, seats: int) -> Mapping[str, LevelRating]:
    """Return the rating of each level's computer player with this number of seats.

    Levels above one that was not measured with it have none.
    """
    return _ratings(meta.levels, seats)


def fixed_estimates(meta: Meta, seats: int) -> Estimates:
    """Return the estimates of the levels of a game for `rate`."""
    return {
        COMPUTER + player: (one.mu, SETTLED) for player, one in level_ratings(meta, seats).items()
    }


@cache
def _ratings(levels: tuple[Level, ...], seats: int) -> Mapping[str, LevelRating]:
    measured: list[tuple[str, LevelRating]] = []
    for number, level in enumerate(levels):
        step = next((one for one in level.measured if one.seats == seats), None)
        if number and step is None:
            break
        measured.append((level.player, _advantage(step) if step else LevelRating(0.0, 0.0)))
    names, steps = zip(*measured, strict=True) if measured else ((), ())
    return dict(zip(names, accumulate(steps, _above), strict=True))


def _above(below: LevelRating, step: LevelRating) -> LevelRating:
    """Return the rating of a level from that of the level below; their errors are independent."""
    margin = sqrt(below.margin**2 + step.margin**2)
    return LevelRating(below.strength + step.strength, margin)


def _advantage(measured: Measured) -> LevelRating:
    """Return how much stronger a level is than the level below it."""
    share, low = (_strength(share, measured.seats) for share in (measured.share, measured.low))
    return LevelRating(share, share - low)


def _strength(share: float, seats: int) -> float:
    """Return the logarithm of the strength with which a player takes a share in the arena."""
    return find_root(lambda strength: arena_share(strength, seats) - share)


def arena_share(strength: float, seats: int) -> float:
    """Return the expected share per seat of a player against another one of strength 0.

    In the arena, every deal is played with every mix of the two players.
    """
    ways = {count: comb(seats, count) * count for count in range(1, seats)}
    shares = (way * share_of(strength, count, seats) for count, way in ways.items())
    return sum(shares) / sum(ways.values())


def share_of(strength: float, count: int, seats: int) -> float:
    """Return the expected share of each of `count` equal players; the others have strength 0."""
    return 1 / (count + (seats - count) * exp(-strength))


def find_root(rising: Callable[[float], float]) -> float:
    """Return where a rising function of a strength is 0, at most `STRONGEST` from 0."""
    low, high = -STRONGEST, STRONGEST
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (low, middle) if rising(middle) > 0 else (middle, high)
    return (low + high) / 2
