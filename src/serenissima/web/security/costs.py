"""Declares how much of its address's limits a request to a route uses up.

`Traffic` looks it up before the body of a request is read.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])
DECLARED = "_serenissima_cost"  # the attribute of an endpoint with its cost
# the number of tables that a round counts as: it opens at most 20, for 40 people
TABLES_OF_ROUND = 10


@dataclass(frozen=True, kw_only=True)
class Cost:
    """How much of its address's limits a request uses up, in addition to being a request.

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
    """Return the declared cost of a request to an endpoint; `FREE` without a declaration."""
    cost: Cost = getattr(endpoint, DECLARED, FREE)
    return cost
