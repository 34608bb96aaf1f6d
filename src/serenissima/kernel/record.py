"""Fields of a flat record: name, type, shape, range and who may see them; and all that follows.

From one table of fields come the dtype, the text form, the differences between two states, the
bounds and the view of a seat (an allow-list of bytes).
"""

import enum
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Generic, TypeVar, cast

import numpy as np
import numpy.typing as npt

from serenissima.kernel import record_text as texts
from serenissima.kernel.errors import Illegal, Unreadable, one_of
from serenissima.kernel.record_text import NUMBERS, AxisNames, Names

T = TypeVar("T")  # the class that declares a record's fields, for type checkers

OBSERVER = -1  # somebody without a seat: sees what everybody sees
WORD = 8  # records are whole 64-bit words, so that they can be masked, hashed and copied fast
TAKEN = frozenset(dir(np.record)) | {"dtype", "data"}  # names that attribute access would miss


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
        axes: names along each axis; none for numbers, a word for names that the game gives.
        codes: names of the values low, low+1, …; such a field is a choice, not a quantity.
        start: the value of every element in a blank record.
        holds_seat: the values are seats (or less than 0 for none).
        holds_seats: the values are bit masks of seats.
        learned: it belongs in the feature vector.
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
        """Whether each seat has a row of its own in texts, though there is one axis only."""
        return self.see is See.OWNER and len(self.shape) == 1

    def is_seen(self, row: tuple[int, ...], seat: int) -> bool:
        """Whether a seat may see the elements of that row."""
        return self.see is See.ALL or (self.see is See.OWNER and row[:1] == (seat,))

    def word(self, value: int) -> str:
        """A value as text: its code's name or the number."""
        return self.codes[value - self.low] if self.codes else str(value)

    def number(self, word: str) -> int:
        """The value of a word; raises `Unreadable` if it has none."""
        if word in self.codes:
            return self.codes.index(word) + self.low
        if not self.codes and re.fullmatch(r"-?[0-9]{1,9}", word):
            return int(word)
        hint = one_of(self.codes) if self.codes else f"a number, {self.low} to {self.high}"
        reason = f"{self.name} has no such value"
        raise Unreadable("position/value", reason, text=word, hint=hint)


@dataclass(frozen=True)
class Change:
    """One element that differs between two records."""

    field: str
    index: tuple[int, ...]
    before: int
    after: int


