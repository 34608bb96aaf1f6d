"""A click runs the rules once, and so does a computer player's action."""

import random
from collections import Counter
from typing import Any

import pytest

from serenissima.fairplay.undo import WORLDS
from serenissima.kernel import verbs
from serenissima.kernel.record import bytes_of
from serenissima.service import Computer, Person, Tables
from serenissima.service.core.commands import Act, AnswerUndo, Command, Undo
from serenissima.service.core.deciding import decide
from serenissima.service.core.entries import KINDS, UndoneAlone
from serenissima.service.core.folding import evolve, fold
from serenissima.service.core.table import Table
from serenissima.service.core.table_settings import SETTINGS
from serenissima.service.core.table_view import UndoOffer
from serenissima.service.core.viewing import view_table
from serenissima.service.store.store import Store
from tests.service.guests import GAME, SECRET, SHELF, any_command, guest, opened

KEY = "a key made by chance"


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the calls of each of the rules' verbs that change a state."""
    counted: Counter[str] = Counter()

    def counting(name: str) -> Any:
        verb = getattr(verbs, name)

        def call(*arguments: Any) -> Any:
            counted[name] += 1
            return verb(*arguments)

        return call

    for name in ("setup", "apply"):
        monkeypatch.setattr(verbs, name, counting(name))
    return counted


async def test_opening_a_table_sets_it_up_once(runs: Counter[str], tables: Tables):
    """Looking at it does not set it up again."""
    opening = await tables.open("lots", [Person(), Person()], name="Anna")
    await tables.view(opening.table, opening.token)

    assert runs == {"setup": 1}


async def test_a_click_runs_the_rules_once(runs: Counter[str], tables: Tables):
    """This covers the command, the stored entries, and the views of the player and of spectators.

    Besides, one trial checks whether the action can be undone.
    """
    opening = await tables.open("lots", [Person(), Person()], name="Anna")
    seen = await tables.view(opening.table, opening.token)
    runs.clear()

    receipt = await tables.act(opening.table, str(opening.token), seen.legal[0], 0, key=KEY)
    shown = [receipt.view(), await tables.view(opening.table, opening.token)]
    await tables.view(opening.table)

    assert shown[0].undo == shown[1].undo == UndoOffer(1, free=True, action=seen.legal[0])
    assert runs == {"apply": 1 + WORLDS}


async def test_free_undo_is_checked_once(runs: Counter[str], tables: Tables):
    """Where another player would have to agree, only the seat's first view checks it."""
    opening = await tables.open("lots", [Person(), Person()], name="Anna")
    await tables.join(opening.table, opening.invitations[1], "Bernd", key=KEY)
    seen = await tables.view(opening.table, opening.token)
    runs.clear()

    receipt = await tables.act(opening.table, str(opening.token), seen.legal[0], 0, key=KEY)
    acted = runs["apply"]
    receipt.view()
    looked = runs["apply"]
    await tables.view(opening.table, opening.token)

    assert (acted, looked) == (1, 1 + WORLDS)
    assert runs["apply"] == looked


async def test_a_click_is_stored_without_reading(monkeypatch: pytest.MonkeyPatch, tables: Tables):
    """It is decided, and shown to viewers, from the table in this process's memory."""
    opening = await tables.open("lots", [Person(), Person()], name="Anna")
    begun: Counter[str] = Counter()
    async with (
        tables.watch(opening.table, opening.token) as own,
        tables.watch(opening.table) as others,
    ):
        seen = await anext(own)
        assert (await anext(others)).seq == seen.seq
        for name in ("read", "append"):
            monkeypatch.setattr(tables._store, name, counted(begun, name, tables._store))

        first = await tables.act(opening.table, str(opening.token), seen.legal[0], 0, key=KEY)
        after = await anext(own)
        last = await tables.act(opening.table, str(opening.token), "confirm", 1, key=KEY + "2")
        told = [await anext(views) for views in (own, others)]

    assert first.view().as_data() == after.as_data()
    assert last.view().as_data() == told[0].as_data()
    assert begun == {"append": 2}


