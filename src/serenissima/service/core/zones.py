"""Time zones: by name, such as `Europe/Rome`, with daylight saving, or by their hours from UTC.

Names and rules come from the package `tzdata` and never from the machine: small machines lack them
or old names, and every process must compute the same clocks from the same log.
"""

import re
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from serenissima.service.refusals import TIME_ZONE

DAY = 86400
FURTHEST = timedelta(hours=14)  # from UTC
_OFFSET = re.compile(r"([+-])([01][0-9]):([0-5][0-9])")
_NOWHERE = {"factory"}  # listed, but no place's time
_NEAR = 3  # names that a refusal suggests
_EPOCH = date(1970, 1, 1).toordinal()


@cache
def zone_names() -> dict[str, str]:
    """Return the name of each zone by its spelling in lower case."""
    listed = (files("tzdata") / "zones").read_text("ascii").split()
    return {name.lower(): name for name in listed if name.lower() not in _NOWHERE}


def find_zone(text: str) -> str:
    """Return the usual spelling of a zone, a name or `+HH:MM` from UTC; empty for anything else."""
    if found := _OFFSET.fullmatch(text):
        ahead = timedelta(hours=int(found[2]), minutes=int(found[3]))
        return "" if ahead > FURTHEST else text if ahead else "+00:00"
    return zone_names().get(text.lower(), "")


def parse_zone(text: str) -> str:
    """Return the usual spelling of a zone: a name, or `+HH:MM` from UTC.

    Raises:
        Unknown: `time/zone`.
    """
    if found := find_zone(text):
        return found
    near = get_close_matches(text.lower()[:80], zone_names(), _NEAR)
    names = [zone_names()[one] for one in near] or ["Europe/Rome"]
    raise TIME_ZONE(text=text[:80], hint=f"{', '.join(names)}, or hours from UTC such as +01:00")


@cache
def load_zone(zone: str) -> tzinfo:
    """Return a zone from its usual spelling."""
    if found := _OFFSET.fullmatch(zone):
        ahead = timedelta(hours=int(found[2]), minutes=int(found[3]))
        return timezone(-ahead if found[1] == "-" else ahead)
    with files("tzdata").joinpath("zoneinfo", *zone.split("/")).open("rb") as rules:
        return ZoneInfo.from_file(rules, key=zone)


def day_in(zone: str, moment: float) -> int:
    """Return the day that a zone's calendar shows at a moment, counted from 1 January 1970."""
    return datetime.fromtimestamp(moment, load_zone(zone)).toordinal() - _EPOCH


@lru_cache(4096)
def moment_in(zone: str, day: int, seconds: int) -> float:
    """Return when a zone's clock shows a time of day, in seconds since 1970.

    The first of two such moments when clocks are set back; if they are set forward over it, the
    moment as if they had not been.

    Args:
        zone: in its usual spelling.
        day: counted from 1 January 1970.
        seconds: after midnight, as clocks show them.
    """
    shown = time(seconds // 3600, seconds % 3600 // 60, seconds % 60)
    there = datetime.combine(date.fromordinal(_EPOCH + day), shown, load_zone(zone))
    return there.timestamp()


def offset_of(zone: str, moment: float) -> int:
    """Return how many seconds a zone's clock is ahead of UTC at a moment."""
    ahead = datetime.fromtimestamp(moment, UTC).astimezone(load_zone(zone)).utcoffset()
    return round((ahead or timedelta()).total_seconds())
