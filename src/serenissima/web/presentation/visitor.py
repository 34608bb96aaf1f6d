"""The visitor who asks for a page: preferences and name."""

from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from serenissima import words
from serenissima.service import day_in, find_zone
from serenissima.web.security.cookies import remembered_name

PREFERENCES = {
    "language": words.LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "view": ("table", "text"),
    "sound": ("off", "quiet", "on", "loud"),
    "chat": ("on", "off"),
    "pace": ("normal", "slow", "fast", "instant"),
}
ZONE = "zone"  # the cookie in which a script stores the browser's time zone
UTC = "UTC"
VIEW_HERE = "view-here"  # the cookie of the view that was chosen at one table, or for puzzles


@dataclass(frozen=True)
class Visitor:
    """The values of a browser's cookies and headers.

    Attributes:
        language: one of the six.
        theme: `auto`, `light` or `dark`.
        view: `table` or `text`, as preferred everywhere.
        pace: how fast others' actions are played: `normal`, `slow`, `fast` or `instant`.
        sound: how loud the sounds of events and of the visitor's turn are: `off`, `quiet`, `on` or
            `loud`.
        name: as given at the last table, or empty.
        chat: whether messages beside tables are shown: `on` or `off`.
        view_here: the view chosen at this table, or for puzzles; empty if none was.
        zone: the browser's time zone; empty if no script has told it.
    """

    language: str
    theme: str
    view: str
    pace: str
    sound: str
    name: str
    chat: str = "on"
    view_here: str = ""
    zone: str = ""

    @classmethod
    def of(cls, connection: HTTPConnection) -> "Visitor":
        """Return the visitor behind a request or a live channel."""
        cookies = connection.cookies
        accepted = connection.headers.get("accept-language")
        return cls(
            language=words.choose(cookies.get("language"), accepted),
            theme=_preferred(cookies, "theme"),
            view=_preferred(cookies, "view"),
            pace=_preferred(cookies, "pace"),
            sound=_preferred(cookies, "sound"),
            name=remembered_name(cookies),
            chat=_preferred(cookies, "chat"),
            view_here=cookies.get(VIEW_HERE, ""),
            zone=find_zone(cookies.get(ZONE, "")),
        )

    def today(self, moment: float) -> int:
        """Return the visitor's day at a moment, counted from 1 January 1970; without a zone UTC."""
        return day_in(self.zone or UTC, moment)

    def choose_language(self, language: str) -> str:
        """Return the requested language, or the visitor's if there is no such language."""
        return language if language in PREFERENCES["language"] else self.language

    def choose_view(self, view: str) -> str:
        """Return the requested view, or the one chosen here before, or the preferred one."""
        asked = (view, self.view_here, self.view)
        return next(one for one in asked if one in PREFERENCES["view"])


def _preferred(cookies: Mapping[str, str], preference: str) -> str:
    allowed = PREFERENCES[preference]
    chosen = cookies.get(preference, "")
    return chosen if chosen in allowed else allowed[0]
