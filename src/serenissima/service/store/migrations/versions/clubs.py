"""Clubs: their members, tables and tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "club_members",
        _club(),
        sa.Column(
            "guest_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True, index=True
        ),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "club_tables",
        _club(),
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    tournament = sa.ForeignKey("tournaments.id")
    op.create_table(
        "club_tournaments",
        _club(),
        sa.Column("tournament_id", sa.String(40), tournament, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def _club() -> sa.Column[str]:
    club = sa.ForeignKey("clubs.id", ondelete="CASCADE")
    return sa.Column("club_id", sa.String(40), club, primary_key=True)


def downgrade() -> None:
    """Return to the previous version."""
    for name in ("club_tournaments", "club_tables", "club_members", "clubs"):
        op.drop_table(name)
