"""Why a receiver's notifications do not arrive, so that its owner learns of it."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this version."""
    failing = sa.Column("failing", sa.String(20), nullable=False, server_default="")
    op.add_column("receivers", failing)
    op.create_index("receivers_of_address", "receivers", ["address"])


def downgrade() -> None:
    """Return to the previous version."""
    op.drop_index("receivers_of_address", "receivers")
    op.drop_column("receivers", "failing")
