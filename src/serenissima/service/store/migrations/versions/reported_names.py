"""Reports of names store the reported name and its owner."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

EACH, NAMES = "one_report_each", -1
BEFORE = ["table_id", "circle", "number", "guest_id"]
FOUND = sa.text("SELECT id, table_id, number FROM reports WHERE circle = :names")
SITS = sa.text("SELECT guest_id FROM seats WHERE table_id = :table AND seat = :seat")
JOINED = sa.text(
    "SELECT body FROM events WHERE table_id = :table AND body LIKE :joined ORDER BY seq"
)
TELL = sa.text("UPDATE reports SET name = :name, about_guest = :guest WHERE id = :id")


def upgrade() -> None:
    """Upgrade to this version; earlier reports get the person who sits there now."""
    with op.batch_alter_table("reports") as reports:
        reports.add_column(sa.Column("name", sa.String(80), nullable=False, server_default=""))
        reports.add_column(
            sa.Column("about_guest", sa.String(40), nullable=False, server_default="")
        )
        reports.drop_constraint(EACH, type_="unique")
        reports.create_unique_constraint(EACH, [*BEFORE, "name", "about_guest"])
    connection = op.get_bind()
    for id_, table, seat in connection.execute(FOUND, {"names": NAMES}).all():
        guest = connection.scalar(SITS, {"table": table, "seat": seat}) or ""
        told = {"id": id_, "name": _name(connection, table, seat), "guest": guest}
        connection.execute(TELL, told)


def _name(connection: sa.Connection, table: str, seat: int) -> str:
    """Return the name of the person who last took a seat."""
    told = {"table": table, "joined": '{"kind":"joined"%'}
    joined = (json.loads(body) for body in connection.scalars(JOINED, told))
    return next((str(one["name"]) for one in [*joined][::-1] if one["seat"] == seat), "")


def downgrade() -> None:
    """Return to the previous version; several reports of a seat by the same guest become one."""
    op.execute(
        "DELETE FROM reports WHERE id NOT IN (SELECT MIN(id) FROM reports"
        " GROUP BY table_id, circle, number, guest_id)"
    )
    with op.batch_alter_table("reports") as reports:
        reports.drop_constraint(EACH, type_="unique")
        reports.create_unique_constraint(EACH, BEFORE)
        reports.drop_column("about_guest")
        reports.drop_column("name")
