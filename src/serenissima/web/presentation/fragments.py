"""A page as a tree of fragments, so that only what has changed is rendered and sent.

Templates mark them by `{% call page.fragments.add(id, key) %}` and give equal things equal keys.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

SLOT = (
    "\0"  # stands before and after the id of a fragment in the text around it; no text contains it
)

Change = tuple[str, str] | tuple[str, int, int, str]
"""What a browser does to its page.

`(id, html)` replaces an element; in `html`, slots stand for the fragments inside it that stay.
`(id, at, drop, html)` puts new children in the place of `drop` old ones, from number `at` on.
"""


@dataclass(frozen=True, eq=False, slots=True)
class Fragment:
    """An element of a page.

    Attributes:
        id: the element's id.
        key: what it is rendered from; None if that is not known.
        shell: the text before, between and after its children; it is joined, never added: `Markup`
            escapes what is added to it.
        children: the fragments inside it.
    """

    id: str
    key: object
    shell: tuple[str, ...]
    children: tuple["Fragment", ...]

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


def changes(before: Fragment, after: Fragment) -> Iterator[Change]:
    """What turns one fragment into the other; what has not changed is not sent."""
    if before is after:
        return
    if before.shell != after.shell or before.ids != after.ids:
        yield _exchanged(before, after) if _both_list(before, after) else _around(before, after)
    old = {child.id: child for child in before.children}
    for child in after.children:
        if child.id in old:
            yield from changes(old[child.id], child)


def _both_list(before: Fragment, after: Fragment) -> bool:
    """Whether nothing has changed but which children there are."""
    ends = [(one.shell[0], one.shell[-1]) for one in (before, after)]
    return before.lists and after.lists and ends[0] == ends[1]


def _exchanged(before: Fragment, after: Fragment) -> Change:
    """Children go and come; those before and after them stay."""
    head = _alike(before.ids, after.ids)
    tail = _alike(before.ids[head:][::-1], after.ids[head:][::-1])
    come = after.children[head : len(after.children) - tail]
    html = "".join(one.html() for one in come)
    return after.id, head, len(before.children) - head - tail, html


def _alike(some: Sequence[str], others: Sequence[str]) -> int:
    """How many are equal from the beginning."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(some), len(others)))


def _around(before: Fragment, after: Fragment) -> Change:
    """The element is rendered anew around the fragments inside it that stay."""
    stay = set(before.ids)
    pieces = [after.shell[0]]
    for child, text in zip(after.children, after.shell[1:], strict=True):
        pieces += [slot(child.id) if child.id in stay else child.html(), text]
    return after.id, "".join(pieces)


def slot(name: str) -> str:
    """What stands for a fragment in the text around it."""
    return f"{SLOT}{name}{SLOT}"


class Fragments:
    """The fragments of one page while it is rendered; equal ones of the page before are kept.

    Args:
        before: those of the page before it for the same viewer, or None.
    """

    def __init__(self, before: "Fragments | None" = None) -> None:
        self._before = before._now if before else {}
        self._now: dict[str, Fragment] = {}

    def page(self, text: str) -> Fragment:
        """The whole page, from the text of its template."""
        self._before = {}
        return self._fragment("", None, text)

    def add(self, name: str, key: object = None, *, caller: Callable[[], str]) -> Markup:
        """A fragment with this id, rendered by `caller` unless the one before has an equal key."""
        old = self._before.get(name)
        if old is not None and key is not None and old.key == key:
            self._keep(old)
        else:
            self._now[name] = self._fragment(name, key, caller())
        return Markup(slot(name))  # noqa: S704

    def each(self, things: Iterable[tuple[str, object]], draw: Callable[[Any], str]) -> Markup:
        """One fragment after the other: an id and a key for each, which `draw` is called with."""
        slots = []
        for name, key in things:
            old = self._before.get(name)
            if old is None or old.key != key:
                old = self._fragment(name, key, draw(key))
            self._now[name] = old
            slots.append(slot(name))
        return Markup("".join(slots))  # noqa: S704

    def _keep(self, one: Fragment) -> None:
        self._now[one.id] = one
        for child in one.children:
            self._keep(child)

    def _fragment(self, name: str, key: object, text: str) -> Fragment:
        if SLOT not in text:
            return Fragment(name, key, (text,), ())  # the same text, which many pages may hold
        pieces = text.split(SLOT)
        children = tuple(self._now[inside] for inside in pieces[1::2])
        return Fragment(name, key, tuple(pieces[::2]), children)
