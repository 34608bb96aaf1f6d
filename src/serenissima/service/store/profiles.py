"""What guests show of themselves, in one database: a portrait, and whether they are online."""

from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.service.store.people_schema import PROFILES
from serenissima.service.store.schema import SEATS

ANY = -1  # the number of a colour


@dataclass(frozen=True)
class Profile:
    """What a guest shows of themselves.

    Attributes:
        portrait: the name of a picture; empty for none.
        colour: the number of the colour that they want their seats to have; -1 for any.
        hidden: whether friends don't see when they are online.
        seen: when they last had a page open, in seconds since 1970; 0 if unknown.
    """

    portrait: str = ""
    colour: int = ANY
    hidden: bool = False
    seen: float = 0.0


class ProfileBook:
    """Access to profiles within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def of(self, guest: str) -> Profile:
        """Return the profile of a guest."""
        query = sa.select(
            PROFILES.c.portrait, PROFILES.c.colour, PROFILES.c.hidden, PROFILES.c.seen
        )
        row = self.connection.execute(query.where(PROFILES.c.guest_id == guest)).first()
        return Profile(*row) if row else Profile()

    def portraits_at(self, table: str) -> dict[int, str]:
        """Return the portraits of the guests at a table, by seat."""
        query = sa.select(SEATS.c.seat, PROFILES.c.portrait)
        query = query.join_from(SEATS, PROFILES, PROFILES.c.guest_id == SEATS.c.guest_id)
        query = query.where(SEATS.c.table_id == table, PROFILES.c.portrait != "")
        return {row[0]: row[1] for row in self.connection.execute(query)}

    def colours_at(self, table: str) -> list[tuple[int, int]]:
        """Return seats with the colours that their guests want, in the order of sitting down."""
        query = sa.select(SEATS.c.seat, PROFILES.c.colour)
        query = query.join_from(SEATS, PROFILES, PROFILES.c.guest_id == SEATS.c.guest_id)
        query = query.where(SEATS.c.table_id == table, PROFILES.c.colour != ANY)
        rows = self.connection.execute(query.order_by(SEATS.c.at, SEATS.c.seat))
        return [(row[0], row[1]) for row in rows]

    def change(self, guest: str, **values: object) -> None:
        """Change columns of a guest's profile."""
        mine = sa.update(PROFILES).where(PROFILES.c.guest_id == guest).values(**values)
        if not self.connection.execute(mine).rowcount:
            self.connection.execute(sa.insert(PROFILES).values(guest_id=guest, **values))
