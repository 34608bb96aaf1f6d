"""People open tables, join, act, look and watch."""

import asyncio
import gc
import io
import itertools
import random
import threading
from contextlib import suppress
from typing import Any

import pytest
import sqlalchemy as sa

from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError, Unknown, Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.notation import print_match
from serenissima.kernel.record import SPECTATOR
from serenissima.service import (
    Computer,
    Person,
    Tables,
    TableView,
    Thinking,
)
from serenissima.service.store.database import writing_engine
from serenissima.service.store.schema import ENTRIES, TABLES
from tests.service.guests import (
    KEYS,
    PATIENCE,
    PEOPLE,
    SHELF,
    Guest,
    act,
    guest,
    plan_of,
    two_at_a_table,
)

COUNT = sa.select(sa.func.count()).select_from(TABLES)
ALONE = plan_of("person", "computer guest")


async def play_out(tables: Tables, table: str, *tokens: str | None) -> None:
    """Play until the match is over."""
    async with tables.watch(table) as views:
        async for _ in views:
            for token in tokens:
                while (seen := await tables.view(table, token)).legal:
                    await act(tables, table, token)
                if seen.over:
                    return


async def test_people_open_join_and_act(tables: Tables):
    """Two people at one table see each other's actions, as far as these are public."""
    opening, guest_ = await two_at_a_table(tables)

    async def look() -> tuple[TableView, TableView]:
        links = opening.token, guest_.token
        mine, other = [await tables.view(opening.table, token) for token in links]
        return mine, other

    await act(tables, opening.table, opening.token)
    seen, other = await look()
    await act(tables, opening.table, opening.token, "confirm")
    seen_later, other_later = await look()

    assert (opening.seat, guest_.seat) == (0, 1)
    assert seen.names == other.names == ("Anna", "Bernd")
    assert (seen.seq, other.seq) == (4, 3)
    assert (seen_later.seq, other_later.seq) == (5, 4)
    assert (int(seen.view.chosen[0]) > 0, int(other.view.chosen[0])) == (True, 0)


async def test_no_token_is_stored(tables: Tables, tmp_path: Any):
    """The database has only hashes, with which a reader can't act."""
    opening, guest_ = await two_at_a_table(tables)

    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))

    for secret in (opening.token, guest_.token, opening.invitations[1]):
        assert secret is not None
        assert secret.encode() not in stored


async def test_a_taken_seat_is_refused(tables: Tables):
    """An invitation works once; its owner acts with another secret."""
    opening, _ = await two_at_a_table(tables)

    with pytest.raises(NotNow) as error:
        await tables.join(opening.table, opening.invitations[1], "Clara", key=next(KEYS))

    assert error.value.code == "seat/taken"
    assert await tables.invited_seat(opening.table, opening.invitations[1]) == 1


async def test_joining_twice_with_one_key_gives_the_same_token(tables: Tables):
    """A form that is sent twice does no harm."""
    opening = await tables.open("lots", plan_of(*PEOPLE), name="Anna")
    key, link = next(KEYS), opening.invitations[1]

    first = await tables.join(opening.table, link, "Bernd", key=key)
    second = await tables.join(opening.table, link, "Bernd", key=key)

    assert first == second
    assert (await tables.view(opening.table)).seq == 3


async def test_opening_twice_with_one_key_gives_the_same_table(tables: Tables):
    """The links are the same, too; other settings with the same key are refused."""
    key = next(KEYS)

    first = await tables.open("lots", plan_of(*PEOPLE), name="Anna", key=key)
    second = await tables.open("lots", plan_of(*PEOPLE), name="Anna", key=key)

    assert first == second
    with pytest.raises(Illegal) as error:
        await tables.open("lots", ALONE, name="Anna", key=key)
    assert error.value.code == "command/key-used"


async def test_acting_twice_with_one_key_acts_once(tables: Tables):
    """The receipt is the same, later too."""
    opening, _ = await two_at_a_table(tables)
    token, key = str(opening.token), next(KEYS)
    seen = await tables.view(opening.table, token)

    async def send() -> object:
        return await tables.act(opening.table, token, seen.legal[0], 0, key=key)

    receipts = [*await asyncio.gather(*(send() for _ in range(5)))]
    await act(tables, opening.table, token, "confirm")
    receipts.append(await send())

    assert len(set(receipts)) == 1
    assert (await tables.view(opening.table, token)).last == 2
    assert (await tables.view(opening.table)).last == 1
    with pytest.raises(Illegal) as error:
        await tables.act(opening.table, token, "confirm", 0, key=key)
    assert error.value.code == "command/key-used"


