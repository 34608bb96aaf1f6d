"""The migrations, one per file; Alembic finds them by their `revision`."""
