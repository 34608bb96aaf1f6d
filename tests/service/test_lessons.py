"""At a lesson's table the others and the dice follow the lesson."""

from dataclasses import replace

import pytest

from serenissima.kernel import lesson as lessons
from serenissima.kernel.errors import NotNow, SerenissimaError
from serenissima.kernel.record import SPECTATOR
from serenissima.service import Opening, Shown, Tables, TableView
from serenissima.service.core.sitters import Character, logged_sitter, parse_sitter
from tests.service.guests import GAME, SHELF

KEY = "a key of a lesson, by chance"
# After the learner's last action the other seat ends the round, and chooses in the next.
ANSWERED = """serenissima 1
game lots
rules 1
seats 2
player 1 "Bea"
deal / 1 0 2 2
# learner 0
# say choose
0 choose two
# say confirm
0 confirm
1 choose one
1 confirm / 2 0 2
1 choose three
1 confirm
# say end
"""


async def learn(tables: Tables, key: str = KEY) -> Opening:
    return await tables.learn("lots", "first", "Anna", key=key)


async def seen(tables: Tables, opening: Opening) -> TableView:
    return await tables.view(opening.table, opening.token)


async def act(tables: Tables, opening: Opening, action: str) -> TableView:
    now = await seen(tables, opening)
    receipt = await tables.act(
        opening.table, opening.token or "", action, now.decision or 0, key=f"click {now.seq}"
    )
    return receipt.view()


async def refused(tables: Tables, opening: Opening, action: str) -> str:
    """Return the code of the refusal of an action, which changes no data."""
    before = await seen(tables, opening)
    with pytest.raises(SerenissimaError) as refusal:
        await act(tables, opening, action)
    assert await seen(tables, opening) == before
    return refusal.value.code


async def test_the_others_have_acted_when_it_is_the_learner_s_turn(tables: Tables):
    view = await seen(tables, await learn(tables))

    assert view.names == ("Anna", "Bea")
    assert not any(place.computer for place in view.places)
    assert view.waits == (0,)
    assert view.taught is not None
    assert (view.taught.taken, view.taught.length) == (0, 2)
    assert view.taught.say == "lesson-first-choose"
    assert view.taught.show == ("g-hand", "i-hand-0")


@pytest.mark.parametrize("lot", ["choose two", "choose three"])
async def test_the_dice_follow_the_lesson(tables: Tables, lot: str):
    opening = await learn(tables)
    await act(tables, opening, lot)
    view = await act(tables, opening, "confirm")

    assert view.taught is not None
    assert view.taught.over
    assert view.taught.say == "lesson-first-end"
    assert view.view.fish.tolist()[:2] == [3, 0]
    assert (view.legal, view.decision, view.undo) == ((), None, None)


