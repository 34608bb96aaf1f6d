"""Tales: the events of an action in order, each a kind with its arguments and rule number.

While rules run, a tale is a record of lines, each a kind and its arguments. Search passes
`nothing_told()`, a tale without room.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from string import Formatter
from typing import Any, Self

import numpy as np

from serenissima.kernel.affected import Affected
from serenissima.kernel.codes import kebab
from serenissima.kernel.declarations import when_numba_is_loaded
from serenissima.kernel.flat import FlatRecord
from serenissima.kernel.message import Arg, Message, check_args
from serenissima.kernel.seats import NO_SEATS, has_seat

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
SOUNDS = ("card", "vote", "building", "win")  # that events can make, the least important first
HIDDEN_VALUE = -1  # stands for an argument that the reader may not know
UNKNOWN = "?"  # the same in a text
Sum = Callable[..., Message | None]
"""A function that returns the sum behind a figure of an event, given the values of its arguments in
order; None if the figure has no parts."""


@dataclass(frozen=True)
class Event:
    """A kind of event, to be declared in an `EventKind`: its arguments, its rule, its effects.

    Attributes:
        args: at most five; only the seat in the first knows a `secret` one.
        rule: the number in the game's RULES.md that this event follows, like "R5.2".
        changes: the fields of the state that it may change.
        secret: whether only the seat in the first argument learns of it.
        rare: whether random matches need not reach it.
        heading: whether the following events belong to it, up to the next heading.
        weighs: whether it affects who wins; such events explain puzzles.
        affects: which seats it affects; their players see it clearly, without haste. None for an
            event that may pass quickly.
        things: ids of the items and groups that it is about, besides those of its arguments. An
            argument's name in braces stands for its value, a star at the end for any ending:
            `card-{seat}-{kind}-*`. A group before a slash, as in `hand-{seat}/{card}-*`, limits it
            to items in that group.
        about: the topic that explains it, as for items; arguments in braces as well.
        sum: the sum behind its figure; a function of a module, so that matches can be pickled.
        sound: the one of `SOUNDS` that it makes; empty for silence.
        kind: its name in kebab case, as its `EventKind` gives it; the message is `told-KIND`.
        folder: the folder of its game, which the game fills in.

    Raises:
        TypeError: an argument is not an `Arg`.
        ValueError: there is no such sound.
    """

    args: tuple[Arg, ...] = ()
    _: KW_ONLY
    rule: str
    changes: tuple[str, ...] = ()
    secret: bool = False
    rare: bool = False
    heading: bool = False
    weighs: bool = False
    affects: Affected | None = None
    things: tuple[str, ...] = ()
    about: str = ""
    sum: Sum | None = None
    sound: str = ""
    kind: str = ""
    folder: Path | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        check_args(self.args)
        if self.sound and self.sound not in SOUNDS:
            raise ValueError(
                f"there is no sound {self.sound!r}; the sounds are {', '.join(SOUNDS)}"
            )

    def in_match(self, names: Mapping[str, Sequence[str]]) -> "Event":
        """Return the same kind of event with the names that places have in a match."""
        return replace(self, args=tuple(arg.in_match(names) for arg in self.args))

    @cached_property
    def hides(self) -> bool:
        """Whether part of it is secret."""
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
        """Return every kind in the order of its number, for `Game.events`."""
        return tuple(member.event for member in cls)


@dataclass(frozen=True, repr=False)
class Happening:
    """An event that happened, as a seat may know it; `str` gives an English sentence.

    Attributes:
        event: the kind of event.
        values: the numbers of its arguments, in the order of `event.args`; hidden ones are
            `HIDDEN_VALUE`. `arguments` has them by name.
        affected: bit mask of the seats that it affects.
    """

    event: Event
    values: tuple[int, ...]
    affected: int = field(default=NO_SEATS, compare=False)

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
        """The seat in its first argument; None if that is no seat."""
        return self.values[0] if self.event.args and self.event.args[0].seat else None

    @property
    def arguments(self) -> dict[str, int | str | None]:
        """Its arguments by name: seats and quantities as numbers, other values by name.

        Hidden ones are None. Those that only explain a sum (`unsaid`) are at the end.

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
        """Return it as plain data for JSON: `event` is its kind, `named` its arguments by name."""
        return {"event": self.kind, "values": list(self.values), "named": self.arguments}

    def seen_by(self, seat: int) -> "Happening | None":
        """Return the part that `seat` may know (negative: spectator); None if it may know none.

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
        return Happening(self.event, values, self.affected)

    def affects(self, seat: int) -> bool:
        """Whether it affects a seat; a spectator, negative, is never affected."""
        return seat >= 0 and has_seat(self.affected, seat)

    @property
    def text(self) -> str:
        """Its kind, then its arguments in notation; `?` for hidden ones.

        >>> drew = Event((Arg("seat", seat=True), Arg("card", secret=True)), rule="R1", kind="drew")
        >>> Happening(drew, (1, 7)).text, Happening(drew, (1, HIDDEN_VALUE)).text
        ('drew 1 7', 'drew 1 ?')
        """
        known = zip(self.event.args, self.values, strict=True)
        words = (UNKNOWN if arg.secret and n == HIDDEN_VALUE else arg.text(n) for arg, n in known)
        return " ".join((self.event.kind, *words))

    @property
    def message(self) -> Message:
        """Its sentence; if an argument is hidden, another sentence."""
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
        """Its known arguments, as in ids."""
        known = zip(self.event.args, self.values, strict=True)
        return {arg.name: arg.id(n) for arg, n in known if not (arg.secret and n == HIDDEN_VALUE)}

    @property
    def things(self) -> tuple[str, ...]:
        """The things on the table that it is about: ids, or beginnings of ids with a star."""
        patterns = (*self.event.things, *(p for arg in self.event.args for p in arg.things))
        said = (self._filled(pattern) for pattern in patterns)
        return tuple(thing for thing in said if thing)

    @property
    def about(self) -> str:
        """The topic that explains it; empty if it has none."""
        return self._filled(self.event.about)

    @property
    def sum(self) -> Message | None:
        """The sum behind its figure; None if it has no parts or part of it is hidden."""
        if self.event.sum is None or len(self._texts) < len(self.values):
            return None
        return self.event.sum(*self.values)

    def _filled(self, pattern: str) -> str:
        """Return a pattern with the arguments filled in; empty if one of them is hidden."""
        wanted = {name for _, name, *_ in Formatter().parse(pattern) if name}
        return pattern.format_map(self._texts) if wanted <= self._texts.keys() else ""


def _named(arg: Arg, value: int) -> int | str | None:
    """Return the value of an argument: a number, a name, or None if it is hidden."""
    if arg.secret and value == HIDDEN_VALUE:
        return None
    return arg.text(value) if arg.names or arg.places else value


def say_with(sayer: Callable[[Happening], str]) -> None:
    """Print happenings with this function, which code with access to words sets."""
    _sayers.append(sayer)


_sayers: list[Callable[[Happening], str]] = [lambda happening: happening.text]


def new_tale() -> Any:
    """Return an empty tale with room for the events of one action."""
    tale = nothing_told()
    tale.room = CAPACITY
    return tale


def nothing_told() -> Any:
    """Return a tale without room, into which `tell` writes nothing."""
    return np.zeros(1, TALE)[0]


def happenings(
    tale: Any, events: Sequence[Event], before: Any = None, after: Any = None
) -> Iterator[Happening]:
    """Yield the happenings of a tale, in order.

    Without the states before and after them, no seat is marked as affected.
    """
    for kind, *all_values in tale["lines"][: tale["told"]].tolist():
        event = events[kind]
        values = tuple(all_values[: len(event.args)])
        affects = event.affects if before is not None else None
        yield Happening(event, values, affects(before, after, *values) if affects else NO_SEATS)


def tell(tale: Tale, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Append an event; arguments that its kind lacks are ignored."""
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
    """Compile `tell` once, rather than for each of fifty combinations of integer types."""
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
