"""Commands are decided on a process's own data; the database settles who was first."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from typing import Any

import pytest

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.service import CacheMemory, Opening, Person, Receipt, Tables
from serenissima.service.runtime.remembered import STEP, TABLE, Remembered
from serenissima.service.store.transactions import Transactions
from tests.service.guests import PATIENCE, SHELF, guest, locked, until

KEYS = (f"a key made by chance {n}" for n in itertools.count())
TABLES = 8


@pytest.fixture
async def other(place: str) -> AsyncIterator[Tables]:
    """Another service on the same database, which acts as another process."""
    async with Tables(place, shelf=SHELF, load_player=guest) as served:
        yield served


@pytest.fixture
async def here(place: str, other: Tables) -> AsyncIterator[Tables]:
    """The service whose memory is out of date."""
    async with Tables(place, shelf=SHELF, load_player=guest) as served:
        yield served


pytestmark = pytest.mark.both_databases


async def opened(tables: Tables) -> Opening:
    return await tables.open("lots", [Person(), Person()], name="Anna")


async def choose(tables: Tables, opening: Opening, key: str | None = None) -> Receipt:
    """Look at the table, and take its first action."""
    seen = await tables.view(opening.table, opening.token)
    return await blind(tables, opening, seen.legal[0], 0, key)


async def blind(
    tables: Tables,
    opening: Opening,
    action: str | int | list[str | int],
    decision: int,
    key: str | None = None,
) -> Receipt:
    """Act without a look at the table."""
    token = str(opening.token)
    return await tables.act(opening.table, token, action, decision, key=key or next(KEYS))


async def test_another_process_s_entries_are_taken_into_account(here: Tables, other: Tables):
    """A command that fits only the other process's entries is carried out."""
    opening = await opened(here)
    await choose(other, opening)

    receipt = await blind(here, opening, "confirm", 1)

    assert receipt.view().last == 2


async def test_a_refusal_is_never_out_of_date(here: Tables, other: Tables):
    """A command that fits this process's data, but not the database, is refused."""
    opening = await opened(here)
    first = await choose(other, opening)

    with pytest.raises(NotNow) as refused:
        await blind(here, opening, first.view().legal[0], 0)

    assert refused.value.code == "decision/stale"


async def test_the_same_key_in_two_processes_is_one_command(here: Tables, other: Tables):
    """This holds at the same time, too; both get a receipt."""
    opening = await opened(here)
    chosen = (await other.view(opening.table, opening.token)).legal[0]

    receipts = await asyncio.gather(
        *(blind(each, opening, chosen, 0, "the same") for each in (here, other) * 3)
    )

    assert [receipt.view().last for receipt in receipts] == [1] * 6


async def test_several_actions_are_one_command(here: Tables, other: Tables):
    """Sent to two processes at the same time, with one key, they count once."""
    opening = await opened(here)
    chosen = (await other.view(opening.table, opening.token)).legal[0]

    receipts = await asyncio.gather(
        *(blind(each, opening, [chosen, "confirm"], 0, "the same") for each in (here, other) * 3)
    )

    assert [receipt.view().last for receipt in receipts] == [2] * 6
    assert (await other.view(opening.table, opening.token)).last == 2


async def test_a_key_used_in_another_process_is_used_up(here: Tables, other: Tables):
    """It is refused for another command."""
    opening = await opened(here)
    await choose(other, opening, "the key")

    with pytest.raises(Illegal) as refused:
        await blind(here, opening, "confirm", 1, "the key")

    assert refused.value.code == "command/key-used"


async def test_the_same_opening_in_two_processes_is_one_table(here: Tables, other: Tables):
    """With another plan, the key is used up."""
    key = next(KEYS)
    both = [each.open("lots", [Person()] * 2, name="Anna", key=key) for each in (here, other)]

    first, second = await asyncio.gather(*both)
    with pytest.raises(Illegal) as refused:
        await other.open("lots", [Person()] * 3, name="Anna", key=key)

    assert first == second
    assert refused.value.code == "command/key-used"


