"""Tokens for programs: the holder of a seat lets them watch or play, and can revoke that.

A token is valid for one table. The log stores its hash, and a program can't issue tokens to others.
"""

from dataclasses import dataclass, field

from serenissima.service.core.entries import ProgramAllowed, ProgramEnded
from serenissima.service.core.names import settle_name
from serenissima.service.core.scoresheet import PLAY, WATCH
from serenissima.service.core.table import Table
from serenissima.service.refusals import (
    TOKEN_SCOPE,
    TOKEN_SCOPE_UNKNOWN,
    TOKEN_TOO_MANY,
    TOKEN_UNKNOWN,
)

MOST_PROGRAMS = 10  # per seat
SCOPES = (WATCH, PLAY)


@dataclass(frozen=True)
class AllowProgram:
    """Let a program watch or play with the seat; `key` is the hash of its token."""

    seat: int
    name: str
    scope: str
    key: str = field(repr=False)

    @property
    def fingerprint(self) -> str:
        """The command as text, which must never change."""
        named = f"seat={self.seat!r}, name={self.name!r}, scope={self.scope!r}, key={self.key!r}"
        return f"AllowProgram({named})"


@dataclass(frozen=True)
class EndProgram:
    """Revoke a token of the seat; `program` is its id."""

    seat: int
    program: str

    @property
    def fingerprint(self) -> str:
        """The command as text, which must never change."""
        return f"EndProgram(seat={self.seat!r}, program={self.program!r})"


def allow_program(table: Table, command: AllowProgram) -> ProgramAllowed:
    """Return the entry that gives a program access.

    Raises:
        Unreadable: `token/scope-unknown`.
        NotNow: `token/too-many`.
        Illegal: `seat/name`.
    """
    seat = command.seat
    if command.scope not in SCOPES:
        raise TOKEN_SCOPE_UNKNOWN(text=command.scope, hint=" or ".join(SCOPES))
    if len(table.sheet.programs_of(seat)) >= MOST_PROGRAMS:
        raise TOKEN_TOO_MANY(hint=f"at most {MOST_PROGRAMS}; revoke one that is no longer used")
    return ProgramAllowed(seat, settle_name(command.name, ()), command.scope, command.key)


def end_program(table: Table, command: EndProgram) -> ProgramEnded:
    """Return the entry that revokes a program's token; raises `Unknown` (`token/unknown`)."""
    for program in table.sheet.programs_of(command.seat):
        if program.id == command.program:
            return ProgramEnded(command.seat, program.key)
    raise TOKEN_UNKNOWN(text=command.program)


def viewer(table: Table, token: str) -> int:
    """Return the seat whose view a token gives; raises `Illegal` (`seat/not-yours`)."""
    seat = table.sheet.viewing_seat(token)
    return table.owner(token) if seat is None else seat


def player(table: Table, token: str) -> int:
    """Return the seat for which a token may act.

    Raises:
        Illegal: `seat/not-yours`; `token/scope`: it may only watch.
    """
    program = table.sheet.program(token)
    if program is None:
        return table.owner(token)
    if program.scope != PLAY:
        hint = f"ask the seat's owner for a token with the scope {PLAY}"
        raise TOKEN_SCOPE(hint=hint)
    return program.seat
