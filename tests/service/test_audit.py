"""Faults that a soak finds in a log: wrong clocks, and wrong times of entries."""

import json
import random
import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from serenissima.kernel.record import SPECTATOR
from serenissima.service import Tables, TableSettings
from serenissima.service.core.opening import Opening
from serenissima.service.store.database import connect
from tests.service.guests import SHELF, plan_of
from tests.soak.audit import Audit, Findings
from tests.soak.people import Match, Player, Request

KEY = "a key made by chance"


@pytest.fixture
def log(database: str) -> Iterator[sa.Connection]:
    db = connect(database)
    with db.connect() as connection:
        yield connection
    db.dispose()


def seated(opening: Opening, since: float) -> Player:
    """Return Anna, who opened the table, in the soak's form."""
    match = Match(opening.table)
    opens = Request(SPECTATOR, "/new/lots", {}, KEY, (303, ""), since, time.time())
    anna = Player(match, 0, str(opening.token), "", random.Random(), [opens])
    match.people = [anna]
    return anna


def found(anna: Player, log: sa.Connection) -> Findings:
    findings = Findings()
    Audit(anna.table, findings, SHELF).go_on(log)
    return findings


async def opened(tables: Tables) -> Opening:
    plan = plan_of("person", "computer a")
    return await tables.open(
        "lots", plan, name="Anna", settings=TableSettings(time="live 1+5"), key=KEY
    )


async def told(tables: Tables, opening: Opening) -> dict[str, object]:
    view = await tables.view(opening.table, opening.token)
    return dict(json.loads(json.dumps(view.as_data())))


async def test_clocks_must_agree_with_the_log(tables: Tables, log: sa.Connection):
    """Every reported clock is compared, whatever its source.

    One that is a second ahead is found.
    """
    since = time.time()
    anna = seated(opening := await opened(tables), since)
    anna.told = [await told(tables, opening)]
    right = found(anna, log)
    anna.told = [await told(tables, opening)]
    clock = anna.told[0]["clock"]
    clock["until"] = [until and until + 1 for until in clock["until"]]
    wrong = found(anna, log)

    assert (right.complaints, right.clocks) == ([], 1)
    assert (wrong.differ, wrong.clocks) == (1, 1)


async def test_an_entry_with_a_wrong_time_is_found(tables: Tables, log: sa.Connection):
    """It was stored before it was sent: no player's clock could have run then."""
    anna = seated(await opened(tables), time.time() + 60)

    assert found(anna, log).untimely >= 1
