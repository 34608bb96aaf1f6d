"""The view that Venedig's scene is drawn from, and the names of kinds, places and lists."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from serenissima.kernel.message import Message, list_of
from serenissima.kernel.scene import Row, cached
from serenissima.kernel.sight import SeatSight

from .fields import NONE, Stage
from .material import DISTRICT_COUNT, DISTRICTS, FIELDS, KINDS, NEEDED


@dataclass(frozen=True)
class Sight(SeatSight):
    """The seat's view with the values that the scene needs; it has no other source."""

    records: tuple[Any, Any]  # terms and view as records, for the rules

    @property
    def others(self) -> list[int]:
        """The other seats clockwise, beginning with the one after the viewer's."""
        first = self.seat + 1
        around = [*self.seats[first:], *self.seats[:first]]
        return [seat for seat in around if seat != self.seat]

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.view.active)

    @property
    def waits(self) -> int:
        """The seat that must act, -1 when the match is over."""
        return int(self.view.waits).bit_length() - 1

    @property
    def asked(self) -> bool:
        """Whether the seat must act."""
        return 0 <= self.seat == self.waits

    @property
    def imaginary(self) -> bool:
        """Whether the imaginary player takes part (R14.1)."""
        return len(self.seats) == 2

    @property
    def paying(self) -> bool:
        """Whether the viewer's own purse is open."""
        return self.stage == Stage.PAY and self.view.payer == self.seat

    @cached_property
    def laid(self) -> list[int]:
        """The number of cards of each kind in all rows (R3.2)."""
        return list(map(sum, zip(*self.view.laid, self.view.imaginary_laid, strict=True)))

    def missing_cards(self, kind: int) -> int:
        """Return how many cards the rows of a kind still need."""
        return NEEDED[kind] - self.laid[kind]

    def beside(self, field: int) -> list[int]:
        """Return the districts beside a field; there are none beside the poles (R17.5)."""
        return districts_in(self.terms.touches[field] if field < FIELDS else 0)


def districts_in(mask: int) -> list[int]:
    """Return the districts of a bit mask."""
    return [district for district in range(DISTRICT_COUNT) if mask >> district & 1]


def can_be_clicked(rows: Sequence[Row]) -> bool:
    """Whether the question is about an item in these rows."""
    return any(row.actions for row in rows)


@cached
def kind_name(kind: int) -> Message:
    """Return the name of a kind of building in a sentence."""
    return Message(f"kind-{KINDS[kind]}")


@cached
def card_name(kind: int) -> Message:
    """Return the name of a kind of building on its card."""
    return Message(f"card-{KINDS[kind]}")


@cached
def district_name(district: int) -> Message:
    """Return the name of a district."""
    return Message(f"district-{DISTRICTS[district]}")


def district_names(districts: Iterable[int]) -> Message:
    """Return districts as a list: "San Marco, Castello"."""
    return list_districts(tuple(districts))


@cached
def list_districts(districts: tuple[int, ...]) -> Message:
    """Return the cached list for these districts."""
    return list_of([district_name(district) for district in districts])


def picked_hexes(picked: Sequence[int]) -> list[int]:
    """Return the hexes chosen for a building so far."""
    return [place for place in picked if place != NONE]
