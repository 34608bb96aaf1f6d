"""The tables of one database: act, undo, view, watch; opening and joining are in `seating`."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Self

import structlog

from serenissima import games, players
from serenissima.fairplay import secrets as fair
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.notation import Transcript
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core import scoresheet, sitters
from serenissima.service.core.absence import END, WAIT, CallOff, GoOn, TakeSeatBack, check_plays
from serenissima.service.core.commands import AnswerUndo, Undo, act_command
from serenissima.service.core.deals import check_open
from serenissima.service.core.entries import Entry
from serenissima.service.core.hints import THOUGHT, Hint, how_far
from serenissima.service.core.moments import step_at
from serenissima.service.core.pause import Pause
from serenissima.service.core.programs import player, viewer
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import other_seat, view_table, with_hint
from serenissima.service.runtime.administration import Administration
from serenissima.service.runtime.allowance import GENEROUS, Allowance
from serenissima.service.runtime.analyses import AskedAnalysis
from serenissima.service.runtime.archive import Archive
from serenissima.service.runtime.chat import Chat
from serenissima.service.runtime.computers import NO_PAUSE, ComputerPlayers, Load, Thinking
from serenissima.service.runtime.deals import SharedDeals
from serenissima.service.runtime.elsewhere import Elsewhere
from serenissima.service.runtime.hints import AskedHint, Hints
from serenissima.service.runtime.known_tables import KnownTables, Receipt
from serenissima.service.runtime.learning import Learning
from serenissima.service.runtime.listeners import (
    Listeners,
    SeatListener,
    Shown,
    TableListener,
    Viewer,
)
from serenissima.service.runtime.memory import CacheMemory
from serenissima.service.runtime.notes import Notes
from serenissima.service.runtime.outbox import Outbox
from serenissima.service.runtime.question import Proposal
from serenissima.service.runtime.seating import Seating
from serenissima.service.runtime.studies import Studies
from serenissima.service.runtime.summaries import Listed, Summary, list_tables
from serenissima.service.runtime.tournaments import TablesOfRounds, Tournaments
from serenissima.service.runtime.upkeep import Upkeep
from serenissima.service.runtime.workload import Workload
from serenissima.service.store.logs import Logs, check_id
from serenissima.service.store.store import Store

LOG = structlog.get_logger(__name__)
NOTHING = Shown()


class Tables(Seating):
    """The tables of one database, as one process serves them.

        async with Tables("sqlite:///path/to/file") as tables:
            opening = await tables.open("some-game", [Person(), Computer("greedy")], name="Anna")
            view = await tables.view(opening.table, opening.token)
            await tables.act(opening.table, opening.token, "present", view.decision, key="…")

    Args:
        database: URL of SQLite or PostgreSQL.
        thinking: how computer players think; by default without a pause.
        shelf: returns a game by its name.
        load_player: returns a computer player by its name.
        clock: seconds since 1970.
        secrets: makes the secret of each new table, the source of its dice.
        allowance: the host's limits; none by default.

    Attributes:
        clock: seconds since 1970, as given.
        chat, notes: messages beside the tables, and private notes.
        outbox: receivers and waiting notifications.
        archive: archives abandoned tables.
        upkeep: finishes what a process that ended has left undone.
        patience: seconds after which the others may continue without a player, where there is no
            clock.
        memory: what its caches share.
        learning: what people learn from finished matches.
        tournaments: those of guests, which open their tables here.
        deals: tables that share their deal.
        studies: trees of variations, which people comment on together.
        administration: what admins see and do.

    Raises:
        Unreadable: `database/url`.
    """

    def __init__(
        self,
        database: str,
        *,
        thinking: Thinking = NO_PAUSE,
        shelf: Callable[[str], Game] = games.load,
        load_player: Load = players.load,
        clock: Callable[[], float] = time.time,
        secrets: Callable[[], str] = fair.new_secret,
        allowance: Allowance = GENEROUS,
    ) -> None:
        self._store = store = Store(database)
        self.chat, self.notes = Chat(store, clock), Notes(store, clock)
        self._listeners = Listeners(self._store, self.chat.tell)
        self._computers = ComputerPlayers(load_player, self._look, self._take, thinking)
        self._hints = Hints(self._computers.think, self._listeners.nudge)
        self.patience, self.memory = allowance.patience, CacheMemory(allowance.memory)
        self._known = known = KnownTables(
            store, self._listeners, shelf, clock, self._changed, self.patience, self.memory
        )
        self.deals, self.archive = SharedDeals(self._known), Archive(store, clock, allowance.idle)
        self.learning = Learning(store, known, shelf, self._computers.think, self.memory, clock)
        self.elsewhere = Elsewhere(self._known, self._hints, self.learning.analyses)
        self.studies = Studies(store, self._known, shelf, clock, self.memory, allowance)
        self.outbox = Outbox(store, self._known, clock, self.patience)
        super().__init__(
            store, self._known, clock, shelf, load_player, thinking.longest, secrets, allowance
        )
        rounds = TablesOfRounds(
            self.open_new, self.join, allowance.check_name, self.deals.reveal, self._call_off
        )
        self.tournaments = Tournaments(self._store, rounds, shelf, clock)
        self.upkeep = Upkeep(self.tournaments, self.outbox, self.guests, clock)
        self.administration = Administration(self._store, self._known, self.guests, shelf, clock)

    def prepare(self) -> None:
        """Create the database's schema, or bring it up to date, before serving.

        Raises:
            NotNow: `database/unavailable`, with the database's message.
        """
        self._store.prepare()

    async def check(self) -> None:
        """Raise unless the database can be used.

        Raises:
            NotNow: `database/unavailable`, `database/newer`, `database/older`.
        """
        await self._store.check()

    def workload(self) -> Workload:
        """Return figures of this process's past and pending work; any thread may call it."""
        known, store, thoughts = self._known, self._store, self._computers.thoughts
        archived, pace = self.archive.archived, known.pace.per_second(time.monotonic())
        return Workload(
            len(known), archived, *thoughts, known.decided, store.stored, store.failures,
            self.memory.sizes, self.memory.limit, pace,
        )  # fmt: skip

    async def __aenter__(self) -> Self:
        await self._store.start()
        self.archive.begin()
        self.learning.begin()
        self.upkeep.regularly.begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        for part in (
            self.upkeep.regularly, self.learning, self.archive, self.deals, self.tournaments,
            self._hints, self._computers, self._known, self._listeners, self._store,
        ):  # fmt: skip
            await part.close()

    async def act(
        self,
        table: str,
        token: str,
        action: str | int | Sequence[str | int],
        decision: int,
        *,
        key: str,
    ) -> Receipt:
        """Take an action, or each of a list, all or none, up to one that reveals something.

        Args:
            table: its id.
            token: of the seat.
            action: its text or its number, or a list of those.
            decision: the decision it answers, from the seat's `TableView`.
            key: the same key again changes nothing and gives the same receipt.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`, `action/illegal`, `command/key-used`.
            Unreadable: `action/unreadable`, `action/list`.
            NotNow: `decision/stale`, `match/not-your-turn`, `match/over`.
        """
        return await self._known.submit(
            table, key, lambda now: act_command(player(now, token), action, decision)
        )

    async def undo(self, table: str, token: str, number: int, *, key: str) -> Receipt:
        """Undo your own action and everything that followed, or ask the others for permission.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
            NotNow: `match/over`, `undo/nothing`, `undo/asked`, `decision/stale`.
        """
        return await self._known.submit(table, key, lambda now: Undo(player(now, token), number))

    async def answer_undo(
        self, table: str, token: str, number: int, agree: bool, *, key: str
    ) -> Receipt:
        """Agree that action `number` is undone, or refuse; an asker who refuses withdraws.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
            NotNow: `undo/not-asked`.
        """
        return await self._known.submit(
            table, key, lambda now: AnswerUndo(player(now, token), number, agree)
        )

    async def continue_without(
        self, table: str, token: str, late: int, how: str, *, key: str
    ) -> Receipt:
        """Choose how to continue although a player's time is up.

        Args:
            table: its id.
            token: of the seat that chooses.
            late: the seat whose time is up.
            how: `wait` gives more time, `computer NAME` lets a computer player act until the person
                returns, `end` ends the match without a result once everyone there wants it.
            key: the same key again changes nothing and gives the same receipt.

        Raises:
            Unknown: `table/unknown`, `player/unknown`, `player/network`.
            Illegal: `seat/not-yours`, `time/own`, `table/plan`, `player/slow`.
            NotNow: `match/over`, `time/not-up`, `seat/lent`.
            Unreadable: `player/setting`.
        """
        if how not in (WAIT, END):
            game = (await self._known.table(table)).match.game
            for name in sitters.computers([sitters.parse_sitter(how)]).values():
                await asyncio.to_thread(self._check_player, name, game)
        return await self._known.submit(table, key, lambda now: GoOn(player(now, token), late, how))

    async def return_to_seat(self, table: str, token: str, *, key: str) -> Receipt:
        """Return to a seat that a stand-in plays.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
            NotNow: `match/over`, `seat/not-lent`.
        """
        return await self._known.submit(table, key, lambda now: TakeSeatBack(player(now, token)))

    async def pause(self, table: str, token: str, wish: str, *, key: str) -> Receipt:
        """Ask for a pause, answer a request, or end a pause, at a table with clocks.

        Args:
            table: its id.
            token: of the seat.
            wish: `ask`, `agree`, `refuse` (the asker withdraws) or `end`.
            key: the same key again changes nothing and gives the same receipt.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`, `pause/no-clock`.
            Unreadable: `pause/wish`.
            NotNow: `match/over`, `seat/lent`, `table/gathering`, `pause/on`, `pause/asked`,
                `pause/not-asked`, `pause/not-on`.
        """
        return await self._known.submit(table, key, lambda now: Pause(player(now, token), wish))

    async def hint(
        self, table: str, token: str, decision: int, *, elsewhere: bool = False
    ) -> AskedHint:
        """Start a hint once the game is compiled; its seat sees it while the decision is open.

        With `elsewhere`, the server first waits for the findings of the visitor's own device. It
        raises what `Elsewhere.begin_hint` raises.
        """
        now = await self._known.table(table)
        check_plays(now, seat := player(now, token))
        return self._hints.ask(table, now, seat, decision, elsewhere=elsewhere)

    async def analyse(self, table: str) -> AskedAnalysis:
        """Return the analysis of a finished match, complete or not; raises as `Analyses.ask`."""
        return self.learning.analyses.ask(table, await self._known.table(table))

    async def seat(self, table: str, token: str) -> int:
        """Return the seat that a token is for.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
        """
        return (await self._known.table(table)).owner(token)

    async def invited_seat(self, table: str, invitation: str) -> int:
        """Return the seat that an invitation is for, taken or not.

        Raises:
            Unknown: `table/unknown`, `seat/invitation`.
        """
        return (await self._known.table(table)).invited_seat(invitation)

    async def view(
        self,
        table: str,
        token: str | None = None,
        *,
        seat: int | None = None,
        at: int | None = None,
        moment: int | None = None,
    ) -> TableView:
        """Return a view of a table.

        Args:
            table: its id.
            token: of the seat that looks; without one, a spectator looks.
            seat: look as this seat instead, or as `SPECTATOR`; only after the end.
            at: the step to show, 0 (the set-up) to `TableView.last`; by default the last.
            moment: show the step at this moment, as `moment` counts them.

        Raises:
            Unknown: `table/unknown`, `table/step`, `table/seat`.
            Illegal: `seat/not-yours`.
            NotNow: `table/not-over` (another seat's view while the match runs), `table/sealed`.
        """
        now = await self._known.table(table)
        looks = _viewer(now, token)
        if seat is not None and seat != looks:
            looks = other_seat(now, seat)
        if moment is not None:
            at = step_at(now, looks, moment)
        seen = view_table(now, table, looks, at)
        return seen if at is not None else with_hint(seen, self._hints.get(table, now, looks))

    async def transcript(self, table: str) -> Transcript:
        """Return the finished match with everything in it, and the proof of its dice.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `table/not-over`.
        """

        def entries(logs: Logs) -> Sequence[Entry]:
            logs.head(table)  # raises if there is none
            return logs.log(table).entries

        check_id(table)
        return scoresheet.transcript(scoresheet.add_up(await self._store.read(entries)))

    async def game(self, table: str) -> str:
        """Return the name of the game at a table; raises `Unknown` (`table/unknown`)."""
        check_id(table)
        return (await self._store.read(lambda logs: logs.head(table))).game

    async def is_running(self, table: str) -> bool:
        """Return whether the match at a table is running; raises `Unknown` (`table/unknown`)."""
        known = await self._known.look(table)
        return known.table.sheet.finished is None

    async def summaries(self, tokens: Mapping[str, Sequence[str]]) -> list[Summary]:
        """Return the newest of these tables, the newest first; unknown ids are left out.

        Args:
            tokens: for each table the token of the seat that looks, or the empty string; then those
                of the other seats on the same device.
        """
        found = await self._store.read(lambda logs: list_tables(logs, tokens))
        return [await self._summary(one, tokens[one.head.id]) for one in found]

    async def _summary(self, one: Listed, tokens: Sequence[str]) -> Summary:
        table = None
        if one.sheet is not None and not one.sheet.finished:
            table = await self._playable(one.head.id, one.sheet.length)
        return one.summary(table, tokens)

    async def _playable(self, table: str, length: int) -> Table | None:
        """Return the current table; None if it can't continue, without its game or its rules."""
        try:
            known = await self._known.table(table, at_least=length)
            return known.at_moment(self.clock(), self.patience)
        except SerenissimaError as error:
            LOG.warning("table cannot be played", table=table, code=error.code)
            return None

    @asynccontextmanager
    async def watch(
        self, table: str, token: str | None = None, shown: Shown = NOTHING
    ) -> AsyncIterator[SeatListener]:
        """Yield a listener, which yields a view each time the viewer notices something new.

        The first view comes at once, unless the viewer has already been `shown` everything. Several
        entries may share a view; an entry that the seat of the `token` (a spectator without one)
        can't notice causes none.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`, at once or as soon as its person has left.
            NotNow: `table/sealed`.
        """
        async with self._listeners.watch(table) as listener:
            who = await self._met(listener, table, token, shown)

            async def look(length: int) -> tuple[Table, Hint | None]:
                now = await self._known.table(table, at_least=length)
                if token is not None:
                    viewer(now, token)  # people who have left no longer see the seat
                return now, self._hints.get(table, now, who.seat)

            yield SeatListener(listener, table, who, shown, look)

    async def _met(
        self, listener: TableListener, table: str, token: str | None, shown: Shown
    ) -> Viewer:
        """Return the viewer of a token, and whether that viewer has seen everything.

        A table without news is not folded, unless computer players must continue there.
        """
        settled = shown.seq and shown.hinted != THOUGHT
        glance = await self._known.glance(table) if settled else None
        sheet = glance.sheet() if glance is not None else None
        if glance is not None and sheet and not (sheet.computers or sheet.settings.twins):
            looks = SPECTATOR if token is None else sheet.viewing_seat(token)
            if looks is not None and glance.is_all(looks, shown.seq):
                listener.knows(glance.length)
                return Viewer(looks, sheet.people, True)
        now = await self._known.table(table)  # informs every listener
        seat = _viewer(now, token)
        all_ = Shown(now.noticed_count(seat), how_far(self._hints.get(table, now, seat)))
        return Viewer(seat, now.sheet.people, not shown.lacks(all_))

    def _changed(self, table_id: str, table: Table, by_others: bool) -> None:
        """Continue a changed table's tournament and computer players, and drop its old hints."""
        self.deals.notice(table_id, table)
        self.tournaments.notice(table_id, table)
        self._hints.drop_stale(table_id, table)
        self._computers.wake(table_id, table, by_others)

    async def _call_off(self, table: str, seat: int) -> Receipt:
        """End an abandoned match, as the person at this seat wants."""
        return await self._known.submit(table, "called off", lambda _: CallOff(seat))

    async def _look(self, table: str) -> tuple[Table, str]:
        """Return a table and its secret, for its computer players."""
        known = await self._known.look(table)
        return known.table, known.secret

    async def _take(self, table: str, key: str, proposal: Proposal) -> Receipt:
        """Carry out a computer player's proposal."""
        return await self._known.submit(table, key, proposal.command, proposal.decide)


def _viewer(table: Table, token: str | None) -> int:
    """Return the seat whose view a token gives; without one, a spectator's, if allowed."""
    if token is None:
        check_open(table.sheet)
        return SPECTATOR
    return viewer(table, token)
