"""Guests, their devices, recognized by a cookie, and the seats that they hold."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("sitting", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("put_away", sa.Boolean, nullable=False),
    )
    op.create_index("ix_devices_guest_id", "devices", ["guest_id"])
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])


def downgrade() -> None:
    """Return to the previous version."""
    for table in ("seats", "devices", "guests"):
        op.drop_table(table)
