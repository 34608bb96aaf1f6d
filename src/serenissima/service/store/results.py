"""The results of finished matches at which guests hold seats, read from their logs."""

from collections.abc import Sequence

import sqlalchemy as sa
import structlog

from serenissima.kernel.errors import Unreadable
from serenissima.kernel.notation import read_result
from serenissima.service.core.entries import (
    AnyUndoAllowed,
    Entry,
    Finished,
    Forgotten,
    InPosition,
    Joined,
    LessonBegun,
    Opened,
    PlayedOn,
    StandInStarted,
    read,
)
from serenissima.service.core.ratings import FinishedMatch
from serenissima.service.core.scoresheet import Scoresheet, add_up
from serenissima.service.core.sitters import Character
from serenissima.service.store.schema import ENTRIES, GUESTS, SEATS, TABLES
from serenissima.words.players import GONE

LOG = structlog.get_logger(__name__)
FinishedHead = tuple[str, str, float]  # a table's id, its game, and when it ended
AT_ONCE = 300  # tables per query
TOLD = [
    ENTRIES.c.body.startswith(f'{{"kind":"{kind.kind}"')
    for kind in (
        Finished, Forgotten, Joined, LessonBegun, PlayedOn, InPosition, StandInStarted,
        AnyUndoAllowed,
    )
]  # fmt: skip
"""Prefixes of the entries that a result needs besides the opening: no action is read."""


def results(
    connection: sa.Connection, *, guest: str = "", game: str = "", most: int | None = None
) -> list[FinishedMatch]:
    """Return the results of a guest, of a game, or all, by ending time; of many the latest."""
    query = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.finished_at)
    held = sa.select(SEATS.c.table_id)
    query = query.where(
        TABLES.c.finished_at.is_not(None),
        TABLES.c.id.in_(held.where(SEATS.c.guest_id == guest) if guest else held),
    )
    if game:
        query = query.where(TABLES.c.game == game)
    query = query.order_by(TABLES.c.finished_at.desc(), TABLES.c.id).limit(most)
    heads = [(row[0], row[1], row[2]) for row in connection.execute(query)][::-1]
    found: list[FinishedMatch] = []
    for first in range(0, len(heads), AT_ONCE):
        found += _read(connection, heads[first : first + AT_ONCE])
    return found


def results_at(connection: sa.Connection, tables: Sequence[str]) -> dict[str, FinishedMatch | None]:
    """Return finished tables among these, with the result, or None without one."""
    query = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.finished_at)
    query = query.where(TABLES.c.id.in_(tables), TABLES.c.finished_at.is_not(None))
    heads = [(row[0], row[1], row[2]) for row in connection.execute(query)]
    found = {match.table: match for match in _read(connection, heads)}
    return {head[0]: found.get(head[0]) for head in heads}


def _read(connection: sa.Connection, heads: Sequence[FinishedHead]) -> list[FinishedMatch]:
    ids = [head[0] for head in heads]
    bodies: dict[str, list[str]] = {table: [] for table in ids}
    told = sa.select(ENTRIES.c.table_id, ENTRIES.c.body).where(
        ENTRIES.c.table_id.in_(ids), sa.or_(ENTRIES.c.seq == 1, *TOLD)
    )
    for table, body in connection.execute(told.order_by(ENTRIES.c.seq)):
        bodies[table].append(body)
    holders: dict[str, dict[int, str]] = {table: {} for table in ids}
    held = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.guest_id)
    for table, seat, guest in connection.execute(held.where(SEATS.c.table_id.in_(ids))):
        holders[table][seat] = guest
    made = (_result(*head, bodies[head[0]], holders[head[0]]) for head in heads)
    return [one for one in made if one is not None]


def _result(
    table: str, game: str, at: float, bodies: list[str], holders: dict[int, str]
) -> FinishedMatch | None:
    """Return the result of a table; None for a lesson, a match without its own deal, or no end."""
    try:
        entries = [read(body) for body in bodies]
        sheet = add_up(entries)
    except Unreadable as error:
        LOG.warning("table cannot be read", table=table, code=error.code)
        return None
    if sheet.finished is None or not sheet.finished.result or not sheet.counts:
        return None
    outcome = read_result(sheet.finished.result)
    eased = any(isinstance(entry, StandInStarted | AnyUndoAllowed) for entry in entries)
    players = _players(sheet, holders | _gone(table, entries))
    return FinishedMatch(
        table=table,
        game=game,
        at=at,
        players=players,
        names=sheet.names,
        shares=outcome.shares,
        ending=outcome.ending,
        eased=eased,
    )


def _gone(table: str, entries: Sequence[Entry]) -> dict[int, str]:
    """Return a name for each forgotten guest, different for each match, without any identity."""
    seats = [entry.seat for entry in entries if isinstance(entry, Forgotten)]
    return {seat: f"{GONE} {table} {seat}" for seat in seats}


def _players(sheet: Scoresheet, holders: dict[int, str]) -> tuple[str, ...]:
    """Return each seat's guest, or its computer player as the plan writes it."""
    opened: Opened = sheet.opened
    planned = [str(who) if not isinstance(who, Character) else "" for who in opened.plan]
    return tuple(
        holders.get(seat, "" if who == "person" else who) for seat, who in enumerate(planned)
    )


def last_seat(connection: sa.Connection, guest: str, game: str) -> tuple[str, int] | None:
    """Return a guest's seat in the game's most recently ended match; None without one."""
    query = sa.select(SEATS.c.table_id, SEATS.c.seat).join_from(SEATS, TABLES)
    query = query.where(SEATS.c.guest_id == guest, TABLES.c.game == game)
    ended = TABLES.c.finished_at
    query = query.where(ended.is_not(None)).order_by(ended.desc(), TABLES.c.id).limit(1)
    row = connection.execute(query).first()
    return None if row is None else (row[0], row[1])


def shown_guests(connection: sa.Connection) -> dict[str, str]:
    """Return the names of the guests who want to appear in lists, by id."""
    query = sa.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.shown.is_(True))
    return {row[0]: row[1] for row in connection.execute(query)}
