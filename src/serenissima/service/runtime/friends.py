"""Friends of one database: guests who both want to find each other here.

    await tables.friends.ask(anna.id, table, seat, "Bernd")     # the person at a seat, if named so
    circle = await tables.friends.circle(bernd.id)              # friends, and who asks
    await tables.friends.accept(bernd.id, circle.askers[0].mark)
    secret = await tables.friends.make_link(anna.id)            # for someone who isn't here

Guests who ask can't find out whether the other has declined, blocks them, or exists.
"""

from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret, new_secret
from serenissima.service.refusals import FRIEND_LINK, FRIEND_TOO_MANY, SEAT_NO_GUEST
from serenissima.service.runtime.inviting import Inviting, Take
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.store.accounts import AccountBook
from serenissima.service.store.friends import ASKED, DECLINED, FRIEND, Friend, FriendBook
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.logs import Logs
from serenissima.service.store.profiles import Profile, ProfileBook
from serenissima.service.store.sitting import sitting
from serenissima.service.store.store import Store

LINK_LASTS = 7 * 24 * 3600.0  # seconds
ONLINE = 75.0  # seconds after the last sign of an open page
NOTED = 20.0  # seconds between two such signs that are stored
MOST_FRIENDS = 200  # and requests, of a guest


@dataclass(frozen=True)
class Circle:
    """The people around a guest.

    Attributes:
        friends: their friends, those who are online first.
        online: the marks of the friends who are online.
        askers: those who want to become friends.
        asked: name and mark of those whom the guest has asked at a table; declined or not.
        hidden: whether friends don't see when the guest is online.
    """

    friends: tuple[Friend, ...]
    online: frozenset[str]
    askers: tuple[Friend, ...]
    asked: tuple[tuple[str, str], ...]
    hidden: bool


