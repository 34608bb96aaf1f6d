"""Several processes at one database, and processes that are killed."""

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from pathlib import Path

import pytest
import sqlalchemy as sa

from serenissima.kernel.record import SPECTATOR
from serenissima.service import Person, Tables, TableSettings
from serenissima.service.core.commands import mark
from serenissima.service.core.folding import fold
from serenissima.service.store.schema import ENTRIES
from serenissima.service.store.store import Store
from tests.places import ROOT
from tests.service.guests import SHELF, guest
from tests.service.rush import told

pytestmark = pytest.mark.soak

TABLES = 12
TIMES = ("none", "live 600+5", "days 2 08:00-22:00 +01:00")  # of the tables


async def rush(database: str, seed: str, actions: int, places: list[str]) -> Process:
    """Run a process that acts at those tables; see `rush.py`."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.service.rush", database, seed, str(actions), *places,
        cwd=ROOT, stdout=PIPE,
    )  # fmt: skip


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
async def places(database: str) -> list[str]:
    """Tables with two people each: id, token, token, and so on."""
    found: list[str] = []
    async with Tables(database, shelf=SHELF, load_player=guest) as tables:
        for n in range(TABLES):
            time = TIMES[n % len(TIMES)]
            opening = await tables.open(
                "lots", [Person(), Person()], name="Anna", settings=TableSettings(time=time)
            )
            link = opening.invitations[1]
            seated = await tables.join(opening.table, link, "Bernd", key=f"a key for table {n:>4}")
            found += [opening.table, str(opening.token), seated.token]
    return found


async def stored(database: str, table: str) -> dict[int, tuple[str | None, dict[str, object]]]:
    """Return the log of a table: by number, key and event."""
    store = Store(database)
    query = sa.select(ENTRIES.c.seq, ENTRIES.c.key, ENTRIES.c.body)
    query = query.where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    rows = await store.read(lambda logs: logs.connection.execute(query).all())
    await store.close()
    return {row[0]: (row[1], json.loads(row[2])) for row in rows}


async def check(database: str, lines: list[list[str]]) -> int:
    """Check that every acknowledged action is in the log once, as it was acknowledged."""
    acknowledged = [line[1:] for line in lines if line[0] == "stored"]
    places = set()
    for table, seat, name, action in acknowledged:
        log, key = await stored(database, table), mark(int(seat), name, "").key
        ((seq, event),) = ((seq, event) for seq, (left, event) in log.items() if left == key)
        assert (event["seat"], str(event["action"]).replace(" ", "-")) == (int(seat), action)
        places.add((table, seq))
    assert len(places) == len(acknowledged)
    return len(acknowledged)


async def check_clocks(database: str, lines: list[list[str]]) -> int:
    """Check that the last clocks sent for each table follow from its log and times."""
    newest = {line[1]: line[2:] for line in lines if line[0] == "clock"}
    store = Store(database)
    for table, (seat, name, clocks) in newest.items():
        key = mark(int(seat), name, "").key
        seq = next(n for n, (left, _) in (await stored(database, table)).items() if left == key)
        log = await store.read(lambda logs, table=table: logs.log(table))
        folded = fold(SHELF("lots"), log.entries[:seq], log.times)
        assert folded.clock
        assert told(folded.clock) == clocks
    await store.close()
    return len(newest)


def noticed(events: Iterable[dict[str, object]], seat: int) -> int:
    """Return how many of these events a seat notices: choices of others are secret."""
    secret = ("choose", "take-back")
    return sum(event["kind"] != "acted" or event["seat"] == seat
               or not str(event["action"]).startswith(secret) for event in events)  # fmt: skip


@pytest.mark.parametrize("killed_after", [1, 17, 60])
async def test_a_killed_process_loses_no_acknowledged_action(
    database: str, places: list[str], killed_after: int
):
    """It is killed in the middle of many; the tables fold and can be played on."""
    child = await rush(database, "one", 100_000, places)
    assert child.stdout is not None
    lines, killed = [], False
    async for line in child.stdout:
        if line.endswith(b"\n"):  # the last may have been broken off
            lines.append(line.decode().split())
            acknowledged = sum(words[0] == "stored" for words in lines)
            if acknowledged == killed_after and not killed:  # once: again could reap the child
                child.kill()
                killed = True
    await child.wait()

    assert child.returncode == -signal.SIGKILL
    assert await check(database, lines) >= killed_after
    assert await check_clocks(database, lines) or killed_after < len(places)
    async with Tables(database, shelf=SHELF, load_player=guest) as tables:
        for table, *tokens in zip(places[::3], places[1::3], places[2::3], strict=True):
            events = [event for _, event in (await stored(database, table)).values()]
            for seat, token in ((SPECTATOR, None), *enumerate(tokens)):
                assert (await tables.view(table, token)).seq == noticed(events, seat)


async def test_two_processes_act_at_the_same_tables(database: str, places: list[str]):
    """Each action is carried out once or refused, and each log stays in one piece."""
    few = places[:6]
    children = [await rush(database, seed, 150, few) for seed in ("one", "two")]
    outputs = await asyncio.gather(*(child.communicate() for child in children))
    lines = [line.split() for out, _ in outputs for line in out.decode().splitlines()]

    assert [child.returncode for child in children] == [0, 0]
    count = await check(database, lines)
    acted = 0
    for table in few[::3]:
        events = [event for _, event in (await stored(database, table)).values()]
        numbers = [event["number"] for event in events if event["kind"] == "acted"]
        assert numbers == list(range(1, len(numbers) + 1))
        acted += len(numbers)
    assert acted == count
    assert {line[1] for line in lines if line[0] == "refused"} <= {
        "decision/stale", "match/not-your-turn", "match/over", "action/illegal",
    }  # fmt: skip
