"""The messages beside a table as a reader sees them, and their updates on a live channel."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from serenissima.service import PLAYERS, SPECTATORS, ChatMessage, channels_for
from serenissima.service.refusals import CHAT_MESSAGE
from serenissima.web.presentation.own_tables import ago
from serenissima.words import Speaker

NOW = 51.0  # seconds below which a message is shown as new; the same number is in ago.js
LONGEST_SIGN = 8  # letters of a message's id
SIGNS = {PLAYERS: "p", SPECTATORS: "w"}


@dataclass(frozen=True)
class ChatLine:
    """A message as a page shows it.

    Attributes:
        id: its place among the messages of the table, like `p3`.
        seat: of the author; negative for a spectator.
        name: of the author.
        own: whether the reader is the author.
        at: when, in the format of HTML's `time`.
        age: seconds since then, which pages continue to count.
        when: how long ago, in words.
        text: the message; empty if the host has removed it.
        guest: the id of the author, which is never shown.
        reported: whether the reader has reported it.
    """

    id: str
    seat: int
    name: str
    own: bool
    at: str
    age: int
    when: str
    text: str
    guest: str
    reported: bool


def lines(
    messages: Sequence[ChatMessage],
    guest: str,
    seat: int,
    reported: Collection[tuple[int, int]],
    language: str,
    now: float,
) -> list[ChatLine]:
    """Return the messages for a reader: the guest with this id (or none) at a seat.

    `reported`: channel and number of the messages that the reader has reported.
    """
    return [
        ChatLine(
            id=f"{SIGNS[one.channel]}{one.number}",
            seat=one.seat,
            name=one.name,
            own=bool(guest) and (one.guest, one.seat) == (guest, seat),
            at=datetime.fromtimestamp(one.at, UTC).isoformat(timespec="seconds"),
            age=round(now - one.at),
            when=_when(now - one.at, language),
            text=one.text,
            guest=one.guest,
            reported=(one.channel, one.number) in reported,
        )
        for one in messages
    ]


def _when(age: float, language: str) -> str:
    return ago(age, language) if age >= NOW else Speaker(language).word("page-chat-now")


def place_of(sign: str) -> tuple[int, int]:
    """Return the channel and number of an id such as `p3`; raise `Unknown` (`chat/message`)."""
    channel = next((one for one, letter in SIGNS.items() if sign.startswith(letter)), None)
    if channel is None or not sign[1:].isdecimal() or len(sign) > LONGEST_SIGN:
        raise CHAT_MESSAGE(text=sign[:80])
    return channel, int(sign[1:])


class ChatNews:
    """The number of messages in each channel that a browser has heard of.

    Args:
        seat: of the browser; `SPECTATOR` without one.
        told: the numbers that it has heard of; None if it has heard of none yet.

    Attributes:
        told: the numbers that it has heard of.
    """

    def __init__(self, seat: int, told: tuple[int, int] | None = None) -> None:
        self._seat, self.told = seat, told or (0, 0)
        self._first = told is None

    def asks_whether_running(self, latest: Mapping[int, int]) -> bool:
        """Whether the news depends on that: for players, once spectators have written."""
        return self._seat >= 0 and SPECTATORS in latest

    def update(self, latest: Mapping[int, int], *, running: bool) -> dict[str, object] | None:
        """Return the news, if there is any; the browser then reads it on the page."""
        channels = channels_for(self._seat, running=running)
        numbers = (_last(latest, PLAYERS, channels), _last(latest, SPECTATORS, channels))
        first, self._first = self._first, False
        if numbers == self.told:
            return None
        self.told = numbers
        return {"chat": list(numbers), "first": first}


def _last(latest: Mapping[int, int], channel: int, channels: Sequence[int]) -> int:
    return latest.get(channel, 0) if channel in channels else 0
