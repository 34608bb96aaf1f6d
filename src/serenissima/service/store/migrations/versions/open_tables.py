"""An index of the few open tables; tables listed long ago are removed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    tables = sa.table("tables", sa.column("listed", sa.Boolean))
    listed = tables.c.listed.is_(True)
    op.execute(tables.update().where(listed).values(listed=False))
    op.create_index(
        "open_tables", "tables", ["opened_at"], sqlite_where=listed, postgresql_where=listed
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_index("open_tables", "tables")
