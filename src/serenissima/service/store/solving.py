"""Tries at puzzles, ratings of puzzles, and marks of puzzles of the day, in one database."""

from dataclasses import asdict

import sqlalchemy as sa

from serenissima.service.core.puzzle_ratings import NEW_PUZZLES, NEWCOMER, PuzzleRating, rate_try
from serenissima.service.core.solving import DailyMark, MetPuzzle, PuzzleTry, rating_in
from serenissima.service.store.schema import GUESTS
from serenissima.service.store.solving_schema import DAILY_MARKS, PUZZLE_RATINGS, PUZZLE_TRIES

MOST_DAYS = 1000  # days of marks that are read
SHOWN = (
    PUZZLE_TRIES.c.game, PUZZLE_TRIES.c.puzzle, PUZZLE_TRIES.c.at, PUZZLE_TRIES.c.score,
    PUZZLE_TRIES.c.solved, PUZZLE_TRIES.c.rated,
    PUZZLE_TRIES.c.rating, PUZZLE_TRIES.c.deviation, PUZZLE_TRIES.c.volatility,
)  # fmt: skip


class SolvingBook:
    """Access to tries, ratings and marks within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def of(self, guest: str, game: str = "") -> list[PuzzleTry]:
        """Return the tries of a guest in their order, in one game if given."""
        query = sa.select(*SHOWN).where(PUZZLE_TRIES.c.guest_id == guest)
        if game:
            query = query.where(PUZZLE_TRIES.c.game == game)
        order = PUZZLE_TRIES.c.at, PUZZLE_TRIES.c.game, PUZZLE_TRIES.c.puzzle
        rows = self.connection.execute(query.order_by(*order))
        return [PuzzleTry(*row[:6], after=PuzzleRating(*row[6:])) for row in rows]

    def ratings(self, game: str) -> dict[str, PuzzleRating]:
        """Return the ratings of a game's puzzles by key; those never tried are missing."""
        rows = self.connection.execute(
            sa.select(
                PUZZLE_RATINGS.c.puzzle,
                PUZZLE_RATINGS.c.rating,
                PUZZLE_RATINGS.c.deviation,
                PUZZLE_RATINGS.c.volatility,
            ).where(PUZZLE_RATINGS.c.game == game)
        )
        return {row[0]: PuzzleRating(*row[1:]) for row in rows}

    def marks(self, guest: str, today: int) -> list[DailyMark]:
        """Return a guest's marks of the latest days, in their order."""
        columns = (
            DAILY_MARKS.c.day, DAILY_MARKS.c.game, DAILY_MARKS.c.solved, DAILY_MARKS.c.late,
        )  # fmt: skip
        query = sa.select(*columns).where(
            DAILY_MARKS.c.guest_id == guest, DAILY_MARKS.c.day > today - MOST_DAYS
        )
        rows = self.connection.execute(query.order_by(DAILY_MARKS.c.day, DAILY_MARKS.c.game))
        return [DailyMark(*row) for row in rows]

    def answer(
        self, guest: str, met: MetPuzzle, score: float, solved: bool, at: float, *, rated: bool
    ) -> PuzzleTry:
        """Note an answer: a first try is stored, and rated if `rated`; a later one may solve it.

        The database refuses a second first try at the same moment.
        """
        # Two first tries of a guest at the same moment are rated one after the other.
        lock = sa.select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update()
        self.connection.execute(lock)
        tries = self.of(guest, met.game)
        known = next((one for one in tries if one.puzzle == met.key), None)
        if known is None:
            rating = rating_in(tries, met.game) or NEWCOMER
            after = self._rate(met, rating, score) if rated else rating
            made = PuzzleTry(met.game, met.key, at, score, solved, rated, after)
            self.connection.execute(sa.insert(PUZZLE_TRIES), _row(guest, made))
            return made
        if solved and not known.solved:
            this = (
                PUZZLE_TRIES.c.guest_id == guest,
                PUZZLE_TRIES.c.game == met.game,
                PUZZLE_TRIES.c.puzzle == met.key,
            )
            self.connection.execute(sa.update(PUZZLE_TRIES).where(*this).values(solved=True))
        return known

    def mark(self, guest: str, met: MetPuzzle, *, solved: bool) -> None:
        """Mark the days whose puzzle it is as solved, or as seen with the solution.

        The first mark of a day stays.
        """
        known = {(one.day, one.game) for one in self.marks(guest, met.today)}
        rows = [
            {
                "guest_id": guest,
                "day": day,
                "game": met.game,
                "solved": solved,
                "late": day != met.today,
            }
            for day in met.days
            if (day, met.game) not in known
        ]
        if rows:
            self.connection.execute(sa.insert(DAILY_MARKS), rows)

    def _rate(self, met: MetPuzzle, person: PuzzleRating, score: float) -> PuzzleRating:
        """Rate a first try: store the puzzle's new rating, and return the person's."""
        this = PUZZLE_RATINGS.c.game == met.game, PUZZLE_RATINGS.c.puzzle == met.key
        columns = PUZZLE_RATINGS.c.rating, PUZZLE_RATINGS.c.deviation, PUZZLE_RATINGS.c.volatility
        row = self.connection.execute(sa.select(*columns).where(*this).with_for_update()).first()
        before = PuzzleRating(*row) if row else NEW_PUZZLES[met.grade]
        after, puzzle = rate_try(person, before, score)
        values = asdict(puzzle)
        if row:
            self.connection.execute(sa.update(PUZZLE_RATINGS).where(*this).values(**values))
        else:
            new = {"game": met.game, "puzzle": met.key, **values}
            self.connection.execute(sa.insert(PUZZLE_RATINGS), new)
        return after


def _row(guest: str, one: PuzzleTry) -> dict[str, object]:
    return {
        "guest_id": guest,
        "game": one.game,
        "puzzle": one.puzzle,
        "at": one.at,
        "score": one.score,
        "solved": one.solved,
        "rated": one.rated,
        **asdict(one.after),
    }
