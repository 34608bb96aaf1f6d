"""Contradictions in positions, with the conflicting numbers and how to fix them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from types import MappingProxyType
from typing import Any

import numpy as np

NO_NUMBERS: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Contradiction:
    """A contradiction found in a position.

    Attributes:
        reason: the conflict, with its numbers.
        fix: how to fix it; may be empty.
    """

    reason: str
    fix: str = ""

    def __str__(self) -> str:
        return f"{self.reason}: {self.fix}" if self.fix else self.reason


@dataclass(frozen=True)
class Check:
    """A check that reports a contradiction where one of its cases is true.

    Attributes:
        reason: the conflict. In it `{name}` stands for a number, and `{0}`, `{1}` for the places of
            the case along the axes.
        cases: whether each case is a contradiction: a truth value or an array of them.
        fix: how to fix it, with numbers as in the reason; may be empty.
        numbers: numbers and names by their name in the texts; NumPy must be able to broadcast them
            to the shape of the cases.
    """

    reason: str
    cases: Any
    fix: str
    numbers: Mapping[str, Any]

    def first(self) -> Contradiction | None:
        """Return the contradiction in the first true case; None if none is true."""
        found = np.argwhere(np.asarray(self.cases, bool))
        return self.at(tuple(found[0].tolist())) if len(found) else None

    def at(self, case: tuple[int, ...]) -> Contradiction:
        """Return the contradiction of a case, with its numbers filled in."""
        shape = np.shape(self.cases)
        numbers = {
            name: _in_case(self.numbers[name], shape, case)
            for name in _names_in(self.reason, self.fix)
            if not name.isdigit()
        }
        return Contradiction(
            self.reason.format(*case, **numbers), self.fix.format(*case, **numbers)
        )


def contradiction(
    reason: str,
    cases: Any,
    /,
    *,
    fix: str = "",
    among: Mapping[str, Any] = NO_NUMBERS,
    **numbers: Any,
) -> Check:
    """Return a check for one contradiction, with the arguments of `Check`.

    `among` holds numbers that several checks share; the texts need not use all of them.

    >>> held, laid = np.array([3, 2]), np.array([1, 4])
    >>> reason, fix = "seat {0} laid {laid} of {held} cards", "remove {over}"
    >>> check = contradiction(reason, laid > held, fix=fix, held=held, laid=laid, over=laid - held)
    >>> print(check.first())
    seat 1 laid 4 of 2 cards: remove 2

    Raises:
        TypeError: a text uses a number or an axis that is missing, or no text uses a given number.
    """
    named, given = _names_in(reason, fix), among.keys() | numbers.keys()
    axes = {str(axis) for axis in range(np.ndim(cases))}
    if missing := named - given - axes:
        raise TypeError(f"{reason!r}: there is no number {', '.join(sorted(missing))}")
    if unused := numbers.keys() - named:
        raise TypeError(f"{reason!r} does not name the number {', '.join(sorted(unused))}")
    return Check(reason, cases, fix, {**among, **numbers})


Contradictions = Iterator[Check]
"""The checks of a game."""


def first_contradiction(checks: Iterable[Check]) -> Contradiction | None:
    """Return the first contradiction that the checks find; None if there is none."""
    return next(filter(None, (check.first() for check in checks)), None)


@lru_cache(maxsize=1024)
def _names_in(reason: str, fix: str) -> frozenset[str]:
    """Return the names in braces in the two texts."""
    fields = (*Formatter().parse(reason), *Formatter().parse(fix))
    return frozenset(name for _, name, *_ in fields if name is not None)


def _in_case(value: Any, shape: tuple[int, ...], at: tuple[int, ...]) -> object:
    """Return the number or name that belongs to one case."""
    found = np.broadcast_to(np.asarray(value), shape)[at]
    return found.item() if isinstance(found, np.generic) else found


class Amount(int):
    """The number of a kind of thing, added up from the places where it is.

    >>> castello = Amount({"in hands": 3, "won": 4, "laid": 0})
    >>> castello, castello.breakdown
    (7, '3 in hands and 4 won')
    """

    places: Mapping[str, int]

    def __new__(cls, places: Mapping[str, Any]) -> "Amount":
        """Add up the numbers in all places, which are given by name."""
        counted = {place: int(count) for place, count in places.items()}
        made = super().__new__(cls, sum(counted.values()))
        made.places = counted
        return made

    @property
    def breakdown(self) -> str:
        """How many are in each place, without the empty places."""
        *others, last = [f"{n} {place}" for place, n in self.places.items() if n] or ["none"]
        return f"{', '.join(others)} and {last}" if others else last
