"""How many entries each viewer missed, so that a page's age is clear without folding."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.add_column("events", sa.Column("missed", sa.Text))


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_column("events", "missed")