async def test_an_open_page_shows_the_others_actions_step_by_step(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    """The steps on the way have no remark and no question; the last is the current table."""
    answered = lessons.parse_lesson("first", ANSWERED)
    monkeypatch.setattr(lessons, "load", lambda *_: answered)
    opening = await learn(tables)
    before, token = await act(tables, opening, "choose two"), str(opening.token)
    async with tables.watch(opening.table, token, Shown(before.seq)) as views:
        key = {"key": "click to confirm"}
        receipt = await tables.act(opening.table, token, "confirm", before.decision or 0, **key)
        own, ended, last = [await anext(views) for _ in range(3)]

    assert [own.seq, ended.seq, last.seq] == [receipt.seq, receipt.seq + 1, receipt.seq + 2]
    assert (own.waits, ended.waits) == ((1,), (0, 1))
    assert [len(view.told) - len(before.told) for view in (own, ended, last)] == [1, 2, 3]
    assert all(view.taught and not view.taught.say for view in (own, ended))
    assert [view.decision for view in (own, ended)] == [None, None]
    assert [view.at == view.last for view in (own, ended)] == [True, True]
    assert last == await seen(tables, opening) == receipt.view()


async def test_a_returning_learner_sees_the_current_step(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    answered = lessons.parse_lesson("first", ANSWERED)
    monkeypatch.setattr(lessons, "load", lambda *_: answered)
    opening = await learn(tables)
    await act(tables, opening, "choose two")
    await act(tables, opening, "confirm")
    async with tables.watch(opening.table, opening.token) as views:
        assert await anext(views) == await seen(tables, opening)


async def test_another_action_is_refused(tables: Tables):
    opening = await learn(tables)

    assert await refused(tables, opening, "choose one") == "action/illegal"
    await act(tables, opening, "choose two")
    assert await refused(tables, opening, "take-back") == "lesson/other"


async def test_undo_is_refused(tables: Tables):
    opening = await learn(tables)
    view = await act(tables, opening, "choose two")

    assert view.undo is None
    with pytest.raises(SerenissimaError) as refusal:
        await tables.undo(opening.table, opening.token or "", 3, key="back")
    assert refusal.value.code == "undo/lesson"


async def test_a_finished_lesson_stops(tables: Tables):
    opening = await learn(tables)
    await act(tables, opening, "choose two")
    await act(tables, opening, "confirm")

    assert await refused(tables, opening, "choose one") == "lesson/over"


async def test_the_same_key_opens_the_same_lesson(tables: Tables):
    assert await learn(tables) == await learn(tables)
    assert await learn(tables) != await learn(tables, KEY + " again")


async def test_a_lesson_continues_after_a_restart(database: str, tables: Tables):
    opening = await learn(tables)
    before = await act(tables, opening, "choose two")
    async with Tables(database, shelf=SHELF) as later:
        assert (await seen(later, opening)).as_data() == before.as_data()


async def test_a_spectator_gets_no_remarks(tables: Tables):
    opening = await learn(tables)

    assert (await tables.view(opening.table)).taught is None
    assert (await tables.view(opening.table)).seat == SPECTATOR


async def test_a_missing_lesson_is_refused(tables: Tables):
    with pytest.raises(SerenissimaError) as refusal:
        await tables.learn("lots", "second", "Anna", key=KEY)
    assert refusal.value.code == "lesson/unknown"


async def test_a_changed_lesson_is_refused(
    database: str, tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    """Its table is refused in words, and stays in the list."""
    opening = await learn(tables)
    changed = replace(lessons.load(GAME, "first"), digest="another")
    monkeypatch.setattr(lessons, "load", lambda *_: changed)
    async with Tables(database, shelf=SHELF) as later:
        with pytest.raises(NotNow) as refusal:
            await seen(later, opening)
        (summary,) = await later.summaries({opening.table: [opening.token or ""]})

    assert refusal.value.code == "table/lesson-changed"
    assert not summary.playable


async def test_a_finished_lesson_waits_for_no_seat(tables: Tables):
    opening = await learn(tables)
    await act(tables, opening, "choose two")
    await act(tables, opening, "confirm")
    (summary,) = await tables.summaries({opening.table: [opening.token or ""]})

    assert (summary.lesson, summary.waits, summary.finished_at) == ("first", (), None)


async def test_a_lesson_has_no_hints(tables: Tables):
    opening = await learn(tables)
    view = await seen(tables, opening)
    with pytest.raises(SerenissimaError) as refusal:
        await tables.hint(opening.table, opening.token or "", view.decision or 0)

    assert refusal.value.code == "hint/not-allowed"


def test_a_character_cannot_be_chosen_as_a_player():
    """Only a lesson defines its actions."""
    with pytest.raises(SerenissimaError) as refusal:
        parse_sitter("character Bea")

    assert refusal.value.code == "table/plan"
    assert logged_sitter("character Bea") == Character("Bea")


def test_a_lesson_shows_its_title():
    from serenissima.words import Speaker

    assert Speaker("en", GAME.folder).word("lesson-first") == "Your first lot"
