"""Messages beside a table: their readers, their content, and their separation from the match."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from serenissima.cli.commands import app
from serenissima.kernel.errors import Illegal, NotNow, Unknown, Unreadable
from serenissima.kernel.record import SPECTATOR
from serenissima.service import (
    SPECTATORS,
    ChatListener,
    KnownGuest,
    Tables,
    TableSettings,
    look_after,
)
from serenissima.service.core.chat import AT_ONCE, EVERY, LONGEST_MESSAGE, MOST_MESSAGES
from serenissima.service.core.chat import check_number as kept
from serenissima.service.core.entries import ChatOff, read, write
from tests.service.guests import KEYS, PATIENCE, SHELF, guest, plan_of

pytestmark = pytest.mark.both_databases
TOO_LONG = "x" * (LONGEST_MESSAGE + 1)
FAMILY = "👨\u200d👩\u200d👧"


@pytest.fixture
def now() -> list[float]:
    """The time, which a test can change."""
    return [1e9]


@pytest.fixture
async def served(place: str, now: list[float]) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        yield tables


class Company:
    """A table of two players and its spectators; they write."""

    def __init__(self, tables: Tables, table: str, token: str) -> None:
        self.tables, self.table, self.token = tables, table, token
        self.ids: dict[str, str] = {}
        self.known: dict[str, KnownGuest] = {}

    async def write(self, name: str, seat: int, text: str, key: str = "") -> None:
        if name not in self.ids:
            known, _ = await self.tables.guests.welcome(name, key=next(KEYS))
            self.ids[name], self.known[name] = known.id, known
        key = key or next(KEYS)
        await self.tables.chat.say(self.table, seat, name, self.ids[name], text, key=key)

    async def read(self, seat: int, *, running: bool = True) -> list[tuple[str, int, str]]:
        found = await self.tables.chat.messages(self.table, seat, running=running)
        return [(one.name, one.number, one.text) for one in found]


async def company(tables: Tables) -> Company:
    opening = await tables.open("lots", plan_of("person", "person"), name="Anna")
    return Company(tables, opening.table, str(opening.token))


async def test_players_do_not_see_spectators_messages_during_the_match(
    served: Tables, now: list[float]
):
    """No gap in the numbers shows them; after the end everyone reads all."""
    there = await company(served)
    for name, seat, text in (("Clara", SPECTATOR, "Oh!"), ("Anna", 0, "Hello"), ("Bernd", 1, "Hi")):
        now[0] += 1
        await there.write(name, seat, text)
    spoken = [("Anna", 1, "Hello"), ("Bernd", 2, "Hi")]

    assert await there.read(0) == await there.read(1) == spoken
    assert await there.read(SPECTATOR) == [("Clara", 1, "Oh!"), *spoken]
    assert await there.read(0, running=False) == await there.read(SPECTATOR)


async def test_messages_are_not_part_of_the_match(served: Tables):
    """Its log, its numbers and each seat's view stay as they were."""
    there = await company(served)
    before = await served.view(there.table, there.token)
    await there.write("Anna", 0, "Hello")

    assert await served.view(there.table, there.token) == before
    assert await served.chat.last_numbers(there.table) == {0: 1}


async def test_a_form_that_is_sent_twice_writes_once(served: Tables):
    """Another guest's form with the same key is a separate one."""
    there = await company(served)
    for name, seat in (("Anna", 0), ("Anna", 0), ("Bernd", 1)):
        await there.write(name, seat, "Hello", key="a key made by chance")

    assert [name for name, *_ in await there.read(0)] == ["Anna", "Bernd"]
    with pytest.raises(Unreadable):
        await there.write("Anna", 0, "Hello", key="short")


async def test_simultaneous_messages_all_get_a_number(served: Tables):
    """They are consecutive."""
    there = await company(served)
    names = [f"Guest of {letter}" for letter in "abcdefgh"]
    for name in names:
        await there.write(name, SPECTATOR, "I am here")
    await asyncio.gather(*(there.write(name, SPECTATOR, "So am I") for name in names))

    assert [number for _, number, _ in await there.read(SPECTATOR)] == list(range(1, 17))


