"""What a position cannot hold together, with the numbers that conflict and how to mend them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Clash:
    """A contradiction that was found.

    Attributes:
        reason: what conflicts, with its numbers.
        fix: how to mend it; may be empty.
    """

    reason: str
    fix: str = ""

    def __str__(self) -> str:
        return f"{self.reason}: {self.fix}" if self.fix else self.reason


@dataclass(frozen=True)
class Contradiction:
    """Something that no match of the game holds, wherever one of its cases is true.

    Attributes:
        text: what conflicts, then, after a colon, how to mend it. In it `{name}` stands for a
            number, and `{0}`, `{1}` for the places of the case along the axes.
        cases: for each case whether it is one: true or false, or an array of them.
        numbers: numbers and names; those in the text have a shape that NumPy broadcasts to that of
            the cases.
    """

    text: str
    cases: Any
    numbers: Mapping[str, Any] = field(default_factory=dict)

    def first(self) -> Clash | None:
        """The first case that is true, with its numbers; None if none is."""
        found = np.argwhere(np.asarray(self.cases, bool))
        if not len(found):
            return None
        at, shape = tuple(found[0].tolist()), np.shape(self.cases)
        said = {name: n for name, n in self.numbers.items() if f"{{{name}}}" in self.text}
        numbers = {name: _in_case(value, shape, at) for name, value in said.items()}
        reason, _, fix = self.text.partition(": ")
        return Clash(reason.format(*at, **numbers), fix.format(*at, **numbers))


Contradictions = Iterator[Contradiction | tuple[str, Any]]
"""What a game looks for; a pair is a text without numbers, and its cases."""


def clash(text: str, cases: Any, **numbers: Any) -> Contradiction:
    """A contradiction with its numbers, each by the name that the text calls it.

    >>> held, laid = np.array([3, 2]), np.array([1, 4])
    >>> text = "seat {0} laid {laid} of {held} cards: take back {over}"
    >>> print(clash(text, laid > held, held=held, laid=laid, over=laid - held).first())
    seat 1 laid 4 of 2 cards: take back 2
    """
    return Contradiction(text, cases, numbers)


def first_clash(found: Contradictions) -> Clash | None:
    """The first contradiction that is one; None if there is none."""
    each = (one if isinstance(one, Contradiction) else Contradiction(*one) for one in found)
    return next(filter(None, (one.first() for one in each)), None)


def _in_case(value: Any, shape: tuple[int, ...], at: tuple[int, ...]) -> object:
    """A number, or a name, as it is in one case."""
    found = np.broadcast_to(np.asarray(value), shape)[at]
    return found.item() if isinstance(found, np.generic) else found


class Amount(int):
    """How many there are of a thing, which is added up from where they are.

    >>> castello = Amount({"in hands": 3, "won": 4, "laid": 0})
    >>> castello, castello.told
    (7, '3 in hands and 4 won')
    """

    places: Mapping[str, int]

    def __new__(cls, places: Mapping[str, Any]) -> "Amount":
        """The sum of the numbers in all places, by their names."""
        counted = {place: int(count) for place, count in places.items()}
        made = super().__new__(cls, sum(counted.values()))
        made.places = counted
        return made

    @property
    def told(self) -> str:
        """How many are where, but for places without one."""
        *others, last = [f"{n} {place}" for place, n in self.places.items() if n] or ["none"]
        return f"{', '.join(others)} and {last}" if others else last
