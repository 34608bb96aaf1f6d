"""Chat beside a table: valid messages, their readers and their rate.

Everyone reads the players' messages. Only spectators read the spectators' messages while the match
is running, since they could whisper; afterwards everyone reads everything.
"""

import unicodedata
from dataclasses import dataclass

from serenissima.kernel.errors import Illegal, RefusalCode
from serenissima.service.core.names import MOST_MARKS, is_piled_up, is_visible
from serenissima.service.refusals import CHAT_FULL, CHAT_TEXT, CHAT_TOO_FAST

PLAYERS, SPECTATORS = 0, 1
"""Channels, by author. Each numbers its messages separately."""
NAMES = -1  # in place of a channel: the report is about the name at a seat

LONGEST_MESSAGE = 300  # characters
JOINERS = str.maketrans("", "", "\u200c\u200d")  # join letters and emoji: invisible and harmless
AT_ONCE = 6  # messages that a person may write after a pause
EVERY = 3.0  # seconds until they may write another
MOST_MESSAGES = 1000  # in one channel at a table


@dataclass(frozen=True)
class ChatMessage:
    """A message beside a table.

    Attributes:
        table: the table's id.
        channel: `PLAYERS` or `SPECTATORS`.
        number: its number in the channel, from 1.
        guest: the author's id; never shown.
        seat: the author's seat, or `SPECTATOR`.
        name: the author's name at that time.
        at: seconds since 1970.
        text: the message itself.
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
    """Return a message as it is shown; raises `Illegal` (`chat/text`) if it can't be shown."""
    return settle_line(text, LONGEST_MESSAGE, CHAT_TEXT)


def settle_line(text: str, longest: int, refusal: RefusalCode[Illegal]) -> str:
    """Return a text as one line; raises the given refusal if it can't be shown."""
    shown = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(shown) <= longest:
        reason, hint = "this text is empty or too long", f"1 to {longest} characters"
    elif not is_visible(shown.translate(JOINERS)):
        reason, hint = "this text has invisible characters", "visible characters"
    elif is_piled_up(shown):
        reason, hint = "this text has too many marks on a letter", f"at most {MOST_MARKS}"
    else:
        return shown
    raise refusal(reason, text=shown[:80], hint=hint, limit=longest)


def channel_of(seat: int) -> int:
    """Return the channel in which a seat, or a spectator, writes."""
    return PLAYERS if seat >= 0 else SPECTATORS


def channels_for(seat: int, *, running: bool) -> tuple[int, ...]:
    """Return the channels that a seat, or a spectator, reads."""
    return (PLAYERS,) if seat >= 0 and running else (PLAYERS, SPECTATORS)


def check_number(number: int) -> None:
    """Raise `NotNow` (`chat/full`) for a message beyond the limit of a channel."""
    if number > MOST_MESSAGES:
        raise CHAT_FULL(hint=f"at most {MOST_MESSAGES}", limit=MOST_MESSAGES)


class Paces:
    """Limits how fast each person writes: everyone has an allowance that refills."""

    def __init__(self) -> None:
        self._ready: dict[str, float] = {}  # when a guest's allowance is full again

    def check(self, guest: str, now: float) -> None:
        """Count a message; raises `NotNow` (`chat/too-fast`) if it comes too soon."""
        self._ready = {one: ready for one, ready in self._ready.items() if ready > now}
        ready = max(self._ready.get(guest, now), now) + EVERY
        if ready > now + AT_ONCE * EVERY:
            raise CHAT_TOO_FAST(hint="wait a moment")
        self._ready[guest] = ready
