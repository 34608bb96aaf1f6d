"""Alarms: when time alone will notify the people at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

RUNNING = (
    "INSERT INTO alarms (table_id, at, told) SELECT id, 0, {} FROM tables"
    " WHERE finished_at IS NULL AND archived IS NULL"
)
NOW = {"sqlite": "CAST(strftime('%s', 'now') AS FLOAT)", "postgresql": "extract(epoch FROM now())"}


def upgrade() -> None:
    """Upgrade to this version; only moments from now on notify people."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "alarms",
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("at", sa.Float),
        sa.Column("told", sa.Float, nullable=False),
    )
    op.create_index("alarms_due", "alarms", ["at"])
    op.execute(RUNNING.format(NOW[op.get_bind().dialect.name]))


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("alarms")
