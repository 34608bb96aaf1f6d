"""Identities at another service (OpenID Connect), with which guests sign in."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    guest = sa.ForeignKey("guests.id")
    op.create_table(
        "identities",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(40), guest, nullable=False, index=True),
        sa.Column("issuer", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_table("identities")
