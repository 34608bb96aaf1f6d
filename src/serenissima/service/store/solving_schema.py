"""The tables of the database about puzzles that guests try; `schema` has the others."""

import sqlalchemy as sa

from serenissima.service.store.schema import LONGEST_ID, METADATA

PUZZLE_TRIES = sa.Table(  # the first tries of guests at puzzles
    "puzzle_tries",
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("game", sa.String(80), primary_key=True),
    sa.Column("puzzle", sa.String(40), primary_key=True),  # its key
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("score", sa.Float, nullable=False),
    sa.Column("solved", sa.Boolean, nullable=False),  # then or later
    sa.Column("rated", sa.Boolean, nullable=False),
    # The guest's rating in the puzzles of the game after it.
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
)

PUZZLE_RATINGS = sa.Table(  # those whose first tries have been rated
    "puzzle_ratings",
    METADATA,
    sa.Column("game", sa.String(80), primary_key=True),
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
)

DAILY_MARKS = sa.Table(  # puzzles of the day that guests have solved, or whose solution they saw
    "daily_marks",
    METADATA,
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),  # from 1 January 1970
    sa.Column("game", sa.String(80), primary_key=True),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("late", sa.Boolean, nullable=False),
)

TIMED_RUNS = sa.Table(
    "timed_runs",
    METADATA,
    sa.Column("id", sa.String(LONGEST_ID), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("answers", sa.Text, nullable=False),  # keys with scores, separated by spaces
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float),
)
