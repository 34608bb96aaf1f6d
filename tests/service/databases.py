"""Separate databases on the PostgreSQL of the tests."""

import sqlalchemy as sa

from serenissima.service.store.database import database_url


def another(url: str, name: str, template: str = "template1") -> str:
    """Return the URL of a new database on the same server, a copy of `template`."""
    database = sa.create_engine(database_url(url), isolation_level="AUTOCOMMIT")
    with database.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE IF EXISTS {name}")
        connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
    database.dispose()
    return sa.make_url(url).set(database=name).render_as_string(hide_password=False)
