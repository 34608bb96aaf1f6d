"""Announcements of the host, as pages show them: a frame in the visitor's language, and times.

A time is written in UTC; a script shows it in the visitor's own time zone.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from zlib import crc32

from markupsafe import Markup, escape

from serenissima.service import Announcement
from serenissima.words import Speaker

FROM, UNTIL = "\ue000", "\ue001"  # stand for the times in a sentence, until it is escaped


@dataclass(frozen=True)
class ShownAnnouncement:
    """An announcement on a page.

    Attributes:
        key: its number with a digest of the rest, as the numbers of removed ones return.
        frame: the sentence about its times, as markup; empty without times.
        text: the host's own words; may be empty.
    """

    key: str
    frame: Markup
    text: str


def show_announcement(announcement: Announcement, speaker: Speaker) -> ShownAnnouncement:
    """Return an announcement in the speaker's language."""
    key = f"{announcement.id}-{crc32(repr(announcement).encode())}"
    return ShownAnnouncement(key, _frame(announcement, speaker), announcement.text)


def _frame(announcement: Announcement, speaker: Speaker) -> Markup:
    down, back = announcement.down_at, announcement.back_at
    if down is None and back is None:
        return Markup("")
    known = [name for name, at in (("down", down), ("back", back)) if at is not None]
    times = {"from": FROM, "until": UNTIL}
    framed = speaker.word(f"page-announced-{'-'.join(known)}", **times)
    said = str(escape(f"{framed} {speaker.word('page-announced-safe')}"))
    for mark, at in ((FROM, down), (UNTIL, back)):
        if at is not None:
            said = said.replace(mark, mark_time(at))
    return Markup(said)  # noqa: S704 - it was escaped before


def mark_time(at: float | None) -> Markup:
    """Return the element of a time, which a script shows in the visitor's zone; "" for None."""
    if at is None:
        return Markup("")
    moment = datetime.fromtimestamp(at, UTC)
    shown = moment.strftime("%Y-%m-%d %H:%M UTC")
    stamp = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
    return Markup('<time datetime="{}" data-local>{}</time>').format(stamp, shown)
