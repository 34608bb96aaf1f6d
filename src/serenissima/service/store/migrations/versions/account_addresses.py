"""Email addresses of accounts, to which links for a new password are sent."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    op.create_table(
        "account_addresses",
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("folded", sa.String(200), nullable=False, index=True),
        sa.Column("wanted", sa.String(200), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("secret", sa.String(64), unique=True),
        sa.Column("until", sa.Float),
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("account_addresses")
