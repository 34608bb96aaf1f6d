"""Run by Alembic to upgrade the schema inside the caller's transaction."""

from alembic import context

from serenissima.service.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=False,  # the caller's transaction holds all of it
)
context.run_migrations()
