"""A page as a tree of parts, so that only what changed is drawn and sent.

Templates mark their parts by `{% call draw.part(id, key) %}` and give equal things equal keys.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

SLOT = "\0"  # stands before and after the id of a part in the text around it; no text contains it

Change = tuple[str, str] | tuple[str, int, int, str]
"""What a browser does to its page.

`(id, html)` replaces an element; in `html` stand slots for those of its parts that stay.
`(id, at, drop, html)` puts new children in the place of `drop` old ones, from number `at` on.
"""


@dataclass(frozen=True, eq=False, slots=True)
class Part:
    """An element of a page.

    Attributes:
        id: the element's id.
        key: what it is drawn from; None if that is not known.
        shell: the text before, between and after its children.
        children: the parts inside it.
    """

    id: str
    key: object
    shell: tuple[str, ...]
    children: tuple["Part", ...]

    def html(self) -> str:
        """The text of the element."""
        return "".join(self._pieces())

    def _pieces(self) -> Iterator[str]:
        yield self.shell[0]
        for child, after in zip(self.children, self.shell[1:], strict=True):
            yield from child._pieces()
            yield after

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its children."""
        return tuple(child.id for child in self.children)

    @property
    def lists(self) -> bool:
        """Whether its children follow each other directly inside its element."""
        begins, *between, _ = self.shell if self.children else ("", "")
        return begins.count("<") == 1 and not any(map(str.strip, between))


def changes(before: Part, after: Part) -> Iterator[Change]:
    """What turns one part into the other; what has not changed is not sent."""
    if before is after:
        return
    if before.shell != after.shell or before.ids != after.ids:
        yield _exchanged(before, after) if _both_list(before, after) else _around(before, after)
    old = {child.id: child for child in before.children}
    for child in after.children:
        if child.id in old:
            yield from changes(old[child.id], child)


def _both_list(before: Part, after: Part) -> bool:
    """Whether nothing has changed but which children there are."""
    ends = [(part.shell[0], part.shell[-1]) for part in (before, after)]
    return before.lists and after.lists and ends[0] == ends[1]


def _exchanged(before: Part, after: Part) -> Change:
    """Children go and come; those before and after them stay."""
    head = _alike(before.ids, after.ids)
    tail = _alike(before.ids[head:][::-1], after.ids[head:][::-1])
    come = after.children[head : len(after.children) - tail]
    html = "".join(part.html() for part in come)
    return after.id, head, len(before.children) - head - tail, html


def _alike(some: Sequence[str], others: Sequence[str]) -> int:
    """How many are equal from the beginning."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(some), len(others)))


def _around(before: Part, after: Part) -> Change:
    """The element is drawn anew around those of its parts that stay."""
    stay = set(before.ids)
    inside = (slot(part.id) if part.id in stay else part.html() for part in after.children)
    pieces = zip(after.shell[1:], inside, strict=True)
    return after.id, after.shell[0] + "".join(child + text for text, child in pieces)


def slot(name: str) -> str:
    """What stands for a part in the text around it."""
    return f"{SLOT}{name}{SLOT}"


class Drawing:
    """Draws the parts of one page, and keeps those of the page before it that look the same.

    Args:
        before: the last drawing for the same eyes, or None.
    """

    def __init__(self, before: "Drawing | None" = None) -> None:
        self._before = before._drawn if before else {}
        self._drawn: dict[str, Part] = {}

    def page(self, text: str) -> Part:
        """The whole page, from the text of its template."""
        self._before = {}
        return self._part("", None, text)

    def part(self, name: str, key: object = None, *, caller: Callable[[], str]) -> Markup:
        """A part with this id, drawn by `caller` unless the one before had an equal key."""
        old = self._before.get(name)
        if old is not None and key is not None and old.key == key:
            self._keep(old)
        else:
            self._drawn[name] = self._part(name, key, caller())
        return Markup(slot(name))  # noqa: S704

    def each(self, things: Iterable[tuple[str, object]], draw: Callable[[Any], str]) -> Markup:
        """One part after the other: an id and a key for each, which `draw` is called with."""
        slots = []
        for name, key in things:
            old = self._before.get(name)
            if old is None or old.key != key:
                old = self._part(name, key, draw(key))
            self._drawn[name] = old
            slots.append(slot(name))
        return Markup("".join(slots))  # noqa: S704

    def _keep(self, part: Part) -> None:
        self._drawn[part.id] = part
        for child in part.children:
            self._keep(child)

    def _part(self, name: str, key: object, text: str) -> Part:
        pieces = str.split(
            text, SLOT
        )  # plain text from now on: Markup would escape what is joined to it
        children = tuple(self._drawn[inside] for inside in pieces[1::2])
        return Part(name, key, tuple(pieces[::2]), children)
