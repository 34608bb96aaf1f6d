"""How many entries of a table were archived, since nothing had happened there for long."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    op.add_column("tables", sa.Column("archived", sa.Integer))


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("tables", "archived")
