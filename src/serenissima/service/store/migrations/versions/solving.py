"""Tries at puzzles, ratings of puzzles, puzzles of the day, and timed runs."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "puzzle_tries",
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        *_rating(),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        *_rating(),
    )
    op.create_table(
        "daily_marks",
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
    )
    op.create_table(
        "timed_runs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column(
            "guest_id", sa.String(40), sa.ForeignKey("guests.id"), nullable=False, index=True
        ),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float),
    )


def downgrade() -> None:
    """Return to the previous version."""
    for name in ("timed_runs", "daily_marks", "puzzle_ratings", "puzzle_tries"):
        op.drop_table(name)


def _rating() -> tuple[sa.Column[float], ...]:
    """Return the columns of a rating."""
    names = ("rating", "deviation", "volatility")
    return tuple(sa.Column(name, sa.Float, nullable=False) for name in names)
