"""Guests whom the host has banned."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    barred = sa.Column("barred", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", barred)


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_column("guests", "barred")