def counted(begun: Counter[str], name: str, store: Store) -> Any:
    """Count transactions of one kind in a store when they begin."""
    begin = getattr(store, name)

    def call(asked: Any) -> Any:
        begun[name] += 1
        return begin(asked)

    return call


async def test_a_computer_player_s_action_runs_the_rules_once(runs: Counter[str], database: str):
    """Choosing, waiting for the beat, and acting are counted; the person's seat only watches."""
    async with Tables(database, shelf=SHELF, load_player=guest) as tables:
        opening = await tables.open("lots", [Computer("guest"), Computer("guest")])
        async with tables.watch(opening.table) as views:
            async for seen in views:
                if seen.over:
                    break
        file = await tables.transcript(opening.table)

    # Two that choose at the same time may each decide anew after the other has acted.
    assert len(file.lines) <= runs["apply"] <= 2 * len(file.lines)
    assert runs["setup"] == 1


async def test_a_computer_player_alone_decides_once(runs: Counter[str], tables: Tables):
    """Without interference, the table that it examined is the one that is stored."""
    opening = await tables.open("lots", [Person(), Computer("guest")], name="Anna")
    async with tables.watch(opening.table) as views:
        async for seen in views:
            if seen.waits == (0,):
                break
    table = await tables._known.table(opening.table)

    assert runs["apply"] == len(table.match.steps) - 1 == 2


def wanted(table: Table, chance: random.Random) -> Command:
    """Return any command of a seat that is to act."""
    if table.undo_request is None:
        return any_command(table, chance)
    seat = chance.choice(sorted(table.voters))
    number = table.ordinal(seat, table.undo_request.number)
    return AnswerUndo(seat, number, chance.random() < 0.6)


def test_a_decision_s_table_follows_from_its_entries():
    """Deciding and reading the log give the same table, for all commands."""
    chance, kinds = random.Random(5), Counter[str]()
    table = fold(GAME, opened("person", "person", "person"))
    for _ in range(500):
        if table.match.over:
            table = fold(GAME, opened("person", "person"))
        try:
            verdict = decide(table, wanted(table, chance), SECRET)
        except ValueError:
            continue
        read = table
        for entry in verdict.entries:
            kinds[entry.kind] += 1
            read = evolve(read, entry)
        table = verdict.table

        assert (read.sheet, read.audiences, read.missed, read.undo_request) == (
            table.sheet, table.audiences, table.missed, table.undo_request,
        )  # fmt: skip
        assert read.match.steps == table.match.steps
        assert (bytes_of(read.match.state) == bytes_of(table.match.state)).all()
    begin = {setting.entry.kind for setting in SETTINGS.values()}
    begin |= {
        "opened",
        "lesson-begun",
        "in-position",
        "joined",
        "left",
        "played-on",
        "read-from-file",
        "seats-swapped",
    }
    late = {"abandoned", "time-given", "seat-lent", "seat-taken-back", "end-wanted", "rematch"}
    late |= {"program-allowed", "program-ended", "forgotten", "renamed", "link-renewed", "settled"}
    late |= {"pause-asked", "pause-agreed", "pause-refused", "paused", "pause-ended"}
    assert set(KINDS) - begin - late == set(kinds)


def test_undoing_an_earlier_action_replays_later_ones_once(runs: Counter[str]):
    """They are played in the match without the first; the entries cause no further play."""
    table = fold(GAME, opened("person", "person"))
    for seat in (0, 1):
        act = Act(seat, table.match.legal(seat)[0], table.decision(seat) or 0)
        table = decide(table, act, SECRET).table
    offered = view_table(table, "id", 0).undo
    assert offered is not None
    runs.clear()

    verdict = decide(table, Undo(0, offered.number), SECRET)

    assert verdict.entries == (UndoneAlone(0, 1),)
    assert runs["apply"] == 1
