"""Computer players to act at once think together, and their timing reveals no secret."""

import asyncio
import itertools
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from serenissima import games, players
from serenissima.kernel.errors import NotNow
from serenissima.kernel.replay import replay
from serenissima.players.playing import play
from serenissima.service import Computer, Tables, TableView, Thinking
from serenissima.service.core.folding import fold
from serenissima.service.core.table import Table
from serenissima.service.runtime.computers import TOGETHER, TRIES, ComputerPlayers, moment
from serenissima.service.store.schema import ENTRIES
from tests.service.guests import (
    GAME,
    PATIENCE,
    SECRET,
    SHELF,
    Guest,
    Muser,
    guest,
    opened,
    plan_of,
    until,
)

MOMENT = 0.1  # in which one too many would come
KEYS = (f"a key for a command {n}" for n in itertools.count())


def compile_search() -> None:
    """Compile the search first.

    A search can't be stopped during compilation, which may take long.
    """
    play(GAME, ["ismcts:1"] * 3)


async def watch_until(tables: Tables, table: str, found: Callable[[TableView], bool]) -> None:
    """Watch the table until it looks like this."""
    async with asyncio.timeout(PATIENCE), tables.watch(table) as views:
        async for seen in views:
            if found(seen):
                return


async def act(tables: Tables, table: str, token: str | None, *actions: str) -> TableView:
    """Take these actions, each by its first word; return the view afterwards."""
    for action in actions:
        seen = await tables.view(table, token)
        words = map(seen.game.actions.format, seen.legal)
        chosen = next(word for word in words if word.startswith(action))
        assert seen.decision is not None
        await tables.act(table, str(token), chosen, seen.decision, key=next(KEYS))
    return await tables.view(table, token)


async def known(tables: Tables, table: str) -> Table:
    return await tables._known.table(table)


async def ended(tables: Tables, table: str) -> None:
    await watch_until(tables, table, lambda seen: seen.over)


def lots_shown(seen: TableView) -> bool:
    """Return whether the first lots are on the table."""
    return bool(seen.view.aside.sum())


async def test_seats_to_act_at_once_think_together(database: str):
    """Each of the three waits until all think: one after another they would wait for ever."""
    everybody = threading.Barrier(3)

    class Sociable(Guest):
        def choose(self, *question: Any) -> int:
            if question[2].held.sum() == 6 and question[2].chosen[question[3]] == 0:
                everybody.wait(PATIENCE)
            return super().choose(*question)

    async with Tables(
        database, shelf=SHELF, load_player=lambda _: Sociable(), thinking=Thinking(threads=3)
    ) as tables:
        opening = await tables.open("lots", [Computer("guest")] * 3)
        await ended(tables, opening.table)

    assert not everybody.broken


async def test_simultaneous_thoughts_stop_at_the_host_s_limit(database: str):
    """All tables count together: the first two meet, and no third comes while they think."""
    counting, meeting, third = threading.Lock(), threading.Barrier(2), threading.Event()
    thinking: list[int] = []
    first = itertools.count()

    class Counted(Guest):
        def choose(self, *question: Any) -> int:
            with counting:
                thinking.append(1)
                if len(thinking) > 2:
                    third.set()
            if next(first) < 2:
                meeting.wait(PATIENCE)
                third.wait(MOMENT)
            with counting:
                thinking.pop()
            return super().choose(*question)

    async with Tables(
        database, shelf=SHELF, load_player=lambda _: Counted(), thinking=Thinking(threads=2)
    ) as tables:
        found = [await tables.open("lots", [Computer("guest")] * 3) for _ in range(3)]
        for opening in found:
            await ended(tables, opening.table)

    assert not meeting.broken
    assert not third.is_set()


async def test_others_actions_do_not_discard_a_thought(database: str):
    """They choose, change their minds and confirm; the thought is still an answer."""
    muser = Muser(seat=1)
    async with Tables(
        database, shelf=SHELF, load_player=lambda _: muser, thinking=Thinking(threads=3)
    ) as tables:
        plan = plan_of("person", "computer muser", "computer guest")
        opening = await tables.open("lots", plan, name="Anna")
        table, token = opening.table, opening.token
        assert await asyncio.to_thread(muser.thinking.wait, PATIENCE)
        seen = await act(tables, table, token, "choose", "take-back", "choose", "confirm")
        await watch_until(tables, table, lambda seen: seen.waits == (1,))
        muser.go.set()
        await watch_until(tables, table, lots_shown)

        assert seen.waits in ((1,), (1, 2))
        steps = (await known(tables, table)).match.steps
        acted = [GAME.actions.format(s.action) for s in steps if s.seat == 1]
        assert acted[:2] == list(map(GAME.actions.format, muser.thoughts[:2]))
        assert acted[1] == "confirm"


async def test_computer_players_wait_for_a_vote_on_undo(database: str):
    """A thought from the time of the vote is repeated afterwards."""
    muser = Muser(seat=2)
    async with Tables(
        database, shelf=SHELF, load_player=lambda _: muser, thinking=Thinking(threads=3)
    ) as tables:
        opening = await tables.open(
            "lots", plan_of("person", "person", "computer muser"), name="Anna"
        )
        table, token = opening.table, str(opening.token)
        rival = await tables.join(table, opening.invitations[1], "Bernd", key=next(KEYS))
        mine = await act(tables, table, token, "choose", "confirm")
        await act(tables, table, rival.token, "choose", "confirm")
        assert mine.undo is not None
        await tables.undo(table, token, mine.undo.number, key=next(KEYS))
        before = await known(tables, table)
        muser.go.set()
        await asyncio.sleep(0.2)
        asked = await known(tables, table)
        number = (await tables.view(table, rival.token)).asked
        assert number is not None
        await tables.answer_undo(table, rival.token, number.number, False, key=next(KEYS))
        await watch_until(tables, table, lots_shown)

    assert (asked.undo_request, asked.sheet.length) == (before.undo_request, before.sheet.length)


