"""How many entries of a long inactive table were archived."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.add_column("tables", sa.Column("archived", sa.Integer))


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_column("tables", "archived")