async def test_two_processes_store_batches_for_the_same_tables(here: Tables, other: Tables):
    """Of two commands that answer the same decision, one is carried out; all waits end."""
    openings = [await opened(here) for _ in range(TABLES)]
    chosen = [(await other.view(o.table, o.token)).legal[0] for o in openings]

    wanted = list(zip(openings, chosen, strict=True))
    sent = [blind(here, *each, 0) for each in wanted]
    sent += [blind(other, *each, 0) for each in reversed(wanted)]
    async with asyncio.timeout(PATIENCE):
        outcomes = await asyncio.gather(*sent, return_exceptions=True)

    done = [outcome for outcome in outcomes if isinstance(outcome, Receipt)]
    refused = [outcome.code for outcome in outcomes if isinstance(outcome, NotNow)]
    assert sorted(receipt.table for receipt in done) == sorted(o.table for o in openings)
    assert refused == ["decision/stale"] * TABLES


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of all transactions that are begun."""
    sizes: list[int] = []
    commit = Transactions._commit

    def counted(transactions: Transactions, batch: Any) -> None:
        sizes.append(len(batch))
        commit(transactions, batch)

    monkeypatch.setattr(Transactions, "_commit", counted)
    return sizes


async def waiting(tables: Tables, openings: list[Opening], sizes: list[int]) -> asyncio.Future[Any]:
    """Return commands at these tables: the first is being stored, the others wait behind it."""
    chosen = [(await tables.view(o.table, o.token)).legal[0] for o in openings]
    sizes.clear()
    sent = [
        asyncio.ensure_future(blind(tables, opening, action, 0))
        for opening, action in zip(openings, chosen, strict=True)
    ]
    await until(lambda: sizes)
    await asyncio.sleep(0.01)
    return asyncio.gather(*sent)


async def test_one_transaction_stores_all_that_wait(
    database: str, tables: Tables, batches: list[int]
):
    """They came while another was being stored."""
    openings = [await opened(tables) for _ in range(TABLES)]
    with locked(database):
        sent = await waiting(tables, openings, batches)
    receipts = await sent

    assert [receipt.view().last for receipt in receipts] == [1] * TABLES
    assert len(batches) <= 3
    assert sum(batches) == TABLES


async def test_several_actions_are_stored_together(tables: Tables, batches: list[int]):
    """They take one transaction; a refused list stores none of them."""
    opening = await opened(tables)
    chosen = (await tables.view(opening.table, opening.token)).legal[0]
    batches.clear()

    with pytest.raises(Illegal):
        await blind(tables, opening, [chosen, chosen], 0)
    assert (await tables.view(opening.table, opening.token)).last == 0
    await blind(tables, opening, [chosen, "confirm"], 0)

    assert batches == [1]


async def test_a_failed_command_does_not_harm_its_batch(
    database: str, tables: Tables, batches: list[int]
):
    """Another process was quicker at one table: that command is decided again."""
    openings = [await opened(tables) for _ in range(TABLES)]
    late = openings[-1]
    with locked(database) as connection:
        sent = await waiting(tables, openings, batches)
        connection.execute(
            "INSERT INTO events (table_id, seq, at, body) VALUES (?, 3, 0, ?)",
            (late.table, '{"kind":"joined","v":1,"seat":1,"name":"Bernd","key":"k"}'),
        )
    receipts = await sent

    assert [receipt.view().last for receipt in receipts] == [1] * TABLES
    assert receipts[-1].view().names == ("Anna", "Bernd")


async def test_simultaneous_requests_for_a_table_share_one_fold(database: str):
    """They share one reading of the whole log, too."""
    folded: list[str] = []

    def shelf(name: str) -> Any:
        folded.append(name)
        return SHELF(name)

    async with Tables(database, shelf=shelf, load_player=guest) as tables:
        opening = await opened(tables)
        tables._known._remembered = Remembered(CacheMemory(10**9))
        folded.clear()
        views = await asyncio.gather(*(tables.view(opening.table) for _ in range(20)))

    assert {view.seq for view in views} == {2}
    assert len(folded) == 1


async def test_an_abandoned_request_folds_no_table(database: str):
    """Those who asked for it have left before its turn came."""
    folded: list[str] = []

    def shelf(name: str) -> Any:
        folded.append(name)
        return SHELF(name)

    async with Tables(database, shelf=shelf, load_player=guest) as tables:
        first, second = await opened(tables), await opened(tables)
        tables._known._remembered = Remembered(CacheMemory(10**9))
        tables._known._room = asyncio.Semaphore(0)
        asked = [asyncio.create_task(tables.view(first.table)) for _ in range(3)]
        await asyncio.sleep(0)
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        folded.clear()
        tables._known._room.release()
        await tables.view(second.table)

    assert len(folded) == 1


async def test_cached_tables_and_pages_share_their_memory(tables: Tables):
    """Those that were used last stay, as many as fit."""
    tables.memory.limit = 2 * (TABLE + 2 * STEP)
    pages = tables.memory.cache("pages")
    openings = [await opened(tables) for _ in range(4)]

    kept = [tables._known._remembered.get(opening.table) for opening in openings]

    assert [known is not None for known in kept] == [False, False, True, True]
    pages.put("a page", "of the last table", TABLE)
    assert sum(map(len, (tables._known, pages))) == 2
    assert sum(tables.memory.sizes.values()) <= tables.memory.limit
    pages.put("a large page", "of the last table", 2 * tables.memory.limit)
    assert (len(tables._known), pages.get("a page"), len(pages)) == (0, None, 1)
