"""Writes records as plain data for JSON, and lists what is sent, for the description of the API.

A record is declared once: a mark on the type of a field or property sends it to programs, and the
record's docstring says what it means. Data and description follow from that.
"""

import inspect
import re
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from serenissima.kernel.game import Game
from serenissima.kernel.tale import Happening

T = TypeVar("T")
Write = Callable[[Any, Game], Any]
MEANING = re.compile(r"^ {4}([\w, ]+): (.*(?:\n {8}.*)*)", re.MULTILINE)  # in a docstring


@dataclass(frozen=True)
class SentAs:
    """Sends a field or property: stands on its type.

    Attributes:
        key: in the JSON object; by default the name of the field or property.
        optional: whether it is left out while it is empty.
        flat: whether the parts of its value stand among those of the record.
    """

    key: str = ""
    optional: bool = False
    flat: bool = False


Sent = Annotated[T, SentAs()]
SentIfAny = Annotated[T, SentAs(optional=True)]
Flat = Annotated[T, SentAs(flat=True)]


@dataclass(frozen=True)
class WrittenBy:
    """Sends values of a type as those of another: stands on the type.

    Attributes:
        write: makes the other value from one and the game; its return type is declared.
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
        name: of the field or property.
        kind: its type, without the mark.
        mark: how it is sent.
        meaning: a sentence of the docstring; empty if there is none.
    """

    name: str
    kind: Any
    mark: SentAs
    meaning: str

    @property
    def key(self) -> str:
        """Its key in the JSON object."""
        return self.mark.key or self.name


def plain(record: object, game: Game, without: Container[str] = ()) -> dict[str, Any]:
    """A record as plain data, but for what has one of these keys."""
    kind: Any = type(record)
    data: dict[str, Any] = {}
    for key, name, mark, write in _ways(kind):
        if key in without or not ((value := getattr(record, name)) or not mark.optional):
            continue
        written = value if write is None else write(value, game)
        if mark.flat:
            data |= written
        else:
            data[key] = written
    return data


@cache
def _ways(record: type) -> tuple[tuple[str, str, SentAs, Write | None], ...]:
    """For each part of a record its key, its name, its mark and what writes it."""
    return tuple((one.key, one.name, one.mark, writer(one.kind)) for one in parts_of(record))


@cache
def parts_of(record: type) -> tuple[SentPart, ...]:
    """The parts of a record that are sent: what is marked, or if nothing is, every field."""
    kinds, meanings = dict(_members(record)), _meanings(record)
    marks = {name: mark for name, kind in kinds.items() if (mark := _mark(kind))}
    marks = marks or {field.name: SentAs() for field in fields(record)}
    return tuple(
        SentPart(name, _unmarked(kinds[name]), mark, meanings.get(name, ""))
        for name, mark in marks.items()
    )


def _members(record: type) -> Iterator[tuple[str, Any]]:
    """The fields and properties of a record, each with its type."""
    kinds = get_type_hints(record, include_extras=True)
    yield from ((field.name, kinds[field.name]) for field in fields(record))
    for name, getter in _getters(record):
        yield name, get_type_hints(getter, include_extras=True)["return"]


def _getters(record: type) -> Iterator[tuple[str, Any]]:
    properties = (item for item in vars(record).items() if isinstance(item[1], property))
    yield from ((name, member.fget) for name, member in properties)


def _mark(kind: Any) -> SentAs | None:
    return next((one for one in _notes(kind) if isinstance(one, SentAs)), None)


def _unmarked(kind: Any) -> Any:
    rest = tuple(one for one in _notes(kind) if not isinstance(one, SentAs))
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    return Annotated[(bare, *rest)] if rest else bare


def _notes(kind: Any) -> tuple[Any, ...]:
    return get_args(kind)[1:] if get_origin(kind) is Annotated else ()


def _meanings(record: type) -> dict[str, str]:
    """The sentences that docstrings say of the fields and properties of a record."""
    _, _, listed = (inspect.getdoc(record) or "").partition("Attributes:\n")
    said = {name: text for names, text in MEANING.findall(listed) for name in names.split(", ")}
    said |= {name: summary(getter) for name, getter in _getters(record)}
    return {name: _sentence(text) for name, text in said.items()}


def summary(documented: object) -> str:
    """The first paragraph of a docstring."""
    return _sentence((inspect.getdoc(documented) or "").partition("\n\n")[0])


def _sentence(text: str) -> str:
    joined = " ".join(text.split())
    return joined[:1].upper() + joined[1:]


@cache
def writer(kind: Any) -> Write | None:
    """What writes the values of a type; None if they are written as they are."""
    if (note := _note(kind)) is not None:
        inner, write = writer(note.kind), note.write
        return write if inner is None else lambda value, game: inner(write(value, game), game)
    if NoneType in get_args(kind):
        some = writer(without_none(kind))
        return some and (lambda value, game: None if value is None else some(value, game))
    if is_dataclass(kind):
        return plain
    return _several(get_origin(kind), get_args(kind))


def _note(kind: Any) -> WrittenBy | None:
    return next((note for note in _notes(kind) if isinstance(note, WrittenBy)), None)


def sent_kind(kind: Any) -> Any:
    """The type of what is written for a value of a type: mostly the same."""
    note = _note(kind)
    return kind if note is None else note.kind


def without_none(kind: Any) -> Any:
    """The type of `kind | None` when there is a value."""
    (one,) = (one for one in get_args(kind) if one is not NoneType)
    return one


def _several(kind: Any, args: tuple[Any, ...]) -> Write | None:
    """What writes tuples, sets (ascending) and mappings."""
    if kind is Mapping:
        return lambda value, _: dict(value)
    if kind not in (tuple, frozenset):
        return None
    each, order = writer(args[0]), sorted if kind is frozenset else list
    if each is None:
        return lambda value, _: order(value)
    return lambda value, game: [each(one, game) for one in order(value)]


# ---- what several records hold ------------------------------------------------------------------


def _action(action: int, game: Game) -> str:
    return game.actions.format(action)


Action = Annotated[int, WrittenBy(_action)]
"""The number of an action, sent as its text."""


@dataclass(frozen=True, slots=True)
class ToldHappening:
    """An event of the game that took place, with the values of its arguments."""

    event: str
    values: tuple[int, ...]


def _told(happening: Happening, _game: Game) -> ToldHappening:
    return ToldHappening(happening.event.kind, happening.values)


Told = Annotated[Happening, WrittenBy(_told)]
"""A happening as its viewer may know it."""
