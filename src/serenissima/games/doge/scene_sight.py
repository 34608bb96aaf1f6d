"""The view that Doge's scene is drawn from, and the names of areas in texts."""

from collections.abc import Iterator

from serenissima.kernel.message import Message
from serenissima.kernel.scene import cached
from serenissima.kernel.seats import seats_in
from serenissima.kernel.sight import SeatSight

from .fields import NONE, Stage
from .material import AREAS, COUNCILLORS, DISTRICT_COUNT, FIRST_PRICE, QUARANTIA, SITES
from .meta import ZeroMarker


class Sight(SeatSight):
    """The seat's view with the values that the scene needs; it has no other source."""

    @property
    def waits(self) -> list[int]:
        """The seats that must act."""
        return self.among(self.view.waits)

    @property
    def asked(self) -> bool:
        """Whether the seat must act."""
        return self.seat in self.waits

    @property
    def voting(self) -> bool:
        """Whether an election is in progress."""
        return self.stage not in (Stage.BALLOT, Stage.OVER)

    @property
    def area(self) -> int:
        """The area that votes now."""
        return int(self.view.order[self.view.election])

    @property
    def firsts(self) -> list[int]:
        """The seats with the most votes in the current election."""
        return self.among(self.view.firsts)

    @property
    def seconds(self) -> list[int]:
        """The seats with the next most votes in it."""
        return self.among(self.view.seconds)

    def among(self, mask: int) -> list[int]:
        """Return the seats of a bit mask."""
        return list(seats_in(mask))

    @property
    def sees_markers(self) -> bool:
        """Whether the seat sees its own markers; while seats are free, no one sees any."""
        view, seat = self.view, self.seat
        return bool(sum(view.markers[seat]) + sum(view.draft[seat]) == view.held[seat])

    @property
    def excluded(self) -> bool:
        """Whether a 0 in the viewer's ballot excludes the viewer (R13.6)."""
        bars = self.terms.zero_marker == ZeroMarker.BARS
        return bool(bars and self.view.draft[self.seat][0])

    def palaces(self, seat: int) -> list[int]:
        """Return the number of a seat's palazzi in each district."""
        return list(self.view.palaces[seat])

    def houses(self, seat: int, district: int) -> int:
        """Return the number of a seat's houses in a district."""
        return int(self.view.houses[seat][district])

    def palaces_built(self, district: int) -> int:
        """Return the number of palazzi in a district, whoever owns them."""
        return SITES - int(self.view.sites[district].count(NONE))

    def free(self, district: int) -> bool:
        """Whether a district has a site left (R10.5)."""
        return self.palaces_built(district) < SITES

    def price(self, district: int) -> int:
        """Return the price of the next palazzo (R10.2), or of the one on offer (R10.7)."""
        if district == self.view.site:
            return int(self.view.price)
        return FIRST_PRICE + self.palaces_built(district)


@cached
def area_name(area: int) -> Message:
    """Return an area's name for use in a sentence."""
    return Message(f"area-{AREAS[area]}")


@cached
def area_label(area: int) -> Message:
    """Return an area's name for use alone, as on a card."""
    return Message("label-quarantia") if area == QUARANTIA else area_name(area)


def home(councillor: int) -> int:
    """Return the home of a councillor (R1.3)."""
    return min(councillor, QUARANTIA)


@cached
def councillor_name(councillor: int) -> Message:
    """Return a councillor's name for use in a sentence."""
    return Message(f"councillor-{COUNCILLORS[councillor]}")


def districts() -> Iterator[int]:
    """Return the six districts."""
    return iter(range(DISTRICT_COUNT))
