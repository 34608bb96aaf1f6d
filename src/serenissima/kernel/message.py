"""Messages: sentences in no language yet, each an id with its arguments."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Union


@dataclass(frozen=True)
class Seat:
    """A seat as an argument of a sentence, which shows its player's name, or "you"."""

    number: int


Value = Union[int, str, Seat, "Message"]


@dataclass(frozen=True)
class Message:
    """A message id of the game's words, with its arguments.

    An argument may be another message (a card's name), a `Seat`, a number or plain text. The
    arguments never change, since messages are compared, cached and shared.
    """

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        own = vars(self)
        if "_hash" not in own:
            own["_hash"] = hash((self.id, frozenset(self.args.items())))
        kept: int = own["_hash"]
        return kept

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle it without its hash, which another process computes differently."""
        return Message, (self.id, self.args)

    @cached_property
    def names_seats(self) -> bool:
        """Whether its sentence depends on the players' seats and on the reader."""
        return any(
            isinstance(value, Seat) or (isinstance(value, Message) and value.names_seats)
            for value in self.args.values()
        )

    def whole(self) -> "Iterator[Message]":
        """Yield this message and those among its arguments."""
        yield self
        for value in self.args.values():
            if isinstance(value, Message):
                yield from value.whole()


SHARED = frozenset(
    {"list-on", "list-end", "name", "sum", "sum-on", "sum-part"}
)  # the same in every game: words/pages


def list_of(said: Sequence[Message]) -> Message:
    """Return at least one message as a list in a sentence: "A, B and C"."""
    *others, last = said
    return Message("list-end", {"first": row_of(others), "last": last}) if others else last


def row_of(said: Sequence[Message]) -> Message:
    """Return at least one message as a list with commas only: "A, B, C"."""
    row = said[0]
    for other in said[1:]:
        row = Message("list-on", {"first": row, "next": other})
    return row


def sum_of(total: int, parts: Sequence[int | Message]) -> Message | None:
    """Return the sum that gives a total, "8 = 3 + 3 + 2"; None if it has fewer than two parts."""
    if len(parts) < 2:
        return None
    added: Value = parts[0]
    for part in parts[1:]:
        added = Message("sum-on", {"first": added, "next": part})
    return Message("sum", {"total": total, "parts": added})


def part(value: int, what: Message) -> Message:
    """Return a part of a sum with the thing that it counts: "2 San Marco"."""
    return Message("sum-part", {"value": value, "what": what})


def names(seats: Sequence[int]) -> Message:
    """Return the names of at least one player as a list in a sentence; the reader is "you"."""
    return list_of([Message("name", {"seat": Seat(seat)}) for seat in seats])


@dataclass(frozen=True)
class Arg:
    """One argument of an action or an event: a seat, one of some names, or a number in a range.

    Attributes:
        name: its name in messages.
        names: the names of the values low, low+1, …, in kebab case; empty for numbers.
        words: prefix of the messages for the names: `card` gives `card-san-marco`.
        low, high: the range of a number, both included; for names only `low` is used.
        key: if the values low, low+1, … are places that a match names, such as the hexes of its
            board, the key under which `Game.places` gives these names, as for an `Axis`.
        seat: whether the value is a seat.
        secret: whether only the seat in the first argument may know it (events only).
        unsaid: whether the sentence omits it, and only the sum uses it (events only).
        things: the things on the table that it is about, as in `Event.things` (events only).
        places: the names that `key` has in a match; empty for the game itself.
    """

    name: str
    names: tuple[str, ...] = ()
    words: str = ""
    low: int = 0
    high: int = 0
    seat: bool = False
    secret: bool = False
    unsaid: bool = False
    things: tuple[str, ...] = ()
    key: str = ""
    places: tuple[str, ...] = field(default=(), hash=False)

    @property
    def size(self) -> int:
        """Number of its values."""
        return len(self.names) or self.high - self.low + 1

    def in_match(self, names: Mapping[str, Sequence[str]]) -> "Arg":
        """Return the same argument with the names that its places have in a match."""
        return replace(self, places=tuple(names.get(self.key, ()))) if self.key else self

    def exists(self, value: int) -> bool:
        """Whether the match has a value of its range; a board may lack the last places."""
        return not self.places or value - self.low < len(self.places)

    def id(self, value: int) -> str:
        """Return the value as in ids of things: a name or a number, the same in all matches."""
        return self.names[value - self.low] if self.names else str(value)

    def text(self, value: int) -> str:
        """Return the value as in notation: a name or a number."""
        return self.places[value - self.low] if self._is_placed(value) else self.id(value)

    def number(self, word: str) -> int:
        """Return the value of a word that `text` or `id` wrote; raises ValueError."""
        if word in self.places:
            return self.places.index(word) + self.low
        return self.names.index(word) + self.low if self.names else int(word)

    def value(self, value: int) -> Value:
        """Return the value as an argument of a message."""
        if self.seat:
            return Seat(value)
        if self.names:
            return Message(f"{self.words or self.name}-{self.names[value - self.low]}")
        return self.text(value) if self._is_placed(value) else value

    def _is_placed(self, value: int) -> bool:
        return 0 <= value - self.low < len(self.places)


def check_args(args: Sequence[object]) -> None:
    """Raise TypeError if one of the arguments of an action or event is not an `Arg`.

    In a class of kinds, a member that is declared above hides an argument of the same name.
    """
    for arg in args:
        if not isinstance(arg, Arg):
            raise TypeError(
                f"an argument must be an Arg, not {arg!r}; does a member of the class, declared "
                "above, have the name of the argument?"
            )
