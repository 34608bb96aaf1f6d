"""Messages that people write beside a table: what one may be, who reads it, how often one writes.

Players write for everybody. What spectators write is read by spectators alone as long as the match
runs, since they could whisper; after its end everybody reads all.
"""

import unicodedata
from dataclasses import dataclass

from serenissima.kernel.errors import Illegal, RefusalCode
from serenissima.service.core.names import MOST_MARKS, is_piled_up, is_visible
from serenissima.service.refusals import CHAT_FULL, CHAT_TEXT, CHAT_TOO_FAST

PLAYERS, SPECTATORS = 0, 1
"""Channels: who writes. Each counts its messages for itself."""
NAMES = -1  # instead of a channel: what is reported is the name at a seat

LONGEST_MESSAGE = 300  # characters
JOINERS = str.maketrans("", "", "\u200c\u200d")  # of letters and emoji: invisible, and harmless
AT_ONCE = 6  # messages that somebody may write after a pause
EVERY = 3.0  # seconds after which they may write one more
MOST_MESSAGES = 1000  # of one channel at a table


@dataclass(frozen=True)
class ChatMessage:
    """What somebody wrote beside a table.

    Attributes:
        table: its id.
        channel: `PLAYERS` or `SPECTATORS`.
        number: in its channel, from 1.
        guest: the id of who wrote it; shown to nobody.
        seat: of who wrote it; `SPECTATOR` without one.
        name: of who wrote it, as it was then.
        at: seconds since 1970.
        text: what they wrote.
    """

    table: str
    channel: int
    number: int
    guest: str
    seat: int
    name: str
    at: float
    text: str


def settle_message(text: str) -> str:
    """A message as it will be shown; raises `Illegal` (`chat/text`) if it cannot be."""
    return settle_line(text, LONGEST_MESSAGE, CHAT_TEXT)


def settle_line(text: str, longest: int, refusal: RefusalCode[Illegal]) -> str:
    """What somebody wrote as one line; raises this refusal if it cannot be shown."""
    shown = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(shown) <= longest:
        reason, hint = "this text has the wrong length", f"1 to {longest} letters"
    elif not is_visible(shown.translate(JOINERS)):
        reason, hint = "this text has invisible characters", "letters that can be seen"
    elif is_piled_up(shown):
        reason, hint = "this text has too many marks on a letter", f"at most {MOST_MARKS}"
    else:
        return shown
    raise refusal(reason, text=shown[:80], hint=hint, limit=longest)


def channel_of(seat: int) -> int:
    """For whom somebody at this seat, or a spectator, writes."""
    return PLAYERS if seat >= 0 else SPECTATORS


def channels_for(seat: int, *, running: bool) -> tuple[int, ...]:
    """Whose messages somebody at this seat, or a spectator, reads."""
    return (PLAYERS,) if seat >= 0 and running else (PLAYERS, SPECTATORS)


def check_number(number: int) -> None:
    """Raise `NotNow` (`chat/full`) for a message beyond those that a table keeps."""
    if number > MOST_MESSAGES:
        raise CHAT_FULL(hint=f"at most {MOST_MESSAGES}", limit=MOST_MESSAGES)


class Paces:
    """Keeps one person from flooding others: each has their own allowance, which refills."""

    def __init__(self) -> None:
        self._ready: dict[str, float] = {}  # when the allowance of a guest is whole again

    def check(self, guest: str, now: float) -> None:
        """Count a message; raises `NotNow` (`chat/too-fast`) if it comes too soon."""
        self._ready = {one: ready for one, ready in self._ready.items() if ready > now}
        ready = max(self._ready.get(guest, now), now) + EVERY
        if ready > now + AT_ONCE * EVERY:
            raise CHAT_TOO_FAST(hint="wait")
        self._ready[guest] = ready
