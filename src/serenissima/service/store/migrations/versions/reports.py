"""Messages reported to the host, and guests whose messages other guests mute."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    guest = sa.ForeignKey("guests.id")
    op.create_table(
        "mutes",
        sa.Column("guest_id", sa.String(40), guest, primary_key=True),
        sa.Column("muted_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_index("ix_mutes_muted_id", "mutes", ["muted_id"])
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), table, nullable=False),
        sa.Column("circle", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", "circle", "number", "guest_id", name="one_report_each"),
    )
    op.create_index("ix_reports_guest_id", "reports", ["guest_id"])


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("reports")
    op.drop_table("mutes")
