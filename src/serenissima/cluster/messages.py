"""What a server and its driver, the process that speaks to Ray, tell each other through pipes."""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO


@dataclass(frozen=True)
class Think:
    """The server asks for an action.

    Attributes:
        number: of the question; its answer bears the same.
        table: whose share of the time it uses.
        thinks: seconds that the player may take.
        passed: seconds since its seat was to act.
        turn: a pickled `Turn`, which only the worker reads.
    """

    number: int
    table: str
    thinks: float
    passed: float
    turn: bytes = field(repr=False)


@dataclass(frozen=True)
class Stop:
    """The server no longer wants to know."""

    number: int


@dataclass(frozen=True)
class Chosen:
    """The answer to a question; None if the server has to think for itself."""

    number: int
    action: int | None


@dataclass(frozen=True)
class Cores:
    """How many cores are ready to think; said every second."""

    count: int


@dataclass(frozen=True)
class Failed:
    """The cluster cannot be used."""

    reason: str


@dataclass(frozen=True)
class Note:
    """Something for the server's log."""

    event: str
    node: str
    cause: str = ""


Message = Think | Stop | Chosen | Cores | Failed | Note


def send(stream: IO[bytes], message: Message) -> None:
    """Write a message; raises `OSError` if nobody reads any more."""
    stream.write(pickle.dumps(message))
    stream.flush()


def received(stream: IO[bytes]) -> Iterator[Message]:
    """The messages that come, until the other side has ended."""
    try:
        while True:
            yield pickle.load(stream)  # noqa: S301 - from our own child, or our own parent
    except (EOFError, OSError, pickle.UnpicklingError):
        return
