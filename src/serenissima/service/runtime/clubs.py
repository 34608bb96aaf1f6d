"""Clubs of one database: guests who play together, with their tables, tournaments and standings.

    club, secret = await tables.clubs.establish(anna.id, "Murano", key="…")
    await tables.clubs.follow(bernd.id, secret)                # by the link
    seen = await tables.clubs.see(club, bernd.id)
    standings = await tables.clubs.standings(club, bernd.id)   # by game

Several people may lead a club. Only members see who belongs to it.
"""

from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.fairplay.secrets import derive_token, hash_secret, new_secret
from serenissima.service.core.commands import check_key
from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.names import settle_name
from serenissima.service.core.opening import table_id
from serenissima.service.core.ratings import Standing, rate, split
from serenissima.service.refusals import (
    CLUB_ENOUGH,
    CLUB_FULL,
    CLUB_LINK,
    CLUB_NOT_YOURS,
    CLUB_UNKNOWN,
    SEAT_INVITATION,
)
from serenissima.service.runtime.inviting import Inviting
from serenissima.service.store.clubs import (
    ASKS,
    BELONGS,
    LEADS,
    MEMBER,
    ClubBook,
    ClubMember,
    StoredClub,
)
from serenissima.service.store.logs import Logs, is_id
from serenissima.service.store.results import results_at
from serenissima.service.store.store import Store

MOST_CLUBS = 20  # of a guest
MOST_MEMBERS = 300
MOST_LISTED = 30  # tables, and tournaments, on the page of a club
MOST_RATED = 2000  # matches
MOST_SHOWN = 200  # clubs, to admins


@dataclass(frozen=True)
class SeenClub:
    """A club as a guest sees it.

    Attributes:
        club: name, address and number of members.
        role: the guest's own; empty without one.
        members: those who lead it first; empty for people who are no members.
        askers: those who ask to join; empty for people who don't lead it.
    """

    club: StoredClub
    role: str
    members: tuple[ClubMember, ...]
    askers: tuple[ClubMember, ...]

    @property
    def belongs(self) -> bool:
        """Whether the guest is a member."""
        return self.role in BELONGS

    @property
    def leads(self) -> bool:
        """Whether the guest leads the club."""
        return self.role == LEADS


@dataclass(frozen=True)
class ClubStanding:
    """A member's standing in matches with other members."""

    member: ClubMember
    standing: Standing


