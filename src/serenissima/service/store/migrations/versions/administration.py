"""Admins and deactivated guests, the site's texts and announcements, and the last backup."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None
FLAGS = "deactivated", "admin"
TABLES = "admin_links", "site_texts", "announcements", "host_events"


def upgrade() -> None:
    """Upgrade to this version."""
    for name in FLAGS:
        flag = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("guests", flag)
    op.create_table(
        "admin_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "site_texts",
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("language", sa.String(5), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("down_at", sa.Float),
        sa.Column("back_at", sa.Float),
        sa.Column("shown_from", sa.Float, nullable=False),
        sa.Column("shown_until", sa.Float),
    )
    op.create_table(
        "host_events",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Return to the previous version."""
    for name in TABLES:
        op.drop_table(name)
    for name in FLAGS:
        op.drop_column("guests", name)