async def test_two_processes_think_for_the_same_seats(database: str):
    """Each action is stored once, and both processes succeed."""
    with capture_logs() as logs:
        async with (
            Tables(database, shelf=SHELF, load_player=guest) as here,
            Tables(database, shelf=SHELF, load_player=guest) as there,
        ):
            opening = await here.open("lots", [Computer("guest")] * 3)
            await asyncio.gather(*(ended(tables, opening.table) for tables in (here, there)))
            transcript = await here.transcript(opening.table)

    assert [log for log in logs if log["log_level"] == "error"] == []
    assert replay(GAME, transcript).over


async def test_real_players_play_at_one_table(database: str):
    """They search at the same time, and the match is one that the rules allow."""
    strength = ["ismcts:60", "greedy", "uniform"]
    async with Tables(database, shelf=SHELF, load_player=players.load) as tables:
        opening = await tables.open("lots", [Computer(name) for name in strength])
        await ended(tables, opening.table)
        transcript = await tables.transcript(opening.table)

    match = replay(GAME, transcript)
    assert match.over
    assert set(Counter(line.seat for line in transcript.lines)) == {0, 1, 2}


async def test_closing_stops_searches_that_would_take_hours(database: str):
    """They leave no thread behind."""
    compile_search()
    hours = 10_000.0
    secret = "b" * 43  # no seat has a pair, since one without a choice would not think
    async with asyncio.timeout(PATIENCE):
        async with Tables(
            database,
            shelf=SHELF,
            thinking=Thinking(threads=2, longest=hours),
            secrets=lambda: secret,
        ) as tables:
            opening = await tables.open("lots", [Computer(f"ismcts:{hours:.0f}s")] * 3)
            table, _ = await tables._look(opening.table)
            assert table.match.state.hand.max() == 1
            thinkers = tables._computers._thinkers
            await until(lambda: thinkers._queue)

    threads = thinkers._threads

    assert [thread.is_alive() for thread in threads] == [False, False]


async def test_an_unneeded_thought_stops(database: str):
    """Another process has acted for the seats."""
    compile_search()
    hours = 10_000.0
    async with (
        Tables(database, shelf=SHELF, thinking=Thinking(threads=1, longest=hours)) as slow,
        Tables(database, shelf=SHELF, load_player=guest) as quick,
    ):
        opening = await slow.open("lots", [Computer(f"ismcts:{hours:.0f}s")] * 3)
        await ended(quick, opening.table)
        await ended(slow, opening.table)
        await until(lambda: not slow._computers._tasks)

        assert slow._computers._thoughts == {}


async def test_a_real_player_still_plays_alone(database: str):
    """One seat follows another, where the game asks for one at a time."""
    name = games.names()[0]
    seats = games.meta(name).seats[0]
    async with Tables(database) as tables:
        opening = await tables.open(name, [Computer("uniform")] * seats, {})
        await watch_until(tables, opening.table, lambda seen: seen.last >= 8)


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_a_computer_player_gives_up_unless_the_table_has_changed(meanwhile: bool):
    """A person sits down while its last try is refused: the wake-up comes while it is at work."""
    entries = opened("person", "computer guest", "person")
    before, after = fold(GAME, entries[:-1]), fold(GAME, entries)
    now, tries = [before], itertools.count(1)

    async def look(_: str) -> tuple[Table, str]:
        return now[-1], SECRET

    async def refuse(*_: object) -> None:
        if next(tries) == TRIES and meanwhile:
            now.append(after)
            players.wake("id", after)
        raise NotNow("table/busy", "the table is busy")

    players = ComputerPlayers(guest, look, refuse)
    with capture_logs() as logs:
        players.wake("id", before)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*players._tasks.values())
    await players.close()

    assert next(tries) - 1 == TRIES * len(now)
    assert [log["event"] for log in logs] == ["computer player gave up"]


@given(st.floats(0, 1000), st.floats(0.001, 10))
def test_beats_double(passed: float, first: float):
    """The next one depends on the time passed; a clock reveals only how often it doubled."""
    beat = moment(passed, first)

    assert beat >= passed
    assert beat == first or beat < 2 * passed
    assert beat in {first * 2**n for n in range(30)}
    assert moment(passed, 0.0) == 0


async def test_noticeable_actions_come_on_a_beat(database: str):
    """The thought may have been quick, and a secret step comes before it."""
    pause = 0.04
    async with Tables(
        database,
        shelf=SHELF,
        load_player=guest,
        thinking=Thinking(pause=pause),
        clock=time.monotonic,
    ) as tables:
        opening = await tables.open("lots", plan_of("person", "computer guest"), name="Anna")
        await watch_until(tables, opening.table, lambda seen: seen.waits == (0,))
        moments = sa.select(ENTRIES.c.at).order_by(ENTRIES.c.seq)
        opened, *_, confirmed = await tables._store.read(
            lambda logs: logs.connection.scalars(moments).all()
        )

    assert confirmed - opened >= TOGETHER * pause
