"""What happened, in order: each event a kind with its arguments and the number of its rule.

While rules run, a tale is a record of lines, each a kind and its arguments. Search passes
`nothing_told()`, which has no room.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from string import Formatter
from typing import Any, Self

import numpy as np

from serenissima.kernel.codes import kebab
from serenissima.kernel.declarations import when_numba_is_loaded
from serenissima.kernel.flat import FlatRecord
from serenissima.kernel.message import Arg, Message, check_args

ARGS = 5
CAPACITY = 400
TALE = np.dtype(
    (
        FlatRecord,
        np.dtype(
            [
                ("told", np.int64),  # lines written; 0 begins anew
                ("room", np.int64),  # lines that fit
                ("lines", np.int16, (CAPACITY, 1 + ARGS)),
            ]
        ),
    )
)
Tale = Any  # a record of that type
HIDDEN_VALUE = -1  # stands for an argument that the listener may not know
UNKNOWN = "?"  # the same in a text
Sum = Callable[..., Message | None]
"""How a figure of an event adds up, from the values of its arguments in their order; None if
there is nothing to add up."""


@dataclass(frozen=True)
class Event:
    """A kind of event, to be declared in an `EventKind`: its arguments, its rule, what it changes.

    Attributes:
        args: at most five; an argument that is `secret` is known only to the seat of the first.
        rule: the number in the game's RULES.md that this event follows, like "R5.2".
        changes: the fields of the state that may change when this is told.
        secret: only the seat of the first argument learns of it at all.
        rare: matches played at random need not reach it.
        heading: what follows belongs to it, up to the next heading.
        weighs: it makes a difference for who wins; puzzles are explained by such events.
        things: ids of the items and groups that it speaks of beside those of its arguments. An
            argument's name in braces stands for its value, a star at the end for any ending:
            `card-{seat}-{kind}-*`. Before a stroke stands the group that the item lies in, as in
            `hand-{seat}/{card}-*`: lying elsewhere, it is not spoken of.
        about: the topic that explains it, as for items; arguments in braces as well.
        sum: how its figure adds up; a function of a module, so that matches can be pickled.
        kind: its name in kebab case, as its `EventKind` gives it; the message is `told-KIND`.
        folder: of its game, as the game gives it.

    Raises:
        TypeError: one of the arguments is not an `Arg`.
    """

    args: tuple[Arg, ...] = ()
    _: KW_ONLY
    rule: str
    changes: tuple[str, ...] = ()
    secret: bool = False
    rare: bool = False
    heading: bool = False
    weighs: bool = False
    things: tuple[str, ...] = ()
    about: str = ""
    sum: Sum | None = None
    kind: str = ""
    folder: Path | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        check_args(self.args)

    def in_match(self, names: Mapping[str, Sequence[str]]) -> "Event":
        """The same with the names that places have in a match."""
        return replace(self, args=tuple(arg.in_match(names) for arg in self.args))

    @cached_property
    def hides(self) -> bool:
        """Whether somebody may not know all of it."""
        return self.secret or any(arg.secret for arg in self.args)


class EventKind(IntEnum):
    """The kinds of event of a game, each declared once and numbered from 0 in that order.

    >>> class Told(EventKind):
    ...     ROUND = Event((Arg("number", high=9),), rule="R2.1")
    ...     YEAR_OVER = Event(rule="R3.4", heading=True)
    >>> Told.YEAR_OVER + 0, [told.kind for told in Told.events()]
    (1, ['round', 'year-over'])
    """

    event: Event

    def __new__(cls, event: Event) -> Self:
        """Number the kind by its place."""
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        return member

    def __init__(self, event: Event) -> None:
        self.event = replace(event, kind=kebab(self.name))

    @classmethod
    def events(cls) -> tuple[Event, ...]:
        """Every kind in the order of its number, for `Game.events`."""
        return tuple(member.event for member in cls)


@dataclass(frozen=True, repr=False)
class Happening:
    """One event that took place, as a seat may know it; `str` gives an English sentence.

    Attributes:
        event: what kind of event it is.
        values: the numbers of its arguments, in the order of `event.args`; hidden ones are
            `HIDDEN_VALUE`. Read them by name in `named`.
    """

    event: Event
    values: tuple[int, ...]

    def __str__(self) -> str:
        return _sayers[-1](self)

    def __repr__(self) -> str:
        said = "".join(f" {name}={value}" for name, value in self.arguments.items())
        return f"<{self.kind}{said}>"

    @property
    def kind(self) -> str:
        """The name of its kind, like `took-rest`."""
        return self.event.kind

    @property
    def seat(self) -> int | None:
        """The seat that it is about, its first argument; None if that is no seat."""
        return self.values[0] if self.event.args and self.event.args[0].seat else None

    @property
    def arguments(self) -> dict[str, int | str | None]:
        """Its arguments by name: seats and quantities as numbers, all else by its name.

        A hidden one is None. Those that only explain a sum (`unsaid`) are at the end.

        >>> card = Arg("card", names=("carp", "pike"), secret=True)
        >>> drew = Event((Arg("seat", seat=True), card), rule="R1", kind="drew")
        >>> Happening(drew, (1, 0)).arguments, Happening(drew, (1, HIDDEN_VALUE)).arguments
        ({'seat': 1, 'card': 'carp'}, {'seat': 1, 'card': None})
        """
        known = sorted(zip(self.event.args, self.values, strict=True), key=lambda it: it[0].unsaid)
        return {arg.name: _named(arg, value) for arg, value in known}

    @property
    def named(self) -> dict[str, int | str | None]:
        """The name of `arguments` in earlier versions."""
        return self.arguments

    def as_data(self) -> dict[str, object]:
        """It as plain data for JSON: `event` is its kind, `named` and `values` are as above."""
        return {"event": self.kind, "values": list(self.values), "named": self.arguments}

    def seen_by(self, seat: int) -> "Happening | None":
        """The same without what `seat` may not know (negative: spectator); None if nothing is left.

        An event may be secret as a whole, or in some of its arguments.
        """
        if not self.event.hides:
            return self
        if self.values and 0 <= seat == self.values[0] and self.event.args[0].seat:
            return self
        if self.event.secret:
            return None
        values = tuple(
            HIDDEN_VALUE if arg.secret else value
            for arg, value in zip(self.event.args, self.values, strict=True)
        )
        return Happening(self.event, values)

    @property
    def text(self) -> str:
        """Its kind, then its arguments as they stand in notation; `?` for what is hidden.

        >>> drew = Event((Arg("seat", seat=True), Arg("card", secret=True)), rule="R1", kind="drew")
        >>> Happening(drew, (1, 7)).text, Happening(drew, (1, HIDDEN_VALUE)).text
        ('drew 1 7', 'drew 1 ?')
        """
        known = zip(self.event.args, self.values, strict=True)
        words = (UNKNOWN if arg.secret and n == HIDDEN_VALUE else arg.text(n) for arg, n in known)
        return " ".join((self.event.kind, *words))

    @property
    def message(self) -> Message:
        """The sentence for it; if an argument is hidden, a sentence of its own."""
        hidden = any(
            arg.secret and value == HIDDEN_VALUE
            for arg, value in zip(self.event.args, self.values, strict=True)
        )
        shown = {
            arg.name: arg.value(value)
            for arg, value in zip(self.event.args, self.values, strict=True)
            if not (arg.unsaid or (arg.secret and value == HIDDEN_VALUE))
        }
        return Message(f"told-{self.event.kind}" + ("-hidden" if hidden else ""), shown)

    @cached_property
    def _texts(self) -> dict[str, str]:
        """What is known of its arguments, as it stands in ids."""
        known = zip(self.event.args, self.values, strict=True)
        return {arg.name: arg.id(n) for arg, n in known if not (arg.secret and n == HIDDEN_VALUE)}

    @property
    def things(self) -> tuple[str, ...]:
        """The things on the table that it speaks of: ids, or beginnings of ids with a star."""
        patterns = (*self.event.things, *(p for arg in self.event.args for p in arg.things))
        said = (self._filled(pattern) for pattern in patterns)
        return tuple(thing for thing in said if thing)

    @property
    def about(self) -> str:
        """The topic that explains it; empty if it has none."""
        return self._filled(self.event.about)

    @property
    def sum(self) -> Message | None:
        """How its figure adds up; None if there is nothing to add up, or part of it is hidden."""
        if self.event.sum is None or len(self._texts) < len(self.values):
            return None
        return self.event.sum(*self.values)

    def _filled(self, pattern: str) -> str:
        """A pattern with the arguments in place; empty if one of them is hidden."""
        wanted = {name for _, name, *_ in Formatter().parse(pattern) if name}
        return pattern.format_map(self._texts) if wanted <= self._texts.keys() else ""


def _named(arg: Arg, value: int) -> int | str | None:
    """The value of an argument: a number, a name, or None if it is hidden."""
    if arg.secret and value == HIDDEN_VALUE:
        return None
    return arg.text(value) if arg.names or arg.places else value


def say_with(sayer: Callable[[Happening], str]) -> None:
    """Say happenings with this function; code that knows words sets it."""
    _sayers.append(sayer)


_sayers: list[Callable[[Happening], str]] = [lambda happening: happening.text]


def new_tale() -> Any:
    """An empty tale with room for what one action can cause."""
    tale = nothing_told()
    tale.room = CAPACITY
    return tale


def nothing_told() -> Any:
    """A tale without room: telling into it costs nothing."""
    return np.zeros(1, TALE)[0]


def happenings(tale: Any, events: Sequence[Event]) -> Iterator[Happening]:
    """The happenings of a tale, in order."""
    for kind, *values in tale["lines"][: tale["told"]].tolist():
        event = events[kind]
        yield Happening(event, tuple(values[: len(event.args)]))


def tell(tale: Tale, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Append one event; arguments that its kind does not have are left out."""
    line = tale.told
    if line < tale.room:
        tale.told = line + 1
        tale.lines[line, 0] = kind
        tale.lines[line, 1] = a
        tale.lines[line, 2] = b
        tale.lines[line, 3] = c
        tale.lines[line, 4] = d
        tale.lines[line, 5] = e


def _declare_tell() -> None:
    """Compile `tell` once, and not for each of fifty combinations of integer types."""
    from numba import types

    from serenissima.kernel.machine_code import make_intrinsic

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.compile_internal(builder, tell, signature, arguments)

    def with_wide_integers(
        _typing: Any,
        tale: Any,
        kind: Any,
        a: Any = 0,
        b: Any = 0,
        c: Any = 0,
        d: Any = 0,
        e: Any = 0,
    ) -> tuple[Any, Callable[..., Any]]:
        return types.none(tale, *(types.int64,) * (1 + ARGS)), generate

    make_intrinsic(tell, with_wide_integers)


when_numba_is_loaded(_declare_tell)
