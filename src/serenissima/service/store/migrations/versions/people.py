"""Friends, their links and invitations to seats, and what guests choose for others to see."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    guest, table = sa.ForeignKey("guests.id"), sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "friends",
        sa.Column("guest_id", sa.String(40), guest, primary_key=True),
        sa.Column(
            "friend_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True, index=True
        ),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "friend_links",
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "profiles",
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("portrait", sa.String(20), nullable=False, server_default=""),
        sa.Column("colour", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "seat_invitations",
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("host_id", sa.String(40), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    """Return to the previous version."""
    for name in ("seat_invitations", "profiles", "friend_links", "friends"):
        op.drop_table(name)
