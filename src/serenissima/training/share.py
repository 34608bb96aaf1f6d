"""A mean share of the win with its confidence interval."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959964  # standard deviations that cover 95% of a normal distribution
DOUBT = 2  # imaginary deals as varied as independent matches


@dataclass(frozen=True)
class Share:
    """A mean share of the win; with 95% confidence the true share is between `low` and `high`."""

    mean: float
    low: float
    high: float
    count: int


def interval(shares: Sequence[float]) -> Share:
    """Return the mean of independent shares with its Wilson interval.

    The interval errs on the wide side, because fractional shares vary less than wins.
    """
    return wilson(math.fsum(shares), len(shares))


def interval_over_deals(deals: Sequence[Sequence[float]]) -> Share:
    """Return the mean of the shares in all deals, with an interval that counts deals.

    The matches of a deal have the same cards, so their shares depend on each other: luck that
    changes seats cancels out, and several seats of a player can't win the same match. The interval
    is Wilson's for as many independent shares as tell equally much (Kish's effective sample size),
    by the variance between deals (Dean and Pagano, "Evaluating Confidence Interval Methods for
    Binomial Proportions in Clustered Surveys", 2015). Few deals don't show their variance well, so
    two imaginary ones, as varied as independent matches, are added to it.

    Args:
        deals: the shares of each deal.
    """
    count = sum(map(len, deals))
    total = math.fsum(share for deal in deals for share in deal)
    return wilson(total, count, count / _design_effect(deals, total, count) if count else 0)


def _design_effect(deals: Sequence[Sequence[float]], total: float, count: int) -> float:
    """Return the variance of the mean, divided by that of a mean of independent matches."""
    mean = total / count
    usual = count * mean * (1 - mean) / len(deals)  # the variance of a deal's sum
    if usual <= 0:
        return 1.0
    found = math.fsum((math.fsum(deal) - mean * len(deal)) ** 2 for deal in deals) / usual
    return (found + DOUBT) / (len(deals) - 1 + DOUBT)


def wilson(total: float, count: int, weight: float | None = None) -> Share:
    """Return the mean of `count` shares with Wilson's interval.

    Args:
        total: the sum of the shares.
        count: how many there are.
        weight: how many independent ones tell equally much; by default `count`.
    """
    weight = count if weight is None else weight
    if count == 0:
        return Share(math.nan, 0.0, 1.0, 0)
    mean = min(1.0, total / count)
    middle = mean + Z * Z / (2 * weight)
    reach = Z * math.sqrt(mean * (1 - mean) / weight + Z * Z / (4 * weight * weight))
    scale = 1 + Z * Z / weight
    return Share(
        mean, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale), count
    )
