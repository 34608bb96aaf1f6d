"""Each route declares how much of its address's limits a request uses up.

`Traffic` finds it before the body of a request is read.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])
DECLARED = "_serenissima_cost"  # where an endpoint holds its cost
TABLES_OF_ROUND = 10  # that drawing a round counts as: it opens 20 at most, for 40 people


@dataclass(frozen=True, kw_only=True)
class Cost:
    """How much of its address's limits a request uses up, beside being a request.

    Attributes:
        tables: how many tables it counts as, of `Limits.tables`. A tournament counts as a table,
            and so does a guest that is made without one.
        sittings: how often it sits down at open tables or leaves them, of `Limits.sittings`.
        channels: how many live channels it counts as while it is answered, 0 or 1.
    """

    tables: int = 0
    sittings: int = 0
    channels: int = 0


FREE = Cost()


def costs(
    *, tables: int = 0, sittings: int = 0, channels: int = 0
) -> Callable[[Endpoint], Endpoint]:
    """Declare the `Cost` of each request to an endpoint."""
    cost = Cost(tables=tables, sittings=sittings, channels=channels)

    def declare(endpoint: Endpoint) -> Endpoint:
        setattr(endpoint, DECLARED, cost)
        return endpoint

    return declare


def cost_of(endpoint: Callable[..., Any]) -> Cost:
    """The declared cost of a request to an endpoint; `FREE` without a declaration."""
    cost: Cost = getattr(endpoint, DECLARED, FREE)
    return cost
