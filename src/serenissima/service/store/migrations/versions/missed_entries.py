"""How many entries each viewer missed: whether a page is current is then known without folding."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    op.add_column("events", sa.Column("missed", sa.Text))


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("events", "missed")
