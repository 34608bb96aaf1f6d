"""What a database uses: bytes, and a PostgreSQL's CPU."""

import os
from pathlib import Path

import sqlalchemy as sa

from serenissima.service.store.database import connect

SQLITE = (
    "SELECT (page_count - freelist_count) * page_size"
    " FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
)
POSTGRES = "SELECT pg_database_size(current_database())"


def ask(url: str, query: str) -> str:
    """Return the only value of a query."""
    database = connect(url)
    try:
        with database.connect() as connection:
            return str(connection.execute(sa.text(query)).scalar_one())
    finally:
        database.dispose()


def stored_bytes(url: str) -> int:
    """Return the bytes that the database fills."""
    return int(ask(url, SQLITE if url.startswith("sqlite") else POSTGRES))


def database_cpu(url: str) -> float:
    """Return the seconds of CPU that a PostgreSQL on this machine has used in all processes."""
    folder = Path(ask(url, "SHOW data_directory"))
    first = int((folder / "postmaster.pid").read_text().split()[0])
    spent = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended, and is counted among the children of the first
            continue
        if int(stat.parent.name) == first:
            spent += sum(map(int, fields[11:15]))
        elif int(fields[1]) == first:
            spent += sum(map(int, fields[11:13]))
    return spent / os.sysconf("SC_CLK_TCK")
