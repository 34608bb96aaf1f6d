"""Guests whom the host has banned."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    barred = sa.Column("barred", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", barred)


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("guests", "barred")
