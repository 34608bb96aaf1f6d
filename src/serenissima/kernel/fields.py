"""Fields of a flat record, declared as the attributes of a class: one line declares a field.

    class State(MatchState):
        stage: int = field("What is to be decided.", codes=Stage)
        houses: Grid = field("Houses in each district.", high=15, shape=(4, 6), seats=True)

    STATE = record_of(State)

The annotations are for readers, editors and type checkers; Numba ignores them.
"""

import enum
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast, overload

import numpy as np
import numpy.typing as npt

from serenissima.kernel.codes import Codes
from serenissima.kernel.errors import Unreadable, one_of
from serenissima.kernel.meta import Option

TAKEN = frozenset(dir(np.record)) | {"dtype", "data"}  # names that attribute access would miss

AxisNames = tuple[str, ...] | str
"""What the places along an axis are called: names, none for numbers, or the key of an `Axis`."""

Cells = npt.NDArray[Any]  # elements of a record, of whatever width
# A whole number of the one width that rules are compiled for.
wide: Callable[[Any], int] = np.int64  # type: ignore[assignment]


@dataclass(frozen=True)
class Axis:
    """An axis whose places the game names for each match, such as the hexes of a board.

    Attributes:
        key: the key under which `Game.places` gives the names.
        size: how many places there can be.
    """

    key: str
    size: int


if TYPE_CHECKING:

    class Vector(Cells):
        """A field's elements along one axis; an index gives a number."""

        def __getitem__(self, index: Any) -> int: ...  # type: ignore[override]

    class Grid(Cells):
        """A field's elements along two axes; one index gives a row, two a number."""

        @overload  # type: ignore[override]
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


@dataclass(frozen=True)
class Field:
    """One field of a record.

    Attributes:
        name: the name in code and in text.
        meaning: one sentence.
        low, high: the range of each element, both included.
        shape: empty for a single value.
        see: who may see it; `OWNER` needs `seats`.
        seats: the first axis is the seat.
        labels: names along the last axis.
        axes: names along each axis; empty for numbers, a key for names that the game gives.
        codes: names of the values low, low+1, …; such a field is a choice, not a quantity.
        start: the value of every element in a blank record.
        holds_seat: the values are seats (or less than 0 for none).
        holds_seats: the values are bit masks of seats.
        learned: it is part of the feature vector.
        memory: it only holds what a seat remembers; a redeal may let others remember less.
        dtype: a signed integer type that holds the range.
    """

    name: str
    meaning: str
    low: int = 0
    high: int = 1
    shape: tuple[int, ...] = ()
    see: See = See.ALL
    seats: bool = False
    labels: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    start: int = 0
    holds_seat: bool = False
    holds_seats: bool = False
    learned: bool = True
    memory: bool = False
    dtype: type[np.integer[Any]] = np.int8
    axes: tuple[AxisNames, ...] = ()

    def __post_init__(self) -> None:
        if self.name in TAKEN:
            raise ValueError(f"{self.name!r} is taken by NumPy's records: choose another name")
        if self.see is See.OWNER and not self.seats:
            raise ValueError(f"{self.name!r} is seen by its owner: its first axis must be the seat")
        if self.labels and self.shape[-1:] != (len(self.labels),):
            raise ValueError(
                f"{self.name!r}: as many labels as the last axis of {self.shape} is long"
            )
        if not issubclass(self.dtype, np.signedinteger):
            raise ValueError(f"{self.name!r}: its type must be a signed integer")
        bounds = np.iinfo(self.dtype)
        if not (bounds.min <= self.low <= self.start <= self.high <= bounds.max):
            raise ValueError(f"{self.name!r}: low <= start <= high must hold and fit its type")

    @property
    def size(self) -> int:
        """How many elements it has."""
        return int(np.prod(self.shape, dtype=int))

    @property
    def row_each(self) -> bool:
        """Whether each seat has a row of its own in texts, although there is only one axis."""
        return self.see is See.OWNER and len(self.shape) == 1

    def is_seen(self, row: tuple[int, ...], seat: int) -> bool:
        """Whether a seat may see the elements of that row."""
        return self.see is See.ALL or (self.see is See.OWNER and row[:1] == (seat,))

    def word(self, value: int) -> str:
        """A value as text: its code's name or the number."""
        return self.codes[value - self.low] if self.codes else str(value)

    def number(self, word: str) -> int:
        """The value of a word; raises `Unreadable` (`position/value`) if it is not one."""
        if word in self.codes:
            return self.codes.index(word) + self.low
        if not self.codes and re.fullmatch(r"-?[0-9]{1,9}", word):
            return int(word)
        hint = one_of(self.codes) if self.codes else f"a number, {self.low} to {self.high}"
        reason = f"{self.name} cannot have this value"
        raise Unreadable("position/value", reason, text=word, hint=hint)


