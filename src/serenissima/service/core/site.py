"""The host's own words on every page: the site's name, imprint and privacy text, announcements."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from serenissima.kernel.errors import Illegal
from serenissima.service.core.site_access import SiteAccess
from serenissima.service.refusals import SITE_ANNOUNCEMENT, SITE_TEXT

NAME, IMPRINT, PRIVACY = "name", "imprint", "privacy"
LONGEST = {NAME: 40, IMPRINT: 20_000, PRIVACY: 20_000}
"""The texts of a site, each with the characters that it may have."""
LONGEST_ANNOUNCEMENT = 300  # characters
OPEN_TO_ALL = SiteAccess()
EVERY_LANGUAGE = ""  # of a text that is shown in all languages without one of their own


@dataclass(frozen=True)
class Announcement:
    """An announcement of the host.

    Attributes:
        id: its number, with which the host removes it.
        text: the host's words; may be empty if there is a time.
        down_at, back_at: when the server will be down, and back, in seconds since 1970; None if
            that is not announced.
        shown_from, shown_until: when pages show it; None for as long as the host wants.
    """

    id: int
    text: str
    down_at: float | None
    back_at: float | None
    shown_from: float
    shown_until: float | None

    def is_shown(self, now: float) -> bool:
        """Whether pages show it now."""
        return self.shown_from <= now and (self.shown_until is None or now < self.shown_until)


@dataclass(frozen=True)
class SiteTexts:
    """The host's words as stored at one moment.

    Attributes:
        texts: by kind and language; those for `EVERY_LANGUAGE` have an empty one.
        announcements: past ones too, in the order in which they are shown.
        access: who may see the site.
    """

    texts: Mapping[tuple[str, str], str] = field(default_factory=dict)
    announcements: tuple[Announcement, ...] = ()
    access: SiteAccess = OPEN_TO_ALL

    def text(self, kind: str, language: str) -> str:
        """Return a text in a language, or the one for every language, or empty."""
        return self.texts.get((kind, language)) or self.texts.get((kind, EVERY_LANGUAGE), "")

    def list_shown(self, now: float) -> list[Announcement]:
        """Return the announcements that pages show now."""
        return [one for one in self.announcements if one.is_shown(now)]


def settle_text(kind: str, text: str) -> str:
    """Return a text of the site as it is stored; raises `Illegal` (`site/text`) if it's too long.

    A name has one line.
    """
    settled = " ".join(text.split()) if kind == NAME else "\n".join(text.strip().splitlines())
    if len(settled) > LONGEST[kind]:
        hint = f"at most {LONGEST[kind]} characters"
        raise SITE_TEXT(text=f"{settled[:30]}…", hint=hint, limit=LONGEST[kind])
    return settled


def settle_announcement(
    text: str,
    *,
    down_at: float | None = None,
    back_at: float | None = None,
    shown_from: float | None = None,
    shown_until: float | None = None,
    now: float,
) -> Announcement:
    """Return a new announcement, without a number.

    Without other times, it is shown from now on, until the server is back.

    Raises:
        Illegal: `site/announcement`.
    """
    text = " ".join(text.split())
    begins = now if shown_from is None else shown_from
    ends = back_at if shown_until is None else shown_until
    if not text and down_at is None and back_at is None:
        raise _refused("empty", "an announcement needs a text or a time", "a text or a time")
    if len(text) > LONGEST_ANNOUNCEMENT:
        hint = f"at most {LONGEST_ANNOUNCEMENT} characters"
        raise _refused("long", "the text is too long", hint, text)
    if down_at is not None and back_at is not None and back_at <= down_at:
        reason = "the server would be back before it goes down"
        raise _refused("order", reason, "a time after the server goes down")
    if ends is not None and ends <= max(begins, now):
        hint = "an end in the future, after the beginning"
        raise _refused("over", "the announcement would never be shown", hint)
    return Announcement(0, text, down_at, back_at, begins, ends)


def _refused(case: str, reason: str, hint: str, text: str = "") -> Illegal:
    shown = f"{text[:30]}…" if text else None
    return SITE_ANNOUNCEMENT(reason, text=shown, hint=hint, case=case)
