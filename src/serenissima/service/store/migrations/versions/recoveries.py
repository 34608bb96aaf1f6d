"""Ways for a guest to choose a new password without the old one."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    guest = sa.ForeignKey("guests.id")
    op.create_table(
        "recoveries",
        sa.Column("guest_id", sa.String(40), guest, primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Float),
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("recoveries")
