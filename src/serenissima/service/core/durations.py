"""How long something took, again and again: counted in buckets, which costs next to nothing."""

import math
from bisect import bisect_left
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: a bucket holds what took at most so long, and longer than the one before; the last one
holds the rest."""


class Durations:
    """How often something took how long. One thread adds; others may read.

    Attributes:
        counts: how many fall into each bucket.
        seconds: all together.
    """

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def at_most(self) -> list[tuple[float, int]]:
        """For each bound, and infinity at the end, how many took at most so long."""
        return list(zip((*BOUNDS, math.inf), accumulate(self.counts), strict=True))
