"""The fields of the form for a new table that set the time control."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from babel.dates import LOCALTZ

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import offset_of, parse_control, parse_zone
from serenissima.words import Speaker

KINDS = ("none", "live", "days")
ZONES = (
    "Pacific/Pago_Pago", "Pacific/Honolulu", "Pacific/Marquesas", "America/Anchorage",
    "America/Los_Angeles", "America/Phoenix", "America/Denver", "America/Mexico_City",
    "America/Chicago", "America/Bogota", "America/New_York", "America/Havana", "America/Caracas",
    "America/Halifax", "America/Santiago", "America/St_Johns", "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires", "America/Nuuk", "Atlantic/South_Georgia", "Atlantic/Azores",
    "Atlantic/Cape_Verde", "UTC", "Europe/London", "Europe/Dublin", "Europe/Lisbon",
    "Africa/Casablanca", "Europe/Amsterdam", "Europe/Berlin", "Europe/Madrid", "Europe/Paris",
    "Europe/Rome", "Africa/Lagos", "Europe/Athens", "Europe/Kyiv", "Africa/Cairo",
    "Africa/Johannesburg", "Asia/Jerusalem", "Asia/Beirut", "Europe/Istanbul", "Europe/Moscow",
    "Africa/Nairobi", "Asia/Tehran", "Asia/Dubai", "Asia/Kabul", "Asia/Karachi", "Asia/Kolkata",
    "Asia/Kathmandu", "Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Shanghai",
    "Asia/Singapore", "Australia/Perth", "Australia/Eucla", "Asia/Tokyo", "Australia/Darwin",
    "Australia/Adelaide", "Australia/Brisbane", "Australia/Sydney", "Australia/Lord_Howe",
    "Pacific/Noumea", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Tongatapu",
    "Pacific/Kiritimati",
)  # fmt: skip
"""One zone for each way to set clocks; a script adds the browser's own."""


class ZoneChoice(NamedTuple):
    """A time zone as the form offers it: the field's value, and its label."""

    value: str
    label: str


def _server_zone() -> str:
    """Return the zone of this server's clock, or its present hours from UTC."""
    name = getattr(LOCALTZ, "key", None) or getattr(LOCALTZ, "zone", "")
    try:
        return parse_zone(str(name))
    except SerenissimaError:
        return time.strftime("%z")[:3] + ":" + time.strftime("%z")[3:5]


@dataclass(frozen=True)
class TimeForm:
    """The chosen time control; numbers as they were written.

    Attributes:
        kind: one of `KINDS`.
        minutes, seconds: of a live clock, at first and for each turn.
        days: for each turn of a slow match.
        opens, closes: of its daily window, `HH:MM`; empty for all day.
        zone: of the window, a name or `+HH:MM`.
        guessed: whether the zone is the server's, as the visitor has chosen none.
    """

    kind: str = "none"
    minutes: str = "15"
    seconds: str = "15"
    days: str = "2"
    opens: str = ""
    closes: str = ""
    zone: str = "UTC"
    guessed: bool = field(default=False, kw_only=True)

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Self:
        """Read the submitted form; missing fields get their defaults."""
        usual = {"time": "none", "minutes": "15", "seconds": "15", "days": "2"}
        usual |= {"opens": "", "closes": "", "zone": _server_zone()}
        form = cls(*(given.get(name, text).strip() for name, text in usual.items()))
        return replace(form, guessed="zone" not in given)

    @classmethod
    def of(cls, control: str) -> Self:
        """Return the form for a time control, from its text."""
        kind, *rest = control.split()
        given = {"time": kind}
        if kind == "live":
            given["minutes"], _, given["seconds"] = rest[0].partition("+")
        elif kind == "days":
            given["days"], *window = rest
            if window:
                given["opens"], _, given["closes"] = window[0].partition("-")
                given["zone"] = window[1]
        return cls.read(given)

    @property
    def known(self) -> bool:
        """Whether there is such a kind."""
        return self.kind in KINDS

    @property
    def control(self) -> str:
        """The text of the time control, which may be out of range."""
        if self.kind == "live":
            return f"live {self.minutes}+{self.seconds}"
        if self.kind == "days":
            window = f" {self.opens}-{self.closes} {self.zone}" if self.opens or self.closes else ""
            return f"days {self.days}{window}"
        return self.kind

    @property
    def zones(self) -> list[ZoneChoice]:
        """The zones to choose from, from west to east."""
        now = time.time()
        ahead = {zone: _ahead(zone, now) for zone in dict.fromkeys([*ZONES, self.zone])}
        order = sorted(ahead, key=lambda zone: (ahead[zone], zone))
        return [ZoneChoice(zone, _label(zone, ahead[zone])) for zone in order]


def _ahead(zone: str, now: float) -> float:
    """Return how many seconds a zone is ahead of UTC; an unknown one comes first."""
    try:
        return offset_of(parse_zone(zone), now)
    except SerenissimaError:
        return float("-inf")


def _label(zone: str, ahead: float) -> str:
    """Return a zone's name with its present hours from UTC."""
    if zone[:1] in "+-" or zone == "UTC" or ahead == float("-inf"):
        return name_zone(zone)
    hours, minutes = divmod(abs(round(ahead)) // 60, 60)
    return f"UTC{'-' if ahead < 0 else '+'}{hours:02}:{minutes:02} {name_zone(zone)}"


def name_zone(zone: str) -> str:
    """Return a zone as people read it: `UTC+01:00`, or its name with spaces."""
    return f"UTC{zone}" if zone[:1] in "+-" else zone.replace("_", " ")


class OwnTime(NamedTuple):
    """A daily window as it is today, for a script that shows it by the visitor's own clock.

    Attributes:
        opens, closes: in seconds since 1970.
        told: the window as its time zone's clocks show it.
    """

    opens: int
    closes: int
    told: str


def own_time(control: str) -> OwnTime | None:
    """Return the daily window of a time control, from its text; None without one."""
    limit = parse_control(control)
    if limit is None or limit.window is None:
        return None
    opens, closes = limit.window.on_day(time.time())
    return OwnTime(round(opens), round(closes), str(limit.window).partition(" ")[0])


def in_words(control: str, speaker: Speaker) -> str:
    """Describe a time control from its text."""
    form, word = TimeForm.of(control), speaker.word
    if form.kind == "live":
        return word("page-time-live-told", minutes=int(form.minutes), seconds=int(form.seconds))
    if form.kind != "days":
        return word(f"page-time-{form.kind}")
    turn = word("page-time-days-told", days=int(form.days))
    if not form.opens:
        return turn
    window = {"opens": form.opens, "closes": form.closes, "zone": name_zone(form.zone)}
    return word("page-time-window-told", turn=turn, **window)
