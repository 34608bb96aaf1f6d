"""Marked choices of guests, in one database."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from serenissima.service.core.entries import LinkRenewed, StandInStarted, read
from serenissima.service.core.mistakes import Mistake, Practice
from serenissima.service.store.schema import ENTRIES, MISTAKES, SEATS, TABLES

MOST_MISTAKES = 300  # per guest: those of the latest matches
SHOWN = (
    MISTAKES.c.table_id, TABLES.c.game, MISTAKES.c.step, MISTAKES.c.seat, MISTAKES.c.cost,
    TABLES.c.finished_at, MISTAKES.c.findings, MISTAKES.c.solved, MISTAKES.c.due, MISTAKES.c.answer,
)  # fmt: skip
OTHERS = [
    ENTRIES.c.body.startswith(f'{{"kind":"{kind.kind}"') for kind in (StandInStarted, LinkRenewed)
]
"""Prefixes of the entries after which another player acts at a seat."""


class MistakeBook:
    """Access to the marked choices within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def of(self, guest: str, game: str = "", table: str = "") -> list[Mistake]:
        """Return the mistakes of a guest, those of the latest matches first.

        `game`, `table`: only those of one game, or at one table.
        """
        query = sa.select(*SHOWN).join_from(MISTAKES, TABLES).where(MISTAKES.c.guest_id == guest)
        if game:
            query = query.where(TABLES.c.game == game)
        if table:
            query = query.where(TABLES.c.id == table)
        order = TABLES.c.finished_at.desc(), TABLES.c.id, MISTAKES.c.step
        return [_mistake(row) for row in self.connection.execute(query.order_by(*order))]

    def note(self, table: str, found: Sequence[Mistake], guest: str = "") -> None:
        """Store the marked choices of a match for the guests who made them, or for one of them.

        A seat at which someone else has acted as well has no mistakes: they may be that player's.
        """
        query = sa.select(SEATS.c.seat, SEATS.c.guest_id).where(
            SEATS.c.table_id == table, SEATS.c.analysed.is_(False)
        )
        if guest:
            query = query.where(SEATS.c.guest_id == guest)
        holders = {row[0]: row[1] for row in self.connection.execute(query.with_for_update())}
        shared = self._shared_seats(table)
        for holder in sorted(set(holders.values())):
            own = {seat for seat, who in holders.items() if who == holder} - shared
            self._add(holder, [one for one in found if one.seat in own])
        these = sa.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat.in_(list(holders)))
        self.connection.execute(these.values(analysed=True))

    def store(self, guest: str, one: Mistake) -> None:
        """Store how far a guest is with a mistake, and the last answer."""
        this = sa.update(MISTAKES).where(
            MISTAKES.c.guest_id == guest,
            MISTAKES.c.table_id == one.table,
            MISTAKES.c.step == one.step,
        )
        practice = one.practice
        changed = {"solved": practice.solved, "due": practice.due, "answer": one.answer}
        self.connection.execute(this.values(**changed))

    def list_unanalysed(self, guest: str, game: str, most: int) -> list[str]:
        """Return the latest finished tables of a guest that no analysis has looked at."""
        query = sa.select(TABLES.c.id).join_from(SEATS, TABLES)
        query = query.where(
            SEATS.c.guest_id == guest,
            SEATS.c.analysed.is_(False),
            TABLES.c.game == game,
            TABLES.c.finished_at.is_not(None),
        )
        order = TABLES.c.finished_at.desc(), TABLES.c.id
        return list(dict.fromkeys(self.connection.scalars(query.order_by(*order).limit(most))))

    def pass_over(self, table: str) -> None:
        """Note that a table can't be analysed."""
        these = sa.update(SEATS).where(SEATS.c.table_id == table)
        self.connection.execute(these.values(analysed=True))

    def _add(self, guest: str, found: Sequence[Mistake]) -> None:
        known = {(one.table, one.step) for one in self.of(guest)}
        rows = [
            {"guest_id": guest, **_row(one)} for one in found if (one.table, one.step) not in known
        ]
        if rows:
            self.connection.execute(sa.insert(MISTAKES), rows)
        for old in self.of(guest)[MOST_MISTAKES:]:
            this = MISTAKES.c.table_id == old.table, MISTAKES.c.step == old.step
            self.connection.execute(sa.delete(MISTAKES).where(MISTAKES.c.guest_id == guest, *this))

    def _shared_seats(self, table: str) -> set[int]:
        """Return the seats at which a stand-in or a person with a new link has acted."""
        query = sa.select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, sa.or_(*OTHERS))
        entries = map(read, self.connection.scalars(query))
        return {one.seat for one in entries if isinstance(one, StandInStarted | LinkRenewed)}


def _row(one: Mistake) -> dict[str, object]:
    return {
        "table_id": one.table,
        "step": one.step,
        "seat": one.seat,
        "cost": one.cost,
        "findings": one.findings,
        "solved": one.practice.solved,
        "due": one.practice.due,
        "answer": one.answer,
    }


def _mistake(row: Sequence[Any]) -> Mistake:
    table, game, step, seat, cost, at, findings, solved, due, answer = row
    practice = Practice(solved, due)
    return Mistake(table, game, step, seat, cost, at, findings, practice, answer)
