"""Statistics of games, to which each finished match is added once."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    counted = sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", counted)
    tables = sa.table("tables", sa.column("finished_at"), sa.column("counted", sa.Boolean))
    waits = sa.and_(tables.c.finished_at.is_not(None), tables.c.counted.is_(False))
    op.create_index(
        "uncounted_tables", "tables", ["finished_at"], sqlite_where=waits, postgresql_where=waits
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "match_facts",
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_table(
        "statistics",
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(200), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("statistics")
    op.drop_table("match_facts")
    op.drop_index("uncounted_tables", "tables")
    op.drop_column("tables", "counted")
