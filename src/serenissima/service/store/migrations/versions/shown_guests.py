"""Whether a guest wants to be seen in the list of a game's best: nobody, until they say so."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    shown = sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", shown)


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_column("guests", "shown")
