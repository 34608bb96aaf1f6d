"""The clocks of a table as a page shows them; a script counts them down from there."""

from dataclasses import dataclass
from math import ceil
from typing import Any

from markupsafe import Markup

from serenissima.service import Clock, TableView
from serenissima.web.presentation.lateness import DAY, Lateness
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.presentation.templates import macro
from serenissima.words import Speaker
from serenissima.words.players import strength

MINUTE, HOUR = 60, 3600  # seconds


@dataclass(frozen=True)
class Dial:
    """The clock of one seat.

    Attributes:
        seat: whose clock it is.
        name: the player at the seat.
        until: when its time is up, in seconds since 1970; None while it is stopped.
        shows: the time left.
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
    """The clocks of a table and the late players, in one language.

    Args:
        page: of the table.
        now: seconds since 1970.
        patience: seconds after which the others may continue without a player if there is no clock.
    """

    def __init__(self, page: TablePage, now: float, patience: float) -> None:
        self.page, self.now, self.word = page, now, page.word
        self._lateness = Lateness(page.view, now, patience)

    @property
    def limited(self) -> bool:
        """Whether the table has clocks."""
        return self.page.view.clock is not None

    @property
    def dials(self) -> list[Dial]:
        """The clocks of people; where each turn has its days, of the players whose turn it is."""
        clock = self.page.view.clock
        if clock is None:
            return []
        people = [place.seat for place in self.page.view.places if not place.computer]
        slow = clock.control.days
        return [self._dial(clock, seat) for seat in people if not slow or seat in clock.runs]

    @property
    def late(self) -> tuple[int, ...]:
        """The late or absent seats for which the viewer may choose."""
        return self._lateness.late

    @property
    def own_late(self) -> bool:
        """Whether the viewer's own time is up."""
        return self._lateness.own

    @property
    def may_end(self) -> bool:
        """Whether it makes a difference that the viewer wants the end."""
        return self._lateness.may_end

    @property
    def players(self) -> list[tuple[str, str]]:
        """The computer players that can take a seat, and their names."""
        meta, speaker = self.page.game.meta, self.page.speaker
        players = self._lateness.players
        return [(player, strength(player, speaker, meta)) for player in players]

    @property
    def may_ask(self) -> bool:
        """Whether the viewer may ask for a pause now."""
        view = self.page.view
        free = not view.pause.on and view.pause.asked is None
        return self.limited and view.seat >= 0 and not view.stand_in and free and all(view.names)

    @property
    def may_agree(self) -> bool:
        """Whether the viewer is asked to agree to a pause."""
        view = self.page.view
        asked = view.pause.asked is not None and view.seat not in view.pause.agreed
        return view.seat >= 0 and not view.stand_in and asked

    @property
    def pause(self) -> str:
        """The state of a pause, in words; empty if no player has asked for one."""
        return self._lateness.describe_pause(self.page.speaker)

    @property
    def new_links(self) -> list[str]:
        """The seats with a new link from the host, in words."""
        return self._lateness.describe_new_links(self.page.speaker)

    def up(self, seat: int) -> str:
        """Name the player whose time is up, and the players who want to end the match for that."""
        return " ".join(filter(None, [self.page.say(self._lateness.why(seat)), self.end_wanted]))

    @property
    def end_wanted(self) -> str:
        """Name the players who want to end the match over a late player; empty if none does."""
        ending = self.page.view.ending
        return (
            self.word("page-late-end-wanted", names=self.page.name_seats(ending)) if ending else ""
        )

    def all_late(self) -> list[str]:
        """Return a sentence for each player who is out of time or gone."""
        return [self.page.say(self._lateness.why(seat)) for seat in self.late]

    def own_left(self) -> str:
        """Return about how long the viewer has until their time is up, in words."""
        clock = self.page.view.clock
        until = clock.until(self.page.view.seat) if clock else None
        left = max(0.0, (until or self.now) - self.now)
        if left < HOUR:
            return self.word("page-call-left-minutes", minutes=max(1, round(left / MINUTE)))
        return self.word("page-call-left-hours", hours=round(left / HOUR))

    def _dial(self, clock: Clock, seat: int) -> Dial:
        until = clock.until(seat)
        left = clock.left[seat] if until is None else max(0.0, until - self.now)
        return Dial(
            seat,
            self.page.speaker.heading(seat),
            until,
            format_time_left(left, self.page.speaker),
            until is not None and not left,
            seat == self.page.view.seat,
        )


def format_time_left(seconds: float, speaker: Speaker) -> str:
    """Return the time left as a clock shows it; `clock.js` does the same."""
    whole = ceil(seconds)
    if whole >= DAY:
        days, rest = divmod(whole, DAY)
        return speaker.word("page-clock-days", days=str(days), hours=str(rest // 3600))
    hours, minutes = whole // 3600, whole % 3600 // 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def clocks_of(view: TableView, language: str, now: float, patience: float) -> tuple[Markup, Markup]:
    """Return the clocks of a table, and the choices when a time is up, as markup.

    Both are empty where the match has ended, and where time is not limited and no player is gone.
    """
    gone = view.stand_in or view.renewed or Lateness(view, now, patience).late
    if not view.running or view.sealed or not (view.clock or gone):
        return Markup(""), Markup("")
    clocks = Clocks(TablePage(view, language), now, patience)
    parts = (macro("clocks.html", name)(clocks) for name in ("clocks", "late"))
    return next(parts), next(parts)


def clock_message(
    view: TableView, language: str, now: float, patience: float
) -> list[dict[str, Any]]:
    """Return a live channel's message about the clocks after a view."""
    parts = "".join(clocks_of(view, language, now, patience))
    return [{"clocks": parts}] if parts or view.clock else []
