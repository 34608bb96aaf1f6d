"""The tables of this place: open, join, act, take back, look, watch."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Self

from serenissima import games, players
from serenissima.kernel.errors import Illegal, NotNow
from serenissima.kernel.game import Game
from serenissima.kernel.notation import Transcript
from serenissima.kernel.record import OBSERVER
from serenissima.service import keys
from serenissima.service.commands import Act, AnswerUndo, Join, Undo
from serenissima.service.computers import Computers, Load
from serenissima.service.events import Event
from serenissima.service.ledger import Ledger, mark
from serenissima.service.logs import keep_values_out
from serenissima.service.receipts import Opening, Receipt, Seated, Summary
from serenissima.service.sight import Sight, sight
from serenissima.service.store import Head, Store
from serenissima.service.table import Table
from serenissima.service.ticks import Noticed, Ticks
from serenissima.service.transcript import computers, result, seated, transcript
from serenissima.service.wishes import Wish, own_seat


class Tables:
    """The tables of one database, as one process serves them.

        async with Tables("sqlite:///path/to/file") as tables:
            opening = await tables.open("some-game", ["person", "computer greedy"], name="Anna")
            sight = await tables.sight(opening.table, opening.token)
            await tables.act(opening.table, opening.token, "present", sight.decision, key="…")

    Args:
        database: URL; SQLite and PostgreSQL are understood.
        pause: seconds that pass at least before others notice a computer player's action.
        shelf: a game by its name.
        load_player: a computer player by its name.
        clock: seconds since 1970.
        secrets: makes the secret of each new table, which its dice follow from.

    Raises:
        Unreadable: `database/url`.
    """

    def __init__(
        self,
        database: str,
        *,
        pause: float = 0.0,
        shelf: Callable[[str], Game] = games.load,
        load_player: Load = players.load,
        clock: Callable[[], float] = time.time,
        secrets: Callable[[], str] = keys.fresh,
    ) -> None:
        keep_values_out()
        self._shelf, self._load_player, self._clock = shelf, load_player, clock
        self._secrets = secrets
        self._store = Store(database)
        self._ticks = Ticks(self._store)
        self._computers = Computers(load_player, self._look, self._take, pause)
        self._ledger = Ledger(self._store, self._ticks, shelf, clock, self._computers.wake)

    async def __aenter__(self) -> Self:
        await self._store.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._computers.close()
        await self._ledger.close()
        await self._ticks.close()
        await self._store.close()

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
            Unreadable: `player/setting`, `command/key`.
        """
        key = keys.fresh() if key is None else key
        keys.check_key(key)
        plan, options = tuple(plan), dict(options or {})
        wish = Wish(game, plan, options, own_seat(plan, seat, name), name, listed)
        answer, secret = wish.answer(key), self._secrets()
        events = await asyncio.to_thread(self._events, wish, answer, secret)
        head = Head(answer.table, game, secret, listed, self._clock())
        await self._ledger.add(head, events, mark(OBSERVER, key, wish))
        await self._ledger.table(answer.table)
        return answer

    def _events(self, wish: Wish, answer: Opening, secret: str) -> list[Event]:
        """The first events of a table; may take its time."""
        for name in wish.computers:
            players.check_wait(self._load_player(name))
        return wish.events(self._shelf(wish.game), answer, secret)

    async def join(self, table: str, invitation: str, name: str, *, key: str) -> Seated:
        """Take the seat that an invitation is for; the same key again gives the same token.

        Raises:
            Unknown: `table/unknown`, `seat/invitation`.
            NotNow: `seat/taken`.
            Illegal: `seat/name`.
            Unreadable: `command/key`.
        """
        keys.check_key(key)
        token = keys.derived(invitation, key)
        receipt = await self._ledger.submit(
            table, key, lambda now: Join(now.invited(invitation), name, keys.hashed(token))
        )
        return Seated(receipt.table, receipt.seat, token)

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
        return await self._ledger.submit(
            table, key, lambda now: Act(now.owner(token), action, decision)
        )

    async def undo(self, table: str, token: str, number: int, *, key: str) -> Receipt:
        """Take back an own action and all that followed, or ask the others whether one may.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
            NotNow: `match/over`, `undo/nothing`, `undo/asked`, `decision/stale`.
        """
        return await self._ledger.submit(table, key, lambda now: Undo(now.owner(token), number))

    async def answer_undo(
        self, table: str, token: str, number: int, agree: bool, *, key: str
    ) -> Receipt:
        """Agree that action `number` is taken back, or do not; the asker may withdraw so too.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
            NotNow: `undo/not-asked`.
        """
        return await self._ledger.submit(
            table, key, lambda now: AnswerUndo(now.owner(token), number, agree)
        )

    async def seat(self, table: str, token: str) -> int:
        """The seat that a token is for.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
        """
        return (await self._ledger.table(table)).owner(token)

    async def invited(self, table: str, invitation: str) -> int:
        """The seat that an invitation is for, taken or not.

        Raises:
            Unknown: `table/unknown`, `seat/invitation`.
        """
        return (await self._ledger.table(table)).invited(invitation)

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
        now = await self._ledger.table(table)
        looks = OBSERVER if token is None else now.owner(token)
        if seat is not None and seat != looks:
            looks = _other_seat(now, seat)
        return sight(now, table, looks, at)

    async def transcript(self, table: str) -> Transcript:
        """The finished match with everything in it, and the proof of its dice.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `table/not-over`.
        """
        async with self._store.reading() as log:
            await log.head(table)
            return transcript(await log.events(table))

    async def game(self, table: str) -> str:
        """The name of the game that is played at a table; raises `Unknown` (`table/unknown`)."""
        async with self._store.reading() as log:
            return (await log.head(table)).game

    async def summaries(self, tables: Iterable[str]) -> list[Summary]:
        """These tables, the newest first; unknown ids are left out."""
        async with self._store.reading() as log:
            heads = await log.heads(tables)
        return [await self._summary(head) for head in heads]

    async def listed(self, *, finished: bool = False, most: int = 50) -> list[Summary]:
        """The tables that everybody may find, the newest first."""
        async with self._store.reading() as log:
            heads = await log.listed(finished, most)
        return [await self._summary(head) for head in heads]

    async def _summary(self, head: Head) -> Summary:
        async with self._store.reading() as log:
            events = await log.events(head.id)
        waits: tuple[int, ...] = ()
        if head.finished_at is None:
            with suppress(NotNow):  # begun under older rules: it can be listed, not played
                waits = (await self._ledger.table(head.id)).match.waits
        return Summary(
            table=head.id,
            game=head.game,
            names=seated(events),
            computers=computers(events),
            opened_at=head.opened_at,
            finished_at=head.finished_at,
            waits=waits,
            result=result(events),
        )

    @asynccontextmanager
    async def watching(
        self, table: str, token: str | None = None
    ) -> AsyncIterator[AsyncIterator[int]]:
        """While open, gives `Sight.seq` each time it has grown for whoever looks.

        The first number comes at once. Several events may come as one number; an event that the
        seat of the `token` (without one: a watcher) cannot notice brings none.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
        """
        async with self._ticks.watching(table) as watcher:
            now = await self._ledger.table(table)  # tells every watcher that there is something
            looks = OBSERVER if token is None else now.owner(token)

            async def noticed() -> int:
                return (await self._ledger.table(table)).noticed(looks)

            yield Noticed(watcher, noticed)

    async def _look(self, table: str) -> tuple[Table, str]:
        """A table and its secret, for its computer players."""
        secret = await self._ledger.secret(table)
        return await self._ledger.table(table), secret

    async def _take(self, table: str, seat: int, action: int, decision: int, key: str) -> Receipt:
        """A computer player's action; it waits for what people decide about taking back."""

        def wanted(now: Table) -> Act:
            if now.asking is not None:
                raise NotNow("undo/asked", "a question whether to take back is open")
            return Act(seat, action, decision)

        return await self._ledger.submit(table, key, wanted)


def _other_seat(table: Table, seat: int) -> int:
    """Somebody else's seat to look as: anybody's once the match is over, a watcher's always."""
    if not OBSERVER <= seat < table.match.seats:
        hint = f"0 to {table.match.seats - 1}"
        raise Illegal("match/seats", "there is no such seat", text=seat, hint=hint)
    if seat != OBSERVER and not table.match.over:
        hint = "it can be seen once the match has ended"
        raise NotNow("table/not-over", "only its owner may look so", text=seat, hint=hint)
    return seat
