"""The visible markers by place, as items with stable ids.

Markers of a value are interchangeable, so an id is a seat, a value and a number. A view has no
past, so numbers are assigned place by place, in the order in which markers move.
"""

from collections.abc import Iterator
from typing import Any

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Item, cached

from .material import VALUES

BACK = "marker-back"


class Markers:
    """A seat's visible markers, by place: `stock`, `draft`, `turned`, `shown`, areas."""

    def __init__(self, view: Any, owner: int) -> None:
        self.owner = owner
        self._first: dict[str, list[int]] = {}
        self._counts: dict[str, list[int]] = {}
        first = [1] * VALUES
        for place, counts in _lying(view, owner):
            self._first[place], self._counts[place] = first, counts
            first = [n + more for n, more in zip(first, counts, strict=True)]

    def votes(self, place: str) -> int:
        """Return the sum of the markers in a place."""
        return sum(value * count for value, count in enumerate(self._counts[place]))

    def values(self, place: str) -> list[int]:
        """Return the value of each marker in a place, highest first."""
        counts = enumerate(self._counts[place])
        return [value for value, count in counts for _ in range(count)][::-1]

    def count(self, place: str) -> int:
        """Return the number of markers in a place."""
        return sum(self._counts[place])

    def items(
        self,
        place: str,
        actions: dict[int, int] | None = None,
        note: Message | None = None,
        faded: bool = False,
    ) -> tuple[Item, ...]:
        """Return the markers of a place by value; `actions` has the action of a click by value."""
        clicks, first = actions or {}, self._first[place]
        return tuple(
            marker(self.owner, value, first[value] + n, clicks.get(value), note, faded)
            for value in range(VALUES)
            for n in range(self._counts[place][value])
        )


@cached
def marker(
    owner: int, value: int, number: int, action: int | None, note: Message | None, faded: bool
) -> Item:
    """Return one marker, face up."""
    return Item(
        id=f"marker-{owner}-{value}-{number}",
        symbol=f"marker-{value}",
        name=Message("marker", {"value": value}),
        form="token",
        seat=owner,
        action=action,
        note=note,
        faded=faded,
        about="marker",
    )


def ballot_at(area: int) -> str:
    """Return the place of the viewer's ballot in an area."""
    return f"ballot-{area}"


def _lying(view: Any, owner: int) -> Iterator[tuple[str, list[int]]]:
    """Yield each place with its visible markers by value; other seats' ballots are hidden."""
    yield "shown", view.shown[owner]
    yield "turned", view.turned[owner]
    for area in view.order:
        yield ballot_at(area), view.ballot[owner][area]
    yield "draft", view.draft[owner]
    yield "stock", view.markers[owner]
