"""Hints: the right to ask for one, the information behind it, and when it is dropped."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from serenissima.analysis.decision import analyse
from serenissima.analysis.jobs import OF_DECISION
from serenissima.analysis.memory import findings_of
from serenissima.analysis.running import run_jobs
from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError, Unreadable
from serenissima.players import finish
from serenissima.service import Shown, Tables, TableSettings, TableView
from serenissima.service.core.entries import HintsAllowed, read, write
from serenissima.service.core.folding import fold
from serenissima.service.core.hints import HintQuestion
from serenissima.service.core.opening import NewTable
from serenissima.service.runtime import hints
from serenissima.web.presentation.table_page import TablePage
from tests.service.guests import (
    GAME,
    KEYS,
    PATIENCE,
    PEOPLE,
    SECRET,
    SHELF,
    act,
    guest,
    live,
    opened,
    plan_of,
)
from tests.web.worlds import shuffled

ALONE = plan_of("person", "computer guest")
TOGETHER = plan_of(*PEOPLE)


async def asked(tables: Tables, table: str, token: str | None) -> TableView:
    """Return a seat's view after it has been given a hint."""
    seen = await tables.view(table, token)
    await (await tables.hint(table, str(token), seen.decision or 0)).wait_for_hint()
    return await tables.view(table, token)


async def refused(tables: Tables, table: str, token: str | None, decision: int = 0) -> str:
    with pytest.raises(SerenissimaError) as error:
        await tables.hint(table, str(token), decision)
    return error.value.code


async def test_against_computers_alone_a_person_gets_hints(tables: Tables):
    opening = await tables.open("lots", ALONE, name="Anna")
    seen = await asked(tables, opening.table, opening.token)
    assert seen.hint is not None
    assert seen.hint.analysis is not None

    assert seen.hints
    assert {one.actions[0] for one in seen.hint.analysis.considered} <= set(seen.legal)
    assert seen.as_data()["hint"]["choices"][0]["action"].startswith("choose")


async def test_others_do_not_see_a_hint(tables: Tables):
    """This holds for spectators and, at a table that allows hints, for the other seat."""
    opening = await tables.open("lots", TOGETHER, name="Anna", settings=TableSettings(hints=True))
    rival = await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
    await asked(tables, opening.table, opening.token)

    for token in (rival.token, None):
        seen = await tables.view(opening.table, token)
        assert seen.hints
        assert seen.hint is None


async def test_with_several_people_the_opener_decides(tables: Tables):
    opening = await tables.open("lots", TOGETHER, name="Anna")

    assert not (await tables.view(opening.table)).hints
    assert await refused(tables, opening.table, opening.token) == "hint/not-allowed"


async def test_only_the_player_to_act_gets_a_hint_and_only_for_this_decision(tables: Tables):
    opening = await tables.open("lots", TOGETHER, name="Anna", settings=TableSettings(hints=True))
    table, token = opening.table, opening.token

    assert await refused(tables, table, token, 7) == "decision/stale"
    await act(tables, table, token, (await legal(tables, table, token))[0])
    await act(tables, table, token, "confirm")
    assert await refused(tables, table, token) == "match/not-your-turn"
    assert await refused(tables, table, "nobody's token") == "seat/not-yours"


async def legal(tables: Tables, table: str, token: str | None) -> list[str]:
    seen = await tables.view(table, token)
    return [seen.game.actions.format(action) for action in seen.legal]


async def test_a_hint_stays_until_its_choice_is_carried_out(tables: Tables):
    """After the first of its actions, it shows the rest."""
    opening = await tables.open("lots", ALONE, name="Anna")
    seen = await asked(tables, opening.table, opening.token)
    assert seen.hint is not None
    assert seen.hint.analysis is not None
    first, *rest = seen.hint.analysis.considered[0].actions
    token, table = str(opening.token), opening.table
    await tables.act(table, token, first, seen.decision or 0, key=next(KEYS))
    now = await tables.view(table, token)
    assert now.hint is not None
    assert now.hint.analysis is not None

    assert now.hint.decision == now.decision
    assert [one.actions for one in now.hint.analysis.considered] == [tuple(rest)]
    await tables.act(table, token, rest, now.decision or 0, key=next(KEYS))
    assert (await tables.view(table, token)).hint is None


async def test_a_hint_ends_with_another_choice(tables: Tables):
    opening = await tables.open("lots", ALONE, name="Anna")
    seen = await asked(tables, opening.table, opening.token)
    assert seen.hint is not None
    assert seen.hint.analysis is not None
    first, *rest = seen.hint.analysis.considered[0].actions
    token, table = str(opening.token), opening.table
    await tables.act(table, token, first, seen.decision or 0, key=next(KEYS))
    now = await tables.view(table, token)
    (other,) = set(now.legal) - set(rest)  # takes the first one back
    await tables.act(table, token, other, now.decision or 0, key=next(KEYS))

    assert (await tables.view(table, token)).hint is None


