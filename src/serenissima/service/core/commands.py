"""What people and computer players want of a table, and the keys that carry it out only once."""

from dataclasses import dataclass

from serenissima.fairplay.secrets import hashed
from serenissima.kernel.errors import Unreadable

SHORTEST_KEY = 16  # of a key that tokens are derived from
LONGEST_KEY = 200


@dataclass(frozen=True)
class Join:
    """Take the seat; `key` is the hash of its token."""

    seat: int
    name: str
    key: str


@dataclass(frozen=True)
class Act:
    """Take an action, as the answer to a decision."""

    seat: int
    action: str | int
    decision: int


@dataclass(frozen=True)
class Undo:
    """Take back one's last action, which has this number, and all that followed."""

    seat: int
    number: int


@dataclass(frozen=True)
class AnswerUndo:
    """Agree that action `number` is taken back, or not."""

    seat: int
    number: int
    agree: bool


Command = Join | Act | Undo | AnswerUndo


@dataclass(frozen=True)
class Mark:
    """What a command leaves beside its first entry: its key and itself, hashed."""

    key: str
    command: str


def mark(seat: int, key: str, command: object) -> Mark:
    """The mark of a command; no secret can be read from it."""
    return Mark(hashed(f"{seat}:{key}"), hashed(repr(command)))


def check_key(key: str, shortest: int = SHORTEST_KEY) -> None:
    """Raise `Unreadable` (`command/key`) for a key of a wrong length.

    Where no token is derived from it, a short key does no harm: it need only differ each time.
    """
    if not shortest <= len(key) <= LONGEST_KEY:
        reason = "a key has the wrong length"
        hint = f"{shortest} to {LONGEST_KEY} random letters"
        raise Unreadable("command/key", reason, text=key[:40], hint=hint)