async def test_a_refused_command_may_be_sent_again(tables: Tables):
    """A refusal uses no key up and changes no data."""
    opening, _ = await two_at_a_table(tables)
    token, key = str(opening.token), next(KEYS)

    with pytest.raises(NotNow) as error:
        await tables.act(opening.table, token, "choose one", 5, key=key)
    assert error.value.code == "decision/stale"

    seen = await tables.view(opening.table, token)
    await tables.act(opening.table, token, seen.legal[0], 0, key=key)


REFUSALS: list[tuple[str, type[SerenissimaError], dict[str, Any]]] = [
    ("game/unknown", Unknown, {"game": "chess"}),
    ("match/seats", Illegal, {"plan": plan_of("person")}),
    ("table/plan", Illegal, {"plan": ALONE, "seat": 1}),
    ("table/plan", Illegal, {"plan": ALONE, "companions": {1: "Bea"}}),
    ("table/plan", Illegal, {"plan": plan_of(*PEOPLE), "seat": 0, "companions": {0: "Bea"}}),
    ("player/unknown", Unknown, {"plan": plan_of("person", "computer ghost")}),
    ("option/name", Illegal, {"options": {"colour": "red"}}),
    ("option/value", Illegal, {"options": {"catch": "none"}}),
    ("seat/name", Illegal, {"name": "x" * 99}),
    ("command/key", Unreadable, {"key": "1"}),
]


@pytest.mark.parametrize(("code", "kind", "wish"), REFUSALS)
async def test_impossible_tables_are_refused(
    database: str, code: str, kind: type[SerenissimaError], wish: dict[str, Any]
):
    """Each gets its code, and is not stored."""
    from serenissima import games, players

    def shelf(name: str) -> Any:
        return SHELF(name) if name == "lots" else games.load(name)

    def load(name: str) -> Any:
        return guest(name) if name == "guest" else players.load(name)

    async with Tables(database, shelf=shelf, load_player=load) as tables:
        with pytest.raises(kind) as error:
            await tables.open(**{"game": "lots", "plan": plan_of(*PEOPLE), "name": "Anna", **wish})
        assert error.value.code == code
        assert await tables._store.read(lambda logs: logs.connection.scalar(COUNT)) == 0


async def test_unknown_tables_and_links_are_refused(tables: Tables):
    """They are a table, an invitation, and a token."""
    opening = await tables.open("lots", plan_of(*PEOPLE), name="Anna")

    async def code(asked: Any) -> str:
        with pytest.raises(SerenissimaError) as error:
            await asked
        return error.value.code

    assert await code(tables.view("nowhere")) == "table/unknown"
    assert await code(tables.transcript("nowhere")) == "table/unknown"
    assert await code(tables.act("nowhere", "x", "x", 0, key="x")) == "table/unknown"
    assert await code(tables.view(opening.table, "x")) == "seat/not-yours"
    assert await code(tables.act(opening.table, "", "confirm", 0, key="x")) == "seat/not-yours"
    assert await code(tables.invited_seat(opening.table, "x")) == "seat/invitation"
    assert await code(tables.view(opening.table, seat=1)) == "table/not-over"
    assert await code(tables.view(opening.table, opening.token, seat=1)) == "table/not-over"
    assert await code(tables.view(opening.table, seat=7)) == "table/seat"
    assert await code(tables.transcript(opening.table)) == "table/not-over"


async def test_a_person_plays_against_a_computer_player(tables: Tables):
    """It sits like a person and acts when it is its turn; afterwards everything is open."""
    opening = await tables.open("lots", ALONE, name="Anna")

    await play_out(tables, opening.table, opening.token)
    (summary,) = await tables.summaries({opening.table: [opening.token], "nowhere": [""]})
    transcript = await tables.transcript(opening.table)

    assert opening.invitations == {}
    assert summary.names == ("Anna", "guest")
    assert summary.finished_at is not None
    assert summary.result == transcript.result
    assert (await tables.view(opening.table, seat=1, at=0)).view.hand[1].sum() == 2
    assert 'player 1 "guest"' in print_match(transcript)


async def test_computer_players_play_among_themselves(tables: Tables):
    """People can only watch."""
    opening = await tables.open("lots", [Computer("guest")] * 3)

    await play_out(tables, opening.table, None)

    assert (opening.seat, opening.token) == (None, None)
    assert (await tables.view(opening.table)).seat == SPECTATOR


