"""Marked choices that guests practise, and those that they submit as puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    analysed = sa.Column("analysed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", analysed)
    guest, table = sa.ForeignKey("guests.id"), sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "mistakes",
        sa.Column("guest_id", sa.String(40), guest, primary_key=True),
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("cost", sa.Float, nullable=False),
        sa.Column("findings", sa.Text, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "submissions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), index=True),
        sa.Column(
            "table_id",
            sa.String(40),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False, index=True),
        sa.Column("findings", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "step", "seat", name="one_submission_each"),
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("submissions")
    op.drop_table("mistakes")
    op.drop_column("seats", "analysed")
