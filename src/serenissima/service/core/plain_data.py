"""Writes records as plain data for JSON, and lists their parts for the API description.

A record is declared once: a mark on the type of a field or property sends it to programs, and the
record's docstring describes it. Data and description follow from that.
"""

import inspect
import re
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from serenissima.kernel.actions import Actions
from serenissima.kernel.tale import Happening

T = TypeVar("T")
Write = Callable[[Any, Actions], Any]
MEANING = re.compile(r"^ {4}([\w, ]+): (.*(?:\n {8}.*)*)", re.MULTILINE)  # in a docstring


@dataclass(frozen=True)
class SentMark:
    """Mark on the type of a field or property that is sent.

    Attributes:
        key: the key in the JSON object; by default the name of the field or property.
        optional: whether it is left out while it is empty.
        flat: whether the parts of its value appear among those of the record.
    """

    key: str = ""
    optional: bool = False
    flat: bool = False


Sent = Annotated[T, SentMark()]
SentIfAny = Annotated[T, SentMark(optional=True)]
Flat = Annotated[T, SentMark(flat=True)]


@dataclass(frozen=True)
class As:
    """Mark on a type whose values are sent as those of another type.

    Attributes:
        write: makes the other value from one and the actions of the match; its return type is
            declared.
    """

    write: Write

    @property
    def kind(self) -> Any:
        """The other type."""
        return get_type_hints(self.write, include_extras=True)["return"]


@dataclass(frozen=True)
class SentPart:
    """A field or property of a record that is sent.

    Attributes:
        name: its name.
        kind: its type, without the mark.
        mark: how it is sent.
        meaning: a sentence of the docstring; empty if there is none.
    """

    name: str
    kind: Any
    mark: SentMark
    meaning: str

    @property
    def key(self) -> str:
        """Its key in the JSON object."""
        return self.mark.key or self.name


def plain(record: object, actions: Actions, without: Container[str] = ()) -> dict[str, Any]:
    """Return a record as plain data, leaving out the keys in `without`."""
    kind: Any = type(record)
    data: dict[str, Any] = {}
    for key, name, mark, write in _ways(kind):
        if key in without or not ((value := getattr(record, name)) or not mark.optional):
            continue
        written = value if write is None else write(value, actions)
        if mark.flat:
            data |= written
        else:
            data[key] = written
    return data


@cache
def _ways(record: type) -> tuple[tuple[str, str, SentMark, Write | None], ...]:
    """Return key, name, mark and writer for each part of a record."""
    return tuple((one.key, one.name, one.mark, writer(one.kind)) for one in parts_of(record))


@cache
def parts_of(record: type) -> tuple[SentPart, ...]:
    """Return the parts of a record that are sent: the marked ones or, if none is, every field."""
    kinds, meanings = dict(_members(record)), _meanings(record)
    marks = {name: mark for name, kind in kinds.items() if (mark := _mark(kind))}
    marks = marks or {field.name: SentMark() for field in fields(record)}
    return tuple(
        SentPart(name, _unmarked(kinds[name]), mark, meanings.get(name, ""))
        for name, mark in marks.items()
    )


def _members(record: type) -> Iterator[tuple[str, Any]]:
    """Yield the fields and properties of a record, each with its type."""
    kinds = get_type_hints(record, include_extras=True)
    yield from ((field.name, kinds[field.name]) for field in fields(record))
    for name, getter in _getters(record):
        yield name, get_type_hints(getter, include_extras=True)["return"]


def _getters(record: type) -> Iterator[tuple[str, Any]]:
    properties = (item for item in vars(record).items() if isinstance(item[1], property))
    yield from ((name, member.fget) for name, member in properties)


def _mark(kind: Any) -> SentMark | None:
    return next((one for one in _notes(kind) if isinstance(one, SentMark)), None)


def _unmarked(kind: Any) -> Any:
    rest = tuple(one for one in _notes(kind) if not isinstance(one, SentMark))
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    return Annotated[(bare, *rest)] if rest else bare


def _notes(kind: Any) -> tuple[Any, ...]:
    return get_args(kind)[1:] if get_origin(kind) is Annotated else ()


def _meanings(record: type) -> dict[str, str]:
    """Return the descriptions of a record's fields and properties from its docstrings."""
    _, _, listed = (inspect.getdoc(record) or "").partition("Attributes:\n")
    said = {name: text for names, text in MEANING.findall(listed) for name in names.split(", ")}
    said |= {name: summary(getter) for name, getter in _getters(record)}
    return {name: _sentence(text) for name, text in said.items()}


def summary(documented: object) -> str:
    """Return the first paragraph of a docstring."""
    return _sentence((inspect.getdoc(documented) or "").partition("\n\n")[0])


def _sentence(text: str) -> str:
    joined = " ".join(text.split())
    return joined[:1].upper() + joined[1:]


@cache
def writer(kind: Any) -> Write | None:
    """Return the function that writes values of a type; None if they are written unchanged."""
    if (note := _note(kind)) is not None:
        inner, write = writer(note.kind), note.write
        if inner is None:
            return write
        return lambda value, actions: inner(write(value, actions), actions)
    if NoneType in get_args(kind):
        some = writer(without_none(kind))
        return some and (lambda value, actions: None if value is None else some(value, actions))
    if is_dataclass(kind):
        return plain
    return _several(get_origin(kind), get_args(kind))


def _note(kind: Any) -> As | None:
    return next((note for note in _notes(kind) if isinstance(note, As)), None)


def sent_kind(kind: Any) -> Any:
    """Return the type that values of a type are written as: mostly the same."""
    note = _note(kind)
    return kind if note is None else note.kind


def without_none(kind: Any) -> Any:
    """Return the type of `kind | None` when there is a value."""
    (one,) = (one for one in get_args(kind) if one is not NoneType)
    return one


def _several(kind: Any, args: tuple[Any, ...]) -> Write | None:
    """Return the function that writes tuples, sets (ascending) and mappings."""
    if kind is Mapping:
        return lambda value, _: dict(value)
    if kind not in (tuple, frozenset):
        return None
    each, order = writer(args[0]), sorted if kind is frozenset else list
    if each is None:
        return lambda value, _: order(value)
    return lambda value, actions: [each(one, actions) for one in order(value)]


# ---- shared parts of several records ------------------------------------------------------------


def _action(action: int, actions: Actions) -> str:
    return actions.format(action)


Action = Annotated[int, As(_action)]
"""The number of an action, sent as its text."""


@dataclass(frozen=True, slots=True)
class ToldHappening:
    """An event of the game that took place, with its arguments by name and as numbers.

    Attributes:
        event: its kind.
        values: the numbers of its arguments, in their declared order.
        named: the same by name: seats and quantities as numbers, all else by its name; null is
            hidden.
    """

    event: str
    values: tuple[int, ...]
    named: Mapping[str, int | str | None]


def _told(happening: Happening, _actions: Actions) -> ToldHappening:
    return ToldHappening(happening.kind, happening.values, happening.arguments)


Told = Annotated[Happening, As(_told)]
"""A happening as its viewer may know it."""
