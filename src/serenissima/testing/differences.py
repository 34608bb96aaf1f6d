"""Descriptions of how two values differ that should be equal, for the laws' complaints."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import islice, zip_longest
from typing import Any

from serenissima.kernel.record import Record

MOST = 5  # differences in a complaint
NOTHING = "nothing"


def describe(lines: Iterator[str]) -> str:
    """Return the first few differences in one line."""
    return "; ".join(islice(lines, MOST))


def of_records(kind: Record[Any], one: Any, other: Any) -> Iterator[str]:
    """Yield each element that differs, such as `hand[1][3]: 0 or 2`."""
    for change in kind.diff(one, other):
        field = kind.by_name[change.field]
        name = field.name + "".join(f"[{i}]" for i in change.index)
        yield f"{name}: {_word(field, change.before)} or {_word(field, change.after)}"


def _word(field: Any, value: int) -> str:
    inside = field.low <= value <= field.high
    return str(field.word(value)) if inside else str(value)


def of_texts(one: str, other: str) -> Iterator[str]:
    """Yield each line that differs."""
    for here, there in zip_longest(one.splitlines(), other.splitlines(), fillvalue=NOTHING):
        if here != there:
            yield f"{here!r} or {there!r}"


def of_values(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Yield each part of two values that differs, by its path: `groups[0].title: … or …`."""
    if one == other:  # compare all of it first: comparing a scene part by part is slow
        return
    if is_dataclass(one) and type(one) is type(other):
        for part in fields(one):
            inside = f"{path}.{part.name}" if path else part.name
            yield from of_values(getattr(one, part.name), getattr(other, part.name), inside)
    elif isinstance(one, tuple | list) and isinstance(other, tuple | list):
        for number, pair in enumerate(zip_longest(one, other, fillvalue=NOTHING)):
            yield from of_values(*pair, f"{path}[{number}]")
    else:
        yield f"{path}: {one!r} or {other!r}"
