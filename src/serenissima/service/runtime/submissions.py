"""Suggested puzzles of one database: sent by guests, accepted by admins, confirmed by searches.

await tables.learning.submissions.send(guest.id, mistake, named=True)
await tables.learning.submissions.accept(number)
shown = await tables.learning.submissions.list_confirmed(game)
"""

from collections.abc import Awaitable, Callable, Generator
from typing import Any, TypeVar

from serenissima.kernel.errors import NotNow
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.service.core.mistakes import Mistake
from serenissima.service.core.submissions import (
    ACCEPTED,
    CONFIRMED,
    REFUSED,
    SENT,
    UNCLEAR,
    Submission,
)
from serenissima.service.refusals import SUBMISSION_UNKNOWN
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.runtime.mistakes import PosedMistake, pose_mistake
from serenissima.service.runtime.regular import RegularCheck
from serenissima.service.store.logs import Logs
from serenissima.service.store.store import Store
from serenissima.service.store.submissions import SubmissionBook

T = TypeVar("T")
THINKS = 900.0  # seconds that the checks may take, on a small machine
FIRST, EVERY = 20.0, 30.0  # seconds after the start, and between two looks for accepted ones

Think = Callable[[str, Game, Generator[None, None, Any], float], Awaitable[Any]]
Confirm = Callable[[Match, Submission], Generator[None, None, str]]
"""Returns, in steps of milliseconds, a puzzle as JSON; empty if it is not clear enough."""


class Submissions:
    """The suggested puzzles of one database.

    Args:
        store: the database.
        known: its tables.
        think: runs steps in a thread, when the game is compiled.
        clock: seconds since 1970.
    """

    def __init__(
        self, store: Store, known: KnownTables, think: Think, clock: Callable[[], float]
    ) -> None:
        self._store, self._known, self._think, self._clock = store, known, think, clock
        self._regularly: RegularCheck | None = None

    def begin(self, confirm: Confirm) -> None:
        """Check accepted suggestions from now on, one at a time."""
        self._regularly = RegularCheck(
            lambda: self.check(confirm), FIRST, EVERY, "check of a suggested puzzle failed"
        )
        self._regularly.begin()

    async def close(self) -> None:
        """Stop checking."""
        if self._regularly is not None:
            await self._regularly.close()

    async def send(self, guest: str, mistake: Mistake, *, named: bool) -> None:
        """Suggest a guest's marked choice, with or without their name.

        Raises:
            NotNow: `submission/full`.
        """
        now = self._clock()
        await self._store.ensure(lambda c: SubmissionBook(c).add(guest, mistake, named, now))

    async def of_guest(self, guest: str) -> list[Submission]:
        """Return the suggestions of a guest, the latest first."""
        return await self._store.read(lambda logs: SubmissionBook(logs.connection).of_guest(guest))

    async def list_waiting(self, most: int) -> list[Submission]:
        """Return the suggestions that wait for an admin."""
        return await self._ask(lambda book: book.in_state(SENT, most=most))

    async def list_decided(self, most: int) -> list[Submission]:
        """Return the latest suggestions that admins have accepted."""
        return await self._ask(lambda book: book.in_state(ACCEPTED, CONFIRMED, UNCLEAR, most=most))

    async def list_confirmed(self, game: str) -> list[Submission]:
        """Return the latest confirmed puzzles of a game."""
        return await self._ask(lambda book: book.in_state(CONFIRMED, game=game))

    async def find_confirmed(self, number: int, game: str) -> tuple[Submission, Match]:
        """Return a confirmed puzzle of a game with its match, which must not be played on.

        Raises:
            Unknown: `submission/unknown`.
            NotNow: `table/rules-version`.
        """
        found = await self._ask(lambda book: book.find(number))
        if found.state != CONFIRMED or found.game != game:
            raise SUBMISSION_UNKNOWN(text=number)
        return found, (await self._known.table(found.table)).match

    async def pose(self, one: Submission) -> PosedMistake | None:
        """Return a suggestion as its author saw it; None if this version can't play its match."""
        try:
            return pose_mistake(await self._known.table(one.table), one.mistake)
        except NotNow:
            return None

    async def accept(self, number: int) -> None:
        """Accept a suggestion, which will be checked; raises `Unknown` (`submission/unknown`)."""
        await self._store.change(lambda c: SubmissionBook(c).decide(number, ACCEPTED))

    async def refuse(self, number: int) -> None:
        """Refuse a suggestion, or remove its puzzle; raises `Unknown` (`submission/unknown`)."""
        await self._store.change(lambda c: SubmissionBook(c).decide(number, REFUSED))

    async def check(self, confirm: Confirm) -> None:
        """Check the accepted suggestions, the oldest first."""
        accepted = await self._store.look(
            lambda logs: SubmissionBook(logs.connection).in_state(ACCEPTED)
        )
        for one in reversed(accepted):
            await self._check(one, confirm)

    async def _check(self, one: Submission, confirm: Confirm) -> None:
        await self._store.change(lambda c: SubmissionBook(c).begin_check(one.id))
        match = (await self._known.table(one.table)).match
        puzzle: str = await self._think(one.table, match.game, confirm(match, one), THINKS)
        await self._store.change(lambda c: SubmissionBook(c).settle(one.id, puzzle))

    async def _ask(self, question: Callable[[SubmissionBook], T]) -> T:
        def ask(logs: Logs) -> T:
            return question(SubmissionBook(logs.connection))

        return await self._store.read(ask)
