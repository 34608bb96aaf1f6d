"""Private notes of guests about moments of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    guest, table = sa.ForeignKey("guests.id"), sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notes",
        sa.Column("guest_id", sa.String(40), guest, primary_key=True),
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("notes")
