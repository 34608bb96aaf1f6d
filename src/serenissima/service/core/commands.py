"""Commands of people and computer players at a table; `deciding` turns them into entries."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from serenissima.fairplay.secrets import hash_secret
from serenissima.service.core.absence import (
    CallOff,
    GoOn,
    TakeSeatBack,
)
from serenissima.service.core.deals import Reveal
from serenissima.service.core.leaving import Leave
from serenissima.service.core.pause import Pause
from serenissima.service.core.programs import AllowProgram, EndProgram
from serenissima.service.refusals import ACTION_LIST, COMMAND_KEY

SHORTEST_KEY = 16  # of a key from which tokens are derived
LONGEST_KEY = 200
LONGEST_KEPT_KEY = 64  # of a key that is stored as it is instead of hashed
MOST_ACTIONS = 50  # in a list


@dataclass(frozen=True)
class Join:
    """Take the seat; `key` is the hash of its token.

    A person `invited` to one seat may choose another seat that has an invitation.
    """

    seat: int
    name: str
    key: str
    invited: int | None = None


@dataclass(frozen=True)
class Act:
    """Take an action, as the answer to a decision."""

    seat: int
    action: str | int
    decision: int


@dataclass(frozen=True)
class ActAll:
    """Take several actions in order; if one is refused, none is taken.

    An action that reveals something to its seat is the last one taken, since the rest of the list
    was chosen without that knowledge. For the same reason a refusal reveals nothing.
    """

    seat: int
    actions: tuple[str | int, ...]
    decision: int


@dataclass(frozen=True)
class Undo:
    """Undo the seat's last action, which has this number, and everything that followed."""

    seat: int
    number: int


@dataclass(frozen=True)
class AnswerUndo:
    """Agree or refuse that action `number` is undone."""

    seat: int
    number: int
    agree: bool


@dataclass(frozen=True)
class PlayAgain:
    """Ask for another match of the same people, at a new table."""

    seat: int
    table: str


Command = (
    Join
    | Act
    | ActAll
    | Undo
    | AnswerUndo
    | PlayAgain
    | GoOn
    | CallOff
    | TakeSeatBack
    | Pause
    | Leave
    | AllowProgram
    | EndProgram
    | Reveal
)
WHILE_STAND_IN = (TakeSeatBack, PlayAgain, AllowProgram, EndProgram)
"""Commands that a person may still give while a stand-in plays their seat."""


def act_command(seat: int, wanted: str | int | Sequence[str | int], decision: int) -> Act | ActAll:
    """Return the command that takes an action, or each action of a list.

    Raises:
        Unreadable: `action/list`: the list is empty or too long.
    """
    if isinstance(wanted, str | int):
        return Act(seat, wanted, decision)
    if not 1 <= len(wanted) <= MOST_ACTIONS:
        raise ACTION_LIST(text=len(wanted), hint=f"1 to {MOST_ACTIONS} actions", limit=MOST_ACTIONS)
    if len(wanted) == 1:
        return Act(seat, wanted[0], decision)
    return ActAll(seat, tuple(wanted), decision)


@dataclass(frozen=True)
class Mark:
    """The hashes of a command's key and of the command, stored beside its first entry."""

    key: str
    command: str


def mark(seat: int, key: str, command: str) -> Mark:
    """Return the mark of a command, from its fingerprint; it reveals no secret."""
    return Mark(hash_secret(f"{seat}:{key}"), hash_secret(command))


def fingerprint(command: Command) -> str:
    """Return a command as text. Logs store its hash, so the text must never change."""
    match command:
        case Join(seat, name, key):
            return f"Join(seat={seat!r}, name={name!r}, key={key!r})"
        case Act(seat, action, decision):
            return f"Act(seat={seat!r}, action={action!r}, decision={decision!r})"
        case ActAll(seat, actions, decision):
            return f"ActAll(seat={seat!r}, actions={actions!r}, decision={decision!r})"
        case Undo(seat, number):
            return f"Undo(seat={seat!r}, number={number!r})"
        case AnswerUndo(seat, number, agree):
            return f"AnswerUndo(seat={seat!r}, number={number!r}, agree={agree!r})"
        case GoOn(seat, late, how):
            return f"GoOn(seat={seat!r}, late={late!r}, how={how!r})"
        case Pause(seat, wish):
            return f"Pause(seat={seat!r}, wish={wish!r})"
        case TakeSeatBack(seat) | Leave(seat) | Reveal(seat) | CallOff(seat):
            return f"{type(command).__name__}(seat={seat!r})"
        case PlayAgain(seat, table):
            return f"PlayAgain(seat={seat!r}, table={table!r})"
        case AllowProgram() | EndProgram():
            return command.fingerprint
        case _:
            assert_never(command)


def check_key(key: str, shortest: int = SHORTEST_KEY, longest: int = LONGEST_KEY) -> None:
    """Raise `Unreadable` (`command/key`) for a key of the wrong length.

    A short key does no harm if no token is derived from it: it only has to be new each time.
    """
    if not shortest <= len(key) <= longest:
        raise COMMAND_KEY(text=key[:40], hint=f"{shortest} to {longest} random characters")
