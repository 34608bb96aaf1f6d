"""The fields of the form for a new table that set the time control."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from serenissima.words import Speaker

KINDS = ("none", "live", "days")
HOURS = tuple(f"{'-' if hours < 0 else '+'}{abs(hours):02}:00" for hours in range(-12, 15))
ZONES = (
    *HOURS, "-09:30", "-03:30", "+03:30", "+04:30", "+05:30", "+05:45", "+06:30", "+08:45",
    "+09:30", "+10:30", "+12:45",
)  # fmt: skip


def _here() -> str:
    """Return the offset of this server's clock from UTC."""
    zone = datetime.now().astimezone().strftime("%z")
    return f"{zone[:3]}:{zone[3:5]}"


@dataclass(frozen=True)
class TimeForm:
    """The chosen time control; numbers as they were written.

    Attributes:
        kind: one of `KINDS`.
        minutes, seconds: of a live clock, at first and for each turn.
        days: for each turn of a slow match.
        opens, closes: of its daily window, `HH:MM`; empty for all day.
        zone: of the window, `+HH:MM`.
    """

    kind: str = "none"
    minutes: str = "15"
    seconds: str = "15"
    days: str = "2"
    opens: str = ""
    closes: str = ""
    zone: str = "+00:00"

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Self:
        """Read the submitted form; missing fields get their defaults."""
        usual = {"time": "none", "minutes": "15", "seconds": "15", "days": "2"}
        usual |= {"opens": "", "closes": "", "zone": _here()}
        return cls(*(given.get(name, text).strip() for name, text in usual.items()))

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
    def zones(self) -> list[str]:
        """The zones to choose from."""
        return sorted({*ZONES, self.zone}, key=_ahead)


def _ahead(zone: str) -> float:
    """Return minutes; an invalid zone comes first."""
    digits = zone[1:].replace(":", "")
    if not digits.isdecimal():
        return float("-inf")
    minutes = int(digits[:-2] or 0) * 60 + int(digits[-2:])
    return -minutes if zone[0] == "-" else minutes


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
    window = {"opens": form.opens, "closes": form.closes, "zone": form.zone}
    return word("page-time-window-told", turn=turn, **window)