async def test_a_writer_cannot_flood_the_chat(served: Tables, now: list[float]):
    """After some messages each has to wait; the others do not."""
    there = await company(served)
    for number in range(AT_ONCE):
        await there.write("Anna", 0, f"{number}")
    with pytest.raises(NotNow) as refused:
        await there.write("Anna", 0, "and")
    await there.write("Bernd", 1, "Oh!")
    now[0] += EVERY
    await there.write("Anna", 0, "so on")

    assert refused.value.code == "chat/too-fast"
    assert len(await there.read(0)) == AT_ONCE + 2


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Good \n luck ", "Good luck"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("שלום", "שלום"),
        (FAMILY, FAMILY),
    ],
)
async def test_a_message_is_shown_as_it_was_written(tables: Tables, text: str, shown: str):
    """Only blanks change: it is one line."""
    there = await company(tables)
    await there.write("Anna", 0, text)

    assert await there.read(0) == [("Anna", 1, shown)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n ",
        "a\u202eb",
        "a\u2066b",
        "a\u0000b",
        "a\u200bb",
        "\u200d",
        "a" + 9 * "\u0301",
        TOO_LONG,
    ],
)
async def test_tricks_are_refused(tables: Tables, text: str):
    """They are invisible, change direction, cover the next line, or are too long."""
    there = await company(tables)
    with pytest.raises(Illegal) as refused:
        await there.write("Anna", 0, text)

    assert refused.value.code == "chat/text"
    assert await there.read(0) == []


def test_a_table_stores_a_limited_number_of_messages():
    """The limit is for each channel."""
    kept(MOST_MESSAGES)
    with pytest.raises(NotNow) as refused:
        kept(MOST_MESSAGES + 1)

    assert refused.value.code == "chat/full"


async def heard(listener: ChatListener) -> None:
    await asyncio.wait_for(anext(listener), PATIENCE)


async def test_another_process_learns_of_a_message(place: str):
    """It does so where it has a viewer of the table."""
    async with (
        Tables(place, shelf=SHELF, load_player=guest) as here,
        Tables(place, shelf=SHELF, load_player=guest) as there,
    ):
        writing = await company(here)
        async with there.watch(writing.table), there.chat.listen(writing.table) as news:
            await heard(news)  # begins with the existing messages
            assert await there.chat.last_numbers(writing.table) == {}
            await writing.write("Anna", 0, "Hello")
            while not (latest := await there.chat.last_numbers(writing.table)):
                await heard(news)

    assert latest == {0: 1}


async def test_the_opener_may_switch_chat_off(tables: Tables):
    """The log has this setting, and the rematch takes it over."""
    opening = await tables.open(
        "lots", plan_of("person", "person"), name="Anna", settings=TableSettings(silent=True)
    )
    other = await tables.open("lots", plan_of("person", "computer guest"), name="Anna")
    usual = await company(tables)
    seen = [await tables.view(one.table, one.token) for one in (opening, other, usual)]

    assert [view.chats for view in seen] == [False, False, True]
    assert read(write(ChatOff())) == ChatOff()


async def test_a_guest_mutes_another_at_every_table(served: Tables):
    """Only they are affected, and muting yourself is refused."""
    there = await company(served)
    for name, seat in (("Anna", 0), ("Bernd", 1)):
        await there.write(name, seat, "Hello")
    own, his = await served.chat.messages(there.table, 0, running=True)
    for message in (own, his, his):
        await served.chat.mute(there.ids["Anna"], message)

    assert await served.chat.list_muted(there.ids["Anna"]) == {there.ids["Bernd"]}
    assert await served.chat.list_muted(there.ids["Bernd"]) == set()
    await served.chat.mute(there.ids["Anna"], his, muted=False)
    assert await served.chat.list_muted(there.ids["Anna"]) == set()


