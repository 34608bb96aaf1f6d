"""Fields of a flat record, declared as the attributes of a class: one line declares a field.

    EACH_SEAT = Axis(4, seats=True)
    DISTRICTS = ("castello", "san-marco")

    class State(MatchState):
        stage: int = field("What is to be decided.", Stage)
        winner: int = field("Who won.", none_or(seat_number(4)))
        houses: Grid = field("Houses in each district.", up_to(15), EACH_SEAT, DISTRICTS)

    STATE = record_of(State)

A field declares the values of its elements, then its axes. The annotations are for readers, editors
and type checkers; Numba ignores them.
"""

import enum
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast, overload

import numpy as np
import numpy.typing as npt

from serenissima.kernel.codes import Codes
from serenissima.kernel.errors import one_of
from serenissima.kernel.meta import Option
from serenissima.kernel.refusals import POSITION_VALUE

TAKEN = frozenset(dir(np.record)) | {"dtype", "data"}  # names that attribute access would not reach

Cells = npt.NDArray[Any]  # elements of a record, of any width
NONE = "none"  # the text for -1 where it means none
# An integer of the one width that rules are compiled for.
wide = cast(Callable[[Any], int], np.int64)


if TYPE_CHECKING:

    class Vector(Cells):
        """A field's elements along one axis; an index gives a number."""

        def __getitem__(self, index: Any) -> int: ...  # type: ignore[override]  # narrower

    class Grid(Cells):
        """A field's elements along two axes; one index gives a row, two a number."""

        @overload  # type: ignore[override]  # narrower
        def __getitem__(self, index: tuple[int, int]) -> int: ...
        @overload
        def __getitem__(self, index: Any) -> Any: ...
        def __getitem__(self, index: Any) -> Any: ...

    class Cube(Cells):
        """A field's elements along three axes; one index gives a grid."""

        def __getitem__(self, index: Any) -> Any: ...

else:
    Vector = Grid = Cube = np.ndarray


class See(enum.Enum):
    """Who may see a field."""

    ALL = "all"
    OWNER = "owner"  # the seat that the first axis names
    NOBODY = "nobody"


class Holds(enum.Enum):
    """The meaning of an element's value."""

    NUMBER = "a number, or the number of a code"
    SEAT = "a seat"
    SEATS = "a bit mask of seats"


@dataclass(frozen=True)
class Values:
    """The possible values of an element of a field.

    Attributes:
        low, high: the range, both included.
        start: the value in a blank record.
        codes: names of the values low, low+1, …, for a choice; empty for a quantity.
        holds: the meaning of the value.
        optional: whether -1 means none.
        key: the key of the axis whose places the values 0, 1, … are; a match names them.
    """

    low: int
    high: int
    start: int
    codes: tuple[str, ...] = ()
    holds: Holds = Holds.NUMBER
    optional: bool = False
    key: str = ""


Choosable = Values | type[Codes] | Sequence[str]
"""Values, or the names of a choice, from 0 on."""


def between(low: int, high: int) -> Values:
    """Return values from `low` to `high`, both included, that start at 0 or the nearest to it."""
    return Values(low, high, min(max(low, 0), high))


def up_to(high: int) -> Values:
    """Return values from 0 to `high`, both included."""
    return between(0, high)


def seat_number(seats: int) -> Values:
    """Return the numbers of `seats` seats."""
    return replace(up_to(seats - 1), holds=Holds.SEAT)


def seat_mask(seats: int) -> Values:
    """Return the bit masks of `seats` seats."""
    return replace(up_to((1 << seats) - 1), holds=Holds.SEATS)


def none_or(values: Choosable) -> Values:
    """Return the same values and -1 for none, which is the start value; texts call it `none`."""
    some = _values(values)
    codes = (NONE, *some.codes) if some.codes else ()
    return replace(some, low=-1, start=-1, codes=codes, optional=True)


