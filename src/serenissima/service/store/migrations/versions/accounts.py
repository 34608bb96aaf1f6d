"""Accounts, with which guests sign in on any device."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "accounts",
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("login", sa.String(160), nullable=False, unique=True),
        sa.Column("shown", sa.String(80), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("accounts")
