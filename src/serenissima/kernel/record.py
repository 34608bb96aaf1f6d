"""Flat records made of fields with a name, type, shape, range and visibility.

The table of fields determines the dtype, the text form, the differences between two states, the
bounds, and the view of a seat (an allow-list of bytes).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Generic, TypeVar, cast

import numpy as np
import numpy.typing as npt

from serenissima.kernel import record_text as texts
from serenissima.kernel.errors import Illegal
from serenissima.kernel.fields import Field, See, fields_of
from serenissima.kernel.flat import FlatRecord
from serenissima.kernel.record_text import NUMBERS, Names
from serenissima.kernel.refusals import POSITION_RANGE, POSITION_SEAT

T = TypeVar("T")  # the class that declares a record's fields, for type checkers

Words = npt.NDArray[np.uint64]
Cells = npt.NDArray[np.int64]

SPECTATOR = -1  # a spectator's seat number: sees only public information
WORD = 8  # records are whole 64-bit words, so masking, hashing and copying are fast


@dataclass(frozen=True)
class Change:
    """One element that differs between two records."""

    field: str
    index: tuple[int, ...]
    before: int
    after: int


class Record(Generic[T]):
    r"""A kind of flat record, made of fields.

    The first field is a hidden marker, `is_NAME`, which makes each kind of record a separate type,
    so that verbs can be dispatched by type.

    >>> from serenissima.kernel.fields import Axis, up_to
    >>> each = Axis(2, ("carp", "pike"))
    >>> kind = Record("pond", [Field("depth", "In metres.", up_to(9)),
    ...     Field("fish", "How many of each.", up_to(5), (each,))])
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
        """Return a record in which every element has its start value."""
        record = np.zeros(1, self.dtype)[0]
        for field in self.fields:
            if field.start:
                record[field.name] = field.start
        return cast(T, record)

    def copy(self, record: Any) -> T:
        """Return a copy in separate memory."""
        return cast(T, np.frombuffer(words_of(record).copy(), self.dtype)[0])

    @lru_cache(maxsize=64)  # noqa: B019 - records live as long as their game
    def mask(self, seat: int) -> Words:
        """Return the allow-list of a view: uint64 `[words]`, all ones where `seat` may look."""
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
        """Return the record as `seat` sees it, with 0 for hidden elements."""
        return cast(T, np.frombuffer(words_of(record) & self.mask(seat), self.dtype)[0])

    def diff(self, before: Any, after: Any) -> list[Change]:
        """Return every element that differs, in the order of the fields."""
        return [change for field in self.fields for change in _changes(field, before, after)]

    def check(self, record: Any, seats: int | None = None) -> None:
        """Raise `Illegal` (`position/range`) if an element is outside its field's range.

        With `seats`, the number of seats in play, also raise `position/seat` if an element names
        another seat, or belongs to one and differs from its start value.
        """
        memory = bytes_of(record)
        for kind, where, least, greatest in self._bounds(seats):
            cells = memory.view(kind)[where]
            if (cells < least).any() or (cells > greatest).any():
                raise _out_of_bounds(self.fields, record, seats)

    @lru_cache(maxsize=64)  # noqa: B019 - records live as long as their game
    def _bounds(self, seats: int | None) -> list[tuple[Any, Cells, Cells, Cells]]:
        """Return, by type of number, the places of its elements and the bounds of each.

        Comparing a whole record with them is twenty times as fast as comparing its fields one by
        one.
        """
        found = []
        for kind in {field.dtype for field in self.fields}:
            fields = [field for field in self.fields if field.dtype is kind]
            firsts = [self.offsets[field.name] // np.dtype(kind).itemsize for field in fields]
            where = [first + np.arange(f.size) for first, f in zip(firsts, fields, strict=True)]
            ends = zip(*(_ends(field, seats) for field in fields), strict=True)
            least, greatest = (np.concatenate([*map(np.ravel, end)]).astype(kind) for end in ends)
            found.append((kind, np.concatenate(where), least, greatest))
        return found

    def format(self, record: Any, seat: int | None = None, names: Names = NUMBERS) -> str:
        """Return the record as text, a line per row of elements, without rows at their start value.

        With a `seat`, elements that the seat may not see are omitted. `names` are those that the
        game gives to the places of axes, such as the hexes of a board.
        """
        return "\n".join(texts.lines(self.fields, record, seat, names))

    def parse(self, text: str, names: Names = NUMBERS) -> T:
        """Return the record of a text as `format` writes it; other fields have their start value.

        Raises:
            Unreadable: `position/field`, `position/index` or `position/value`.
            Illegal: `position/range`.
        """
        return self.parse_given(text, names)[0]

    def parse_given(self, text: str, names: Names = NUMBERS) -> tuple[T, frozenset[str]]:
        """Return the record of a text and the names of its fields; raises the errors of `parse`."""
        record: Any = self.blank()
        given = texts.fill(self.by_name, record, text, names)
        self.check(record)
        return cast(T, record), given


def _ends(field: Field, seats: int | None) -> tuple[Cells, Cells]:
    """Return the least and the greatest value of each element.

    If `seats` is given, elements name only seats in play, and those of other seats have their start
    value.
    """
    least, greatest = np.full(field.shape, field.low), np.full(field.shape, field.high)
    if seats is None:
        return least, greatest
    if field.holds_seat:
        np.minimum(greatest, seats - 1, out=greatest)
    elif field.holds_seats:
        np.minimum(greatest, (1 << seats) - 1, out=greatest)
    elif field.seats:
        least[seats:] = greatest[seats:] = field.start
    return least, greatest


def _out_of_bounds(fields: Sequence[Field], record: Any, seats: int | None) -> Illegal:
    """Return the refusal that names the first field with an element out of bounds."""
    for field in fields:
        cells = np.asarray(record[field.name])
        if cells.min() < field.low or cells.max() > field.high:
            hint = field.range
            reason = f"{field.name} is out of range"
            return POSITION_RANGE(reason, text=cells.tolist(), hint=hint)
        least, greatest = _ends(field, seats)
        beyond = np.argwhere((cells < least) | (cells > greatest))
        if seats is not None and len(beyond):
            return _not_in_play(field, cells, tuple(beyond[0].tolist()), seats)
    raise AssertionError("nothing is out of bounds")


def _not_in_play(
    field: Field, cells: npt.NDArray[Any], index: tuple[int, ...], seats: int
) -> Illegal:
    """Return the refusal that names an element of a seat that is not in play."""
    value = int(cells[index])
    seat = value if field.holds_seat else index[0] if index else value.bit_length() - 1
    text = field.name + "".join(f"[{i}]" for i in index) + f" {field.word(value)}"
    reason = f"seat {seat} is not in play"
    return POSITION_SEAT(reason, text=text, hint=f"seats 0 to {seats - 1}")


def _changes(field: Field, before: Any, after: Any) -> Iterator[Change]:
    old, new = np.asarray(before[field.name]), np.asarray(after[field.name])
    for index in map(tuple, np.argwhere(old != new).tolist()):
        yield Change(field.name, index, int(old[index]), int(new[index]))


def bytes_of(record: Any) -> npt.NDArray[np.uint8]:
    """Return the memory of a record: uint8 `[itemsize]`, shared rather than copied."""
    return np.frombuffer(record, np.uint8)


def words_of(record: Any) -> Words:
    """Return the memory of a record: uint64 `[words]`, shared rather than copied."""
    return np.frombuffer(record, np.uint64)


def _layout(fields: Sequence[Field]) -> tuple[np.dtype[Any], dict[str, int]]:
    """Lay out the fields one after another, each aligned to its type, padded to full words."""
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
    return np.dtype((FlatRecord, np.dtype(layout))), offsets  # type: ignore[call-overload]  # a pair


def unpack(record: Any) -> SimpleNamespace:
    """Return a record's fields as numbers and lists, which are faster to read one by one."""
    cells = (cell.tolist() if isinstance(cell, np.ndarray) else cell for cell in record.item())
    return SimpleNamespace(**dict(zip(record.dtype.names, cells, strict=True)))


def constants(record: Any) -> SimpleNamespace:
    """Return the result of `unpack` for a record that never changes, cached for equal records."""
    return _constants(record.dtype, record.tobytes())


@lru_cache(maxsize=256)
def _constants(dtype: np.dtype[Any], memory: bytes) -> SimpleNamespace:
    return unpack(np.frombuffer(memory, dtype)[0])


def record_of(kind: type[T]) -> "Record[T]":
    """Return the kind of record that a class declares, named after its game and class."""
    game = kind.__module__.split(".")[-2]
    return Record(f"{game}_{kind.__name__.lower()}", fields_of(kind))
