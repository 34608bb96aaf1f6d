"""Features for learning: a seat's view as one vector of small integers, its own seat first.

A quantity is one entry, counted from the least value of its field. A choice is one-hot: one entry
for each value. So is a field that holds a seat, with the viewing seat first. Hidden elements count
as 0 in the record. Multiplied by `scales`, every entry that the seat sees is between 0 and 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.kernel.fields import Field, See
from serenissima.kernel.record import Record, bytes_of

TYPES = (np.int8, np.int16, np.int32, np.int64)


@dataclass(frozen=True)
class Element:
    """One element of a record, as one seat of a match sees it.

    Attributes:
        field: the field that it belongs to.
        name: the field's name with the index, in which the viewing seat is 0 and places have the
            names that the axis gives them: `hand[0][castello]`.
        byte: where it begins in the record.
        entry: the first of its entries in the vector.
        values: the names of the values of a choice; empty for a quantity.
        turn: rotation of the values of a choice: the viewing seat if they are seats, else 0.
        visible: whether the seat sees it.
    """

    field: Field
    name: str
    byte: int
    entry: int
    values: tuple[str, ...]
    turn: int
    visible: bool

    @property
    def width(self) -> int:
        """Its size in bytes."""
        return np.dtype(self.field.dtype).itemsize

    @property
    def least(self) -> int:
        """The value that counts as 0."""
        return 0 if self.field.holds_seat else self.field.low

    @property
    def entries(self) -> int:
        """Number of its entries."""
        return len(self.values) or 1

    def write(self, value: int, out: npt.NDArray[np.signedinteger[Any]]) -> None:
        """Write its entries into a vector that is 0 there."""
        if not self.values:
            out[self.entry] = value - self.least
        elif 0 <= value - self.least < self.entries:
            out[self.entry + (value - self.least - self.turn) % self.entries] = 1


@lru_cache(maxsize=256)
def elements(
    kind: Record[Any], seat: int, seats: int, *, open: bool = False
) -> tuple[Element, ...]:
    """Return the elements that make up the vector of `seat`, in order.

    With `open`, all elements are visible, including the fields hidden from every seat.
    """
    found: list[Element] = []
    entry = 0
    for field in kind.fields:
        if field.learned and (open or field.see is not See.NOBODY):
            for index in _indices(field, seats):
                element = _element(kind, field, index, (seat, seats), entry)
                found.append(replace(element, visible=True) if open else element)
                entry += element.entries
    return tuple(found)


def names(kind: Record[Any], seats: int, *, open: bool = False) -> tuple[str, ...]:
    """Return the name of each entry, in a match with `seats` seats; see `elements`."""
    return tuple(
        f"{element.name}={value}" if value else element.name
        for element in elements(kind, 0, seats, open=open)
        for value in element.values or ("",)
    )


def scales(kind: Record[Any], seats: int, *, open: bool = False) -> npt.NDArray[np.float32]:
    """Return the factor that brings each entry between 0 and 1: float32 `[entries]`."""
    factors = [
        1.0 if element.values else 1 / max(1, element.field.high - element.field.low)
        for element in elements(kind, 0, seats, open=open)
        for _ in range(element.entries)
    ]
    return np.array(factors, np.float32)


def dtype_of(kind: Record[Any]) -> type[np.signedinteger[Any]]:
    """Return the type of a vector's entries: the smallest that holds all quantities."""
    spans = [
        max(field.high - field.low, abs(field.low))
        for field in kind.fields
        if field.learned and not field.codes and not field.holds_seat
    ]
    return next(small for small in TYPES if np.iinfo(small).max >= max(spans, default=1))


def features(
    kind: Record[Any], record: Any, seat: int, seats: int
) -> npt.NDArray[np.signedinteger[Any]]:
    """Return the features of what `seat` sees: `[entries]` of type `dtype_of(kind)`."""
    cells = bytes_of(kind.view(record, seat))
    seen = elements(kind, seat, seats)
    out = np.zeros(seen[-1].entry + seen[-1].entries if seen else 0, dtype_of(kind))
    for element in seen:
        value = cells[element.byte : element.byte + element.width].view(element.field.dtype)[0]
        element.write(int(value), out)
    return out


def _indices(field: Field, seats: int) -> Iterator[tuple[int, ...]]:
    """Yield the indices of a field's elements, without seats that are not in play."""
    return (index for index in np.ndindex(field.shape) if not (field.seats and index[0] >= seats))


def _element(
    kind: Record[Any], field: Field, index: tuple[int, ...], looking: tuple[int, int], entry: int
) -> Element:
    """Return the element at an index after rotating the seats."""
    seat, seats = looking
    turned = ((index[0] + seat) % seats, *index[1:]) if field.seats else index
    flat = int(np.ravel_multi_index(turned, field.shape)) if field.shape else 0
    called = (axis.name_of(place) for axis, place in zip(field.axes, index, strict=True))
    values = tuple(f"+{other}" for other in range(seats)) if field.holds_seat else field.codes
    return Element(
        field,
        name=field.name + "".join(f"[{place}]" for place in called),
        byte=kind.offsets[field.name] + np.dtype(field.dtype).itemsize * flat,
        entry=entry,
        values=values,
        turn=seat if field.holds_seat else 0,
        visible=field.see is See.ALL or turned[0] == seat,
    )
