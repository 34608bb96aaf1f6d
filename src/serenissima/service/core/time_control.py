"""Time controls: how much time a table gives each person, as a small value with a text form.

| text | meaning |
|---|---|
| `none` | no limit |
| `live 10+5` | each person has 10 minutes for the match, and 5 seconds more for each turn |
| `days 2` | each turn has two days |
| `days 2 08:00-22:00 Europe/Rome` | the same, but time runs only from 8 to 22 o'clock in Rome |
| `days 2 08:00-22:00 +01:00` | the same, an hour ahead of UTC, in summer too |
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from serenissima.kernel.errors import Unreadable
from serenissima.service.core.zones import DAY, day_in, moment_in, parse_zone
from serenissima.service.refusals import TIME_RANGE, TIME_UNREADABLE

__all__ = ["DAY", "HOUR", "MINUTE", "TimeControl", "Window", "parse_control"]

MINUTE, HOUR = 60, 3600  # in seconds
MOST_BANK, MOST_INCREMENT, MOST_DAYS = 600, 600, 60  # minutes, seconds, days

_LIVE = re.compile(r"live ([0-9]{1,4})\+([0-9]{1,4})")
_DAYS = re.compile(r"days ([0-9]{1,4})(?: (\S+) (\S+))?")
_WINDOW = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])-([01][0-9]|2[0-3]):([0-5][0-9])")
FORMS = "none, live MINUTES+SECONDS, days NUMBER, or days NUMBER HH:MM-HH:MM ZONE"


@dataclass(frozen=True)
class Window:
    """The part of each day in which time runs.

    Attributes:
        opens: seconds after midnight, as clocks there show them.
        closes: the same; before `opens` if the window includes midnight.
        zone: its time zone, by name or as `+HH:MM` from UTC.
    """

    opens: int
    closes: int
    zone: str

    @property
    def length(self) -> int:
        """Seconds that it is open each day, unless clocks are set forward or back meanwhile."""
        return (self.closes - self.opens) % DAY

    def __str__(self) -> str:
        return f"{_clock(self.opens)}-{_clock(self.closes)} {self.zone}"

    def on_day(self, moment: float) -> tuple[float, float]:
        """Return when it opens and closes on the day that its zone has at a moment."""
        day = day_in(self.zone, moment)
        return moment_in(self.zone, day, self.opens), self._closing(day)

    def open_times(self, since: float) -> Iterator[tuple[float, float]]:
        """Yield when it opens and closes, day after day without end, cut at the moment `since`."""
        for day in count(day_in(self.zone, since) - 1):
            start, end = max(since, moment_in(self.zone, day, self.opens)), self._closing(day)
            if start < end:
                yield start, end
                since = end

    def _closing(self, day: int) -> float:
        """Return when it closes after it has opened on a day."""
        return moment_in(self.zone, day + (self.closes < self.opens), self.closes)


@dataclass(frozen=True)
class TimeControl:
    """How much time a table gives each person.

    Attributes:
        bank: seconds on a clock at the start; in a slow match, counting only time in the window.
        increment: seconds that each turn adds.
        days: for each turn; 0 for a live clock.
        window: in which the time of a slow match runs; None for all day.
    """

    bank: int
    increment: int = 0
    days: int = 0
    window: Window | None = None

    def __str__(self) -> str:
        if not self.days:
            return f"live {self.bank // MINUTE}+{self.increment}"
        return f"days {self.days}" + (f" {self.window}" if self.window else "")

    def spent(self, since: float, now: float) -> float:
        """Return the seconds that ran between two moments, given in seconds since 1970."""
        if self.window is None:
            return max(0.0, now - since)
        total = 0.0
        for start, end in self.window.open_times(since):
            if start >= now:
                break
            total += min(end, now) - start
        return total

    def ends(self, since: float, left: float) -> float:
        """Return the first moment at which `left` seconds have run."""
        if self.window is None or not left:
            return since + left
        for start, end in self.window.open_times(since):
            if left <= end - start:
                return start + left
            left -= end - start
        raise AssertionError("a window opens again and again")


def parse_control(text: str) -> TimeControl | None:
    """Return the time control of a text; None for `none`.

    Raises:
        Unreadable: `time/unreadable`.
        Illegal: `time/range`.
        Unknown: `time/zone`.
    """
    if text == "none":
        return None
    if found := _LIVE.fullmatch(text):
        bank, increment = map(int, found.groups())
        _check(text, 1 <= bank <= MOST_BANK and increment <= MOST_INCREMENT)
        return TimeControl(bank * MINUTE, increment)
    if found := _DAYS.fullmatch(text):
        days, window = int(found[1]), _window(text, found[2], found[3]) if found[2] else None
        _check(text, 1 <= days <= MOST_DAYS)
        return TimeControl(days * (window.length if window else DAY), days=days, window=window)
    raise _unreadable(text)


def _window(text: str, hours: str, zone: str) -> Window:
    during = _WINDOW.fullmatch(hours)
    if not during:
        raise _unreadable(text)
    numbers = [int(number) for number in during.groups()]
    opens, closes = (numbers[at] * HOUR + numbers[at + 1] * MINUTE for at in (0, 2))
    _check(text, opens != closes)
    return Window(opens, closes, parse_zone(zone))


def _unreadable(text: str) -> Unreadable:
    return TIME_UNREADABLE(text=text[:80], hint=FORMS)


def _check(text: str, right: bool) -> None:
    if not right:
        hint = (
            f"1 to {MOST_BANK} minutes, 0 to {MOST_INCREMENT} seconds, 1 to {MOST_DAYS} days, "
            "a window that opens and closes at different times"
        )
        raise TIME_RANGE(text=text, hint=hint)


def _clock(seconds: int) -> str:
    return f"{seconds // HOUR:02}:{seconds % HOUR // MINUTE:02}"
