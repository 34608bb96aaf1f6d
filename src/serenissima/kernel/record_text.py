"""Records as text and back: a line for each row of elements that differs from the start.

votes[0] castello=3 san-marco=1
ballot[0][quarantia] two=1
order castello cannaregio dorsoduro
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from serenissima.kernel.errors import meant, nearest, some_of, suggest
from serenissima.kernel.fields import NONE, Cells, Field
from serenissima.kernel.refusals import (
    POSITION_FIELD,
    POSITION_INDEX,
    POSITION_RANGE,
    POSITION_VALUE,
)

Names = Mapping[str, Sequence[str]]
"""The names that a game gives to the places of an axis, by the key of the axis."""

NUMBERS: Names = {}
NUMBER = re.compile(r"-?[0-9]+")


def lines(fields: Sequence[Field], record: Any, seat: int | None, names: Names) -> Iterator[str]:
    """Yield the lines of a record's text; with a `seat` only those of elements that it may see."""
    for field in fields:
        for row, cells in _rows(field, record):
            hidden = seat is not None and not field.is_seen(row, seat)
            if not hidden and (cells != field.start).any():
                yield f"{field.name}{_index(field, row, names)} {_values(field, cells, names)}"


def fill(fields: Mapping[str, Field], record: Any, text: str, names: Names) -> frozenset[str]:
    """Write the values of a text into a record; return the names of the fields in the text.

    Later lines override earlier ones.

    Raises:
        Unreadable: `position/field`, `position/index` or `position/value`.
        Illegal: `position/range`.
    """
    given = set()
    for line in filter(None, (line.strip() for line in text.splitlines())):
        head, _, body = line.partition(" ")
        name, *index = head.replace("]", "").split("[")
        if name not in fields:
            raise POSITION_FIELD(text=name, hint=nearest(name, tuple(fields)))
        field = fields[name]
        places = _places(field, index, names, line)
        row: Cells = _cells(field, record)[places]
        _fill_row(field, row, body.split(), names, line)
        if not field.shape:
            record[name] = row[0]
        given.add(name)
    return frozenset(given)


def _rows(field: Field, record: Any) -> Iterator[tuple[tuple[int, ...], Cells]]:
    """Yield each row of a field: the index on all axes but the last, and the elements."""
    cells = _cells(field, record)
    for row in np.ndindex(cells.shape[:-1]):
        yield row, cells[row]


def _cells(field: Field, record: Any) -> Cells:
    """Return a field's elements in the record's own memory; a single value as a copy of shape 1."""
    cells = np.atleast_1d(record[field.name])
    return cells.reshape(-1, 1) if field.row_each else cells


def _names(field: Field, axis: int, names: Names) -> Sequence[str]:
    """Return the names of the places along an axis; empty if they are only numbered."""
    if not field.axes:
        return ()
    along = field.axes[axis]
    return along.names or names.get(along.key, ())


def _place(field: Field, axis: int, word: str, names: Names) -> int:
    """Return the number of a place along an axis, given its name or number; -1 if there is none."""
    called = _names(field, axis, names)
    if word in called:
        return called.index(word)
    is_number = re.fullmatch(r"[0-9]{1,9}", word) and int(word) < field.shape[axis]
    return int(word) if is_number else -1


def _index(field: Field, row: tuple[int, ...], names: Names) -> str:
    """Return the index of a row as written after the field's name."""
    called = (_names(field, axis, names) for axis in range(len(row)))
    return "".join(f"[{_called(say, at)}]" for say, at in zip(called, row, strict=True))


def _called(names: Sequence[str], place: int) -> str:
    """Return the name of a place, or its number if it has none."""
    return names[place] if 0 <= place < len(names) else str(place)