async def test_a_player_cannot_request_spectators_messages(served: Tables):
    """The refusal is that of a missing message."""
    there = await company(served)
    await there.write("Clara", SPECTATOR, "Oh!")
    refusals = []
    for number in (1, 2):
        with pytest.raises(Unknown) as refused:
            await served.chat.message(there.table, 0, SPECTATORS, number, running=True)
        refusals.append(str(refused.value))

    assert refusals[0] == refusals[1]


async def test_a_host_sees_reports_and_removes_messages(place: str):
    """Each guest reports a message once; settled reports are not listed again."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        there = await company(tables)
        await there.write("Anna", 0, "Hello")
        await there.write("Bernd", 1, "Something bad")
        hello, bad = await tables.chat.messages(there.table, 0, running=True)
        for message in (bad, bad, hello):
            await tables.chat.report(there.ids["Anna"], message)
        before = [one for one in look_after(place) if one.table == there.table]
        told = CliRunner().invoke(app, ["reports", "--database", place]).output
        data = CliRunner().invoke(app, ["reports", "--json", "--database", place]).output
        look_after(place, before[0].id, remove=True)
        after = look_after(place, before[1].id)
        texts = [text for *_, text in await there.read(0)]
        with pytest.raises(Unknown) as refused:
            look_after(place, 10**6)

    assert [(one.writer, one.text, one.reporter) for one in before] == [
        ("Bernd", "Something bad", "Anna"),
        ("Anna", "Hello", "Anna"),
    ]
    assert f"{there.table}\tBernd\tSomething bad\tAnna" in told
    assert [one["writer"] for one in json.loads(data)][-2:] == ["Bernd", "Anna"]
    assert there.table not in [one.table for one in after]
    assert texts == ["Hello", ""]
    assert refused.value.code == "chat/report"


async def test_a_host_reads_the_messages_around_a_report(place: str):
    """They are a few before and after, of the same channel alone: spectators have their own."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        there = await company(tables)
        for number in range(1, 6):
            await there.write("Anna", 0, f"Line {number}")
        await there.write("Clara", SPECTATOR, "I can see what she holds")
        await there.write("Bernd", 1, "Something bad")
        for number in range(6, 10):
            await there.write("Dora", 1, f"Line {number}")
        bad = (await tables.chat.messages(there.table, 0, running=True))[5]
        await tables.chat.report(there.ids["Anna"], bad)
        [report] = [one for one in look_after(place) if one.table == there.table]
        told = CliRunner().invoke(app, ["reports", "--database", place]).output

    assert [line.text for line in report.around] == [
        "Line 2", "Line 3", "Line 4", "Line 5", "Something bad", "Line 6", "Line 7",
    ]  # fmt: skip
    assert [line.text for line in report.around if line.reported] == ["Something bad"]
    assert " > " in told
    assert "Anna: Line 2\n" in told


async def test_a_deleted_guest_leaves_no_message(place: str):
    """Their messages, reports and mutes go, and so do others' reports and mutes about them."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        there = await company(tables)
        await there.write("Anna", 0, "Hello")
        await there.write("Bernd", 1, "Something bad")
        hers, his = await tables.chat.messages(there.table, 0, running=True)
        for name, message in (("Anna", his), ("Bernd", hers)):
            await tables.chat.mute(there.ids[name], message)
            await tables.chat.report(there.ids[name], message)
            await tables.notes.write(there.ids[name], there.table, 0, "Oh!", key=next(KEYS))
        await tables.guests.forget(there.known["Bernd"])
        left = await there.read(0)
        muted = await tables.chat.list_muted(there.ids["Anna"])
        notes = [await tables.notes.of(one) for one in there.ids.values()]

    assert left == [("Anna", 1, "Hello")]
    assert muted == set()
    assert [len(found) for found in notes] == [1, 0]
    assert [one for one in look_after(place) if one.table == there.table] == []


def test_a_folder_without_tables_is_reported(tmp_path: Path):
    """It isn't reported as an old one: the host has named another folder than the server's."""
    with pytest.raises(Unknown, match="there is no database here") as refused:
        look_after(f"sqlite:///{tmp_path / 'tables.db'}")

    assert "--data" in (refused.value.hint or "")