class Friends:
    """The friends in one database.

    Args:
        store: the database.
        known: its tables.
        join, sit: seat a guest; see `Inviting`.
        clock: seconds since 1970.

    Attributes:
        inviting: their invitations to seats.
    """

    def __init__(
        self, store: Store, known: KnownTables, join: Take, sit: Take, clock: Callable[[], float]
    ) -> None:
        self._store, self._clock = store, clock
        self.inviting = Inviting(store, known, join, sit, clock)

    async def ask(self, guest: str, table: str, seat: int, name: str) -> None:
        """Ask the person at a seat, if they have this name, to become friends.

        Raises:
            Unknown: `table/unknown`; `seat/no-guest`: they are known only by the link of their
                seat.
            NotNow: `seat/changed`: another person sits there now; `friend/too-many`.
        """
        now = self._clock()

        def change(connection: sa.Connection) -> None:
            other = sitting(connection, table, seat)
            other.check(name)
            if not other.guest:
                raise SEAT_NO_GUEST(text=seat)
            _check_room(connection, guest)
            FriendBook(connection).ask(guest, other.guest, other.name, now)

        await self._store.ensure(change)

    async def ask_login(self, guest: str, login: str) -> None:
        """Ask the guest with this sign-in name, if there is one; raise `friend/too-many`."""
        now = self._clock()

        def change(connection: sa.Connection) -> None:
            _check_room(connection, guest)
            if account := AccountBook(connection).by_login(login):
                FriendBook(connection).ask(guest, account.guest, "", now)

        await self._store.ensure(change)

    async def accept(self, guest: str, mark: str) -> None:
        """Become friends with someone who asks, by their mark; do nothing if they don't."""
        now = self._clock()

        def change(connection: sa.Connection) -> None:
            if asker := _marked(FriendBook(connection).askers(guest), mark):
                FriendBook(connection).join(guest, asker, now)

        await self._store.ensure(change)

    async def decline(self, guest: str, mark: str) -> None:
        """Decline someone's request by their mark; they are not told."""

        def change(connection: sa.Connection) -> None:
            if asker := _marked(FriendBook(connection).askers(guest), mark):
                FriendBook(connection).decline(guest, asker)

        await self._store.change(change)

    async def remove(self, guest: str, mark: str) -> None:
        """End a friendship, or withdraw a request, by the other's mark."""

        def change(connection: sa.Connection) -> None:
            book = FriendBook(connection)
            if friend := _marked(book.friends(guest), mark):
                book.part(guest, friend)
            for other, _, own in book.list_asked(guest):
                if own == mark:
                    book.withdraw(guest, other)

        await self._store.change(change)

    async def circle(self, guest: str) -> Circle:
        """Return the people around a guest."""
        now = self._clock()

        def ask(logs: Logs) -> Circle:
            book = FriendBook(logs.connection)
            found = sorted(book.friends(guest), key=lambda one: now - one.seen > ONLINE)
            return Circle(
                friends=tuple(found),
                online=frozenset(one.mark for one in found if now - one.seen <= ONLINE),
                askers=tuple(book.askers(guest)),
                asked=tuple((name, mark) for _, name, mark in book.list_asked(guest)),
                hidden=ProfileBook(logs.connection).of(guest).hidden,
            )

        return await self._store.read(ask)

    async def states_at(self, guest: str, table: str) -> dict[int, str]:
        """Return, by seat, whether a guest has asked the person there or is their friend."""

        def ask(logs: Logs) -> dict[int, str]:
            states = FriendBook(logs.connection).states(guest)
            held = GuestBook(logs.connection).seats_at(table)
            return {
                one.seat: _shown(states.get(one.guest, "")) for one in held if one.guest != guest
            }

        return await self._store.read(ask)

    # -- links --------------------------------------------------------------------------------

    async def make_link(self, guest: str) -> str:
        """Return the secret of a link with which others become a guest's friends.

        An earlier one becomes void.
        """
        secret, until = new_secret(), self._clock() + LINK_LASTS
        kept = hash_secret(secret)
        await self._store.ensure(lambda c: FriendBook(c).offer(guest, kept, until))
        return secret

    async def by_link(self, secret: str) -> tuple[str, str, str]:
        """Return id, name and portrait of the guest of a link; raise `Unknown` (`friend/link`)."""
        now, kept = self._clock(), hash_secret(secret)
        found = await self._store.read(lambda logs: FriendBook(logs.connection).by_link(kept, now))
        if found is None:
            raise FRIEND_LINK()
        return found

    async def follow(self, guest: str, secret: str) -> None:
        """Make a guest and the guest of a link friends, unless one of them blocks the other.

        Raises:
            Unknown: `friend/link`.
            NotNow: `friend/too-many`.
        """
        other, _, _ = await self.by_link(secret)
        now = self._clock()

        def change(connection: sa.Connection) -> None:
            _check_room(connection, guest)
            FriendBook(connection).join(guest, other, now)

        await self._store.ensure(change)

    # -- what friends see ---------------------------------------------------------------------

    async def note_open_page(self, guest: str) -> None:
        """Note that a guest has a page open, if they have friends and don't hide it."""
        now = self._clock()

        def ask(logs: Logs) -> bool:
            known = ProfileBook(logs.connection).of(guest)
            if known.hidden or abs(now - known.seen) < NOTED:
                return False
            return FRIEND in FriendBook(logs.connection).states(guest).values()

        if await self._store.read(ask):
            await self._store.ensure(lambda c: ProfileBook(c).change(guest, seen=now))

    async def hide(self, guest: str, hidden: bool) -> None:
        """Set whether friends don't see when a guest is online."""
        await self._store.ensure(lambda c: ProfileBook(c).change(guest, hidden=hidden, seen=0.0))

    async def profile(self, guest: str) -> Profile:
        """Return what a guest shows of themselves."""
        return await self._store.read(lambda logs: ProfileBook(logs.connection).of(guest))

    async def choose_portrait(self, guest: str, portrait: str) -> None:
        """Set the portrait of a guest; empty for none."""
        await self._store.ensure(lambda c: ProfileBook(c).change(guest, portrait=portrait))

    async def choose_colour(self, guest: str, colour: int) -> None:
        """Set the colour that a guest wants their seats to have, by its number; -1 for any."""
        await self._store.ensure(lambda c: ProfileBook(c).change(guest, colour=colour))

    async def looks_at(self, table: str) -> tuple[dict[int, str], list[tuple[int, int]]]:
        """Return the portraits of guests at a table, by seat; and seats with wanted colours.

        The colours come in the order in which the guests have sat down.
        """

        def ask(logs: Logs) -> tuple[dict[int, str], list[tuple[int, int]]]:
            book = ProfileBook(logs.connection)
            return book.portraits_at(table), book.colours_at(table)

        return await self._store.read(ask)


def _shown(state: str) -> str:
    """Return a state as the asker may see it: declined requests look like waiting ones."""
    return ASKED if state == DECLINED else state


def _check_room(connection: sa.Connection, guest: str) -> None:
    if FriendBook(connection).count(guest) >= MOST_FRIENDS:
        raise FRIEND_TOO_MANY(hint=f"at most {MOST_FRIENDS}", limit=MOST_FRIENDS)


def _marked(among: list[Friend], mark: str) -> str:
    """Return the id of the guest with a mark; empty if it is none of these."""
    return next((one.id for one in among if one.mark == mark), "")
