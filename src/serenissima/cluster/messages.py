"""The messages between a server and its driver, the process that talks to Ray, through pipes."""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO


@dataclass(frozen=True)
class Think:
    """The server asks for an action.

    Attributes:
        number: the number of the question, repeated in its answer.
        table: the table whose share of the time it uses.
        thinks: the player's time in seconds.
        passed: seconds since the seat's turn began.
        turn: a pickled `Turn`, which only the worker reads.
    """

    number: int
    table: str
    thinks: float
    passed: float
    turn: bytes = field(repr=False)


@dataclass(frozen=True)
class Stop:
    """The server no longer wants an answer."""

    number: int


@dataclass(frozen=True)
class Chosen:
    """The answer to a question; None if the server must think for itself."""

    number: int
    action: int | None


@dataclass(frozen=True)
class Cores:
    """The number of cores ready to think, sent every second."""

    count: int


@dataclass(frozen=True)
class Failed:
    """The cluster can't be used."""

    reason: str


@dataclass(frozen=True)
class Note:
    """Something for the server's log."""

    event: str
    node: str
    cause: str = ""


Message = Think | Stop | Chosen | Cores | Failed | Note


def send(stream: IO[bytes], message: Message) -> None:
    """Write a message; raise `OSError` if the other side no longer reads."""
    stream.write(pickle.dumps(message))
    stream.flush()


def receive(stream: IO[bytes]) -> Iterator[Message]:
    """Yield incoming messages until the other side ends."""
    try:
        while True:
            yield pickle.load(stream)  # noqa: S301 - from our own child, or our own parent
    except (EOFError, OSError, pickle.UnpicklingError):
        return