class MatchState:
    """Base of every class that declares a state; every game has `waits` and `ending`."""

    waits: int  # bit mask of the seats that may act, 0 = over
    ending: int  # how the match ended; 0 while it goes on


class MatchTerms:
    """Base of every class that declares terms; every game has `seats`."""

    seats: int


def field(
    meaning: str,
    low: int = 0,
    high: int = 1,
    *,
    axes: Sequence[int | Sequence[str] | Axis] = (),
    shape: tuple[int, ...] = (),
    codes: type[Codes] | Sequence[str] = (),
    none: bool = False,
    see: See = See.ALL,
    seats: bool = False,
    labels: Sequence[str] = (),
    start: int | None = None,
    holds_seat: bool = False,
    holds_seats: bool = False,
    learned: bool = True,
    memory: bool = False,
) -> Any:
    """One field of a record, to be declared in a class; see `Field`.

    Args:
        meaning: one sentence.
        low, high: the range of each element, both included; of a choice they follow from `codes`.
        axes: for each axis its length, the names of its places, or an `Axis`; the shape follows.
        shape: instead of `axes`, if nothing has names.
        codes: the names of the values from 0 on, or a class of `Codes`.
        none: the value may also be -1, for none, and starts as -1.
        see: who may see it.
        seats: the first axis is the seat.
        labels: names along the last axis.
        start: the value of every element in a blank record; `low` if that is above 0, otherwise 0.
        holds_seat: the values are seats.
        holds_seats: the values are bit masks of seats.
        learned: it is part of the feature vector.
        memory: it only holds what a seat remembers.
    """
    shape = tuple(_length(axis) for axis in axes) or shape
    called = tuple(_axis_names(axis) for axis in axes)
    if called and not labels and not isinstance(called[-1], str):
        labels = called[-1]
    names = codes.texts() if isinstance(codes, type) else tuple(codes)
    if names:
        high = len(names) - 1
    if none:
        low, start = -1, -1 if start is None else start
        names = ("none", *names) if names else ()
    return Field(
        "", meaning, low, high, shape, see, seats, tuple(labels), names,
        max(low, 0) if start is None else start, holds_seat, holds_seats, learned, memory,
        narrowest(low, high), called,
    )  # fmt: skip


def _length(axis: int | Sequence[str] | Axis) -> int:
    if isinstance(axis, Axis):
        return axis.size
    return axis if isinstance(axis, int) else len(axis)


def _axis_names(axis: int | Sequence[str] | Axis) -> AxisNames:
    if isinstance(axis, Axis):
        return axis.key
    return () if isinstance(axis, int) else tuple(axis)


def narrowest(low: int, high: int) -> type[np.signedinteger[Any]]:
    """The narrowest signed integer type that holds a range."""
    widths = (np.int8, np.int16, np.int32, np.int64)
    return next(kind for kind in widths if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)


def declared(kind: type) -> list[Field]:
    """The fields that a class and its bases declare, in that order; an option is a field, too."""
    found: dict[str, Field] = {}
    for owner in reversed(kind.__mro__):
        for name, value in vars(owner).items():
            if isinstance(value, Field):
                found[name] = replace(value, name=name)
            elif isinstance(value, Option) and not value.text:
                found[name] = _of_option(replace(value, name=name))
    return list(found.values())


def _of_option(option: Option) -> Field:
    """The field of the terms that holds an option."""
    if option.choices:
        start = option.choices.index(option.default)
        made = field(option.meaning, codes=[str(c) for c in option.choices], start=start)
    else:
        made = field(option.meaning, option.low, option.high, start=int(option.default))
    return replace(cast(Field, made), name=option.name)
