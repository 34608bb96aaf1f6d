"""Tournaments whose rounds are drawn by points, or have the same deal at all tables."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    system = sa.Column("system", sa.String(20), nullable=False, server_default="meet")
    op.add_column("tournaments", system)


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_column("tournaments", "system")
