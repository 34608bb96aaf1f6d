"""Whether anyone may find and watch the match of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    shown = sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", shown)
    tables = sa.table("tables", sa.column("finished_at"), sa.column("shown", sa.Boolean))
    runs = sa.and_(tables.c.shown.is_(True), tables.c.finished_at.is_(None))
    op.create_index(
        "shown_tables", "tables", ["opened_at"], sqlite_where=runs, postgresql_where=runs
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_index("shown_tables", "tables")
    op.drop_column("tables", "shown")
