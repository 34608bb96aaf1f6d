"""Scenes: a table as data, in groups of items with an id, a symbol, a name and an action.

A game draws a *view* as a scene, so a scene contains no secrets. The web turns it into pages, the
terminal into text. Ids are stable over time, so pieces can glide.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, ParamSpec, TypeVar, cast

from serenissima.kernel.message import Message

P = ParamSpec("P")
T = TypeVar("T")

CACHE_SIZE = 2048  # cached parts of scenes, of each kind

ZONES = ("rival", "board", "hand", "result")  # the possible places of a group
FORMS = ("card", "back", "token", "piece", "field")  # the possible forms of an item


def cached(make: Callable[P, T]) -> Callable[P, T]:
    """Cache the parts of scenes that a function returns: equal arguments give the same part.

    This makes drawing fast, and unchanged parts of successive scenes are the same object. The
    function may depend only on its arguments, which are hashed.
    """
    return cast(Callable[P, T], lru_cache(maxsize=CACHE_SIZE)(make))


class ScenePart:
    """An immutable part of a scene, whose derived values are computed once."""

    def __hash__(self) -> int:
        own = vars(self)
        if "_hash" not in own:
            own["_hash"] = hash(tuple(self._values()))
        kept: int = own["_hash"]
        return kept

    def _values(self) -> Iterator[object]:
        """Yield the values of its fields."""
        return map(vars(self).__getitem__, cast(Any, self).__dataclass_fields__)

    @cached_property
    def names_seats(self) -> bool:
        """Whether its sentences depend on the players' seats and on the reader."""
        return any(map(names_seats, self._values()))

    def __getstate__(self) -> dict[str, object]:
        """Pickle it without its hash, which another process computes differently."""
        return {name: value for name, value in vars(self).items() if name != "_hash"}


def names_seats(said: object) -> bool:
    """Whether a message, a part of a scene, or one of several of them names seats."""
    if isinstance(said, tuple):
        return any(map(names_seats, said))
    return isinstance(said, Message | ScenePart) and said.names_seats


@dataclass(frozen=True)
class Item(ScenePart):
    """A thing on the table: a card, a piece, a field.

    Attributes:
        id: stable as long as it is the same thing, unique in the scene, in kebab case.
        symbol: the symbol's id in the game's art; empty for text alone.
        name: its name, also for screen readers.
        kind: its colour and shape, like `san-marco`; a class name on the page.
        form: its form: `card`, `back` (a card face down), `token`, `piece`, `field`.
        seat: the seat whose colour it has, or None.
        action: the action that clicking it takes now, or None.
        then: further actions that the same click takes, such as giving a coin from a purse that is
            opened for it. Only the last of them may reveal something.
        place: x and y of its centre in the group's measure, for groups that are maps.
        size: its width and height on a map; None for a twentieth of the map's width.
        note: another sentence about it, such as why it is marked.
        about: the topic that explains it with the message `about-TOPIC`.
        now: a sentence shown beside the explanation: its present cost or gain, or the sum behind
            its number.
        brings: a figure for the gain or cost of choosing it: points, or the available part of a
            price, like `2/4`. Its note or `now` must contain the same.
        prize: symbol of a further gain, which its note or `now` must also contain.
        mark: small print on a map, like a coordinate; its name must contain the same.
        count: a number beside it: the quantity here, or its price. In text it follows the name, as
            in `houses: 3`; a field without a symbol is drawn as a box with it.
        badge: a small symbol in its corner, such as a person's home, in the colours of the kind of
            this name. The item's name must contain the same.
        faded: whether it is finished.
        lit: whether it is the current one.
        loss: the loss that its action would cause, or None.
    """

    id: str
    symbol: str
    name: Message
    kind: str = ""
    form: str = "card"
    seat: int | None = None
    action: int | None = None
    then: tuple[int, ...] = ()
    place: tuple[float, float] | None = None
    size: tuple[float, float] | None = None
    note: Message | None = None
    count: int | None = None
    badge: str = ""
    faded: bool = False
    lit: bool = False
    loss: Message | None = None
    about: str = ""
    now: Message | None = None
    brings: str = ""
    prize: str = ""
    mark: str = ""

    __hash__ = ScenePart.__hash__


@dataclass(frozen=True)
class Drawing(ScenePart):
    """Decoration on a map under all items, such as a shore or a wake; it has no name.

    Attributes:
        symbol: the symbol's id in the game's art.
        place: x and y of its centre, as for items.
        size: its width and height.
        kind: its colour.
    """

    symbol: str
    place: tuple[float, float]
    size: tuple[float, float]
    kind: str = ""

    __hash__ = ScenePart.__hash__