def choice(names: type[Codes] | Sequence[str]) -> Values:
    """Return a choice of these names, which are numbered from 0."""
    codes = names.texts() if isinstance(names, type) else tuple(names)
    return replace(up_to(len(codes) - 1), codes=codes)


def place_on(axis: "Axis") -> Values:
    """Return the numbers of the places along an axis; texts use their names in the match."""
    return replace(up_to(axis.length - 1), key=axis.key)


def _values(values: Choosable) -> Values:
    """Return the values that a declaration names."""
    return values if isinstance(values, Values) else choice(values)


FLAG = up_to(1)


@dataclass(frozen=True)
class Axis:
    """An axis of a field.

    Attributes:
        length: number of places.
        names: the names of the places; empty if they are numbered.
        key: instead of names, the key under which `Game.places` gives the names in a match, such as
            the hexes of its board; there may be fewer than `length`.
        seats: whether the places are the seats.
    """

    length: int
    names: tuple[str, ...] = ()
    key: str = ""
    seats: bool = False

    def name_of(self, place: int) -> str:
        """Return the name of a place, or its number if the axis has no names.

        >>> Axis(2, names=("north", "south")).name_of(1), Axis(2).name_of(1)
        ('south', '1')
        """
        return self.names[place] if self.names else str(place)


def _axis(axis: int | Sequence[str] | Axis) -> Axis:
    """Return the axis that a declaration names."""
    if isinstance(axis, Axis):
        return axis
    return Axis(axis) if isinstance(axis, int) else Axis(len(axis), tuple(axis))


@dataclass(frozen=True)
class Field:
    """One field of a record.

    Attributes:
        name: the name in code and in text.
        meaning: one sentence.
        values: the possible values of each element.
        axes: empty for a single value.
        see: who may see it; `OWNER` needs the seats as the first axis.
        learned: whether it is part of the feature vector.
        memory: whether it only holds what a seat remembers; a redeal may let others remember less.
    """

    name: str
    meaning: str
    values: Values = FLAG
    axes: tuple[Axis, ...] = ()
    see: See = See.ALL
    learned: bool = True
    memory: bool = False

    def __post_init__(self) -> None:
        if self.name in TAKEN:
            raise ValueError(f"{self.name!r} is taken by NumPy's records: choose another name")
        if self.see is See.OWNER and not self.seats:
            raise ValueError(f"{self.name!r} is seen by its owner: its first axis must be the seat")
        if any(axis.seats for axis in self.axes[1:]):
            raise ValueError(f"{self.name!r}: only the first axis can be the seat")
        if not self.low <= self.start <= self.high:
            raise ValueError(f"{self.name!r}: low <= start <= high must hold")

    @property
    def low(self) -> int:
        """The least value of an element."""
        return self.values.low

    @property
    def high(self) -> int:
        """The greatest value of an element."""
        return self.values.high

    @property
    def start(self) -> int:
        """The value of every element in a blank record."""
        return self.values.start

    @property
    def codes(self) -> tuple[str, ...]:
        """Names of the values low, low+1, …; empty for a quantity."""
        return self.values.codes

    @property
    def holds_seat(self) -> bool:
        """Whether a value is a seat (or less than 0 for none)."""
        return self.values.holds is Holds.SEAT

    @property
    def holds_seats(self) -> bool:
        """Whether a value is a bit mask of seats."""
        return self.values.holds is Holds.SEATS

    @cached_property
    def dtype(self) -> type[np.signedinteger[Any]]:
        """The type of its elements, as narrow as the range allows."""
        return narrowest(self.low, self.high)

    @cached_property
    def shape(self) -> tuple[int, ...]:
        """The length of each axis."""
        return tuple(axis.length for axis in self.axes)

    @property
    def seats(self) -> bool:
        """Whether the first axis is the seat."""
        return bool(self.axes) and self.axes[0].seats

    @property
    def labels(self) -> tuple[str, ...]:
        """The names along the last axis, if they are the same in every match."""
        return self.axes[-1].names if self.axes else ()

    @property
    def size(self) -> int:
        """Number of its elements."""
        return int(np.prod(self.shape, dtype=int))

    @property
    def row_each(self) -> bool:
        """Whether each seat has a separate row in texts, although there is only one axis."""
        return self.see is See.OWNER and len(self.shape) == 1

    def is_seen(self, row: tuple[int, ...], seat: int) -> bool:
        """Whether a seat may see the elements of that row."""
        return self.see is See.ALL or (self.see is See.OWNER and row[:1] == (seat,))

    @property
    def range(self) -> str:
        """The range of a quantity as text: `0 to 4`, or `none, or 0 to 4`."""
        least = f"{NONE}, or 0" if self.values.optional else self.low
        return f"{least} to {self.high}"

    def word(self, value: int) -> str:
        """Return a value as text: its code's name or the number, or `none`."""
        if self.values.optional and value == -1:
            return NONE
        return self.codes[value - self.low] if self.codes else str(value)

    def number(self, word: str) -> int:
        """Return the value of a word; raises `Unreadable` (`position/value`) if it has none."""
        if self.values.optional and word in (NONE, "-1"):
            return -1
        if word in self.codes:
            return self.codes.index(word) + self.low
        if not self.codes and re.fullmatch(r"-?[0-9]{1,9}", word):
            return int(word)
        numbers = self.range if self.values.optional else f"a number, {self.range}"
        hint = one_of(self.codes) if self.codes else numbers
        reason = f"{self.name} cannot have this value"
        raise POSITION_VALUE(reason, text=word, hint=hint)


