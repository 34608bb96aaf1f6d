"""Seats that guests have left, for finding their names in those logs."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "left_seats",
        sa.Column("sitting", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), nullable=False),
    )
    op.create_index("ix_left_seats_guest_id", "left_seats", ["guest_id"])


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("left_seats")