@dataclass(frozen=True)
class Label(ScenePart):
    """A name written over a map, for sighted users only, since items contain their place."""

    name: Message
    place: tuple[float, float]

    __hash__ = ScenePart.__hash__


@dataclass(frozen=True)
class Gauge(ScenePart):
    """A value on its way to a limit, shown as pips; `about` and `now` explain it, as for items."""

    value: int
    limit: int
    name: Message
    about: str = ""
    now: Message | None = None

    __hash__ = ScenePart.__hash__


@dataclass(frozen=True)
class Row(ScenePart):
    """A line of items in a group, with an optional heading.

    Attributes:
        items: the things, in order.
        title: the line's heading.
        note: a sentence after it.
        seat: the seat that owns the line, or None. A group of the board with a line of tokens for
            each seat is a ledger; one with lines of cards of several seats is a contest.
        total: the sum of the line, shown at its end.
        about, now: explain the total, as for items.
        spread: whether each token is shown separately; otherwise equal ones form a heap with their
            number.
    """

    items: tuple[Item, ...]
    title: Message | None = None
    note: Message | None = None
    seat: int | None = None
    total: int | None = None
    about: str = ""
    now: Message | None = None
    spread: bool = False

    __hash__ = ScenePart.__hash__

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The actions of its items, in order."""
        return tuple([item.action for item in self.items if item.action is not None])

    @cached_property
    def names_seats(self) -> bool:
        """Whether its sentences depend on the players' seats; a seat's line always does."""
        named = self.seat is not None or names_seats((self.title, self.note, self.now))
        return named or any(item.names_seats for item in self.items)


@dataclass(frozen=True)
class Group(ScenePart):
    """A part of the table with a heading: a hand, an offer, the map.

    Attributes:
        id: stable, unique in the scene.
        zone: its place: `rival`, `board`, `hand`, `result`.
        title: its heading.
        rows: its items, line by line.
        notes: sentences under the heading.
        gauges: values on their way to a limit.
        seat: the seat that owns it, or None.
        action: the action taken by clicking the group as a whole, or None.
        measure: width and height of the map its items are placed on; None for rows.
        ground: symbol of the art under a map, constant for the match.
        drawings: decorations between a map's ground and its items.
        labels: names written over a map.
        lit: whether the question is about it.
        symbol: the emblem beside its heading, in the colours of the kind of this name.
        place: x, y, width and height on the board's chart, in percent; narrow screens show the
            groups of a chart in two columns, in reading order.
        shape: symbol of the art stretched behind it, such as a district; it may use the page's
            variables land, cliff, wave, coast, coast-width and, as that of `symbol`, kind.
        alert: a sentence that players must notice.
        loss: the loss that its action would cause, or None.
        about, now: explain it as a whole, as for items.
        brings, prize: the gain from its action, as for items.
    """

    id: str
    zone: str
    title: Message
    rows: tuple[Row, ...] = ()
    notes: tuple[Message, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    seat: int | None = None
    action: int | None = None
    measure: tuple[int, int] | None = None
    ground: str = ""
    drawings: tuple[Drawing, ...] = ()
    labels: tuple[Label, ...] = ()
    lit: bool = False
    symbol: str = ""
    place: tuple[float, float, float, float] | None = None
    shape: str = ""
    alert: Message | None = None
    loss: Message | None = None
    about: str = ""
    now: Message | None = None
    brings: str = ""
    prize: str = ""

    __hash__ = ScenePart.__hash__

    @classmethod
    def result(cls, title: Message, notes: Iterable[Message], winners: Sequence[int]) -> "Group":
        """Return the group with the result of the match; a single winner owns it."""
        seat = winners[0] if len(winners) == 1 else None
        return cls("result", "result", title, notes=tuple(notes), seat=seat, lit=True)

    @property
    def items(self) -> Iterator[Item]:
        """Yield every item of the group."""
        for row in self.rows:
            yield from row.items

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The actions of its items, in order."""
        return tuple(action for row in self.rows for action in row.actions)


@dataclass(frozen=True)
class Answer(ScenePart):
    """A button with a text: a way to answer the question without an item on the table.

    Attributes:
        action: the action that it takes.
        name: its text.
        then: further actions that it takes; only the last of them may reveal something.
        quiet: whether it stays in the background, since it retracts or forgoes something.
        retracts: whether it only cancels its seat's latest choice, as undo would.
        loss: the loss that its action would cause, or None.
    """

    action: int
    name: Message
    then: tuple[int, ...] = ()
    quiet: bool = False
    retracts: bool = False
    loss: Message | None = None

    __hash__ = ScenePart.__hash__