class Slow:
    """Replaces the search: its first step lasts until the test ends it."""

    def __init__(self) -> None:
        self.go, self.thinking = threading.Event(), threading.Event()
        self.steps = 0

    def __call__(self, *given: Any) -> Any:
        self.steps += 1
        self.thinking.set()
        assert self.go.wait(PATIENCE)
        yield
        return analyse(*given, iterations=10)


@pytest.fixture
async def slow(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Slow]:
    search = Slow()
    monkeypatch.setattr("serenissima.service.core.hints.steps", search)
    yield search
    search.go.set()


async def test_a_thought_about_a_past_decision_is_cancelled(tables: Tables, slow: Slow):
    opening = await tables.open("lots", ALONE, name="Anna")
    seen = await tables.view(opening.table, opening.token)
    hint = await tables.hint(opening.table, str(opening.token), seen.decision or 0)
    await asyncio.to_thread(slow.thinking.wait, PATIENCE)
    await act(tables, opening.table, opening.token)

    with pytest.raises(NotNow) as error:
        await hint.wait_for_hint()
    assert error.value.code == "decision/stale"


async def test_a_hint_is_computed_once_for_repeated_requests(tables: Tables, slow: Slow):
    """Viewers meanwhile see that it is being computed."""
    opening = await tables.open("lots", ALONE, name="Anna")
    table, token = opening.table, str(opening.token)
    first, second = [await tables.hint(table, token, 0) for _ in range(2)]
    seen = await tables.view(table, token)
    slow.go.set()

    assert seen.hinted == 1
    assert await first.wait_for_hint() == await second.wait_for_hint()
    assert (await tables.view(table, token)).hinted == 2
    assert slow.steps == 1


async def test_viewers_of_the_seat_see_its_hint(tables: Tables, slow: Slow):
    """They see that it is being computed, then the result, with an unchanged view number."""
    opening = await tables.open("lots", ALONE, name="Anna")
    table, token = opening.table, opening.token
    async with asyncio.timeout(PATIENCE), tables.watch(table, token) as views:
        seen = await settled(views, tables, table)
        await tables.hint(table, str(token), seen.decision or 0)
        thinking = await anext(views)
        slow.go.set()
        found = await anext(views)

    assert [one.seq for one in (thinking, found)] == [seen.seq] * 2
    assert [one.hinted for one in (seen, thinking, found)] == [0, 1, 2]


async def settled(views: Any, tables: Tables, table: str) -> TableView:
    """Return the view when the computer player has finished."""
    while True:
        seen: TableView = await anext(views)
        now = await tables._known.table(table)
        if seen.seq == now.noticed_count(0) and now.match.waits == (0,):
            return seen


async def test_a_returning_viewer_gets_the_hint_unless_it_was_shown(tables: Tables):
    """The number on the screen is not enough: the hint does not change it."""
    opening = await tables.open("lots", TOGETHER, name="Anna", settings=TableSettings(hints=True))
    table, token = opening.table, opening.token
    seen = await asked(tables, table, token)
    async with tables.watch(table, token, Shown(seen.seq)) as views:
        assert not views.viewer.current
        assert (await anext(views)).hinted == 2
    async with tables.watch(table, token, Shown(seen.seq, 2)) as views:
        assert views.viewer.current


async def test_a_hint_on_the_screen_stays_after_a_restart(tables: Tables, database: str):
    """It is right as long as its decision is open; a new request gives the same one."""
    opening = await tables.open("lots", TOGETHER, name="Anna", settings=TableSettings(hints=True))
    table, token = opening.table, opening.token
    seen = await asked(tables, table, token)
    async with (
        asyncio.timeout(PATIENCE),
        Tables(database, shelf=SHELF, load_player=guest) as restarted,
        restarted.watch(table, token, Shown(seen.seq, seen.hinted)) as views,
    ):
        assert views.viewer.current
        news = asyncio.ensure_future(anext(views))
        again = await asked(restarted, table, token)
        assert again.hint == seen.hint
        assert not news.done()
        await act(restarted, table, token)
        assert (await news).seq == seen.seq + 1


