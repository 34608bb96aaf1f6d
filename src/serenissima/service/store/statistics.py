"""Statistics of finished matches: each is added to the sums of its game once."""

import sqlalchemy as sa

from serenissima.kernel.notation import Transcript
from serenissima.service.core.scoresheet import add_up, transcript
from serenissima.service.store.logs import Logs
from serenissima.service.store.schema import MATCH_FACTS, SEATS, STATISTICS, TABLES, UNCOUNTED
from serenissima.statistics.counts import Count, MatchCounts
from serenissima.statistics.facts import MatchFacts, read_facts

MOST_OWN = 500  # matches of a guest: the latest
ADD = sa.text(
    "INSERT INTO statistics (game, seats, key, times, won)"
    " VALUES (:game, :seats, :key, :times, :won) ON CONFLICT (game, seats, key) DO UPDATE"
    " SET times = statistics.times + excluded.times, won = statistics.won + excluded.won"
)


class StatisticsBook:
    """Access to the statistics within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def list_uncounted(self, most: int) -> list[tuple[str, str]]:
        """Return finished tables that are not counted yet, each with its game."""
        query = sa.select(TABLES.c.id, TABLES.c.game).where(UNCOUNTED)
        rows = self.connection.execute(query.order_by(TABLES.c.finished_at).limit(most))
        return [(row[0], row[1]) for row in rows]

    def transcript(self, table: str) -> Transcript | None:
        """Return the match of a table, if it counts; raises `Unreadable` (`entry/unreadable`).

        Lessons, matches that are played on from others, matches from files and those without a
        result don't count.
        """
        sheet = add_up(Logs(self.connection).log(table).entries)
        if sheet.lesson or sheet.played_on or sheet.from_file or sheet.finished is None:
            return None
        return transcript(sheet) if sheet.finished.result else None

    def count(self, table: str, game: str, facts: MatchFacts | None) -> None:
        """Add a match to the statistics of its game, unless another process has done so.

        Without `facts`, the match is only marked: it doesn't count.
        """
        this = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.counted.is_(False))
        if not self.connection.execute(this.values(counted=True)).rowcount or facts is None:
            return
        row = {"table_id": table, "facts": facts.text()}
        self.connection.execute(sa.insert(MATCH_FACTS), row)
        added = MatchCounts.over([(facts, None)])
        rows = [
            {"game": game, "seats": facts.seats, "key": key, "times": one.times, "won": one.won}
            for key, one in sorted(added.of.items())  # so that none locks another
        ]
        self.connection.execute(ADD, rows)

    def sums(self, game: str) -> dict[int, MatchCounts]:
        """Return the counts of all matches of a game, by the number of seats."""
        found: dict[int, MatchCounts] = {}
        columns = STATISTICS.c.seats, STATISTICS.c.key, STATISTICS.c.times, STATISTICS.c.won
        query = sa.select(*columns).where(STATISTICS.c.game == game)
        for seats, key, times, won in self.connection.execute(query):
            found.setdefault(seats, MatchCounts()).of[key] = Count(times, won)
        return found

    def own(self, guest: str, game: str) -> dict[int, MatchCounts]:
        """Return the counts of a guest's seats in the latest matches, by the number of seats."""
        query = (
            sa.select(MATCH_FACTS.c.facts, SEATS.c.seat)
            .join(TABLES, TABLES.c.id == MATCH_FACTS.c.table_id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.guest_id == guest, TABLES.c.game == game)
            .order_by(TABLES.c.finished_at.desc(), TABLES.c.id, SEATS.c.seat)
            .limit(MOST_OWN)
        )
        found: dict[int, MatchCounts] = {}
        for text, seat in self.connection.execute(query):
            facts = read_facts(text)
            found.setdefault(facts.seats, MatchCounts()).add(facts, seat)
        return found
