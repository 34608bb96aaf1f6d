"""The layout of a page: how things are gathered, and where groups are placed."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, groupby

from serenissima.kernel.scene import Group, Item, Row, Scene

COUNTED = 2  # a fan of at least this many equal cards shows their number
EMPTY = "field"  # the form of a place for something that is not there
FLAT = ("token", "piece", EMPTY)  # forms that are not arranged like cards
CROWD = 3  # this many opponents or more get compact panels side by side
NAME_HEIGHTS = 66  # names on a map: the map is this many letter heights wide
USUAL = 20  # things without a size: the map is this many of them wide
FINGER, BROADEST = 44, 2400  # pixels: of a thing that can be touched, of a map that scrolls
ROWS = 2_000  # of maps, measured once
AXES = "xywh"  # the sides of a place on the chart, as its classes name them


@dataclass(slots=True)
class Placed:
    """An item in its row.

    Attributes:
        item: the item.
        again: it covers an equal one before it.
        count: the number of equal ones, on the last of many; otherwise 0.
        last: it is the last of its equals, the one that the keyboard reaches.
    """

    item: Item
    again: bool
    count: int
    last: bool


def looks(item: Item) -> tuple[object, ...]:
    """Return the features that equal things share: owner and full name, and the drawing."""
    mark = (item.count, item.badge, item.faded, item.lit)
    return (item.form, item.symbol, item.kind, item.seat, item.name, item.action, *mark)


def arrange_cards(row: Row) -> Iterator[Placed]:
    """Arrange the items of a row; equal cards side by side make a fan."""
    for key, run in groupby(row.items, looks):
        equals = tuple(run)
        fans = key[0] == "card"
        for n, item in enumerate(equals):
            last = n == len(equals) - 1
            count = len(equals) if fans and last and len(equals) >= COUNTED else 0
            yield Placed(item, fans and n > 0, count, last or not fans)


def heap_tokens(row: Row) -> Iterator[Placed]:
    """Gather the tokens of a row, equal ones as one with a number; empty places stay among them."""
    found: dict[tuple[object, ...], list[Item]] = {}
    for item in row.items:
        found.setdefault(looks(item), []).append(item)
    heaps = list(found.values())
    if any(heap[0].form == EMPTY and heap[0].symbol for heap in heaps):
        heaps.sort(key=lambda heap: heap[0].kind)
    for heap in heaps:
        yield Placed(heap[-1], False, len(heap) if len(heap) > 1 else 0, True)


def gather_for_words(row: Row) -> Iterator[tuple[Placed, list[int]]]:
    """Gather a row for words: boxes of one name become one, with further figures."""
    boxes = groupby(heap_tokens(row), lambda place: _box(place.item) or place)
    for _, run in boxes:
        first, *others = run
        yield first, [place.item.count or 0 for place in others]


def _box(item: Item) -> tuple[object, ...]:
    """Return the features shared by boxes that differ only in figures; empty for other things."""
    boxed = item.form == EMPTY and not item.symbol and item.count is not None and not item.lit
    return (item.name, item.about, item.action) if boxed else ()


def spread(row: Row) -> Iterator[Placed]:
    """Arrange the tokens of a row one by one; of equal ones each overlaps the one before it."""
    for _, run in groupby(row.items, looks):
        yield from (Placed(item, n > 0, 0, True) for n, item in enumerate(run))


def flat(row: Row) -> bool:
    """Whether a row holds tokens rather than cards."""
    return bool(row.items) and all(item.form in FLAT for item in row.items)


def bare(row: Row) -> bool:
    """Whether a row has a heading but no items."""
    return not row.items and row.note is None and row.total is None


def arrange(row: Row) -> list[Placed]:
    """Arrange the items of a row: cards in fans, tokens in heaps or spread."""
    if row.spread:
        return list(spread(row))
    return list(heap_tokens(row) if flat(row) else arrange_cards(row))


def sides(group: Group) -> list[Row]:
    """Return the rows of a group that hold cards and belong to a seat or have a title."""
    named = (row for row in group.rows if row.title is not None or row.seat is not None)
    return [row for row in named if not flat(row)]


def form(group: Group) -> str:
    """Return the form in which a group is drawn.

    A `map` has places for its items; a `ledger` has a line of tokens for each seat; a `contest`
    sets cards of several side by side; in a `flow` the lines of a hand follow one another;
    everything else is `plain`.
    """
    if group.measure is not None:
        return "map"
    if group.rows and all(_entry(row) for row in group.rows):
        return "ledger"
    if len(sides(group)) > 1 and group.zone == "board":
        return "contest"
    if group.zone in ("rival", "hand") and (_several(group) or _has_figures(group)):
        return "flow"
    return "plain"


def _entry(row: Row) -> bool:
    return row.seat is not None and (flat(row) or not row.items)


def _several(group: Group) -> bool:
    """Whether a hand has more than one line of cards, or more than one of tokens."""
    tokens = sum(flat(row) for row in group.rows)
    return tokens > 1 or len(group.rows) - tokens > 1


def _has_figures(group: Group) -> bool:
    """Whether things of a group have numbers beside them."""
    return any(item.count is not None for item in group.items)


def choice_classes(group: Group, ways: Container[int]) -> str:
    """Return the classes of a map that mark the kinds of places that can be chosen on it now.

    A style sheet that inspects the map's contents costs more: with each change a browser then
    computes the style of all its things anew.
    """
    kinds = {item.kind for item in group.items if item.form == EMPTY and item.action in ways}
    return "".join(f" choosing-{kind}" for kind in sorted(kinds) if kind)


def spot(group: Group) -> str:
    """Return the classes for a group's place on the chart: tens and ones of each side."""
    said = (divmod(round(side), 10) for side in group.place or ())
    return " ".join(
        f"{axis}{tens}_ {axis}_{ones}" for axis, (tens, ones) in zip(AXES, said, strict=False)
    )


