"""The tournaments of a database: read whole, and changed only from their latest state."""

import json
from collections.abc import Iterable, Mapping, Set
from dataclasses import fields
from typing import Any

import sqlalchemy as sa

from serenissima.service.core.ratings import FinishedMatch
from serenissima.service.core.tournament import DEAL, DrawnTable, Entrant, GuestTournament
from serenissima.service.store.results import results_at
from serenissima.service.store.schema import DRAWN_TABLES, ENTRANTS, SEATS, TABLES, TOURNAMENTS

COLUMNS = [
    TOURNAMENTS.c[each.name]
    for each in fields(GuestTournament)
    if each.name not in ("entrants", "drawn")
]
DRAWN = sa.select(TOURNAMENTS.c.drawn).where(TOURNAMENTS.c.id == ENTRANTS.c.tournament_id)
LEFT = sa.case((ENTRANTS.c.out > 0, ENTRANTS.c.out), else_=DRAWN.scalar_subquery() + 1)
"""The first round without an entrant who leaves now, or has left before."""


class TournamentBook:
    """Access to the tournaments within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, new: GuestTournament) -> None:
        """Add a newly opened tournament."""
        row = {each.name: getattr(new, each.name) for each in COLUMNS}
        row |= {"options": json.dumps(dict(new.options)), "drawn": 0}
        self.connection.execute(sa.insert(TOURNAMENTS), row)
        self._add_entrants(new, 0)

    def find(self, tournament: str) -> GuestTournament | None:
        """Return a tournament's current state, or None; read again if it changes meanwhile."""
        while row := self._head(tournament):
            entrants = self._entrants(tournament)
            gone = {one.number for one in entrants if not one.guest}
            tables = self._tables(tournament, gone)
            if self._head(tournament) == row:
                known = {
                    **row,
                    "options": json.loads(row["options"]),
                    "opener": row["opener"] or "",
                }
                drawn = range(1, known.pop("drawn") + 1)
                rounds = tuple(tuple(one for at, one in tables if at == n) for n in drawn)
                return GuestTournament(**known, entrants=entrants, drawn=rounds)
        return None

    def _head(self, tournament: str) -> dict[str, Any] | None:
        query = sa.select(*COLUMNS, TOURNAMENTS.c.drawn).where(TOURNAMENTS.c.id == tournament)
        row = self.connection.execute(query).mappings().first()
        return dict(row) if row else None

    def of_guest(self, guest: str, most: int | None = None) -> list[GuestTournament]:
        """Return at most `most` tournaments that a guest opened or entered, the newest first."""
        entered = sa.select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.guest_id == guest)
        mine = sa.or_(TOURNAMENTS.c.opener == guest, TOURNAMENTS.c.id.in_(entered))
        query = sa.select(TOURNAMENTS.c.id).where(mine)
        query = query.order_by(TOURNAMENTS.c.opened_at.desc(), TOURNAMENTS.c.id).limit(most)
        found = [self.find(row[0]) for row in self.connection.execute(query).all()]
        return [one for one in found if one is not None]

    def _entrants(self, tournament: str) -> tuple[Entrant, ...]:
        query = sa.select(ENTRANTS.c.number, ENTRANTS.c.guest_id, ENTRANTS.c.name, ENTRANTS.c.out)
        query = query.where(ENTRANTS.c.tournament_id == tournament).order_by(ENTRANTS.c.number)
        return tuple(
            Entrant(number, guest or "", name, out)
            for number, guest, name, out in self.connection.execute(query)
        )

    def _tables(self, tournament: str, gone: Set[int]) -> list[tuple[int, DrawnTable]]:
        """Return the drawn tables, each with its round; entrants in `gone` hold no seat."""
        held = sa.select(sa.func.count()).where(SEATS.c.table_id == DRAWN_TABLES.c.table_id)
        query = sa.select(DRAWN_TABLES, held.scalar_subquery().label("held"))
        query = query.where(DRAWN_TABLES.c.tournament_id == tournament)
        rows = self.connection.execute(query.order_by(DRAWN_TABLES.c.number)).mappings().all()
        ended = results_at(self.connection, [row["table_id"] for row in rows])
        return [(row["round"], _drawn(row, ended, gone)) for row in rows]

    def change(self, before: GuestTournament, after: GuestTournament) -> bool:
        """Store the changes; return whether no one else has changed it meanwhile."""
        query = sa.update(TOURNAMENTS).where(
            TOURNAMENTS.c.id == before.id, TOURNAMENTS.c.changes == before.changes
        )
        changed = query.values(changes=before.changes + 1, drawn=after.round)
        if self.connection.execute(changed).rowcount != 1:
            return False
        known = {one.number: one for one in before.entrants}
        for one in after.entrants:
            if one.number in known and one != known[one.number]:
                self._keep(before.id, one)
        self._add_entrants(after, len(before.entrants))
        for number in range(before.round, after.round):
            self._add_round(after, number)
        return True

    def _keep(self, tournament: str, one: Entrant) -> None:
        query = sa.update(ENTRANTS).where(
            ENTRANTS.c.tournament_id == tournament, ENTRANTS.c.number == one.number
        )
        kept = {"guest_id": one.guest or None, "name": one.name, "out": one.out}
        self.connection.execute(query.values(**kept))

    def _add_entrants(self, after: GuestTournament, known: int) -> None:
        new = (
            {
                "tournament_id": after.id,
                "number": one.number,
                "guest_id": one.guest,
                "name": one.name,
                "out": one.out,
            }
            for one in after.entrants[known:]
        )
        self._insert(ENTRANTS, new)

    def _add_round(self, after: GuestTournament, round_: int) -> None:
        new = (
            {
                "tournament_id": after.id,
                "round": round_ + 1,
                "number": number,
                "table_id": one.table,
                "seats": " ".join(map(str, one.seats)),
            }
            for number, one in enumerate(after.drawn[round_])
        )
        self._insert(DRAWN_TABLES, new)

    def _insert(self, table: sa.Table, rows: Iterable[dict[str, Any]]) -> None:
        if found := list(rows):
            self.connection.execute(sa.insert(table), found)


