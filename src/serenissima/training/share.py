"""A mean share of the win with its confidence interval."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959964  # standard deviations that cover 95% of a normal distribution


@dataclass(frozen=True)
class Share:
    """A mean share of the win; with 95% confidence the true share is between `low` and `high`."""

    mean: float
    low: float
    high: float
    count: int


def interval(shares: Sequence[float]) -> Share:
    """Return the mean of shares with its Wilson interval.

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
