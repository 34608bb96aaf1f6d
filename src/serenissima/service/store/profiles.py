"""What guests show of themselves, in one database: a portrait, and whether they are online."""

from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.service.store.people_schema import PROFILES
from serenissima.service.store.schema import SEATS


@dataclass(frozen=True)
class Profile:
    """What a guest shows of themselves.

    Attributes:
        portrait: the name of a picture; empty for none.
        hidden: whether friends don't see when they are online.
        seen: when they last had a page open, in seconds since 1970; 0 if unknown.
    """

    portrait: str = ""
    hidden: bool = False
    seen: float = 0.0


class ProfileBook:
    """Access to profiles within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def of(self, guest: str) -> Profile:
        """Return the profile of a guest."""
        query = sa.select(PROFILES.c.portrait, PROFILES.c.hidden, PROFILES.c.seen)
        row = self.connection.execute(query.where(PROFILES.c.guest_id == guest)).first()
        return Profile(*row) if row else Profile()

    def portraits_at(self, table: str) -> dict[int, str]:
        """Return the portraits of the guests at a table, by seat."""
        query = sa.select(SEATS.c.seat, PROFILES.c.portrait)
        query = query.join_from(SEATS, PROFILES, PROFILES.c.guest_id == SEATS.c.guest_id)
        query = query.where(SEATS.c.table_id == table, PROFILES.c.portrait != "")
        return {row[0]: row[1] for row in self.connection.execute(query)}

    def change(self, guest: str, **values: object) -> None:
        """Change columns of a guest's profile."""
        mine = sa.update(PROFILES).where(PROFILES.c.guest_id == guest).values(**values)
        if not self.connection.execute(mine).rowcount:
            self.connection.execute(sa.insert(PROFILES).values(guest_id=guest, **values))
