"""A page as a tree of fragments, so that only changes are rendered and sent.

Templates mark them by `{% call page.fragments.add(id, key) %}` and give equal things equal keys.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from markupsafe import Markup

MARK = Markup("\0")  # a placeholder for a fragment in the text around it; no other text contains it

Change = tuple[str, str] | tuple[str, int, int, str]
"""A change that a browser makes to its page.

`(id, html)` replaces an element; in `html`, slots mark the fragments inside it that stay. `(id, at,
drop, html)` puts new children in the place of `drop` old ones, from number `at` on.
"""


@dataclass(frozen=True, eq=False, slots=True)
class Fragment:
    """An element of a page.

    Attributes:
        id: the element's id.
        key: the input of its rendering; None if that is not known.
        shell: the text before, between and after its children; it is joined, never added: `Markup`
            would escape it.
        children: the fragments inside it.
    """

    id: str
    key: object
    shell: tuple[str, ...]
    children: tuple["Fragment", ...]

    def __html__(self) -> str:
        """Return the markup for a template to insert: the fragment's templates have escaped it."""
        return self.html()

    def html(self, stay: Container[str] = ()) -> str:
        """Return the text of the element, with slots, by id, for fragments inside it that stay."""
        return "".join(self._pieces(stay))

    def _pieces(self, stay: Container[str]) -> Iterator[str]:
        yield self.shell[0]
        for child, after in zip(self.children, self.shell[1:], strict=True):
            if child.id in stay:
                yield slot(child.id)
            else:
                yield from child._pieces(stay)
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


class LateFragment(Fragment):
    """An element without fragments inside it, rendered when its text is first needed.

    Args:
        id, key: as those of any fragment.
        draw: renders it.
    """

    __slots__ = ("_draw", "_text")
    _draw: Callable[[], str] | None
    _text: tuple[str, ...]

    def __init__(self, id: str, key: object, draw: Callable[[], str]) -> None:
        for name, value in (("id", id), ("key", key), ("children", ()), ("_draw", draw)):
            object.__setattr__(self, name, value)

    @property
    def shell(self) -> tuple[str, ...]:
        """Return its text."""
        if self._draw is not None:
            object.__setattr__(self, "_text", (self._draw(),))
            object.__setattr__(self, "_draw", None)  # and its input can go
        return self._text


def changes(before: Fragment, after: Fragment) -> Iterator[Change]:
    """Return the changes that turn one fragment into the other."""
    if before.shell != after.shell or before.ids != after.ids:
        yield (
            _exchange_children(before, after)
            if _both_list(before, after)
            else _around(before, after)
        )
    old = _by_id(before)
    for child in after.children:
        was = old.get(child.id, child)
        if was is not child:
            yield from changes(was, child)


def _both_list(before: Fragment, after: Fragment) -> bool:
    """Whether only the set of children has changed."""
    ends = [(one.shell[0], one.shell[-1]) for one in (before, after)]
    return before.lists and after.lists and ends[0] == ends[1]


def _exchange_children(before: Fragment, after: Fragment) -> Change:
    """Return the exchange of children in the middle; those before and after them stay."""
    head = _count_equal(before.ids, after.ids)
    tail = _count_equal(before.ids[head:][::-1], after.ids[head:][::-1])
    come = after.children[head : len(after.children) - tail]
    html = "".join(one.html() for one in come)
    return after.id, head, len(before.children) - head - tail, html


def _count_equal(some: Sequence[str], others: Sequence[str]) -> int:
    """Return how many are equal from the beginning."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(some), len(others)))


def _around(before: Fragment, after: Fragment) -> Change:
    """Return the element rendered anew around the fragments inside it that stay."""
    stay = set(before.ids)
    pieces = [after.shell[0]]
    for child, text in zip(after.children, after.shell[1:], strict=True):
        pieces += [slot(child.id) if child.id in stay else child.html(), text]
    return after.id, "".join(pieces)


def slot(name: str) -> str:
    """Return the placeholder of a fragment that stays, in an element that is sent anew."""
    return f"{MARK}{name}{MARK}"


class Fragments:
    """Gathers the fragments of a page while its template is rendered.

    A fragment with the same key as before is not rendered again. Templates must place fragments in
    the order in which they add them: the text holds only a mark for each.

    Args:
        before: the page before it for the same viewer, or None.
    """

    def __init__(self, before: Fragment | None = None) -> None:
        self._before = _by_id(before)
        self._found: list[Fragment] = []

    def page(self, text: str) -> Fragment:
        """Return the whole page from its template's text; then it can be rendered once more."""
        page, self._found = self._fragment("", None, text), []
        return page

    def add(self, name: str, key: object = None, *, caller: Callable[[], str]) -> Markup:
        """Return a fragment, rendered by `caller` unless the one before has an equal key."""
        old = self._before.get(name)
        if old is None or key is None or old.key != key:
            old = self._drawn(old, name, key, caller)
        self._found.append(old)
        return MARK

    def each(self, things: Iterable[tuple[str, object]], draw: Callable[[Any], str]) -> Markup:
        """Return one fragment after the other: each thing has an id and a key for `draw`."""
        found = []
        for name, key in things:
            old = self._before.get(name)
            if old is None or old.key != key:
                old = self._drawn(old, name, key, partial(draw, key))
            found.append(old)
        self._found += found
        return MARK * len(found)

    def late(self, things: Iterable[tuple[str, object]], draw: Callable[[Any], str]) -> Markup:
        """Return fragments as `each` does, but render each only when it is sent."""
        found = []
        for name, key in things:
            old = self._before.get(name)
            if old is None or old.key != key:
                old = LateFragment(name, key, partial(draw, key))
            found.append(old)
        self._found += found
        return MARK * len(found)

    def _drawn(
        self, before: Fragment | None, name: str, key: object, draw: Callable[[], str]
    ) -> Fragment:
        """Return a rendered fragment, with those inside it."""
        outer = self._before, self._found
        self._before, self._found = _by_id(before), []
        try:
            return self._fragment(name, key, draw())
        finally:
            self._before, self._found = outer

    def _fragment(self, name: str, key: object, text: str) -> Fragment:
        if not self._found:
            return Fragment(name, key, (text,), ())  # the same text, which many pages may hold
        return Fragment(name, key, tuple(text.split(MARK)), tuple(self._found))


def _by_id(fragment: Fragment | None) -> dict[str, Fragment]:
    """Return the fragments inside one, by their ids."""
    return {child.id: child for child in fragment.children} if fragment else {}
