"""Time controls: how much time a table gives each person, as a small value with a text form.

| text | meaning |
|---|---|
| `none` | no limit |
| `live 10+5` | each person has 10 minutes for the match, and 5 seconds more for each turn |
| `days 2` | each turn has two days |
| `days 2 08:00-22:00 +01:00` | the same, but time runs only from 8 to 22 o'clock, in that zone |
"""

import re
from dataclasses import dataclass

from serenissima.kernel.errors import Unreadable
from serenissima.service.refusals import TIME_RANGE, TIME_UNREADABLE

MINUTE, HOUR, DAY = 60, 3600, 86400  # in seconds
MOST_BANK, MOST_INCREMENT, MOST_DAYS = 600, 600, 60  # minutes, seconds, days
FURTHEST = 14 * HOUR  # from UTC

_LIVE = re.compile(r"live ([0-9]{1,4})\+([0-9]{1,4})")
_DAYS = re.compile(r"days ([0-9]{1,4})(?: (\S+) (\S+))?")
_WINDOW = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])-([01][0-9]|2[0-3]):([0-5][0-9])")
_ZONE = re.compile(r"([+-])([01][0-9]):([0-5][0-9])")
FORMS = "none, live MINUTES+SECONDS, days NUMBER, or days NUMBER HH:MM-HH:MM +HH:MM"


@dataclass(frozen=True)
class Window:
    """The part of each day in which time runs.

    Attributes:
        opens: seconds after midnight.
        closes: the same; before `opens` if the window includes midnight.
        zone: seconds that its clock is ahead of UTC.
    """

    opens: int
    closes: int
    zone: int

    @property
    def length(self) -> int:
        """Seconds that it is open each day."""
        return (self.closes - self.opens) % DAY

    def __str__(self) -> str:
        sign, ahead = "-" if self.zone < 0 else "+", _clock(abs(self.zone))
        return f"{_clock(self.opens)}-{_clock(self.closes)} {sign}{ahead}"


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
        return max(0.0, self._run(now) - self._run(since))

    def ends(self, since: float, left: float) -> float:
        """Return the first moment at which `left` seconds have run."""
        if self.window is None:
            return since + left
        days, rest = divmod(self._run(since) + left, self.window.length)
        if not rest:  # the end of a day's window, not the beginning of the next
            days, rest = days - 1, float(self.window.length)
        return days * DAY + rest + self.window.opens - self.window.zone

    def _run(self, moment: float) -> float:
        """Return the seconds that ran from some moment long ago."""
        if self.window is None:
            return moment
        days, rest = divmod(moment + self.window.zone - self.window.opens, DAY)
        return days * self.window.length + min(rest, self.window.length)


def parse_control(text: str) -> TimeControl | None:
    """Return the time control of a text; None for `none`.

    Raises:
        Unreadable: `time/unreadable`.
        Illegal: `time/range`.
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
    during, ahead = _WINDOW.fullmatch(hours), _ZONE.fullmatch(zone)
    if not during or not ahead:
        raise _unreadable(text)
    numbers = [int(number) for number in during.groups()]
    opens, closes = (numbers[at] * HOUR + numbers[at + 1] * MINUTE for at in (0, 2))
    offset = int(ahead[2]) * HOUR + int(ahead[3]) * MINUTE
    _check(text, opens != closes and offset <= FURTHEST)
    return Window(opens, closes, -offset if ahead[1] == "-" else offset)


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