class Clubs:
    """The clubs of one database.

    Args:
        store: the database.
        inviting: seats people at tables.
        clock: seconds since 1970.
        check_name: raises `Illegal` (`seat/name`) for a name that the host doesn't allow.
    """

    def __init__(
        self,
        store: Store,
        inviting: Inviting,
        clock: Callable[[], float],
        check_name: Callable[[str], None],
    ) -> None:
        self._store, self._inviting, self._clock = store, inviting, clock
        self._check_name = check_name

    async def establish(self, guest: str, name: str, *, key: str) -> tuple[str, str]:
        """Found a club that a guest leads; return its id and the secret of the link to join.

        The same key again gives the same club.

        Raises:
            Illegal: `seat/name`.
            Unreadable: `command/key`.
            NotNow: `club/enough`.
        """
        check_key(key)
        id_, secret, at = table_id(f"club {key}"), derive_token(key, "club"), self._clock()
        new = StoredClub(id_, self._settle(name), at, 1)

        def work(connection: sa.Connection) -> None:
            book = ClubBook(connection)
            if book.find(id_) is None:
                _check_room(book, guest)
                book.add(new, hash_secret(secret), guest)

        await self._store.ensure(work)
        return id_, secret

    def _settle(self, name: str) -> str:
        self._check_name(name)
        return settle_name(name, ())

    async def of(self, guest: str) -> list[StoredClub]:
        """Return the clubs of a guest, by name."""
        return await self._store.read(lambda logs: ClubBook(logs.connection).of_guest(guest))

    async def see(self, club: str, guest: str) -> SeenClub:
        """Return a club as a guest sees it; raise `Unknown` (`club/unknown`)."""

        def ask(logs: Logs) -> SeenClub:
            book = ClubBook(logs.connection)
            found, role = _existing(book, club), book.role(club, guest)
            people = book.people(club) if role in BELONGS else []
            members = sorted(people, key=lambda one: one.role != LEADS)
            return SeenClub(
                club=found,
                role=role,
                members=tuple(one for one in members if one.role != ASKS),
                askers=tuple(one for one in people if one.role == ASKS and role == LEADS),
            )

        return await self._store.read(ask)

    # -- joining and leaving ------------------------------------------------------------------

    async def by_link(self, secret: str) -> StoredClub:
        """Return the club of a link to join; raise `Unknown` (`club/link`)."""
        kept = hash_secret(secret)
        found = await self._store.read(lambda logs: ClubBook(logs.connection).by_secret(kept))
        if found is None:
            raise CLUB_LINK()
        return found

    async def follow(self, guest: str, secret: str) -> str:
        """Let a guest join by a link; return the club's id.

        Raises:
            Unknown: `club/link`.
            NotNow: `club/enough`, `club/full`.
        """
        club = (await self.by_link(secret)).id
        await self._put(club, guest, MEMBER)
        return club

    async def ask(self, club: str, guest: str) -> None:
        """Let a guest ask to join; members stay what they are.

        Raises:
            Unknown: `club/unknown`.
            NotNow: `club/enough`, `club/full`.
        """
        await self._put(club, guest, ASKS)

    async def _put(self, club: str, guest: str, role: str) -> None:
        at = self._clock()

        def work(connection: sa.Connection) -> None:
            book = ClubBook(connection)
            found, before = _existing(book, club), book.role(club, guest)
            if before in BELONGS or before == role:
                return
            _check_room(book, guest)
            if found.members >= MOST_MEMBERS:
                raise CLUB_FULL(limit=MOST_MEMBERS)
            book.put(club, guest, role, at)

        await self._store.ensure(work)

    async def leave(self, club: str, guest: str) -> None:
        """Let a guest leave, or ask no longer."""
        await self._store.ensure(lambda c: ClubBook(c).remove(club, guest))

    # -- leading ------------------------------------------------------------------------------

    async def accept(self, club: str, leader: str, mark: str) -> None:
        """Let someone who asks join; raise `club/not-yours`, `club/unknown`."""
        await self._treat(club, leader, mark, MEMBER)

    async def appoint(self, club: str, leader: str, mark: str) -> None:
        """Let a member lead the club, too; raises as `accept`."""
        await self._treat(club, leader, mark, LEADS)

    async def remove(self, club: str, leader: str, mark: str) -> None:
        """Remove a member, or decline someone who asks; raises as `accept`."""
        await self._treat(club, leader, mark, "")

    async def _treat(self, club: str, leader: str, mark: str, role: str) -> None:
        def work(connection: sa.Connection) -> None:
            book = _led(connection, club, leader)
            for one in book.people(club):
                if one.mark == mark and role:
                    book.put(club, one.id, role, 0.0)
                elif one.mark == mark and one.id != leader:
                    book.remove(club, one.id)

        await self._store.change(work)

    async def rename(self, club: str, leader: str, name: str) -> None:
        """Change the name; raise `seat/name`, and as `accept`."""
        shown = self._settle(name)
        await self._store.change(lambda c: _led(c, club, leader).change(club, name=shown))

    async def renew_link(self, club: str, leader: str) -> str:
        """Return the secret of a new link to join, which voids the old one; raises as `accept`."""
        secret = new_secret()
        kept = hash_secret(secret)
        await self._store.change(lambda c: _led(c, club, leader).change(club, secret=kept))
        return secret

    async def dissolve(self, club: str, leader: str) -> None:
        """Delete a club; its tables and tournaments stay; raises as `accept`."""
        await self._store.change(lambda c: _led(c, club, leader).delete(club))

    # -- tables, tournaments, standings -------------------------------------------------------

    async def add_table(self, club: str, guest: str, table: str) -> None:
        """Let members take the free seats of a guest's table; raise `club/not-yours`."""
        at = self._clock()
        await self._store.ensure(lambda c: _member(c, club, guest).add_table(club, table, at))

    async def add_tournament(self, club: str, guest: str, tournament: str) -> None:
        """Show a guest's tournament to the members; raise `club/not-yours`."""
        at = self._clock()
        await self._store.ensure(
            lambda c: _member(c, club, guest).add_tournament(club, tournament, at)
        )

    async def tables(self, club: str) -> list[str]:
        """Return the newest tables of a club: for members only."""
        return await self._store.read(
            lambda logs: ClubBook(logs.connection).tables(club, MOST_LISTED)
        )

    async def tournaments(self, club: str) -> list[str]:
        """Return the newest tournaments of a club: for members only."""
        return await self._store.read(
            lambda logs: ClubBook(logs.connection).tournaments(club, MOST_LISTED)
        )

    async def sit(self, club: str, guest: KnownGuest, table: str, seat: int, *, key: str) -> str:
        """Let a member take a free seat at a table of the club; return its token.

        Raises:
            Unknown: `club/unknown`, `table/unknown`, `table/seat`, `seat/invitation`.
            Illegal: `club/not-yours`.
            SerenissimaError: as `Seating.join`.
        """
        check = await self.see(club, guest.id)
        if not check.belongs:
            raise CLUB_NOT_YOURS("only members can sit down here")
        if not is_id(table) or table not in await self.tables(club):
            raise SEAT_INVITATION()
        return await self._inviting.sit_down(guest, table, seat, key)

    async def standings(self, club: str) -> dict[str, list[ClubStanding]]:
        """Return the members' standings by game, from matches among members: for them only."""

        def ask(logs: Logs) -> dict[str, list[ClubStanding]]:
            book = ClubBook(logs.connection)
            members = {one.id: one for one in book.people(club) if one.role in BELONGS}
            found = results_at(logs.connection, book.shared_matches(club, MOST_RATED))
            matches = [
                one
                for one in sorted(filter(None, found.values()), key=lambda match: match.at)
                if set(one.players) <= set(members)
            ]
            games = dict.fromkeys(match.game for match in matches)
            rated = {game: split([m for m in matches if m.game == game])[False] for game in games}
            return {game: _ranked(rate(those), members) for game, those in rated.items() if those}

        return await self._store.read(ask)

    # -- for admins ---------------------------------------------------------------------------

    async def list_all(self) -> list[StoredClub]:
        """Return the newest clubs."""
        return await self._store.read(lambda logs: ClubBook(logs.connection).list_all(MOST_SHOWN))

    async def delete(self, club: str) -> None:
        """Delete any club, as an admin."""
        await self._store.change(lambda c: ClubBook(c).delete(club))


