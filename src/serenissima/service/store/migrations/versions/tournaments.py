"""Tournaments: their entrants, and the tables of their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None
TOURNAMENT = "tournaments.id"


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("time", sa.String(80), nullable=False),
        sa.Column("opener", sa.String(40), sa.ForeignKey("guests.id")),
        sa.Column("secret", sa.String(80), nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
    )
    op.create_index("ix_tournaments_opener", "tournaments", ["opener"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(40), sa.ForeignKey(TOURNAMENT), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("out", sa.Integer, nullable=False),
    )
    op.create_index("ix_entrants_guest_id", "entrants", ["guest_id"])
    op.create_table(
        "drawn_tables",
        sa.Column("tournament_id", sa.String(40), sa.ForeignKey(TOURNAMENT), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Return to the previous version."""
    for table in ("drawn_tables", "entrants", "tournaments"):
        op.drop_table(table)
