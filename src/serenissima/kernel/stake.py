"""What players of a game strive for, in numbers that everyone understands: for reasons in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Stake:
    """An amount that a seat has, such as its palazzi.

    Attributes:
        name: the message `stake-NAME` of the game's words is its heading.
        count: `(terms, state, seat)` returns the amount.
        wanted: whether a seat wants more of it, rather than less.
    """

    name: str
    count: Callable[[Any, Any, int], float]
    wanted: bool = True

    @property
    def message(self) -> str:
        """The key of its heading."""
        return f"stake-{self.name}"
