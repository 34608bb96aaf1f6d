"""Whether a new receiver has yet to be notified of what its seat had to do when it was added."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    owed = sa.Column("owed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("receivers", owed)
    where = sa.text("owed")
    op.create_index(
        "receivers_owed", "receivers", ["id"], sqlite_where=where, postgresql_where=where
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_index("receivers_owed", "receivers")
    op.drop_column("receivers", "owed")
