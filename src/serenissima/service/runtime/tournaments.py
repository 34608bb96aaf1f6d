"""Tournaments of one database: opened and entered by guests, and drawn round by round.

    found = await tables.tournaments.find(id)
    await tables.tournaments.enter(id, guest.id, guest.name)
    await tables.tournaments.draw_next(id, guest.id)   # the opener

When every match of a round has ended, the next one is drawn by the process that stored the last
action. If that process ends before, `catch_up` or the next visit does it. However many do so, there
is one draw.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
import structlog

from serenissima.fairplay.secrets import derive_token, new_secret
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.service.core.commands import check_key
from serenissima.service.core.opening import NewTable, Opening, table_id
from serenissima.service.core.rounds import draw
from serenissima.service.core.sitters import Person
from serenissima.service.core.table import Table
from serenissima.service.core.time_control import parse_control
from serenissima.service.core.tournament import (
    DEAL,
    MEET,
    MOST_ROUNDS,
    SYSTEMS,
    DrawnTable,
    GuestTournament,
)
from serenissima.service.refusals import (
    TOURNAMENT_BUSY,
    TOURNAMENT_DECLINED,
    TOURNAMENT_ROUNDS,
    TOURNAMENT_SYSTEM,
    TOURNAMENT_UNKNOWN,
)
from serenissima.service.runtime.safety import Safety
from serenissima.service.store.blocks import Blocks
from serenissima.service.store.database import Unavailable
from serenissima.service.store.logs import is_id
from serenissima.service.store.store import Store
from serenissima.service.store.tournaments import TournamentBook, list_waiting
from serenissima.service.store.transactions import Taken

LOG = structlog.get_logger(__name__)
ATTEMPTS = 20  # attempts to change a tournament that others change at the same time

OpenTable = Callable[[NewTable, str], Coroutine[Any, Any, Opening]]
SeatSomebody = Callable[..., Coroutine[Any, Any, object]]
Change = Callable[[GuestTournament], GuestTournament]


@dataclass(frozen=True)
class TablesOfRounds:
    """Opens tables, seats people there, and reveals the secrets of shared deals."""

    open: OpenTable
    join: SeatSomebody
    check_name: Callable[[str], None]
    reveal: Callable[[Iterable[str]], Coroutine[Any, Any, None]]
    call_off: Callable[[str, int], Coroutine[Any, Any, object]]


class Tournaments:
    """The tournaments of one database.

    Args:
        store: the database.
        tables: opens the tables of a round.
        shelf: returns a game by its name.
        clock: seconds since 1970.
    """

    def __init__(
        self,
        store: Store,
        tables: TablesOfRounds,
        shelf: Callable[[str], Game],
        clock: Callable[[], float],
    ) -> None:
        self._store, self._tables, self._shelf, self._clock = store, tables, shelf, clock
        self._safety = Safety(store, clock)
        self._begun: set[asyncio.Task[None]] = set()
        self._noticed: set[str] = set()
        self._over: set[str] = set()  # tournaments that need no more care
        self._closed = False

    async def open(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str],
        *,
        rounds: int,
        time: str,
        opener: str,
        name: str,
        key: str,
        system: str = MEET,
    ) -> str:
        """Open a tournament and return its id; the same key again gives the same one.

        Args:
            game, options, time: of its tables, as for a table.
            seats, rounds: of a table, and how many there are unless its tables are for two.
            opener: the id of the guest who opens it.
            name: of the opener, who takes part; empty if they do not.
            key: chosen at random by the form that was sent.
            system: how rounds are drawn, one of `SYSTEMS`.

        Raises:
            Unknown: `game/unknown`, `time/zone`.
            Illegal: `match/seats`, `option/name`, `option/value`, `option/retired`, `seat/name`,
                `time/range`, `tournament/rounds`, `guest/barred`.
            Unreadable: `command/key`, `time/unreadable`, `tournament/system`.
        """
        check_key(key)
        self._tables.check_name(name)
        _check_drawn(system, rounds)
        await self._safety.check(opener)
        await asyncio.to_thread(self._check, game, seats, options, time)
        new = GuestTournament(
            id=table_id(derive_token(key, "tournament")),
            game=game,
            options={option: str(value) for option, value in options.items()},
            seats=seats,
            rounds=rounds,
            time=time,
            opener=opener,
            secret=new_secret(),
            opened_at=self._clock(),
            system=system,
        )
        await self._add(new.with_entrant(opener, name) if name else new)
        return new.id

    async def _add(self, new: GuestTournament) -> None:
        try:
            await self._store.change(lambda c: TournamentBook(c).add(new))
        except Taken:  # the form was sent twice
            await self.find(new.id)

    def _check(self, game: str, seats: int, options: Mapping[str, str], time: str) -> None:
        """Raise unless tables can be opened in this way."""
        parse_control(time)
        loaded = self._shelf(game)
        loaded.meta.settle_new(options)
        loaded.terms_for(seats, options)

    async def find(self, id_: str) -> GuestTournament:
        """Return a tournament's current state; raises `Unknown` (`tournament/unknown`)."""
        found = None
        if is_id(id_):
            found = await self._store.read(lambda logs: TournamentBook(logs.connection).find(id_))
        if found is None:
            raise TOURNAMENT_UNKNOWN(text=id_[:80])
        return found

    async def of_guest(self, guest: str, most: int | None = None) -> list[GuestTournament]:
        """Return at most `most` tournaments that a guest opened or entered, the newest first."""
        return await self._store.read(
            lambda logs: TournamentBook(logs.connection).of_guest(guest, most)
        )

    async def enter(self, id_: str, guest: str, name: str) -> None:
        """Enter a guest, before the first round.

        Raises:
            Unknown: `tournament/unknown`.
            NotNow: `tournament/begun`, `tournament/full`, `tournament/busy`.
            Illegal: `seat/name`, `guest/barred`; `tournament/declined`: its opener blocks them.
        """
        self._tables.check_name(name)
        await self._safety.check(guest)
        await self._change(id_, lambda now: now.with_entrant(guest, name), enters=guest)

    async def take_out(self, id_: str, number: int, by: str) -> None:
        """Remove an entrant, at their own request or the opener's.

        Running matches continue.

        Raises:
            Unknown: `tournament/unknown`, `tournament/entrant`.
            Illegal: `tournament/not-yours`.
            NotNow: `tournament/busy`.
        """
        await self._change(id_, lambda now: now.without_entrant(number, by))

    async def call_off(self, id_: str, table: str, by: str) -> None:
        """End an abandoned match without a result, as the opener wants.

        Raises:
            Unknown: `tournament/unknown`, `table/unknown`: no table of it.
            Illegal: `tournament/not-yours`.
            NotNow: `tournament/played`: a player can still act in time; `tournament/own`: the
                opener must act there; `match/over`.
        """
        now = await self.find(id_)
        now.check_opener(by)
        await self._tables.call_off(table, now.seat_at(table, by))

    async def draw_next(self, id_: str, by: str, round_: int) -> None:
        """Draw a round now, as the opener wants; if it is already drawn, nothing changes.

        `round_`: its number, so that a form that is sent twice draws one round.

        Raises:
            Unknown: `tournament/unknown`.
            Illegal: `tournament/not-yours`.
            NotNow: `tournament/over`, `tournament/few`, `tournament/next`, `tournament/busy`; as
                opening a table.
        """

        def wanted(now: GuestTournament) -> GuestTournament:
            now.check_opener(by)
            if now.round >= round_:
                return now
            now.check_next()
            now.check_asked(round_)
            return self._with_next(now)

        await self._open_tables(await self._change(id_, wanted))

    async def advance(self, id_: str) -> GuestTournament:
        """Do what is due in a tournament, such as a round or missing tables, and return it.

        The next visit retries tables that can't be opened now, for example because the server is
        full.

        Raises:
            Unknown: `tournament/unknown`.
        """
        now = await self.find(id_)
        try:
            now = await self._change(id_, self._due, now) if now.ready else now
            changed = await self._open_tables(now) or await self._revealed(now)
        except SerenissimaError as error:
            LOG.warning("tournament waits", tournament=id_, code=error.code)
            return now
        return await self.find(id_) if changed else now

    async def _revealed(self, now: GuestTournament) -> bool:
        """Reveal the secrets of shared deals; return whether any may have been revealed now.

        Tables that are over need no wait: some of them can never begin.
        """
        if now.system != DEAL or not now.running:
            return False
        await self._tables.reveal([table.table for table in now.tables if not table.over])
        return True

    def notice(self, table_id: str, table: Table) -> None:
        """Continue the tournament of a table whose match has ended, unless that was done before."""
        sheet = table.sheet
        ended = sheet.settings.tournament and sheet.finished
        if ended and not self._closed and table_id not in self._noticed:
            self._noticed.add(table_id)
            task = asyncio.create_task(self._go_on_later(sheet.settings.tournament))
            self._begun.add(task)
            task.add_done_callback(self._begun.discard)

    async def _go_on_later(self, id_: str) -> None:
        with suppress(SerenissimaError):  # failures are logged
            await self.advance(id_)

    async def catch_up(self) -> None:
        """Do what is due in each tournament, in case a process ended before it did.

        Raises:
            NotNow: `database/unavailable`.
        """
        waiting = await self._store.read(lambda logs: list_waiting(logs.connection))
        for one in waiting:
            if one in self._over or self._closed:
                continue
            try:
                now = await self.advance(one)
            except Unavailable:
                raise
            except Exception:  # a fault of one tournament must not delay the others
                LOG.exception("tournament fails", tournament=one)
            else:
                self._over |= {one} if now.over else set()

    async def close(self) -> None:
        """Wait for started work; later events are handled by the next visit."""
        self._closed = True
        await asyncio.gather(*self._begun, return_exceptions=True)

    def _due(self, now: GuestTournament) -> GuestTournament:
        return self._with_next(now) if now.ready else now

    def _with_next(self, now: GuestTournament) -> GuestTournament:
        """Return the tournament with its next round that has tables; large draws take a moment.

        If all are to meet, those who are left may meet in a later round.
        """
        after = self._with_one(now)
        while after.ready and not after.drawn[-1]:
            after = self._with_one(after)
        return after

    def _with_one(self, now: GuestTournament) -> GuestTournament:
        drawn = draw(now, self._shelf(now.game).meta.seats)
        tables = (
            DrawnTable(table_id(_key(now, now.round, number)), seats)
            for number, seats in enumerate(drawn)
        )
        return now.with_round(tuple(tables))

    async def _change(
        self, id_: str, change: Change, known: GuestTournament | None = None, *, enters: str = ""
    ) -> GuestTournament:
        """Change a tournament's latest state, in a thread; return the result.

        `enters`: the id of the guest who enters with it, or empty.
        """
        now = known or await self.find(id_)
        for _ in range(ATTEMPTS):
            after = await asyncio.to_thread(change, now)
            if after == now or await self._stored(now, after, enters):
                return replace(after, changes=now.changes + (after != now))
            now = await self.find(id_)
        raise TOURNAMENT_BUSY()

    async def _stored(
        self, before: GuestTournament, after: GuestTournament, enters: str = ""
    ) -> bool:
        """Store it, unless another was faster; guests whom its opener blocks can't enter."""

        def change(connection: sa.Connection) -> bool:
            if enters and Blocks(connection).blocks(before.opener, enters):
                raise TOURNAMENT_DECLINED()
            return TournamentBook(connection).change(before, after)

        return await self._store.change(change)

    async def _open_tables(self, now: GuestTournament) -> int:
        """Open missing tables and fill missing seats; return how many tables."""
        missing = [
            (_key(now, round_, number), table)
            for round_, tables in enumerate(now.drawn)
            for number, table in enumerate(tables)
            if not table.opened and not table.over
        ]
        for key, table in missing:
            await self._open_table(now, table, key)
        return len(missing)

    async def _open_table(self, now: GuestTournament, drawn: DrawnTable, key: str) -> None:
        """Open a table and seat everyone; repeating it changes nothing."""
        plan, options = (Person(),) * len(drawn.seats), dict(now.options)
        settings = replace(now.settings, twins=_twins(now, drawn))
        new = NewTable(now.game, plan, options, None, "", settings=settings, secret=_shared(now))
        opening = await self._tables.open(new, key)
        for seat, number in enumerate(drawn.seats):
            entrant = now.entrant(number)
            if not entrant.guest:  # forgotten since the draw
                continue
            await self._tables.join(
                opening.table,
                opening.invitations[seat],
                entrant.name,
                key=derive_token(key, "sits", seat),
                guest=entrant.guest,
            )


def _check_drawn(system: str, rounds: int) -> None:
    if system not in SYSTEMS:
        raise TOURNAMENT_SYSTEM(text=system[:40], hint=", ".join(SYSTEMS))
    if not 1 <= rounds <= MOST_ROUNDS:
        raise TOURNAMENT_ROUNDS(text=rounds, hint=f"1 to {MOST_ROUNDS}", limit=MOST_ROUNDS)


def _twins(now: GuestTournament, drawn: DrawnTable) -> tuple[str, ...]:
    """Return the other tables with the same deal."""
    if now.system != DEAL:
        return ()
    return tuple(one.table for one in now.tables if one.table != drawn.table)


def _shared(now: GuestTournament) -> str:
    """Return the secret of tables with the same deal, from which no other follows; or empty."""
    return derive_token(now.secret, "deal") if now.system == DEAL else ""


def _key(now: GuestTournament, round_: int, number: int) -> str:
    """Return the secret key that opens a table of a round, counted from 0."""
    return derive_token(now.secret, "table", round_, number)
