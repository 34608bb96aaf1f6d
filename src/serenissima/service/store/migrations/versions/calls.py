"""Receivers, the outbox of notifications, and the keys of this server."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "receivers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id")),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_receivers_guest_id", "receivers", ["guest_id"])
    op.create_index("receivers_of_seat", "receivers", ["table_id", "seat"])
    op.create_table(
        "calls",
        sa.Column("id", sa.String(160), primary_key=True),
        sa.Column("receiver", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("leased_until", sa.Float, nullable=False),
    )
    op.create_index("calls_due", "calls", ["due_at"])
    op.create_table(
        "call_keys",
        sa.Column("name", sa.String(10), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Return to the previous version."""
    for table in ("call_keys", "calls", "receivers"):
        op.drop_table(table)
