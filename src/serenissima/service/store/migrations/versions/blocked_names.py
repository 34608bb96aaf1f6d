"""Guests whom others block, with the names that they had then."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version; guests already blocked get their current names."""
    op.add_column("mutes", sa.Column("name", sa.String(80), nullable=False, server_default=""))
    op.execute("UPDATE mutes SET name = (SELECT g.name FROM guests g WHERE g.id = muted_id)")


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_column("mutes", "name")