def _existing(book: ClubBook, club: str) -> StoredClub:
    found = book.find(club) if is_id(club) else None
    if found is None:
        raise CLUB_UNKNOWN(text=club[:80])
    return found


def _check_room(book: ClubBook, guest: str) -> None:
    if len(book.of_guest(guest)) >= MOST_CLUBS:
        raise CLUB_ENOUGH(limit=MOST_CLUBS)


def _led(connection: sa.Connection, club: str, leader: str) -> ClubBook:
    """Return the clubs, if the guest leads this one."""
    book = ClubBook(connection)
    _existing(book, club)
    if book.role(club, leader) != LEADS:
        raise CLUB_NOT_YOURS()
    return book


def _member(connection: sa.Connection, club: str, guest: str) -> ClubBook:
    """Return the clubs, if the guest is a member of this one."""
    book = ClubBook(connection)
    _existing(book, club)
    if book.role(club, guest) not in BELONGS:
        raise CLUB_NOT_YOURS("only members can do this")
    return book


def _ranked(standings: dict[str, Standing], members: dict[str, ClubMember]) -> list[ClubStanding]:
    found = [ClubStanding(members[id_], one) for id_, one in standings.items()]
    return sorted(found, key=lambda one: (-one.standing.points, -one.standing.mu, one.member.name))
