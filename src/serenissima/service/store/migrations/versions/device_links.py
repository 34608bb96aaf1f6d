"""Links with which guests add another device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "device_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_device_links_guest_id", "device_links", ["guest_id"])


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("device_links")