class Record(Generic[T]):
    r"""A kind of flat record, made of fields.

    The first field is an unnamed-to-people mark, `is_NAME`: it makes each kind of record a type of
    its own, which the verbs are dispatched by.

    >>> kind = Record("pond", [Field("depth", "In metres.", high=9), Field("fish", "How many of "
    ...     "each.", high=5, shape=(2,), labels=("carp", "pike"))])
    >>> pond = kind.parse("depth 3\nfish pike=2")
    >>> int(pond.depth), pond.fish.tolist()
    (3, [0, 2])
    >>> print(kind.format(pond))
    depth 3
    fish pike=2
    """

    def __init__(self, name: str, fields: Sequence[Field]) -> None:
        self.name = name
        self.fields = tuple(fields)
        self.by_name = {field.name: field for field in fields}
        mark = Field(f"is_{name}", "Which kind of record this is.")
        self.dtype, self.offsets = _layout((mark, *self.fields))

    def blank(self) -> T:
        """A record in which every element has its start value."""
        record = np.zeros(1, self.dtype)[0]
        for field in self.fields:
            if field.start:
                record[field.name] = field.start
        return cast(T, record)

    def copy(self, record: Any) -> T:
        """The same in memory of its own."""
        twin = np.empty(1, self.dtype)
        twin.view(np.uint8)[:] = bytes_of(record)
        return cast(T, twin[0])

    @lru_cache(maxsize=64)  # noqa: B019 - records live as long as their game
    def mask(self, seat: int) -> npt.NDArray[np.uint64]:
        """All ones where `seat` may look: uint64 `[words]`; the allow-list behind each view."""
        record = np.zeros(1, self.dtype)
        for field in self.fields:
            cells = record[field.name][0]
            if field.see is See.ALL:
                record[field.name] = -1
            elif field.see is See.OWNER and 0 <= seat < field.shape[0]:
                cells[seat] = -1
        words = record.view(np.uint64)
        words.flags.writeable = False
        return words

    def view(self, record: Any, seat: int) -> T:
        """The record as `seat` sees it: what it may not see is 0."""
        seen = np.empty(1, self.dtype)
        np.bitwise_and(bytes_of(record).view(np.uint64), self.mask(seat), seen.view(np.uint64))
        return cast(T, seen[0])

    def diff(self, before: Any, after: Any) -> list[Change]:
        """Every element that differs, in the order of the fields."""
        return [change for field in self.fields for change in _changes(field, before, after)]

    def check(self, record: Any, seats: int | None = None) -> None:
        """Raise `Illegal` (`position/range`) if an element is outside its field's range.

        With `seats`, also (`position/seat`) if one names a seat that is not among so many, or if
        such a seat has something.
        """
        for field in self.fields:
            cells = np.asarray(record[field.name])
            if cells.min() < field.low or cells.max() > field.high:
                hint = f"{field.low} to {field.high}"
                reason = f"{field.name} is out of range"
                raise Illegal("position/range", reason, text=cells.tolist(), hint=hint)
            if seats is not None and _goes_beyond(field, cells, seats):
                reason = f"{field.name} has to do with a seat that does not play"
                hint = f"0 to {seats - 1} play"
                raise Illegal("position/seat", reason, text=cells.tolist(), hint=hint)

    def format(self, record: Any, seat: int | None = None, names: Names = NUMBERS) -> str:
        """The record as text, one line an element row, without those that have the start value.

        With a `seat`, what that seat may not see is left out. `names` are those that the game gives
        to axes, such as the hexes of a board.
        """
        return "\n".join(texts.lines(self.fields, record, seat, names))

    def parse(self, text: str, names: Names = NUMBERS) -> T:
        """The record of a text as `format` writes it; what is not named has its start value.

        Raises:
            Unreadable: `position/field`, `position/index` or `position/value`.
            Illegal: `position/range`.
        """
        return self.parse_given(text, names)[0]

    def parse_given(self, text: str, names: Names = NUMBERS) -> tuple[T, frozenset[str]]:
        """The record of a text, and which fields the text names; raises what `parse` raises."""
        record: Any = self.blank()
        given = texts.fill(self.by_name, record, text, names)
        self.check(record)
        return cast(T, record), given


def _goes_beyond(field: Field, cells: npt.NDArray[Any], seats: int) -> bool:
    """Whether elements name a seat that does not play, or are such a seat's and not at start."""
    if field.holds_seat:
        return bool(cells.max() >= seats)
    if field.holds_seats:
        return bool((cells >> seats).any())
    return field.seats and bool((cells[seats:] != field.start).any())


def _changes(field: Field, before: Any, after: Any) -> Iterator[Change]:
    old, new = np.asarray(before[field.name]), np.asarray(after[field.name])
    for index in map(tuple, np.argwhere(old != new).tolist()):
        yield Change(field.name, index, int(old[index]), int(new[index]))


def bytes_of(record: Any) -> npt.NDArray[np.uint8]:
    """The memory of a record: uint8 `[itemsize]`, shared, not copied."""
    return np.frombuffer(record.data, np.uint8)


def _layout(fields: Sequence[Field]) -> tuple[np.dtype[Any], dict[str, int]]:
    """Place fields one after another, each aligned to its type; the whole is full words."""
    offsets: dict[str, int] = {}
    end = 0
    for field in fields:
        width = np.dtype(field.dtype).itemsize
        offsets[field.name] = -(-end // width) * width
        end = offsets[field.name] + width * field.size
    layout = {
        "names": [field.name for field in fields],
        "formats": [(field.dtype, field.shape) if field.shape else field.dtype for field in fields],
        "offsets": list(offsets.values()),
        "itemsize": -(-end // WORD) * WORD,
    }
    return np.dtype((np.record, np.dtype(layout))), offsets  # type: ignore[call-overload]


def unpacked(record: Any) -> SimpleNamespace:
    """A record's fields as numbers and lists of them, which are quicker to read one by one."""
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})
