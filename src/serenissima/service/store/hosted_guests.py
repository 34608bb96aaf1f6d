"""Guests as the host sees them: found by a part of a name, renamed, deactivated, deleted."""

from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.service.core.accounts import fold_login
from serenissima.service.core.names import settle_name
from serenissima.service.refusals import GUEST_NONE
from serenissima.service.store.blocks import Blocks
from serenissima.service.store.forgetting import forget
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.renaming import rename_everywhere
from serenissima.service.store.schema import ACCOUNTS, DEVICES, GUESTS, SEATS
from serenissima.service.store.single import run_alone

ESCAPE = "\\"
SEATED = (
    sa.select(sa.func.count(sa.distinct(SEATS.c.table_id)))
    .where(SEATS.c.guest_id == GUESTS.c.id)
    .scalar_subquery()
)
SEEN = sa.select(sa.func.max(DEVICES.c.seen)).where(DEVICES.c.guest_id == GUESTS.c.id)
LAST_SEEN = sa.func.coalesce(SEEN.scalar_subquery(), GUESTS.c.since)


@dataclass(frozen=True)
class HostedGuest:
    """A guest, as the host sees them.

    Attributes:
        id: with which the host names them; players never see it.
        name: for new tables.
        login: the sign-in name; empty without one.
        since, seen: when they came, and the day of their last visit, in seconds since 1970.
        tables: how many tables they have a seat at.
        banned, deactivated, admin: whether the host has banned or deactivated them, or opened the
            admin pages to them.
    """

    id: str
    name: str
    login: str
    since: float
    seen: float
    tables: int
    banned: bool
    deactivated: bool
    admin: bool


SHOWN = (
    GUESTS.c.id,
    GUESTS.c.name,
    sa.func.coalesce(ACCOUNTS.c.shown, ""),
    GUESTS.c.since,
    LAST_SEEN,
    SEATED,
    GUESTS.c.barred,
    GUESTS.c.deactivated,
    GUESTS.c.admin,
)


def find_guests(connection: sa.Connection, text: str, most: int) -> list[HostedGuest]:
    """Return guests with this text in their name or sign-in name, or this id; the latest first.

    All guests if the text is empty.
    """
    query = sa.select(*SHOWN).outerjoin_from(GUESTS, ACCOUNTS)
    if text := text.strip():
        part = f"%{_escaped(text.lower())}%"
        login = f"%{_escaped(fold_login(text))}%"
        named = sa.func.lower(GUESTS.c.name).like(part, escape=ESCAPE)
        exact = GUESTS.c.name.contains(text, autoescape=True)  # SQLite folds ASCII letters only
        signed = ACCOUNTS.c.login.like(login, escape=ESCAPE)
        query = query.where(sa.or_(GUESTS.c.id == text, named, exact, signed))
    query = query.order_by(LAST_SEEN.desc(), GUESTS.c.since.desc(), GUESTS.c.id).limit(most)
    return [HostedGuest(*row) for row in connection.execute(query)]


def _escaped(text: str) -> str:
    for mark in (ESCAPE, "%", "_"):
        text = text.replace(mark, ESCAPE + mark)
    return text


def find_guest(connection: sa.Connection, guest: str) -> HostedGuest:
    """Return a guest by id; raises `Unknown` (`guest/none`)."""
    query = sa.select(*SHOWN).outerjoin_from(GUESTS, ACCOUNTS).where(GUESTS.c.id == guest)
    for row in connection.execute(query):
        return HostedGuest(*row)
    raise GUEST_NONE(text=guest[:80])


@dataclass(frozen=True)
class GuestChange:
    """What the host changes about a guest: each part may be left out.

    Attributes:
        name: a new name, everywhere that others see it; empty for none.
        banned, deactivated: set or lifted; None leaves it as it is.
        deleted: whether the guest is deleted, as if they had done so themselves.
    """

    name: str = ""
    banned: bool | None = None
    deactivated: bool | None = None
    deleted: bool = False


def change_guest(connection: sa.Connection, guest: str, change: GuestChange, now: float) -> None:
    """Change a guest as the host wants.

    The database refuses it if a server appends at one of their tables at the same moment.

    Raises:
        Unknown: `guest/none`.
        Illegal: `seat/name`.
    """
    find_guest(connection, guest)
    if change.name:
        name = settle_name(change.name, ())
        GuestBook(connection).rename(guest, name)
        rename_everywhere(connection, guest, name, now)
    if change.banned is not None:
        Blocks(connection).ban(guest, change.banned)
    if change.deactivated is not None:
        Blocks(connection).deactivate(guest, change.deactivated)
    if change.deleted:
        forget(connection, guest, now)


def manage_guests(
    database: str,
    text: str = "",
    *,
    most: int,
    guest: str = "",
    change: GuestChange | None = None,
    now: Callable[[], float],
) -> list[HostedGuest]:
    """Return the guests of a database, after changing one of them if an id is given.

    Args:
        database: its URL.
        text: a part of their name or sign-in name, or an id; empty for all.
        most: how many guests at most.
        guest, change: the id of a guest to change, and how.
        now: seconds since 1970.

    Raises:
        Unreadable: `database/url`.
        Unknown: `guest/none`.
        Illegal: `seat/name`.
        NotNow: `table/busy`; `database/unavailable`, `database/newer`, `database/older`.
    """

    def work(connection: sa.Connection) -> list[HostedGuest]:
        if guest and change:
            change_guest(connection, guest, change, now())
        return find_guests(connection, text, most)

    return run_alone(database, work, writes=bool(guest))