def _places(field: Field, index: list[str], names: Names, line: str) -> tuple[int, ...]:
    """Return the place on each axis of the row that a line of text describes."""
    shape = field.shape if field.row_each else field.shape[:-1]
    places = tuple(
        _place(field, axis, word, names) for axis, word in enumerate(index[: len(shape)])
    )
    if len(index) != len(shape) or -1 in places:
        axes = (_names(field, axis, names) for axis in range(len(shape)))
        ways = (
            f"[{say[0]} to {say[-1]}]" if say else f"[0 to {n - 1}]"
            for say, n in zip(axes, shape, strict=True)
        )
        hint = f"{field.name}{''.join(ways)}"
        raise POSITION_INDEX(text=line, hint=hint)
    return places


def _is_sparse(field: Field) -> bool:
    """Whether a row is written as pairs of a place and its value."""
    return bool(field.axes and (field.axes[-1].names or field.axes[-1].key))


def _is_whole(field: Field, row: Cells, words: list[str], names: Names) -> bool:
    """Whether a row lists every value, as in texts from before its places had names."""
    called = set(_names(field, len(field.shape) - 1, names))
    is_said = called.issuperset(words) and not all(word.isdigit() for word in words)
    return len(words) == len(row) and not is_said and not any("=" in word for word in words)


def _fill_row(field: Field, row: Cells, words: list[str], names: Names, line: str) -> None:
    """Write a line's words into its elements: `label=value` pairs, or one value per element."""
    if _is_sparse(field) and not field.row_each and not _is_whole(field, row, words, names):
        _fill_places(field, row, words, names)
    elif len(words) == len(row):
        row[:] = [_fit(field, word, names) for word in words]
    else:
        values = "one value" if len(row) == 1 else f"{len(row)} values"
        raise POSITION_VALUE(f"{field.name} takes {values}, not {len(words)}", text=line)


def _fill_places(field: Field, row: Cells, words: list[str], names: Names) -> None:
    """Write pairs such as `castello=2` into a row's elements; a place alone gets a 1."""
    places, seen = _names(field, len(field.shape) - 1, names), dict[int, str]()
    for word, before in zip(words, ("", *words), strict=False):
        label, equals, value = word.partition("=")
        place = _place(field, len(field.shape) - 1, label, names)
        if place < 0:
            raise POSITION_VALUE("there is no such label", text=word, hint=nearest(label, places))
        if before in places and word.isdigit():
            raise POSITION_VALUE("a value needs an =", text=word, hint=f"{before}={word}")
        if equals and not value:
            raise POSITION_VALUE("there is no value after =", text=word, hint=f"{label}=1")
        if place in seen:
            hint = f"{seen[place]!r} comes before it"
            raise POSITION_VALUE("the same place is written twice", text=word, hint=hint)
        seen[place] = word
        row[place] = _fit(field, value or "1", names)


def _fit(field: Field, word: str, names: Names) -> int:
    """Return a word's value; refuse it if it is outside the field's range."""
    places = names.get(field.values.key, ())
    if word in places:
        value = places.index(word)
    elif places and not NUMBER.fullmatch(word) and word != NONE:
        right = some_of(word, places)
        hint = suggest(
            meant(word, places), f"{NONE}, or {right}" if field.values.optional else right
        )
        raise POSITION_VALUE("there is no such place", text=word, hint=hint)
    else:
        value = field.number(word)
    if not field.low <= value <= field.high:
        raise POSITION_RANGE(f"{field.name} is out of range", text=word, hint=field.range)
    return value


def _values(field: Field, cells: Cells, names: Names) -> str:
    """Return the values of a row as text."""
    if field.row_each or not _is_sparse(field):
        return " ".join(value_name(field, int(cell), names) for cell in cells)
    return " ".join(
        f"{place_name(field, place, names)}={value_name(field, cell, names)}"
        for place, cell in enumerate(cells.tolist())
        if cell != field.start
    )


def place_name(field: Field, place: int, names: Names) -> str:
    """Return a place along the last axis as text: its name, or its number if it has none."""
    return _called(_names(field, len(field.shape) - 1, names), place)


def value_name(field: Field, value: int, names: Names) -> str:
    """Return a value as text: the name of a place, or the field's word for it."""
    places = names.get(field.values.key, ())
    return places[value] if 0 <= value < len(places) else field.word(value)
