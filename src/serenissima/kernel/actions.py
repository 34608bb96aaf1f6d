"""Action numbers in named blocks: each number is a kind with its arguments, and has a text form."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from itertools import product
from math import prod
from typing import Self, TypeVar

from serenissima.kernel.codes import kebab
from serenissima.kernel.errors import LISTED, meant, one_of, suggest
from serenissima.kernel.message import Arg, Message, check_args
from serenissima.kernel.refusals import ACTION_UNREADABLE

T = TypeVar("T")


@dataclass(frozen=True)
class Block:
    """A kind of action: one number for each combination of its arguments' values.

    A block that `retracts` only cancels a choice that its seat has not confirmed yet. People use
    it; computer players leave it out, since they can choose directly. `rule` is the number of the
    rule to read before choosing it, or empty. `things` names the affected things on the table, in
    the form that `Event` uses; `{seat}` is the acting seat.
    """

    kind: str
    args: tuple[Arg, ...] = ()
    retracts: bool = False
    rule: str = ""
    things: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """Number of actions in the block."""
        return prod(arg.size for arg in self.args)


def action(
    *args: Arg, retracts: bool = False, rule: str = "", things: tuple[str, ...] = ()
) -> Block:
    """Return a kind of action with these arguments, to be declared in an `ActionKind`.

    Players who may take it are shown the `rule` with this number, like `R3.2`. A hint that proposes
    it marks its `things` on the table.

    Raises:
        TypeError: an argument is not an `Arg`.
        ValueError: a seat or a number has only one value, since it lacks `high`.
    """
    check_args(args)
    for arg in args:
        if arg.size == 1 and not arg.names:
            raise ValueError(
                f"{arg.name!r} can only be {arg.low}, so actions with other values would be taken "
                "for actions of the next kind: set `high`, for a seat the highest seat number"
            )
    return Block("", args, retracts, rule, things)


class ActionKind(IntEnum):
    """The kinds of action of a game; the number of a kind is that of its first action.

    For example, `Do.SHIFT + 3` shifts card 3. Kinds that retract come last.

    >>> class Do(ActionKind):
    ...     EAT = action(Arg("fruit", names=("fig", "plum")))
    ...     TAKE_REST = action()
    >>> Do.TAKE_REST + 0, Do.TAKE_REST.block.kind
    (2, 'take-rest')
    """

    block: Block

    def __new__(cls, block: Block) -> Self:
        """Give the kind the first number that the kinds before it leave free."""
        before = list(cls.__members__.values())
        first = before[-1] + before[-1].block.size if before else 0
        member = int.__new__(cls, first)
        member._value_ = first
        member.block = block
        return member

    def __init__(self, block: Block) -> None:
        self.block = replace(block, kind=kebab(self.name))


class Actions:
    """All actions of a game, numbered from 0 in the order of their blocks; retractions come last.

    >>> class Do(ActionKind):
    ...     EAT = action(Arg("fruit", names=("fig", "plum")))
    ...     REST = action()
    >>> actions = Actions(Do)
    >>> [actions.format(number) for number in range(actions.count)]
    ['eat fig', 'eat plum', 'rest']
    >>> actions.parse("eat plum")
    1

    Here, places that a match names, such as the hexes of its board, are written as numbers. The
    actions of a match write their names, and read both.

    >>> class Move(ActionKind):
    ...     STEP = action(Arg("square", low=1, high=3, key="square"))
    >>> moves = Actions(Move).in_match({"square": ("A1", "A2")})
    >>> moves.format(1), moves.parse("step A2"), moves.parse("step 2")
    ('step A2', 1, 1)
    """

    def __init__(self, kinds: Iterable[ActionKind | Block]) -> None:
        blocks = [one.block if isinstance(one, ActionKind) else one for one in kinds]
        retracting = [block.retracts for block in blocks]
        if retracting != sorted(retracting):
            raise ValueError("blocks that retract must come last")
        self.blocks = tuple(blocks)
        self.starts: dict[str, int] = {}
        start = 0
        for block in blocks:
            self.starts[block.kind] = start
            start += block.size
        self.count = start
        self.first_retract = next(
            (self.starts[block.kind] for block in blocks if block.retracts), start
        )

    def in_match(self, names: Mapping[str, Sequence[str]]) -> "Actions":
        """Return the same actions with the names that places have in a match."""
        blocks = (
            replace(block, args=tuple(arg.in_match(names) for arg in block.args))
            for block in self.blocks
        )
        return Actions(blocks)

    def number(self, kind: str, *values: int) -> int:
        """Return the number of the action with this kind and these argument values."""
        offset = 0
        for arg, value in zip(self.block(kind).args, values, strict=True):
            offset = offset * arg.size + value - arg.low
        return self.starts[kind] + offset

    def block(self, kind: str) -> Block:
        """Return the block of that kind; raises StopIteration if there is none."""
        return next(block for block in self.blocks if block.kind == kind)

    def parts(self, number: int) -> tuple[Block, tuple[int, ...]]:
        """Return the block of an action and the values of its arguments."""
        if not 0 <= number < self.count:
            raise IndexError(f"there is no action {number}; they run from 0 to {self.count - 1}")
        return self._parts[number]

    def map_by_kind(
        self, numbers: Iterable[int], by_kind: Mapping[str, Callable[..., T | None]], *given: object
    ) -> dict[int, T]:
        """Return the result for each action of the function for its kind, unless it is None.

        Args:
            numbers: the actions.
            by_kind: the functions by kind of action. Each is called with `given` and the values of
                the action's arguments.
        """
        found = {}
        for number in numbers:
            block, values = self.parts(number)
            say = by_kind.get(block.kind)
            said = say(*given, *values) if say else None
            if said is not None:
                found[number] = said
        return found

    @cached_property
    def _parts(self) -> tuple[tuple[Block, tuple[int, ...]], ...]:
        """The block and the argument values of each action."""
        ranges = ([range(a.low, a.low + a.size) for a in block.args] for block in self.blocks)
        every = zip(self.blocks, ranges, strict=True)
        return tuple((block, values) for block, sides in every for values in product(*sides))

    def format(self, number: int) -> str:
        """Return the action's text: its kind and its arguments, separated by blanks."""
        return self._text(number, Arg.text)

    def _text(self, number: int, write: Callable[[Arg, int], str]) -> str:
        block, values = self.parts(number)
        return " ".join((block.kind, *map(write, block.args, values)))

    def message(self, number: int) -> Message:
        """Return the message `do-KIND` for the action, the text of its button."""
        block, values = self.parts(number)
        pairs = zip(block.args, values, strict=True)
        return Message(f"do-{block.kind}", {arg.name: arg.value(value) for arg, value in pairs})

    def things(self, number: int, seat: int) -> tuple[str, ...]:
        """Return the things on the table that an action is about, as in `Happening.things`."""
        block, values = self.parts(number)
        pairs = zip(block.args, values, strict=True)
        said = {"seat": str(seat), **{arg.name: arg.id(value) for arg, value in pairs}}
        return tuple(pattern.format_map(said) for pattern in block.things)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """The number of each action by its text, with places written as numbers and as names."""
        ways = (Arg.id, Arg.text)
        return {self._text(number, write): number for write in ways for number in range(self.count)}

    def parse(self, text: str) -> int:
        """Return the number of the action with this text; extra blanks are allowed.

        Places that have a name may also be given by number.

        Raises:
            Unreadable: `action/unreadable`, with the possible texts.
        """
        words = text.split()
        number = self._numbers.get(" ".join(words))
        if number is not None:
            return number
        raise ACTION_UNREADABLE(text=text, hint=self._hint(words))

    def _hint(self, words: Sequence[str]) -> str:
        """Return a hint with the right texts if there are few, otherwise with their form."""
        kinds = [block.kind for block in self.blocks]
        if not words or words[0] not in kinds:
            return suggest(meant("".join(words[:1]), kinds), one_of(kinds))
        kind, *rest = words
        forms = list(self._forms(self.block(kind)))
        right = one_of(forms) if len(forms) <= LISTED else _form(self.block(kind))
        best = meant(" ".join(rest), [form.partition(" ")[2] for form in forms])
        return suggest(best and f"{kind} {best}", right)

    def _forms(self, block: Block) -> Iterator[str]:
        """Yield the texts of a block's actions, except for places that the match does not have."""
        start = self.starts[block.kind]
        for number in range(start, start + block.size):
            if all(map(Arg.exists, block.args, self.parts(number)[1])):
                yield self.format(number)


def _form(block: Block) -> str:
    """How the actions of a block are written: `site HEX, such as site A12`."""
    words = " ".join((block.kind, *(arg.name.upper() for arg in block.args)))
    example = " ".join((block.kind, *(arg.text(arg.low) for arg in block.args)))
    return f"{words}, such as {example}"
