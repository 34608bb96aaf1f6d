"""Seating at the tables of one database: open a table, join it, play again."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from serenissima import players
from serenissima.fairplay import secrets as fair
from serenissima.kernel.errors import NotNow, SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core import sitters
from serenissima.service.core.commands import Join, PlayAgain, check_key, mark
from serenissima.service.core.deciding import Verdict
from serenissima.service.core.entries import ProgramAllowed
from serenissima.service.core.from_file import read_table
from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.in_position import PositionBeginning
from serenissima.service.core.leaving import Leave
from serenissima.service.core.opening import (
    Beginning,
    NewTable,
    Opening,
    check_companions,
    own_seat,
    table_id,
)
from serenissima.service.core.programs import AllowProgram, EndProgram
from serenissima.service.core.rematch import next_match
from serenissima.service.core.scoresheet import SHOWN, Program, Scoresheet
from serenissima.service.core.sitters import Sitter
from serenissima.service.core.table import Table
from serenissima.service.core.table_settings import USUAL_SETTINGS, TableSettings
from serenissima.service.refusals import SEAT_NOT_YOURS, TABLE_REMATCH
from serenissima.service.runtime.accounts import Accounts
from serenissima.service.runtime.addresses import Addresses
from serenissima.service.runtime.admins import Admins
from serenissima.service.runtime.admission import Admission
from serenissima.service.runtime.allowance import GENEROUS, Allowance
from serenissima.service.runtime.clubs import Clubs
from serenissima.service.runtime.computers import Load
from serenissima.service.runtime.friends import Friends
from serenissima.service.runtime.gathering import Gathering, OpenTables
from serenissima.service.runtime.guests import Guests
from serenissima.service.runtime.identities import Identities
from serenissima.service.runtime.known_tables import KnownTables, Receipt, Wanted
from serenissima.service.runtime.passkeys import Passkeys
from serenissima.service.runtime.ratings import Ratings
from serenissima.service.runtime.recovery import Recovery
from serenissima.service.runtime.safety import Safety
from serenissima.service.runtime.site import Site
from serenissima.service.runtime.tries import Tries
from serenissima.service.runtime.watching import PublicMatches
from serenissima.service.store.logs import Head
from serenissima.service.store.store import Store


@dataclass(frozen=True)
class Seated(Receipt):
    """A seat was taken; its owner acts with the `token`."""

    token: str


@dataclass(frozen=True)
class Allowed(Receipt):
    """A program was given access: the `id` of its token, and the `token`."""

    id: str
    token: str


class Seating:
    """How people get to the tables of one database; `Tables` adds play.

    Args:
        store: the database.
        known, clock: its tables, and seconds since 1970.
        shelf, load_player: return a game and a computer player by their names.
        longest_thought: seconds that a computer player may think.
        secrets: makes the secret of each new table, the source of its dice.
        allowance: the host's limits.

    Attributes:
        guests: the guests of this server, and the seats that they hold.
        accounts: their accounts.
        tries: counts of password tries.
        recovery, passkeys: their ways to sign in without the password.
        ratings: the results and ratings of their matches.
        friends, clubs, safety: their friends and clubs; their blocks, and the host's bans.
        admins: those among them whom the host lets administer the server.
        watching, site: running matches that anyone may watch; the host's own words.
    """

    def __init__(
        self,
        store: Store,
        known: KnownTables,
        clock: Callable[[], float],
        shelf: Callable[[str], Game],
        load_player: Load,
        longest_thought: float,
        secrets: Callable[[], str],
        allowance: Allowance = GENEROUS,
    ) -> None:
        self._known, self.clock, self._shelf = known, clock, shelf
        self._store, self._allowance = store, allowance
        self._open_tables, self.watching = OpenTables(store, clock), PublicMatches(store, clock)
        self._load_player, self._longest_thought = load_player, longest_thought
        self._secrets, self.ratings = secrets, Ratings(store, clock, shelf)
        self.guests = Guests(store, clock, allowance.check_name)
        self.accounts, self.tries = Accounts(store, self.guests, clock), Tries(store, clock)
        self.recovery = Recovery(store, self.accounts, clock)
        self.addresses = Addresses(store, self.accounts, clock)
        self.passkeys, self.safety = Passkeys(store, clock), Safety(store, clock)
        self.admins, self.site = Admins(store, clock), Site(store, self.accounts, clock)
        self.admission = Admission(known)
        self.friends = Friends(store, known, self.join, self.sit, clock)
        self.clubs = Clubs(store, self.friends.inviting, clock, allowance.check_name)
        self.identities = Identities(store, clock, allowance.check_name)

    async def open(
        self,
        game: str,
        plan: Sequence[Sitter],
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = None,
        name: str = "",
        companions: Mapping[int, str] | None = None,
        settings: TableSettings = USUAL_SETTINGS,
        begun: tuple[str, int] | PositionBeginning | None = None,
        key: str | None = None,
        guest: str = "",
    ) -> Opening:
        """Open a table.

        Args:
            game, options: its name on the shelf, and options that differ from the defaults.
            plan: for each seat `Person()` or `Computer(NAME)`, like `Computer("ismcts:2000")`.
            seat, name: the opener's; without a seat the first person's, without both none.
            companions: the names, by seat, of others on the opener's device.
            settings: of the table.
            begun: the id of a finished table, whose match is played on, and after how many of its
                actions; then the options are those of that match, too. Or a position.
            key, guest: a random key, the same gives the same table; the id of the guest who holds
            the seat.

        Raises:
            Unknown: `game/unknown`, `player/unknown`, `time/zone`, `table/unknown`, `table/step`.
            Illegal: `match/seats`, `option/name`, `option/value`, `option/retired`, `table/plan`,
                `seat/name`, `player/slow`, `command/key-used`, `time/range`.
            Unreadable: `player/setting`, `command/key`, `time/unreadable`.
            NotNow: `table/not-over`: the match that `begun` names still runs.
        """
        plan, others, chosen = tuple(plan), dict(companions or {}), dict(options or {})
        check_companions(plan, seat := own_seat(plan, seat, name), others)
        beginning = await self.beginning(game, *begun) if isinstance(begun, tuple) else begun
        new = NewTable(game, plan, chosen, seat, name, others, settings=settings, begun=beginning)
        return await self.open_new(new, key, guest)

    async def beginning(self, game: str, table: str, actions: int) -> Beginning:
        """Return the beginning of a finished match of a game; raises as `Beginning.of` does."""
        return Beginning.of(game, table, (await self._known.table(table)).sheet, actions)

    async def learn(
        self, game: str, lesson: str, name: str, *, key: str, guest: str = ""
    ) -> Opening:
        """Open a table for a lesson; the same key again gives the same table.

        Raises:
            Unknown: `game/unknown`, `lesson/unknown`.
            Illegal: `seat/name`, `command/key-used`.
            Unreadable: `command/key`.
        """
        check_key(key)
        return await self.open_new(NewTable.of_lesson(self._shelf(game), lesson, name), key, guest)

    async def open_file(self, text: str, *, key: str) -> str:
        """Open a table that replays the match of a match file; return its id.

        Anyone may see each seat's view. The same key again gives the same table.

        Raises:
            Unknown: `game/unknown`.
            Unreadable: `match/format`, `match/line`, `command/key`; as `replay`.
            Illegal: as `replay` and `fairplay.proof.check`; `seat/name`, `command/key-used`.
        """
        check_key(key)
        opening, at = Opening(table_id(key)), self.clock()
        await self._allowance.check_room(self._store, opening.table)
        transcript, verdict = await asyncio.to_thread(
            read_table, text, self._shelf, self._load_player
        )
        secret = transcript.proof.secret if transcript.proof else self._secrets()
        head = Head(opening.table, transcript.game, secret, at)
        await self._known.add(
            head, verdict, mark(SPECTATOR, key, f"File({fair.hash_secret(text)})")
        )
        return opening.table

    async def open_new(self, wanted: NewTable, key: str | None, guest: str = "") -> Opening:
        """Open a table from a complete description; raises as `open` does."""
        check_key(key := fair.new_secret() if key is None else key)
        opening, secret = wanted.opening(key), wanted.secret or self._secrets()
        at = self.clock()
        self._allowance.check_name(wanted.name, *wanted.companions.values())
        await self._allowance.check_room(self._store, opening.table)
        opened = await asyncio.to_thread(self._open, wanted, opening, secret, at)
        head = Head(opening.table, wanted.game, secret, at)
        await self._known.add(head, opened, mark(SPECTATOR, key, wanted.fingerprint), guest)
        if wanted.settings.public:
            self._open_tables.forget()
        return opening

    def _open(self, wanted: NewTable, opening: Opening, secret: str, at: float) -> Verdict:
        """Return the table and its first entries; may take seconds."""
        for name in sitters.computers(wanted.plan).values():
            self._check_player(name, self._shelf(wanted.game))
        return wanted.decide(self._shelf(wanted.game), opening, secret, at)

    def _check_player(self, name: str, game: Game) -> None:
        """Raise unless the computer player exists, plays the game, and is not too slow here."""
        players.check_wait(player := self._load_player(name), self._longest_thought)
        players.check_plays(player, game)

    async def join(
        self,
        table: str,
        invitation: str,
        name: str,
        *,
        key: str,
        seat: int | None = None,
        guest: str = "",
    ) -> Seated:
        """Take the seat that an invitation is for; the same key again gives the same token.

        `seat`: another seat with an invitation, whose invitation then leads to the seat left over.
        `guest`: the id of the guest who holds the seat from now on, or empty.

        Raises:
            Unknown: `table/unknown`, `table/seat`, `seat/invitation`.
            NotNow: `seat/taken`.
            Illegal: `table/private`: that seat has no invitation; `seat/name`.
            Unreadable: `command/key`.
        """
        self._allowance.check_name(name)
        check_key(key)
        token = fair.derive_token(invitation, key)

        def wanted(now: Table) -> Join:
            invited = now.invited_seat(invitation)
            chosen = invited if seat is None else now.check_seat(seat)
            return Join(chosen, name, fair.hash_secret(token), invited)

        receipt = await self._seat(table, key, wanted, guest)
        return Seated(receipt.table, receipt.seat, receipt._after, token)

    async def promised_seats(self, table: str) -> tuple[int, ...]:
        """Return the free seats with invitations; raises `Unknown` (`table/unknown`)."""
        return (await self._known.table(table)).promised_seats

    async def sit(self, table: str, seat: int, name: str, *, key: str, guest: str = "") -> Seated:
        """Take a seat that anyone may take; the same key again gives the same token.

        Raises:
            Unknown: `table/unknown`, `table/seat`.
            NotNow: `seat/taken`.
            Illegal: `table/private`, `seat/name`; `seat/declined`: a player there blocks the guest.
            Unreadable: `command/key`.
        """
        self._allowance.check_name(name)
        check_key(key)
        token = fair.derive_token(key, "sit", table, seat)

        def wanted(now: Table) -> Join:
            return Join(now.open_seat(seat), name, fair.hash_secret(token))

        receipt = await self._seat(table, key, wanted, guest, freely=True)
        return Seated(receipt.table, receipt.seat, receipt._after, token)

    async def leave(self, table: str, token: str) -> Receipt:
        """Leave the table, which frees the seat and voids the token.

        A second request gets the same receipt.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
            NotNow: `table/begun`.
        """

        def wanted(now: Table) -> Leave:
            left = now.sheet.departed_seat(token)
            return Leave(now.owner(token) if left is None else left)

        return await self._seat(table, fair.derive_token(token, "leave"), wanted)

    async def _seat(
        self, table: str, key: str, wanted: Wanted, guest: str = "", *, freely: bool = False
    ) -> Receipt:
        """Carry out a command that changes a table's players."""
        receipt = await self._known.submit(table, key, wanted, guest=guest, freely=freely)
        if receipt._after.sheet.settings.public:
            self._open_tables.forget()
        return receipt

    async def programs(self, table: str, token: str) -> tuple[Program, ...]:
        """Return the programs to which a seat's owner has given access.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
        """
        now = await self._known.table(table)
        return now.sheet.programs_of(now.owner(token))

    async def programs_since(self, table: str) -> dict[str, float]:
        """Return when each program of a table got access, in seconds since 1970, by token id."""
        log = await self._store.read(lambda logs: logs.log(table))
        return {
            entry.key[:SHOWN]: at
            for entry, at in zip(log.entries, log.times, strict=True)
            if isinstance(entry, ProgramAllowed)
        }

    async def allow(self, table: str, token: str, name: str, scope: str, *, key: str) -> Allowed:
        """Let a program watch (`watch`) or play (`play`) with a seat; only its owner can.

        The same key again gives the same token.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`, `seat/name`, `command/key-used`.
            Unreadable: `command/key`, `token/scope-unknown`.
            NotNow: `token/too-many`.
        """
        check_key(key)
        made = fair.derive_token(token, "program", key)
        wanted = fair.hash_secret(made)
        done = await self._known.submit(
            table, key, lambda now: AllowProgram(now.owner(token), name, scope, wanted)
        )
        short = wanted[:SHOWN]
        return Allowed(done.table, done.seat, done._after, short, made, repeated=done.repeated)

    async def end(self, table: str, token: str, program: str) -> Receipt:
        """Revoke a program's token, by its id; once revoked, this changes nothing.

        Raises:
            Unknown: `table/unknown`, `token/unknown`.
            Illegal: `seat/not-yours`.
        """
        key = fair.derive_token(token, "end", program)
        return await self._known.submit(
            table, key, lambda now: EndProgram(now.owner(token), program)
        )

    async def gathering(self) -> list[Gathering]:
        """Return the newest open tables, the newest first."""
        return await self._open_tables.now()

    async def play_again(self, table: str, token: str) -> Seated:
        """Take a seat in another match with the same people, whoever asked for it first.

        Everyone reaches the same new table with their own token; all move up by one seat.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`, `seat/name`, `player/slow`, `guest/barred`.
            NotNow: `table/not-over`; `seat/taken`: another person has been let in there.
        """
        now = await self._known.table(table)
        seat, told = now.owner(token), now.sheet.rematch
        if held := (await self.guests.at(table)).get(seat):
            await self.safety.check(held.guest)
        new = told.table if told else await self._open_next(table, token, now)
        guest, name = held.guest if held else "", now.sheet.people[seat]
        if isinstance(token, fair.Proven) and (there := await self._held(new, guest)):
            return there
        key = _coming((await self._known.table(new)).sheet, token, new)
        try:
            return await self.join(new, token, name, key=key, guest=guest)
        except NotNow:  # from another device of the same guest
            if there := await self._held(new, guest):
                return there
            raise

    async def play_again_together(self, table: str, tokens: Sequence[str]) -> list[Seated]:
        """Seat all who share a device in another match, unless one of them may not play.

        Raises as `play_again`; if one of them is banned, none is seated.
        """
        now, held = await self._known.table(table), await self.guests.at(table)
        for seat in map(now.owner, tokens):
            if seat in held:
                await self.safety.check(held[seat].guest)
        return [await self.play_again(table, one) for one in tokens]

    async def hold(self, table: str, token: str, guest: str) -> bool:
        """Let a guest hold a seat whose token they have; return whether no other guest holds it.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`.
        """
        seat, sitting = await self.sitting(table, token)
        return await self.guests.hold(table, seat, guest, sitting)

    async def sitting(self, table: str, token: str) -> tuple[int, str]:
        """Return the seat of a token, and the key with which it was taken; raises as `hold`."""
        sheet = (await self._known.table(table)).sheet
        seat = sheet.owner(token)
        if seat is None or isinstance(token, fair.Proven):
            raise SEAT_NOT_YOURS()
        return seat, sheet.keys[seat]

    async def welcome_seated(
        self, name: str, tokens: Mapping[str, str], *, key: str, label: str = ""
    ) -> tuple[KnownGuest, str] | None:
        """Return a new guest who holds the seats of these tokens, by table, and the cookie.

        None, and no guest, if other guests hold them all; as `Guests.welcome` otherwise.
        """
        seats: list[tuple[str, int, str]] = []
        for table, token in tokens.items():
            with suppress(SerenissimaError):  # gone, or of a version that cannot be read
                seats.append((table, *await self.sitting(table, token)))
        return await self.guests.welcome_seated(name, seats, key=key, label=label)

    async def _held(self, table: str, guest: str) -> Seated | None:
        """Return the seat that a guest holds at a table, if there is one."""
        for held in (await self.guests.at(table)).values():
            if held.guest == guest:
                now = await self._known.table(table)
                return Seated(table, held.seat, now, fair.Proven(held.sitting))
        return None

    async def _open_next(self, table: str, token: str, now: Table) -> str:
        """Open the next match's table, unless it is open, and announce it at this one."""
        match = next_match(now, table, self._shelf(now.game.meta.name))
        new = (await self.open_new(match.table, match.key)).table
        try:
            await self._known.submit(
                table,
                fair.derive_token(token, "again"),
                lambda now: PlayAgain(now.owner(token), new),
            )
        except NotNow as refusal:
            if not refusal.is_any(TABLE_REMATCH):
                raise
        return new


def _coming(sheet: Scoresheet, token: str, new: str) -> str:
    """Return the key with which an old seat's owner joins, or joined, the new table.

    A person who has left may return, with another key. A person who is seated has the key from
    then, however many have left since.
    """
    keys = [fair.derive_token(token, "again", new, left) for left in range(len(sheet.departed) + 1)]
    came = (key for key in keys if sheet.owner(fair.derive_token(token, key)) is not None)
    return next(came, keys[-1])
