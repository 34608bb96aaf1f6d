"""Times as a host writes them on the command line, in this computer's time zone."""

import re
from datetime import datetime, timedelta

from serenissima.cli.refusals import COMMAND_TIME

CLOCK = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
LATER = re.compile(r"\+(\d{1,4})([mhd])")
SECONDS = {"m": 60.0, "h": 3600.0, "d": 86_400.0}
HINT = "18:00, 2026-11-30 18:00, 2026-11-30T17:00Z, or +30m, +2h, +1d from now"


def parse_time(text: str, now: float) -> float:
    """Return a time in seconds since 1970; `18:00` is the next time that clocks show it here.

    Raises:
        Unreadable: `command/time`.
    """
    text = text.strip()
    if later := LATER.fullmatch(text):
        return now + int(later[1]) * SECONDS[later[2]]
    try:
        if clock := CLOCK.fullmatch(text):
            return _next(int(clock[1]), int(clock[2]), now)
        return datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        raise COMMAND_TIME(text=text[:80], hint=HINT) from None


def _next(hour: int, minute: int, now: float) -> float:
    """Return when the clocks of this computer next show a time."""
    here = datetime.fromtimestamp(now)  # noqa: DTZ006 - the clocks of this computer
    today = here.replace(hour=hour, minute=minute, second=0, microsecond=0)
    at = today.timestamp()
    return at if at > now else (today + timedelta(days=1)).timestamp()


def print_time(at: float | None, otherwise: str = "-") -> str:
    """Return a time in this computer's time zone, with its difference from UTC."""
    if at is None:
        return otherwise
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M%z")
