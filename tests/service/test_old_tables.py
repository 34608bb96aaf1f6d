"""A database of the first versions: its tables fold, are shown, and are played on.

`old_tables.sql` is such a database, with every kind of entry in it; `old_tables.json` has the views
of that time, with their tokens and keys.
"""

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from serenissima.kernel.notation import print_match
from serenissima.service import Computer, Person, Tables
from tests.service.guests import SHELF, guest

HERE = Path(__file__).parent
KNOWN: dict[str, Any] = json.loads((HERE / "old_tables.json").read_text(encoding="utf-8"))
FIRST_KEY = "a key made by chance 62"


@pytest.fixture
async def old_tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """The tables of the old database, before any current process has opened it."""
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((HERE / "old_tables.sql").read_text(encoding="utf-8"))
    connection.close()
    async with Tables(f"sqlite:///{file}", shelf=SHELF, load_player=guest) as tables:
        yield tables


def as_then(seen: Any, shown: Any) -> Any:
    """Return the present view, without later additions."""
    if isinstance(seen, dict) and isinstance(shown, dict):
        return {name: as_then(seen[name], part) for name, part in shown.items()}
    return seen


@pytest.mark.parametrize("name", KNOWN)
async def test_an_old_table_is_shown_as_it_was(old_tables: Tables, name: str):
    """It is for a spectator, and for each seat."""
    known = KNOWN[name]
    for token, shown in zip((None, *known["tokens"]), known["views"], strict=True):
        seen = json.loads(json.dumps((await old_tables.view(known["table"], token)).as_data()))

        assert shown == as_then(seen, shown)


async def test_the_file_of_an_old_match_is_the_same(old_tables: Tables):
    """This includes names, proof and undone actions."""
    known = KNOWN["finished"]

    assert known["file"] == print_match(await old_tables.transcript(known["table"]))


async def test_an_old_command_is_carried_out_once(old_tables: Tables):
    """The key of an action, or of a table, is still recognized when it is sent again."""
    known = KNOWN["running"]
    last = known["last"]
    before = await old_tables.view(known["table"], last["token"])
    await old_tables.act(
        known["table"], last["token"], last["action"], last["decision"], key=last["key"]
    )
    plan = [Person(), Computer("guest"), Person()]
    again = await old_tables.open("lots", plan, name="Anna", key=FIRST_KEY)

    assert before.seq == (await old_tables.view(known["table"], last["token"])).seq
    assert again.table == KNOWN["computer"]["table"]
    assert again.token == KNOWN["computer"]["tokens"][0]


async def test_an_old_invitation_is_followed(old_tables: Tables):
    """An old computer player sits beside it."""
    known = KNOWN["computer"]
    seated = await old_tables.join(
        known["table"], known["invitation"], "Clara", key="a key made by chance"
    )

    seen = await old_tables.view(known["table"], seated.token)
    assert (seen.seat, seen.names) == (2, ("Anna", "guest", "Clara"))
    assert [place.computer for place in seen.places] == [False, True, False]