async def test_a_failed_search_is_not_stored(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    def broken(*_: Any) -> Any:
        yield
        raise RuntimeError("a fault")

    opening = await tables.open("lots", ALONE, name="Anna")
    with monkeypatch.context() as patch:
        patch.setattr("serenissima.service.core.hints.steps", broken)
        hint = await tables.hint(opening.table, str(opening.token), 0)
        with pytest.raises(RuntimeError):
            await hint.wait_for_hint()

    assert (await asked(tables, opening.table, opening.token)).hinted == 2


class Preparing:
    """Replaces the compiler of a game, which is ready when the test sets it."""

    def __init__(self) -> None:
        self.ready = threading.Event()

    def before_call(self) -> None:
        """Record that a rule runs."""

    def wait(self, seconds: float | None) -> None:
        """Return when the game is compiled."""
        if self.ready.wait(seconds):
            GAME.use_compiled()


@pytest.fixture
def preparing() -> Iterator[Preparing]:
    compiler = Preparing()
    GAME.interpret(compiler)
    yield compiler
    compiler.ready.set()
    GAME.use_compiled()


async def test_a_hint_waits_until_the_game_is_compiled(
    tables: Tables, slow: Slow, preparing: Preparing
):
    """A search without compiled rules would take minutes.

    The page gives the reason for the wait.
    """
    opening = await tables.open("lots", TOGETHER, name="Anna", settings=TableSettings(hints=True))
    table, token = opening.table, str(opening.token)
    hint = await tables.hint(table, token, 0)
    await asyncio.sleep(0)  # the thought has begun to wait
    said = TablePage(await tables.view(table, token), "en").preparing
    steps = slow.steps
    preparing.ready.set()
    slow.go.set()
    found = await hint.wait_for_hint()

    assert said == "Preparing Lots for first use…"
    assert steps == 0
    assert found.analysis is not None


async def test_a_hint_that_waits_for_the_compiler_ends_with_its_decision(
    tables: Tables, slow: Slow, preparing: Preparing
):
    opening = await tables.open("lots", TOGETHER, name="Anna", settings=TableSettings(hints=True))
    table, token = opening.table, str(opening.token)
    hint = await tables.hint(table, token, 0)
    await act(tables, table, token)
    preparing.ready.set()

    with pytest.raises(NotNow):
        await hint.wait_for_hint()
    assert slow.steps == 0


@pytest.mark.parametrize("seed", range(6))
def test_a_hint_depends_only_on_the_seat_s_information(seed: int):
    """In worlds that the seat cannot tell apart it is the same, to the last figure."""
    chance = random.Random(seed)
    _, table = live(chance, 20, "person", "person", "person")
    waits = table.match.waits
    differ = 0
    for seat in waits:
        other = shuffled(table, seat, chance)
        differ += bytes(other.match.state) != bytes(table.match.state)
        asked, again = (HintQuestion("id", seat, one.decision(seat) or 0) for one in (table, other))

        assert asked == again
        assert finish(asked.steps(table)) == finish(again.steps(other))
    assert differ or not waits


def test_hints_are_an_entry_of_the_log():
    """It comes after the opening, so that old tables read as before."""
    wanted = NewTable("lots", plan_of(*PEOPLE), {}, None, "", settings=TableSettings(hints=True))
    verdict = wanted.decide(GAME, wanted.opening("a key made by chance"), SECRET)
    table = fold(GAME, [read(write(entry)) for entry in verdict.entries])

    assert verdict.entries[1] == HintsAllowed()
    assert table.sheet.hints
    assert not fold(GAME, opened(*PEOPLE)).sheet.hints
    assert fold(GAME, opened("person", "computer guest")).sheet.hints


async def test_the_same_key_does_not_open_a_table_of_the_other_kind(tables: Tables):
    await tables.open("lots", TOGETHER, name="Anna", key="a key made by chance")

    with pytest.raises(Illegal):
        await tables.open(
            "lots",
            TOGETHER,
            name="Anna",
            settings=TableSettings(hints=True),
            key="a key made by chance",
        )


@pytest.mark.parametrize("in_time", [True, False], ids=["found", "too slow"])
async def test_a_seats_device_finds_its_hint(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, in_time: bool
):
    """The server waits for it, and after a while looks for the hint itself; both find the same."""
    monkeypatch.setattr(hints, "PATIENCE", 30.0 if in_time else 0.01)
    opening = await tables.open("lots", ALONE, name="Anna")
    table, token = opening.table, str(opening.token)
    decision = (await tables.view(table, token)).decision or 0
    with pytest.raises(NotNow, match="no hint is awaited"):
        await tables.elsewhere.read_hint(table, token, decision, b"")
    asked = await tables.hint(table, token, decision, elsewhere=True)
    _, memory = await tables.elsewhere.begin_hint(table, token, decision)
    finish(run_jobs(memory, OF_DECISION))
    if in_time:
        with pytest.raises(Unreadable, match="findings"):
            await tables.elsewhere.read_hint(table, token, decision, b"nonsense")
        await tables.elsewhere.read_hint(table, token, decision, findings_of(memory))
    found = await asked.wait_for_hint()

    assert found.analysis is not None
    here = asked.question.read(await tables._known.table(table), findings_of(memory))
    shares = [[(one.actions, one.share) for one in it.considered] for it in (found.analysis, here)]
    assert shares[0] == shares[1]