async def test_a_computer_player_continues_after_a_restart(database: str):
    """It does so at the first touch of its table."""

    class Mute(Guest):
        def choose(self, *_: Any) -> int:
            raise RuntimeError("thinks of nothing")

    async with Tables(database, shelf=SHELF, load_player=lambda _: Mute()) as tables:
        opening = await tables.open("lots", [Computer("guest")] * 2)
    async with Tables(database, shelf=SHELF, load_player=guest) as tables:
        await play_out(tables, opening.table, None)

        assert (await tables.view(opening.table)).over


async def test_the_log_of_a_failure_holds_no_secret(database: str, logged: io.StringIO):
    """It gives the place of the failure, without values from there."""

    class Lost(Guest):
        def choose(self, game: Any, terms: Any, view: Any, seat: int, dice: Any) -> int:
            raise RuntimeError(str(dice))

    async with Tables(database, shelf=SHELF, load_player=lambda _: Lost()) as tables:
        opening = await tables.open("lots", ALONE, name="Anna")
        await asyncio.gather(*tables._computers._tasks.values())
        _, secret = await tables._look(opening.table)
    heard = logged.getvalue()

    assert "builtins.RuntimeError\n" in heard
    assert "in choose" in heard
    assert opening.token
    assert not [known for known in (secret, opening.token) if known in heard]
    assert "locals" not in heard


@pytest.mark.parametrize("longest", [10.0, 2.5])
async def test_a_table_never_waits_for_hours(database: str, longest: float):
    """The host sets how long a computer player may think."""
    async with Tables(database, shelf=SHELF, thinking=Thinking(longest=longest)) as tables:
        for long in (f"ismcts:{longest + 1}s", "ismcts:10000s", "ismcts:10000000"):
            with pytest.raises(Illegal, match=f"at most {longest:g} seconds") as refused:
                await tables.open("lots", [Person(), Computer(long)], name="Anna")
            assert refused.value.code == "player/slow"


async def test_a_thinking_computer_player_blocks_no_one(database: str):
    """It thinks in a thread; others continue meanwhile, and the service can end."""
    thinking, done = threading.Event(), threading.Event()

    class Slow(Guest):
        def choose(self, *question: Any) -> int:
            thinking.set()
            done.wait(2 * PATIENCE)
            return super().choose(*question)

    async with Tables(database, shelf=SHELF, load_player=lambda _: Slow()) as tables:
        opening = await tables.open("lots", ALONE, name="Anna")
        await asyncio.to_thread(thinking.wait, PATIENCE)
        seen = await asyncio.wait_for(act(tables, opening.table, opening.token), PATIENCE)
        assert seen.last == 1
    done.set()


async def test_undo_is_asked_and_agreed(tables: Tables):
    """All see the question; the other player answers."""
    opening, rival = await two_at_a_table(tables)
    table = opening.table
    for token, action in itertools.product((opening.token, rival.token), (None, "confirm")):
        seen = await act(tables, table, token, action)
    assert seen.undo is not None
    assert not seen.undo.free
    await tables.undo(table, rival.token, seen.undo.number, key=next(KEYS))

    for token, number in ((None, 2), (opening.token, 3), (rival.token, 3)):
        asked = (await tables.view(table, token)).asked
        assert asked is not None
        assert (asked.seat, asked.number, asked.steps, asked.waiting) == (1, number, 1, (0,))
        assert asked.told == (await tables.view(table, token)).told[-1]
    await tables.answer_undo(table, str(opening.token), 3, True, key=next(KEYS))

    seen = await tables.view(table, rival.token)
    assert (seen.asked, seen.last, seen.waits) == (None, 2, (1,))


async def test_everyone_reads_the_same_number_of_undone_actions(tables: Tables):
    """A player also knows their secret steps, which are not counted."""
    opening, rival = await two_at_a_table(tables)
    for token, action in itertools.product((opening.token, rival.token), (None, "confirm")):
        await act(tables, opening.table, token, action)
    offer = (await tables.view(opening.table, opening.token)).undo
    assert offer is not None
    await tables.undo(opening.table, str(opening.token), offer.number, key=next(KEYS))
    eyes = None, opening.token, rival.token
    asked = [(await tables.view(opening.table, token)).asked for token in eyes]

    assert [one and (one.steps, one.later) for one in asked] == [(2, 1), (2, 1), (3, 1)]


