"""Where the markers that a seat can see lie, as items that keep their ids.

Markers of a value are alike, so an id is a seat, a value and a number. A view knows no past:
numbers are given out place after place, in the order in which markers go from one to the next.
"""

from collections.abc import Iterator
from typing import Any

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Item, kept

from .material import VALUES

BACK = "marker-back"


class Markers:
    """The markers of a seat that are seen, by place: `stock`, `draft`, `turned`, `shown`, areas."""

    def __init__(self, view: Any, owner: int) -> None:
        self.owner = owner
        self._first: dict[str, list[int]] = {}
        self._counts: dict[str, list[int]] = {}
        first = [1] * VALUES
        for place, counts in _lying(view, owner):
            self._first[place], self._counts[place] = first, counts
            first = [n + more for n, more in zip(first, counts, strict=True)]

    def votes(self, place: str) -> int:
        """What the markers there add up to."""
        return sum(value * count for value, count in enumerate(self._counts[place]))

    def values(self, place: str) -> list[int]:
        """The value of each marker there, the highest first."""
        counts = enumerate(self._counts[place])
        return [value for value, count in counts for _ in range(count)][::-1]

    def count(self, place: str) -> int:
        """How many markers lie there."""
        return sum(self._counts[place])

    def items(
        self,
        place: str,
        actions: dict[int, int] | None = None,
        note: Message | None = None,
        faded: bool = False,
    ) -> tuple[Item, ...]:
        """The markers of a place by value; `actions` are what one of a value does when clicked."""
        clicks, first = actions or {}, self._first[place]
        return tuple(
            marker(self.owner, value, first[value] + n, clicks.get(value), note, faded)
            for value in range(VALUES)
            for n in range(self._counts[place][value])
        )


@kept
def marker(
    owner: int, value: int, number: int, action: int | None, note: Message | None, faded: bool
) -> Item:
    """One marker, face up."""
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
    """The place of the viewer's ballot in an area."""
    return f"ballot-{area}"


def _lying(view: Any, owner: int) -> Iterator[tuple[str, list[int]]]:
    """How many markers of each value are seen in each place; other seats' ballots are hidden."""
    yield "shown", view.shown[owner]
    yield "turned", view.turned[owner]
    for area in view.order:
        yield ballot_at(area), view.ballot[owner][area]
    yield "draft", view.draft[owner]
    yield "stock", view.markers[owner]