def size(group: Group, item: Item) -> tuple[float, float]:
    """Return width and height of a thing on a map, in the measure of the map."""
    side = (group.measure or (0, 0))[0] / USUAL
    return item.size or (side, side)


def lettering(group: Group) -> int:
    """Return the height of the names on a map, in the measure of the map."""
    return round((group.measure or (0, 0))[0] / NAME_HEIGHTS)


def breadth(group: Group) -> int:
    """Return the width in pixels of a scrolling map, large enough to touch each of its fields."""
    width = (group.measure or (0, 0))[0]
    sizes = Counter(chain.from_iterable(_fields(row, width / USUAL) for row in group.rows))
    usual = sizes.most_common(1)[0][0] if sizes else width / USUAL
    return min(round(width * FINGER / usual), BROADEST)


@lru_cache(maxsize=ROWS)
def _fields(row: Row, usual: float) -> tuple[float, ...]:
    """Return the size of each field of a row, if those without a size are as usual."""
    return tuple(min(item.size or (usual,)) for item in row.items if item.form == EMPTY)


class Layout:
    """The groups of a scene in the parts of a page.

    A chart or a map gets all the space there is: opponents go to the side, other groups of the
    board into a strip above it.
    """

    def __init__(self, scene: Scene) -> None:
        self._groups = scene.groups
        self._maps = {group.id for group in scene.groups if group.measure is not None}

    def _zone(self, *names: str) -> list[Group]:
        return [group for group in self._groups if group.zone in names]

    @cached_property
    def chart(self) -> list[Group]:
        """The groups that have a place on the chart."""
        return [group for group in self._zone("board") if group.place is not None]

    @property
    def charted(self) -> bool:
        """Whether there is a chart or a map."""
        return bool(self.chart or self._maps)

    @property
    def classes(self) -> str:
        """The classes of all of it: the same at each step of a match."""
        return " ".join([*["charted"] * self.charted, *["mapped"] * bool(self._maps)])

    @property
    def compact(self) -> bool:
        """Whether opponents are shown in little space."""
        return self.charted or len(self.side) >= CROWD

    @property
    def side(self) -> list[Group]:
        """The opponents."""
        return self._zone("rival")

    @property
    def strip(self) -> list[Group]:
        """The groups above a chart."""
        if not self.charted:
            return []
        return [group for group in self._off_chart() if group.id not in self._maps]

    @property
    def board(self) -> list[Group]:
        """The groups in the middle: maps, or everything if there is no chart."""
        groups = self._off_chart()
        return [group for group in groups if not self.charted or group.id in self._maps]

    @property
    def hand(self) -> list[Group]:
        """The viewer's own groups."""
        return self._zone("hand")

    @property
    def result(self) -> list[Group]:
        """The result of the match."""
        return self._zone("result")

    def _off_chart(self) -> Iterable[Group]:
        return [group for group in self._zone("board") if group.place is None]
