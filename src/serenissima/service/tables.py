"""The tables of this place: open, join, act, take back, look, watch."""

from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Self

from serenissima.kernel.notation import Transcript
from serenissima.service.sight import Sight


@dataclass(frozen=True)
class Receipt:
    """A command was carried out and is stored: `seq` is the number of its last event."""

    table: str
    seat: int
    seq: int


@dataclass(frozen=True)
class Seated(Receipt):
    """A seat was taken; `token` is what its owner acts with."""

    token: str


@dataclass(frozen=True)
class Opening:
    """A table was opened.

    Attributes:
        table: its id, which is also the link for watching.
        seq: number of its last event.
        token: of the opener's own seat; None for someone who only watches.
        seat: the opener's own seat, or None.
        invitations: a secret for each other seat that waits for a person, by seat.
    """

    table: str
    seq: int
    seat: int | None = None
    token: str | None = None
    invitations: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Summary:
    """A table in a list.

    Attributes:
        table: its id.
        game: the game's name.
        names: who sits where; empty while nobody does.
        opened_at, finished_at: seconds since 1970; `finished_at` is None while it runs.
        waits: the seats that may act.
        result: as in a match file, or None.
    """

    table: str
    game: str
    names: tuple[str, ...]
    opened_at: float
    finished_at: float | None
    waits: tuple[int, ...]
    result: str | None


class Tables:
    """The tables of one database, as one process serves them.

        async with Tables("sqlite:///path/to/file") as tables:
            opening = await tables.open("some-game", ["person", "computer greedy"], name="Anna")
            sight = await tables.sight(opening.table, opening.token)
            await tables.act(opening.table, opening.token, "present", sight.decision, key="…")

    Args:
        database: URL; SQLite and PostgreSQL are understood.
        pause: seconds that a computer player waits before it acts.
    """

    def __init__(self, database: str, *, pause: float = 0.0) -> None:
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        raise NotImplementedError

    async def __aexit__(self, *_: object) -> None:
        raise NotImplementedError

    async def open(
        self,
        game: str,
        plan: Sequence[str],
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = None,
        name: str = "",
        listed: bool = False,
        key: str | None = None,
    ) -> Opening:
        """Open a table.

        Args:
            game: its name on the shelf.
            plan: for each seat `person` or `computer NAME`, like `computer ismcts:2000`.
            options: settings that differ from the defaults.
            seat: the opener's own seat; by default the first person's, if a `name` is given.
            name: the opener's name; empty for someone who only watches.
            listed: show the table to everybody on the home page.
            key: made by chance by whoever opens; the same key again gives the same table.

        Raises:
            Unknown: `game/unknown`, `player/unknown`.
            Illegal: `match/seats`, `option/name`, `option/value`, `table/plan`, `seat/name`,
                `command/key-used`.
        """
        raise NotImplementedError

    async def join(self, table: str, invitation: str, name: str, *, key: str) -> Seated:
        """Take the seat that an invitation is for; the same key again gives the same token.

        Raises:
            Unknown: `table/unknown`, `seat/invitation`.
            NotNow: `seat/taken`.
            Illegal: `seat/name`.
            Unreadable: `command/key`.
        """
        raise NotImplementedError

    async def act(
        self, table: str, token: str, action: str | int, decision: int, *, key: str
    ) -> Receipt:
        """Take an action.

        Args:
            table: its id.
            token: of the seat.
            action: its text or its number.
            decision: the decision it answers, from the seat's `Sight`.
            key: the same key again changes nothing and gives the same receipt.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`, `action/illegal`, `command/key-used`.
            Unreadable: `action/unreadable`.
            NotNow: `decision/stale`, `match/not-your-turn`, `match/over`.
        """
        raise NotImplementedError

    async def undo(self, table: str, token: str, number: int, *, key: str) -> Receipt:
        """Take back an own action and all that followed, or ask the others whether one may.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
            NotNow: `match/over`, `undo/nothing`, `undo/asked`, `decision/stale`.
        """
        raise NotImplementedError

    async def answer_undo(
        self, table: str, token: str, number: int, agree: bool, *, key: str
    ) -> Receipt:
        """Agree that action `number` is taken back, or do not; the asker may withdraw so too.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
            NotNow: `undo/not-asked`.
        """
        raise NotImplementedError

    async def seat(self, table: str, token: str) -> int:
        """The seat that a token is for.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
        """
        raise NotImplementedError

    async def invited(self, table: str, invitation: str) -> int:
        """The seat that an invitation is for, taken or not.

        Raises:
            Unknown: `table/unknown`, `seat/invitation`.
        """
        raise NotImplementedError

    async def sight(
        self,
        table: str,
        token: str | None = None,
        *,
        seat: int | None = None,
        at: int | None = None,
    ) -> Sight:
        """What somebody may see of a table.

        Args:
            table: its id.
            token: of the seat that looks; without one it is a watcher's sight.
            seat: look as this seat instead (`OBSERVER` for a watcher); only after the end.
            at: the step to show, 0 (the set-up) to `Sight.last`; by default the last.

        Raises:
            Unknown: `table/unknown`, `table/step`.
            Illegal: `seat/not-yours`.
            NotNow: `table/not-over` (another seat's sight while the match runs).
        """
        raise NotImplementedError

    async def transcript(self, table: str) -> Transcript:
        """The finished match with everything in it, and the proof of its dice.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `table/not-over`.
        """
        raise NotImplementedError

    async def summaries(self, tables: Iterable[str]) -> list[Summary]:
        """These tables, the newest first; unknown ids are left out."""
        raise NotImplementedError

    async def listed(self, *, finished: bool = False, most: int = 50) -> list[Summary]:
        """The tables that everybody may find, the newest first."""
        raise NotImplementedError

    def watching(self, table: str) -> AbstractAsyncContextManager[AsyncIterator[int]]:
        """While open, gives the number of the last event each time there is a new one.

        The first number comes at once. Several events may come as one number.
        """
        raise NotImplementedError
