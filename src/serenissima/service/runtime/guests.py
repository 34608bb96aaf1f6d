"""Guests of one database: who they are by their cookie, which seats they hold.

    guest = await tables.guests.by_secret(cookie)     # None if nobody's
    seats = await tables.guests.seats(guest.id)       # the newest first
    found = await tables.guests.tables(guest.id)      # ids of tables that are listed for them
    holders = await tables.guests.at(table)           # who holds which seat there, by seat

What is recognized is remembered for some seconds, so that pages do not ask the database each time.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

import sqlalchemy as sa

from serenissima.fairplay.secrets import Proven, derived, fresh, hashed, matches
from serenissima.service.core.commands import check_key
from serenissima.service.core.guests import Device, GuestSeat, KnownGuest
from serenissima.service.core.names import settle_name
from serenissima.service.refusals import GUEST_LINK, TABLE_BUSY
from serenissima.service.store.forgetting import forget
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.logs import check_id, is_id
from serenissima.service.store.store import Store
from serenissima.service.store.transactions import Taken

LINK_LASTS = 600.0  # seconds in which a link to another device is to be opened
REMEMBERED = 10.0  # seconds after which a device that was signed out elsewhere is not known here
MOST_REMEMBERED = 5000
MOST_TABLES = 40  # in the list of a guest
TRIES = 10  # to forget a guest, while others act at the same tables
A_DAY = 24 * 3600.0
ID_LENGTH = 20
LONGEST_LABEL = 80
SEPARATOR = "."  # between the halves of a cookie


@dataclass(frozen=True)
class _Recognized:
    guest: KnownGuest
    secret: str  # its hash
    until: float


class Guests:
    """The guests of one database.

    Args:
        store: the database.
        clock: seconds since 1970.
        check_name: raises `Illegal` (`seat/name`) for a name that the host does not want.
    """

    def __init__(
        self, store: Store, clock: Callable[[], float], check_name: Callable[[str], None]
    ) -> None:
        self._store, self._clock, self._check_name = store, clock, check_name
        self._known: dict[str, _Recognized] = {}

    async def welcome(self, name: str, *, key: str, label: str = "") -> tuple[KnownGuest, str]:
        """A new guest with their first device, and its cookie; the same key gives the same guest.

        Args:
            name: as it was given.
            key: chosen at random by the form that was sent.
            label: what the browser calls itself.

        Raises:
            Illegal: `seat/name`.
            Unreadable: `command/key`.
        """
        check_key(key)
        self._check_name(name)
        name, secret = settle_name(name, ()), derived(key, "guest secret")
        guest = KnownGuest(
            derived(key, "guest")[:ID_LENGTH],
            name,
            self._clock(),
            derived(key, "device")[:ID_LENGTH],
        )
        kept, shown = hashed(secret), label[:LONGEST_LABEL]
        cookie = SEPARATOR.join((guest.device, secret))
        try:
            await self._store.change(lambda c: GuestBook(c).add(guest, kept, shown))
        except Taken:  # the form was sent twice
            return await self.by_secret(cookie) or guest, cookie
        return guest, cookie

    async def dismiss(self, guest: KnownGuest) -> None:
        """Forget a new guest who could not sit down after all; one who has done anything stays."""
        with suppress(Taken):  # a form that is sent twice may be refused the second time
            await self._store.change(lambda c: GuestBook(c).dismiss(guest.id))
        self._known.pop(guest.device, None)

    async def forget(self, guest: KnownGuest) -> None:
        """Forget a guest for good: nothing names them any more; see `store.forgetting`.

        Raises:
            NotNow: `table/busy`: others were quicker at a table of theirs, again and again.
        """
        at = self._clock()
        for _ in range(TRIES):
            with suppress(Taken):
                await self._store.change(lambda c: forget(c, guest.id, at))
                break
        else:
            raise TABLE_BUSY("a table is busy; try again in a moment")
        self.recognize_again(guest.id)

    def recognize_again(self, guest: str) -> None:
        """Ask the database for the devices of a guest when they come next."""
        known = self._known.items()
        self._known = {device: one for device, one in known if one.guest.id != guest}

    async def by_secret(self, cookie: str) -> KnownGuest | None:
        """Whose cookie this is; None if it is nobody's, or not any more."""
        device, _, secret = cookie.partition(SEPARATOR)
        if not secret or not is_id(device):
            return None
        known = self._known.get(device)
        if known is None or known.until < self._clock():
            known = await self._recognize(device)
        return known.guest if known and matches(secret, known.secret) else None

    async def _recognize(self, device: str) -> _Recognized | None:
        now = self._clock()
        self._known.pop(device, None)
        found = await self._store.read(lambda logs: GuestBook(logs.connection).recognized(device))
        if found is None:
            return None
        guest, secret, seen = found
        if now - seen > A_DAY:
            await self._store.change(lambda c: GuestBook(c).see(device, now))
        while len(self._known) >= MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[device] = _Recognized(guest, secret, now + REMEMBERED)
        return self._known[device]

    async def rename(self, guest: KnownGuest, name: str) -> KnownGuest:
        """Give a guest another name for the next tables; raises `Illegal` (`seat/name`)."""
        self._check_name(name)
        named = replace(guest, name=settle_name(name, ()))
        await self._store.change(lambda c: GuestBook(c).rename(guest.id, named.name))
        self._known.pop(guest.device, None)
        return named

    async def show(self, guest: KnownGuest, shown: bool) -> None:
        """Let a guest be seen in the lists of a game's best, or not any more."""
        await self._store.change(lambda c: GuestBook(c).show(guest.id, shown))
        self._known.pop(guest.device, None)

    async def right(self, cookie: str, table: str) -> Proven | None:
        """What is worth as much as the token of the guest's seat at a table; None without one."""
        guest = await self.by_secret(cookie)
        if guest is None or not is_id(table):
            return None
        held = await self.at(table)
        return next((Proven(one.sitting) for one in held.values() if one.guest == guest.id), None)

    async def seats(self, guest: str) -> list[GuestSeat]:
        """The seats of a guest, the newest first."""
        return await self._store.read(lambda logs: GuestBook(logs.connection).seats(guest))

    async def playing(self, guest: str) -> int:
        """At how many tables a guest has a seat where a match goes on."""
        return await self._store.read(lambda logs: GuestBook(logs.connection).playing(guest))

    async def tables(self, guest: str) -> dict[str, Proven]:
        """The newest tables that are listed for a guest, with what is worth the seat's token."""
        held = await self.seats(guest)
        listed = [one for one in held if not one.put_away][:MOST_TABLES]
        return {one.table: Proven(one.sitting) for one in listed}

    async def at(self, table: str) -> dict[int, GuestSeat]:
        """The seats of a table that guests hold, by number; tells others who is who: keep it."""
        check_id(table)
        held = await self._store.read(lambda logs: GuestBook(logs.connection).seats_at(table))
        return {one.seat: one for one in held}

    async def hold(self, table: str, seat: int, guest: str, sitting: str) -> bool:
        """Let a guest hold a seat, unless somebody does; whether the guest holds it now."""
        held = GuestSeat(table, seat, guest, sitting, self._clock())
        return await self._store.ensure(lambda c: GuestBook(c).hold(held))

    async def put_away(self, guest: str, table: str) -> None:
        """Take a table off the list of a guest, who keeps the seat."""
        await self._store.change(lambda c: GuestBook(c).put_away(guest, table))

    async def devices(self, guest: str) -> list[Device]:
        """The devices of a guest, the newest first."""
        return await self._store.read(lambda logs: GuestBook(logs.connection).devices(guest))

    async def link(self, guest: KnownGuest) -> str:
        """The secret of a link that makes one more device the guest's; older ones work no more."""
        secret, until = fresh(), self._clock() + LINK_LASTS
        kept = hashed(secret)
        await self._store.change(lambda c: GuestBook(c).offer(guest.id, kept, until))
        return secret

    async def linked(self, secret: str) -> KnownGuest:
        """Whose link this is, which goes on to work; raises `Unknown` (`guest/link`)."""
        now, kept = self._clock(), hashed(secret)
        found = await self._store.read(lambda logs: GuestBook(logs.connection).offered(kept, now))
        return _existing(found)

    async def add_device(self, secret: str, label: str = "") -> tuple[KnownGuest, str]:
        """The guest whose link this is, and the cookie of a new device of theirs.

        The link works once; raises `Unknown` (`guest/link`).
        """
        now, kept, own = self._clock(), hashed(secret), fresh()
        device = Device(new_id(), label[:LONGEST_LABEL], now, now)

        def redeem(connection: sa.Connection) -> KnownGuest | None:
            book = GuestBook(connection)
            if guest := book.redeem(kept, now):
                book.add_device(guest.id, device, hashed(own))
            return guest

        guest = _existing(await self._store.change(redeem))
        return replace(guest, device=device.id), SEPARATOR.join((device.id, own))

    async def sign_out(self, guest: str, device: str) -> None:
        """Forget a device: its cookie is of no use any more."""
        await self._store.change(lambda c: GuestBook(c).forget_device(guest, device))
        self._known.pop(device, None)


def _existing(guest: KnownGuest | None) -> KnownGuest:
    if guest is None:
        raise GUEST_LINK()
    return guest


def new_id() -> str:
    """An id made by chance."""
    return fresh()[:ID_LENGTH]
