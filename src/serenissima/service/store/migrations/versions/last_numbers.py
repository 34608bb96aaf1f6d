"""The last numbers of chats whose messages were deleted, so that none is given twice."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this version."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "last_numbers",
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("circle", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Go back to the version before."""
    op.drop_table("last_numbers")
