"""Many clients at one table, on two servers: one log, an answer for each, no deadlocks."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest

from serenissima.service.core.entries import Acted
from serenissima.service.store.store import Store
from tests.web.served import PATIENCE, served
from tests.web.visitors import key

MANY = 10**9
SEATS = 3
TOO_LATE = {"decision/stale", "match/not-your-turn", "match/over"}
pytestmark = pytest.mark.soak


class Client:
    """A client with the token of a seat, at one of the servers."""

    def __init__(self, web: httpx2.AsyncClient, table: str, token: str, name: str) -> None:
        self.web, self.path = web, f"/api/table/{table}"
        self.headers = {"authorization": f"Bearer {token}"}
        self.chance = random.Random(name)
        self.told: Counter[str] = Counter()

    async def turn(self) -> bool:
        """Look, and act if asked; return whether the match continues."""
        seen: dict[str, Any] = (await self.web.get(self.path, headers=self.headers)).json()
        if seen["legal"]:
            onward = [action for action in seen["legal"] if action != "take-back"]
            wish = {"action": self.chance.choice(onward), "decision": seen["decision"]}
            answer = await self.web.post(
                f"{self.path}/act", json={**wish, "key": key()}, headers=self.headers
            )
            self.told[answer.json().get("code", "done")] += 1
        return seen["secret"] is None

    async def play(self) -> None:
        """Act until the match is over."""
        async with asyncio.timeout(PATIENCE):
            while await self.turn():
                pass


@pytest.fixture
async def webs(place: str, tmp_path: Path) -> AsyncIterator[list[httpx2.AsyncClient]]:
    """Run two servers on one database."""
    async with AsyncExitStack() as stack:
        found = []
        for name in ("one", "other"):
            (folder := tmp_path / name).mkdir()
            limits = {"requests": MANY, "burst": MANY}
            server = stack.enter_context(served(folder, database=place, **limits))
            address = f"http://127.0.0.1:{server.port}"
            client = httpx2.AsyncClient(base_url=address, timeout=PATIENCE)
            found.append(await stack.enter_async_context(client))
        yield found


async def seated(web: httpx2.AsyncClient) -> tuple[str, list[str]]:
    """Return a table with a person at each seat: its id, and their tokens."""
    wanted = {"seats": ["person"] * SEATS, "key": key()}
    opened = (await web.post("/api/games/lots/tables", json=wanted)).json()
    tokens = []
    for seat, invitation in opened["invitations"].items():
        wish = {"invitation": invitation, "name": f"Robo {seat}", "key": key()}
        joined = await web.post(f"/api/table/{opened['table']}/join", json=wish)
        tokens.append(joined.json()["token"])
    return opened["table"], tokens


async def actions(place: str, table: str) -> list[int]:
    """Return the numbers of the actions in the log."""
    store = Store(place)
    log = await store.read(lambda logs: logs.log(table))
    await store.close()
    return [entry.number for entry in log.entries if isinstance(entry, Acted)]


async def played(webs: list[httpx2.AsyncClient], each: int) -> tuple[str, Counter[str]]:
    """Play a match with this number of clients per seat, in turn on the servers.

    Return their refusals.
    """
    table, tokens = await seated(webs[0])
    clients = [
        Client(webs[(seat + n) % len(webs)], table, token, f"{seat} {n}")
        for seat, token in enumerate(tokens)
        for n in range(each)
    ]
    await asyncio.gather(*(client.play() for client in clients))
    return table, sum((client.told for client in clients), Counter())


async def test_a_crowd_makes_one_log(place: str, webs: list[httpx2.AsyncClient]):
    """With one client per seat all requests succeed, although all choose at the same time.

    With four per seat, commands that fail come too late, and the refusal gives this reason.
    """
    (alone, one), (crowded, many) = await asyncio.gather(played(webs, 1), played(webs, 4))

    assert set(one) == {"done"}
    assert set(many) - {"done"} <= TOO_LATE
    for table, told in ((alone, one), (crowded, many)):
        assert await actions(place, table) == list(range(1, told["done"] + 1))
