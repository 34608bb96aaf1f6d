"""The clocks of a table as a page shows them; a script counts them down from there."""

from dataclasses import dataclass
from math import ceil
from typing import Any

from markupsafe import Markup

from serenissima.service import Clock, TableView
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.presentation.templates import macro
from serenissima.words import Speaker

DAY = 86400  # seconds


@dataclass(frozen=True)
class Dial:
    """The clock of one seat.

    Attributes:
        seat: whose it is.
        name: who sits there.
        until: when its time is up, in seconds since 1970; None while it stands.
        shows: what is left.
        late: whether its time is up.
        own: whether it is the viewer's.
    """

    seat: int
    name: str
    until: float | None
    shows: str
    late: bool
    own: bool


class Clocks:
    """The clocks of a table that has a time control, in one language.

    Args:
        page: of the table.
        clock: of the table.
        now: seconds since 1970.
    """

    def __init__(self, page: TablePage, clock: Clock, now: float) -> None:
        self.page, self.now, self.word = page, now, page.word
        self._clock = clock

    @property
    def dials(self) -> list[Dial]:
        """Those of people; where each turn has its days, of those who are waited for."""
        people = [place.seat for place in self.page.view.places if not place.computer]
        slow = self._clock.control.days
        return [self._dial(seat) for seat in people if not slow or seat in self._clock.runs]

    def _dial(self, seat: int) -> Dial:
        until = self._clock.until(seat)
        left = self._clock.left[seat] if until is None else max(0.0, until - self.now)
        return Dial(
            seat,
            self.page.speaker.heading(seat),
            until,
            shown(left, self.page.speaker),
            until is not None and not left,
            seat == self.page.view.seat,
        )


def shown(seconds: float, speaker: Speaker) -> str:
    """How a clock shows what is left; `clock.js` does the same."""
    whole = ceil(seconds)
    if whole >= DAY:
        days, rest = divmod(whole, DAY)
        return speaker.word("page-clock-days", days=str(days), hours=str(rest // 3600))
    hours, minutes = whole // 3600, whole % 3600 // 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def clocks_of(view: TableView, language: str, now: float) -> Markup:
    """The clocks of a table as markup; nothing where there are none, or the match has ended."""
    if view.clock is None or not view.running:
        return Markup("")
    clocks = Clocks(TablePage(view, language), view.clock, now)
    return macro("clocks.html", "clocks")(clocks)


def told(view: TableView, language: str, now: float) -> list[dict[str, Any]]:
    """What a live channel says of the clocks after a view."""
    return [] if view.clock is None else [{"clocks": clocks_of(view, language, now)}]