def _drawn(
    row: sa.RowMapping, ended: Mapping[str, FinishedMatch | None], gone: Set[int]
) -> DrawnTable:
    """Return a table of a round with its result, if it has one.

    An empty table is over if one of its entrants is gone: it could never begin.
    """
    table, seats = row["table_id"], tuple(map(int, row["seats"].split()))
    left = gone & set(seats)
    opened = bool(row["held"]) and row["held"] >= len(seats) - len(left)
    over = table in ended or (bool(left) and not row["held"])
    match = ended.get(table)
    return DrawnTable(table, seats, opened or table in ended, over, match.shares if match else ())


def list_waiting(connection: sa.Connection) -> list[str]:
    """Return the tournaments that may have something due besides play, the newest first.

    All but those whose tables are filled and whose last round is played; where all tables share the
    deal, a match that has ended can't be told from a running one here. Tournaments that are over
    are among them.
    """
    here = DRAWN_TABLES.c.tournament_id == TOURNAMENTS.c.id
    runs = sa.select(TABLES.c.id).where(
        here, DRAWN_TABLES.c.table_id == TABLES.c.id, TABLES.c.finished_at.is_(None)
    )
    last = DRAWN_TABLES.c.round == TOURNAMENTS.c.drawn
    spaces = sa.func.length(DRAWN_TABLES.c.seats) - sa.func.length(
        sa.func.replace(DRAWN_TABLES.c.seats, " ", "")
    )
    held = sa.select(sa.func.count()).where(SEATS.c.table_id == DRAWN_TABLES.c.table_id)
    empty = sa.select(DRAWN_TABLES.c.table_id).where(here, held.scalar_subquery() <= spaces)
    query = sa.select(TOURNAMENTS.c.id).where(
        TOURNAMENTS.c.drawn > 0,
        sa.or_(~runs.where(last).exists(), empty.exists(), TOURNAMENTS.c.system == DEAL),
    )
    newest = TOURNAMENTS.c.opened_at.desc(), TOURNAMENTS.c.id
    return list(connection.scalars(query.order_by(*newest)))


def forget_entrant(connection: sa.Connection, guest: str, name: str) -> None:
    """Forget a guest in all tournaments, under this name; they no longer take part."""
    _touch(connection, guest)
    own = sa.update(ENTRANTS).where(ENTRANTS.c.guest_id == guest)
    connection.execute(own.values(guest_id=None, name=name, out=LEFT))
    opened = sa.update(TOURNAMENTS).where(TOURNAMENTS.c.opener == guest)
    connection.execute(opened.values(opener=None))


def rename_entrant(connection: sa.Connection, guest: str, name: str) -> None:
    """Change a guest's name in all tournaments."""
    _touch(connection, guest)
    connection.execute(sa.update(ENTRANTS).where(ENTRANTS.c.guest_id == guest).values(name=name))


def plays_both(connection: sa.Connection, one: str, other: str) -> bool:
    """Whether two guests sit at tables with the same deal that are not all over."""
    first, second = ENTRANTS.alias(), ENTRANTS.alias()
    same = second.c.tournament_id == first.c.tournament_id
    both = sa.select(TOURNAMENTS.c.id).join(first, first.c.tournament_id == TOURNAMENTS.c.id)
    both = both.join(second, same).where(
        TOURNAMENTS.c.system == DEAL, first.c.guest_id == one, second.c.guest_id == other
    )
    found = map(TournamentBook(connection).find, connection.scalars(both).all())
    return any(now.running for now in found if now)


def merge_entrants(connection: sa.Connection, guest: str, into: str) -> None:
    """Turn a guest into another one in every tournament; if both entered, one entrant leaves."""
    _touch(connection, guest)
    own = ENTRANTS.c.guest_id == guest
    entered = ENTRANTS.alias()
    both = sa.exists().where(
        entered.c.tournament_id == ENTRANTS.c.tournament_id, entered.c.guest_id == into
    )
    connection.execute(sa.update(ENTRANTS).where(own, both).values(out=LEFT))
    connection.execute(sa.update(ENTRANTS).where(own).values(guest_id=into))
    opened = sa.update(TOURNAMENTS).where(TOURNAMENTS.c.opener == guest)
    connection.execute(opened.values(opener=into))


def _touch(connection: sa.Connection, guest: str) -> None:
    """Count a change of each tournament that a guest has opened or entered."""
    entered = sa.select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.guest_id == guest)
    theirs = sa.or_(TOURNAMENTS.c.opener == guest, TOURNAMENTS.c.id.in_(entered))
    changed = sa.update(TOURNAMENTS).where(theirs)
    connection.execute(changed.values(changes=TOURNAMENTS.c.changes + 1))
