"""Two processes at one database, one of a newer version: the older refuses unknown data."""

import asyncio
import json
import os
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect

from tests.places import ROOT
from tests.service.guests import PATIENCE
from tests.soak.cuts import audited, played
from tests.soak.people import new_match
from tests.web.served import Served, served
from tests.web.visitors import SHELF

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("versions")]
RUN = "import asyncio, sys; from tests.service import newer; asyncio.run(newer.main(sys.argv[1]))"
CODES = {
    "rules": {"table/rules-version"},
    "option": {"entry/unreadable"},
    "kind": {"entry/unreadable"},
    "version": {"entry/unreadable"},
}


@dataclass
class Place:
    """Two processes at one database.

    Attributes:
        folder: of the database.
        older: a server of this version.
        newer: a process of a newer version.
        tables: opened by the newer one: id, token, token, by what is new there.
    """

    folder: Path
    older: Served
    newer: Popen[str]
    tables: dict[str, list[str]]

    @property
    def address(self) -> str:
        """The address of the older server."""
        return f"http://127.0.0.1:{self.older.port}"

    @property
    def database(self) -> str:
        """Its URL."""
        return f"sqlite:///{self.folder / 'tables.db'}"

    def stored(self, *tables: str) -> list[tuple[Any, ...]]:
        """The logs of these tables."""
        marks = ",".join("?" * len(tables))
        query = f"SELECT * FROM events WHERE table_id IN ({marks}) ORDER BY table_id, seq"
        with closing(sqlite3.connect(self.folder / "tables.db")) as database:
            return database.execute(query, tables).fetchall()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Run both processes; the newer interprets its rules."""
    folder = tmp_path_factory.mktemp("place")
    with (
        served(folder) as older,
        Popen(
            [sys.executable, "-c", RUN, f"sqlite:///{folder / 'tables.db'}"],
            cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True,
            env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        ) as newer,
    ):  # fmt: skip
        assert newer.stdout
        lines = [newer.stdout.readline().split() for _ in CODES]
        yield Place(folder, older, newer, {name: words for name, *words in lines})
        newer.kill()
    assert "error" not in older.log.read_text()


@pytest.fixture
async def web(place: Place) -> AsyncIterator[httpx2.AsyncClient]:
    """A browser that asks the older server."""
    async with httpx2.AsyncClient(base_url=place.address, timeout=PATIENCE) as client:
        yield client


def told(got: httpx2.Response) -> str:
    """Return the code of a refusal, whose sentence offers a way out."""
    refused: dict[str, str] = got.json()
    assert "Please tell the host of this server." in refused["message"]
    return refused["code"]


async def answers(web: httpx2.AsyncClient, table: str, token: str) -> set[tuple[int, str]]:
    """Return the older version's answers to all requests about a table."""
    headers = {"authorization": f"Bearer {token}", "accept": "application/json"}
    act = {"action": "choose one", "decision": 0, "key": "a key"}
    path = f"/table/{table}"
    found = [
        await web.get(path, headers=headers),
        await web.get(f"/api{path}", headers=headers),
        await web.post(f"/api{path}/act", json=act, headers=headers),
    ]
    live = f"{str(web.base_url).replace('http', 'ws').rstrip('/')}{path}/live?since=0"
    async with connect(live, additional_headers=headers, proxy=None) as channel:
        refused = json.loads(await channel.recv())["refused"]["code"]
        await channel.wait_closed()
    said = {(got.status_code, told(got)) for got in found}
    return {*said, (channel.close_code - 4000, refused)}


async def test_the_older_version_refuses_unknown_data(place: Place, web: httpx2.AsyncClient):
    """Newer rules, options, kinds and versions of entries get a code; all else works."""
    ids = [table for table, *_ in place.tables.values()]
    before = place.stored(*ids)
    said = {name: await answers(web, *words[:2]) for name, words in place.tables.items()}
    cookies = "; ".join(f"seat-{table}={token}" for table, token, _ in place.tables.values())
    home = await web.get("/", headers={"cookie": cookies})
    matches = await played(place.address, "lots", 1, seed=1)
    found = await audited(place.database, matches, SHELF.load)

    assert {name: {code for _, code in codes} for name, codes in said.items()} == CODES
    assert home.status_code == 200
    assert home.text.count("Ask the host of this server about it.") == len(CODES)
    assert place.stored(*ids) == before
    assert found.complaints == []


async def test_the_newer_version_continues_an_open_table(place: Place, web: httpx2.AsyncClient):
    """The older has it in memory for a spectator, who gets a message; no data is damaged."""
    match = new_match("lots", "person", place.address, random.Random(2))
    for person in match.people:
        await person.requests[0].send(web, place.address)
    words = [match.id, *(person.token for person in match.people)]
    live = f"ws://127.0.0.1:{place.older.port}/table/{match.id}/live?since=0"
    async with connect(live, proxy=None) as channel:
        shown = json.loads(await channel.recv())["seq"]
        played_on = asyncio.create_task(asyncio.to_thread(place.newer.communicate, " ".join(words)))
        refused = json.loads(await channel.recv())["refused"]["code"]
    said = await answers(web, *words[:2])
    out, _ = await played_on
    kinds = [json.loads(row[3])["kind"] for row in place.stored(match.id)]

    assert shown == len(match.people) + 1
    assert refused == "entry/unreadable"
    assert {code for _, code in said} == {"entry/unreadable"}
    assert (out, place.newer.returncode) == ("played\n", 0)
    assert (kinds[:3], kinds[-1]) == (["opened", "joined", "joined"], "finished")
