"""The studies in a database: each row holds a study's file."""

from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.service.store.schema import STUDIES

COLUMNS = [
    STUDIES.c[name]
    for name in (
        "id", "guest_id", "game", "title", "table_id", "secret", "changes", "opened_at",
        "changed_at", "body",
    )
]  # fmt: skip
LISTED = [STUDIES.c[name] for name in ("id", "game", "title", "changed_at")]


@dataclass(frozen=True)
class ListedStudy:
    """A study in its owner's list.

    Attributes:
        id: also the link for reading.
        game: its name.
        title: the study's own.
        changed_at: in seconds since 1970.
    """

    id: str
    game: str
    title: str
    changed_at: float


@dataclass(frozen=True)
class StoredStudy:
    """A study as it is stored.

    Attributes:
        id: also the link for reading.
        guest: the id of its owner; never shown.
        game: its name.
        title: the study's own.
        table: the id of the finished match that it began with, which has the players' names;
            empty if there is none.
        secret: the hash of the secret in the link for editing.
        changes: how often it was changed.
        opened_at, changed_at: in seconds since 1970.
        body: its file.
    """

    id: str
    guest: str
    game: str
    title: str
    table: str
    secret: str
    changes: int
    opened_at: float
    changed_at: float
    body: str


class StudyBook:
    """Access to the studies within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, new: StoredStudy) -> None:
        """Add a study."""
        row = vars(new) | {"guest_id": new.guest, "table_id": new.table}
        self.connection.execute(sa.insert(STUDIES), {c.name: row[c.name] for c in STUDIES.c})

    def find(self, study: str, *, locks: bool = False) -> StoredStudy | None:
        """Return a study, or None; with `locks`, no one else changes it in this transaction."""
        query = sa.select(*COLUMNS).where(STUDIES.c.id == study)
        row = self.connection.execute(query.with_for_update() if locks else query).first()
        return StoredStudy(*row) if row else None

    def change(self, study: str, **values: object) -> None:
        """Change columns of a study."""
        self.connection.execute(sa.update(STUDIES).where(STUDIES.c.id == study).values(**values))

    def delete(self, study: str) -> None:
        """Delete a study."""
        self.connection.execute(sa.delete(STUDIES).where(STUDIES.c.id == study))

    def of_guest(self, guest: str) -> list[ListedStudy]:
        """Return the studies of a guest, the one changed last first."""
        query = sa.select(*LISTED).where(STUDIES.c.guest_id == guest)
        query = query.order_by(STUDIES.c.changed_at.desc(), STUDIES.c.id)
        return [ListedStudy(*row) for row in self.connection.execute(query)]

    def count(self, guest: str) -> int:
        """Return how many studies a guest has."""
        query = sa.select(sa.func.count()).where(STUDIES.c.guest_id == guest)
        return int(self.connection.scalar(query) or 0)
