"""Guests whom others block, with the names that they had then."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version; whoever is blocked already has the name of today."""
    op.add_column("mutes", sa.Column("name", sa.String(80), nullable=False, server_default=""))
    op.execute("UPDATE mutes SET name = (SELECT g.name FROM guests g WHERE g.id = muted_id)")


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("mutes", "name")
