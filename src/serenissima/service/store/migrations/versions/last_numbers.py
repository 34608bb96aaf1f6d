"""The last numbers of chats with deleted messages, so that none is used twice."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "last_numbers",
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("circle", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("last_numbers")
