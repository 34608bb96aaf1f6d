"""What a page has heard besides its table, if it asks again and again instead of listening."""

import re
from dataclasses import dataclass
from hashlib import blake2b

FORM = re.compile(r"(?:([0-9]{1,9})\.([0-9]{1,9}))?-([0-9a-f]{0,12})-([0-9a-f]{0,12})")


@dataclass
class Heard:
    """The news that a page has heard; each answer to its questions ends with them as text.

    Attributes:
        chat: the number of the last message in the players' and the spectators' channel; None
            before the first report.
        company: a digest of the people who are present and away.
        absence: a digest of the players who are late.
    """

    chat: tuple[int, int] | None = None
    company: str = ""
    absence: str = ""

    def __str__(self) -> str:
        chat = "" if self.chat is None else ".".join(map(str, self.chat))
        return f"{chat}-{self.company}-{self.absence}"

    @classmethod
    def read(cls, text: str) -> "Heard | None":
        """Return the news of such a text; None if it is no such text."""
        if not (found := FORM.fullmatch(text)):
            return None
        players, spectators, company, absence = found.groups()
        chat = None if players is None else (int(players), int(spectators))
        return cls(chat, company, absence)


def digest(thing: object) -> str:
    """Return a short digest of something, or empty text for None."""
    return "" if thing is None else blake2b(repr(thing).encode(), digest_size=6).hexdigest()
