"""Counts password tries in the database, for all processes together."""

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.service.store.schema import TRIES

# One statement, so that two tries at the same moment both count.
TAKE = sa.text(
    "INSERT INTO tries (what, level, at) VALUES (:what, 1, :now) ON CONFLICT (what) DO UPDATE SET"
    " level = 1 + CASE WHEN tries.level > CAST(:rate AS FLOAT) * (:now - tries.at)"
    " THEN tries.level - CAST(:rate AS FLOAT) * (:now - tries.at) ELSE 0 END, at = :now"
    " RETURNING level"
)
GIVE = sa.text("UPDATE tries SET level = level - 1 WHERE what = :what AND level >= 1")


@dataclass(frozen=True)
class Bucket:
    """A counter and its limits.

    Attributes:
        what: its name; the database stores a hash.
        rate: the limit per second, over time.
        most: the limit at once.
    """

    what: str
    rate: float
    most: float


class TooOften(Exception):
    """Another try is not allowed; nothing was counted."""


class TryBook:
    """Access to the tries within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def take(self, buckets: Iterable[Bucket], now: float) -> None:
        """Count one try in each; raises `TooOften`, after which the transaction is undone."""
        for bucket in sorted(buckets, key=lambda one: one.what):  # so that none locks another
            row = {"what": bucket.what, "rate": bucket.rate, "now": now}
            if self.connection.execute(TAKE, row).scalar_one() > bucket.most:
                raise TooOften

    def give(self, buckets: Iterable[Bucket]) -> None:
        """Subtract one try from each."""
        for bucket in sorted(buckets, key=lambda one: one.what):
            self.connection.execute(GIVE, {"what": bucket.what})

    def forget(self, before: float) -> None:
        """Delete counters without recent tries."""
        self.connection.execute(sa.delete(TRIES).where(TRIES.c.at < before))
