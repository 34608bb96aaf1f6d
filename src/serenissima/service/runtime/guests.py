"""Guests of one database: their identity by cookie, and the seats they hold.

    guest = await tables.guests.by_secret(cookie)     # None if unknown
    seats = await tables.guests.seats(guest.id)       # the newest first
    found = await tables.guests.tables(guest.id)      # ids of the tables in their list
    holders = await tables.guests.at(table)           # the guests' seats there, by seat

Recognized guests are cached for some seconds, so that pages don't query the database each time.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import sqlalchemy as sa

from serenissima.fairplay.secrets import Proven, derive_token, hash_secret, matches, new_secret
from serenissima.service.core.commands import check_key
from serenissima.service.core.guests import Device, GuestSeat, KnownGuest
from serenissima.service.core.names import settle_name
from serenissima.service.refusals import GUEST_DEACTIVATED, GUEST_LINK, TABLE_BUSY
from serenissima.service.store.blocks import Blocks
from serenissima.service.store.forgetting import forget
from serenissima.service.store.guests import GuestBook, list_unused
from serenissima.service.store.logs import check_id, is_id
from serenissima.service.store.store import Store
from serenissima.service.store.transactions import Taken

LINK_LASTS = 600.0  # seconds for which a link to another device is valid
REMEMBERED = 10.0  # seconds after which a sign-out in another process takes effect here
MOST_REMEMBERED = 5000
MOST_TABLES = 40  # in the list of a guest
TRIES = 10  # attempts to forget a guest, while others act at the same tables
A_DAY = 24 * 3600.0
UNUSED = 30 * A_DAY  # seconds after which a guest who has done nothing is deleted
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
        check_name: raises `Illegal` (`seat/name`) for a name that the host doesn't allow.
    """

    def __init__(
        self, store: Store, clock: Callable[[], float], check_name: Callable[[str], None]
    ) -> None:
        self._store, self._clock, self._check_name = store, clock, check_name
        self._known: dict[str, _Recognized] = {}

    async def welcome(self, name: str, *, key: str, label: str = "") -> tuple[KnownGuest, str]:
        """Return a new guest with a device, and its cookie; the same key gives the same guest.

        Args:
            name: as it was given.
            key: chosen at random by the form that was sent.
            label: the browser's own name.

        Raises:
            Illegal: `seat/name`.
            Unreadable: `command/key`.
        """
        guest, cookie = self._made(name, key)
        kept, shown = _hash_of(cookie), label[:LONGEST_LABEL]
        try:
            await self._store.change(lambda c: GuestBook(c).add(guest, kept, shown))
        except Taken:  # the form was sent twice
            return await self.by_secret(cookie) or guest, cookie
        return guest, cookie

    async def welcome_seated(
        self, name: str, seats: Sequence[tuple[str, int, str]], *, key: str, label: str = ""
    ) -> tuple[KnownGuest, str] | None:
        """Return a new guest as `welcome` does, who holds seats from then on; None without any.

        `seats`: the table, the seat and the key with which it was taken.
        """
        guest, cookie = self._made(name, key)
        held = [GuestSeat(table, seat, guest.id, by, guest.since) for table, seat, by in seats]

        def seating(connection: sa.Connection) -> bool:
            book = GuestBook(connection)
            book.add(guest, _hash_of(cookie), label[:LONGEST_LABEL])
            holds = [book.hold(one) for one in held]
            if not any(holds):
                book.dismiss(guest.id)
            return any(holds)

        for _ in range(TRIES):
            try:
                return (guest, cookie) if await self._store.change(seating) else None
            except Taken:  # the form was sent twice, or another guest sits down there
                if known := await self.by_secret(cookie):
                    return known, cookie
        raise TABLE_BUSY()

    def _made(self, name: str, key: str) -> tuple[KnownGuest, str]:
        """Return the guest of a key, who may exist, and the cookie; raises as `welcome`."""
        check_key(key)
        self._check_name(name)
        name, secret = settle_name(name, ()), derive_token(key, "guest secret")
        guest = KnownGuest(
            derive_token(key, "guest")[:ID_LENGTH],
            name,
            self._clock(),
            derive_token(key, "device")[:ID_LENGTH],
        )
        return guest, SEPARATOR.join((guest.device, secret))

    async def dismiss(self, guest: KnownGuest) -> None:
        """Forget a new guest who could not take a seat; one who has done anything stays."""
        with suppress(Taken):  # a form that is sent twice may be refused the second time
            await self._store.change(lambda c: GuestBook(c).dismiss(guest.id))
        self._known.pop(guest.device, None)

    async def dismiss_unused(self) -> None:
        """Forget the guests who were made long ago and have done nothing; see `list_unused`."""
        before = self._clock() - UNUSED
        for guest in await self._store.read(lambda logs: list_unused(logs.connection, before)):
            with suppress(Taken):  # they do something at this moment
                await self._store.change(partial(_dismiss, guest))

    async def forget(self, guest: KnownGuest) -> None:
        """Forget a guest for good, with every mention of them; see `store.forgetting`.

        Raises:
            NotNow: `table/busy`: others were repeatedly faster at one of their tables.
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
        """Drop a guest's devices from the cache, so that the database is asked next time."""
        known = self._known.items()
        self._known = {device: one for device, one in known if one.guest.id != guest}

    async def by_secret(self, cookie: str) -> KnownGuest | None:
        """Return the guest with this cookie; None if it is unknown or no longer valid."""
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
        found = await self._store.read(lambda logs: GuestBook(logs.connection).recognize(device))
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
        """Change a guest's name for future tables; raises `Illegal` (`seat/name`)."""
        self._check_name(name)
        named = replace(guest, name=settle_name(name, ()))
        await self._store.change(lambda c: GuestBook(c).rename(guest.id, named.name))
        self._known.pop(guest.device, None)
        return named

    async def show(self, guest: KnownGuest, shown: bool) -> None:
        """Set whether a guest appears in the lists of a game's best players."""
        await self._store.change(lambda c: GuestBook(c).show(guest.id, shown))
        self._known.pop(guest.device, None)

    async def right(self, cookie: str, table: str) -> Proven | None:
        """Return an equivalent of the token of the guest's seat at a table; None without a seat."""
        guest = await self.by_secret(cookie)
        if guest is None or not is_id(table):
            return None
        held = await self.at(table)
        return next((Proven(one.sitting) for one in held.values() if one.guest == guest.id), None)

    async def seats(self, guest: str) -> list[GuestSeat]:
        """Return the seats of a guest, the newest first."""
        return await self._store.read(lambda logs: GuestBook(logs.connection).seats(guest))

    async def count_playing(self, guest: str) -> int:
        """Return the number of tables with running matches at which a guest has a seat."""
        return await self._store.read(lambda logs: GuestBook(logs.connection).count_playing(guest))

    async def tables(self, guest: str) -> dict[str, Proven]:
        """Return the newest tables in a guest's list, with an equivalent of each seat's token."""
        held = await self.seats(guest)
        listed = [one for one in held if not one.put_away][:MOST_TABLES]
        return {one.table: Proven(one.sitting) for one in listed}

    async def at(self, table: str) -> dict[int, GuestSeat]:
        """Return the guests' seats at a table, by number; it reveals identities: never show it."""
        check_id(table)
        held = await self._store.read(lambda logs: GuestBook(logs.connection).seats_at(table))
        return {one.seat: one for one in held}

    async def hold(self, table: str, seat: int, guest: str, sitting: str) -> bool:
        """Let a guest hold a seat unless another does; return whether the guest holds it now."""
        held = GuestSeat(table, seat, guest, sitting, self._clock())
        return await self._store.ensure(lambda c: GuestBook(c).hold(held))

    async def put_away(self, guest: str, table: str) -> None:
        """Remove a table from a guest's list; the guest still holds the seat."""
        await self._store.change(lambda c: GuestBook(c).put_away(guest, table))

    async def devices(self, guest: str) -> list[Device]:
        """Return the devices of a guest, the newest first."""
        return await self._store.read(lambda logs: GuestBook(logs.connection).devices(guest))

    async def link(self, guest: KnownGuest) -> str:
        """Return the secret of a link that adds a device to a guest; older links become void.

        Raises:
            Illegal: `guest/deactivated`.
        """
        secret, until = new_secret(), self._clock() + LINK_LASTS
        kept = hash_secret(secret)

        def offer(connection: sa.Connection) -> None:
            if Blocks(connection).is_deactivated(guest.id):
                raise GUEST_DEACTIVATED()
            GuestBook(connection).offer(guest.id, kept, until)

        await self._store.change(offer)
        return secret

    async def by_link(self, secret: str) -> KnownGuest:
        """Return the guest of a link, which stays valid; raises `Unknown` (`guest/link`)."""
        now, kept = self._clock(), hash_secret(secret)
        found = await self._store.read(lambda logs: GuestBook(logs.connection).by_link(kept, now))
        return _existing(found)

    async def add_device(
        self, secret: str, label: str = "", *, instead: KnownGuest | None = None
    ) -> tuple[KnownGuest, str]:
        """Return the guest of a link, and the cookie of a new device of theirs.

        The link works once; raises `Unknown` (`guest/link`). `instead`: the guest whose device it
        was until now; that device is signed out.
        """
        now, kept, own = self._clock(), hash_secret(secret), new_secret()
        device = Device(new_id(), label[:LONGEST_LABEL], now, now)

        def redeem(connection: sa.Connection) -> KnownGuest | None:
            book = GuestBook(connection)
            if guest := book.redeem(kept, now):
                book.add_device(guest.id, device, hash_secret(own))
                if instead:
                    book.forget_device(instead.id, instead.device)
            return guest

        guest = _existing(await self._store.change(redeem))
        if instead:
            self._known.pop(instead.device, None)
        return replace(guest, device=device.id), SEPARATOR.join((device.id, own))

    async def sign_out(self, guest: str, device: str) -> None:
        """Forget a device, which voids its cookie."""
        await self._store.change(lambda c: GuestBook(c).forget_device(guest, device))
        self._known.pop(device, None)


def _dismiss(guest: str, connection: sa.Connection) -> None:
    GuestBook(connection).dismiss(guest)


def _hash_of(cookie: str) -> str:
    """Return the hash of the secret half of a cookie."""
    return hash_secret(cookie.partition(SEPARATOR)[2])


def _existing(guest: KnownGuest | None) -> KnownGuest:
    if guest is None:
        raise GUEST_LINK()
    return guest


def new_id() -> str:
    """Return a random id."""
    return new_secret()[:ID_LENGTH]
