"""Whether a guest agrees to be listed among a game's best players: not by default."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    shown = sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", shown)


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_column("guests", "shown")
