"""Statistics of durations, counted in buckets, which costs almost nothing."""

import math
from bisect import bisect_left
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets, in seconds; one more bucket has the rest."""


class Durations:
    """Counts durations by length. One thread adds; others may read.

    Attributes:
        counts: the number of durations in each bucket.
        seconds: their sum.
    """

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def at_most(self) -> list[tuple[float, int]]:
        """Return each bound, then infinity, with the number of durations up to it."""
        return list(zip((*BOUNDS, math.inf), accumulate(self.counts), strict=True))