@dataclass(frozen=True)
class Scene:
    """The whole table as one seat sees it.

    Attributes:
        groups: the parts in reading order.
        question: the question to this seat, or the players whom the table is waiting for.
        answers: buttons under the question.
        chart: symbol of the art stretched under the groups that have a place, constant for the
            match; it may use the same variables as their shapes.
        topics: topics that an option replaces, each with its replacement.
        aim: the aim of the match, a sentence shown with the first question; None later.
    """

    groups: tuple[Group, ...]
    question: Message
    answers: tuple[Answer, ...] = ()
    chart: str = ""
    topics: Mapping[str, str] = field(default_factory=dict)
    aim: Message | None = None

    def warning(self, losses: Mapping[int, Message]) -> "Scene":
        """Return the scene with the loss that each action would cause, wherever it can be taken.

        Answers with a loss come last.
        """
        if not losses:
            return self
        groups = tuple(_warning(group, losses) for group in self.groups)
        answers = sorted((_marked(answer, losses) for answer in self.answers), key=_wastes)
        return replace(self, groups=groups, answers=tuple(answers))

    def explaining(self, topics: Mapping[str, str]) -> "Scene":
        """Return the scene with topics replaced, where an option changes the effects of things."""
        groups = tuple(_explaining(group, topics) for group in self.groups)
        return replace(self, groups=groups, topics=topics)

    @property
    def choices(self) -> Iterator["Item | Group | Answer"]:
        """Yield everything that may have an action, in reading order; answers come last."""
        for group in self.groups:
            yield group
            yield from group.items
        yield from self.answers

    @property
    def losses(self) -> dict[int, Message]:
        """The actions that would waste something, each with its loss."""
        said = ((choice.action, choice.loss) for choice in self.choices)
        return {action: loss for action, loss in said if action is not None and loss is not None}

    def messages(self) -> Iterator[Message]:
        """Yield all of its messages, including nested ones."""
        said: list[Message | None] = [self.question, self.aim]
        said += (answer.name for answer in self.answers)
        said += self.losses.values()
        for group in self.groups:
            said += [group.title, group.alert, group.loss, group.now, *group.notes]
            said += [message for gauge in group.gauges for message in (gauge.name, gauge.now)]
            said += [label.name for label in group.labels]
            said += [message for row in group.rows for message in (row.title, row.note, row.now)]
            for it in group.items:
                said += [it.name, it.note, it.loss, it.now]
        said += [Message(f"about-{topic}") for _, topic in self.topics_by_thing() if topic]
        for message in said:
            if message is not None:
                yield from message.whole()

    def topics_by_thing(self) -> Iterator[tuple[str, str]]:
        """Yield each thing that needs an explanation and its topic (empty if it has none).

        These are all items, all gauges, the totals of lines, and the groups that have a topic.
        """
        for group in self.groups:
            yield from ((item.id, item.about) for item in group.items)
            yield from ((gauge.name.id, gauge.about) for gauge in group.gauges)
            yield from ((group.id, row.about) for row in group.rows if row.total is not None)
            if group.about:
                yield group.id, group.about

    @property
    def actions(self) -> tuple[int, ...]:
        """Every action that can be taken in the scene, ascending, each once."""
        found = {answer.action for answer in self.answers}
        for group in self.groups:
            found.update(group.actions)
            if group.action is not None:
                found.add(group.action)
        return tuple(sorted(found))


Choice = TypeVar("Choice", bound=Item | Group | Answer)


def _marked(choice: Choice, losses: Mapping[int, Message]) -> Choice:
    """A choice that says what it would waste."""
    loss = None if choice.action is None else losses.get(choice.action)
    return choice if loss is None else replace(choice, loss=loss)


def _warning(group: Group, losses: Mapping[int, Message]) -> Group:
    """A group in which every choice says what it would waste."""
    marked = _marked(group, losses)
    if losses.keys().isdisjoint(group.actions):
        return marked
    return _changed(marked, lambda item: _marked(item, losses))


def _explaining(group: Group, topics: Mapping[str, str]) -> Group:
    """A group in which items have other topics."""
    if topics.keys().isdisjoint(item.about for item in group.items):
        return group
    return _changed(group, lambda item: replace(item, about=topics.get(item.about, item.about)))


def _changed(group: Group, change: Callable[[Item], Item]) -> Group:
    """A group with each of its items changed."""
    rows = (replace(row, items=tuple(map(change, row.items))) for row in group.rows)
    return replace(group, rows=tuple(rows))


def _wastes(answer: Answer) -> bool:
    """Whether an answer wastes something."""
    return answer.loss is not None
