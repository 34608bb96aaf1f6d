"""What players of a game strive for, in numbers that everyone understands: for reasons in words."""

from dataclasses import dataclass
from typing import Any

from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Cells


@dataclass(frozen=True)
class Stake:
    """An amount that a seat has, such as its palazzi; the game's `count_stakes` counts it.

    Attributes:
        name: the message `stake-NAME` of the game's words is its heading.
        wanted: whether a seat wants more of it, rather than less.
    """

    name: str
    wanted: bool = True

    @property
    def message(self) -> str:
        """The key of its heading."""
        return f"stake-{self.name}"


@compiled
def count_nothing(terms: Any, state: Any, seat: int, out: Cells) -> None:
    """Count the stakes of a game that lists none."""