async def test_a_list_of_tables_includes_unplayable_ones(database: str, tables: Tables):
    """One game is gone, one log is unreadable in this version; the others are listed as ever."""
    found = [
        await tables.open("lots", plan_of(*PEOPLE), name=name)
        for name in ("Anna", "Bernd", "Clara")
    ]
    with writing_engine(tables._store.database).begin() as connection:
        gone = sa.update(TABLES).where(TABLES.c.id == found[0].table).values(game="gone")
        later = sa.update(ENTRIES).where(ENTRIES.c.table_id == found[1].table).values(body="{}")
        for change in (gone, later):
            connection.execute(change)

    def shelf(name: str) -> Game:
        if name == "gone":
            raise Unknown("game/unknown", "there is no game with this name", text=name)
        return SHELF(name)

    async with Tables(database, shelf=shelf, load_player=guest) as others:
        summaries = await others.summaries({opening.table: [""] for opening in found})

    assert {s.table: (s.names, s.waits, s.playable) for s in summaries} == {
        found[0].table: (("Anna", ""), (), False),
        found[1].table: ((), (), False),
        found[2].table: (("Clara", ""), (0, 1), True),
    }


async def test_a_list_of_tables_is_one_transaction(monkeypatch: pytest.MonkeyPatch, tables: Tables):
    """It has the newest tables alone."""
    found = [await tables.open("lots", plan_of(*PEOPLE), name="Anna") for _ in range(3)]
    begun: list[object] = []
    read = tables._store.read
    monkeypatch.setattr(tables._store, "read", lambda question: begun.append(1) or read(question))
    monkeypatch.setattr("serenissima.service.runtime.summaries.MOST_SUMMARIES", 2)

    summaries = await tables.summaries({opening.table: [""] for opening in found})

    assert [summary.table for summary in summaries] == [o.table for o in found[:0:-1]]
    assert len(begun) == 1


async def test_an_abandoned_command_is_never_half_done(tables: Tables):
    """It is stored whole or not at all, and the table continues.

    An abandoned command may be stored only after the next look: then the following one is too late.
    """
    opening, rival = await two_at_a_table(tables)
    chance = random.Random(4)
    for n in range(60):
        for token in (opening.token, rival.token):
            seen = await tables.view(opening.table, token)
            if seen.decision is not None:
                asked = tables.act(
                    opening.table, str(token), seen.legal[0], seen.decision, key=f"{n} {token}"
                )
                with suppress(TimeoutError, NotNow):
                    await asyncio.wait_for(asked, chance.random() * 0.01)

    await play_out(tables, opening.table, opening.token, rival.token)

    assert (await tables.view(opening.table)).over


async def test_an_unread_refusal_is_not_logged(tables: Tables):
    """The sender may have left before it comes."""
    opening, _ = await two_at_a_table(tables)
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))

    for n in range(20):
        asked = asyncio.create_task(
            tables.act(opening.table, str(opening.token), "confirm", 0, key=f"{n}")
        )
        await asyncio.sleep(0.0005 * n)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
    del asked
    with pytest.raises(Illegal):
        await tables.act(opening.table, str(opening.token), "confirm", 0, key="heard")
    gc.collect()

    assert unheard == []


async def test_unknown_numbers_of_actions_are_refused(tables: Tables):
    """They are unreadable, like unknown words; so is a command without a key."""
    opening, _ = await two_at_a_table(tables)

    for action, key, code in (
        (99, "x", "action/unreadable"),
        (-1, "x", "action/unreadable"),
        (0, "", "command/key"),
    ):
        with pytest.raises(Unreadable) as error:
            await tables.act(opening.table, str(opening.token), action, 0, key=key)
        assert error.value.code == code


async def test_an_abandoned_read_is_not_broken_off(database: str):
    """The connection it was broken off on could not be closed, nor the service."""

    async def leave_at_once(tables: Tables, table: str, moments: int):
        reading = asyncio.create_task(tables.view(table))
        for _ in range(moments):
            await asyncio.sleep(0)
        reading.cancel()
        with suppress(asyncio.CancelledError):
            await reading

    async with (
        asyncio.timeout(PATIENCE),
        Tables(database, shelf=SHELF, load_player=guest) as tables,
    ):
        opening = await tables.open("lots", plan_of(*PEOPLE), name="Anna")
        for moments in range(60):
            await leave_at_once(tables, opening.table, moments)

        assert (await tables.view(opening.table)).table == opening.table