class MatchState:
    """Base of every class that declares a state; every game has `waits` and `ending`."""

    waits: int  # bit mask of the seats that may act, 0 = over
    ending: int  # how the match ended; 0 before the end


class MatchTerms:
    """Base of every class that declares terms; every game has `seats`."""

    seats: int


def field(
    meaning: str,
    values: Choosable = FLAG,
    *axes: int | Sequence[str] | Axis,
    see: See = See.ALL,
    start: int | None = None,
    learned: bool = True,
    memory: bool = False,
) -> Any:
    """Return a field of a record, to be declared in a class; see `Field`.

    Args:
        meaning: one sentence.
        values: the possible values of each element: 0 or 1, the names of a choice, or the result of
            `up_to`, `between`, `seat_number`, `seat_mask` or `none_or`.
        axes: for each axis its length, the names of its places, or an `Axis`.
        see: who may see it.
        start: the value of every element in a blank record, if it differs from that of the values.
        learned: whether it is part of the feature vector.
        memory: whether it only holds what a seat remembers.
    """
    made = _values(values)
    if start is not None:
        made = replace(made, start=start)
    return Field("", meaning, made, tuple(map(_axis, axes)), see, learned, memory)


def narrowest(low: int, high: int) -> type[np.signedinteger[Any]]:
    """Return the narrowest signed integer type that holds a range."""
    widths = (np.int8, np.int16, np.int32, np.int64)
    return next(kind for kind in widths if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)


def fields_of(kind: type) -> list[Field]:
    """Return the fields, options included, that a class and its bases declare, in order."""
    found: dict[str, Field] = {}
    for owner in reversed(kind.__mro__):
        for name, value in vars(owner).items():
            if isinstance(value, Field):
                found[name] = replace(value, name=name)
            elif isinstance(value, Option) and not value.text:
                found[name] = _of_option(replace(value, name=name))
    return list(found.values())


def _of_option(option: Option) -> Field:
    """Return the field of the terms that holds an option."""
    if option.choices:
        start = option.choices.index(option.default)
        made = field(option.meaning, [str(choice) for choice in option.choices], start=start)
    else:
        made = field(option.meaning, between(option.low, option.high), start=int(option.default))
    return replace(cast(Field, made), name=option.name)
