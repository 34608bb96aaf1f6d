"""Hints on the page: requested by a form, shown to their seat alone, gone with their decision."""

import random
from dataclasses import replace

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Answer
from serenissima.players import finish
from serenissima.service.core.hints import Hint, HintQuestion
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import view_table, with_hint
from serenissima.web.presentation.table_page import TablePage
from tests.service.guests import live
from tests.web.channels import act, hear
from tests.web.screens import Screen
from tests.web.visitors import Reader, Visitor, key
from tests.web.worlds import sent, shuffled

CONSIDERED = "A strong player would consider"
ALLOWED = "Hints are allowed at this table"


async def test_a_hint_works_without_a_script(anna: Visitor):
    """A button requests it; then the page lists the actions worth considering, with reasons."""
    await anna.sit("computer guest")
    while len({*anna.ways()}) < 2:  # equal lots leave no choice
        await anna.sit("computer guest")
    before = anna.text
    await anna.press(name="hint")
    found = anna.text
    while CONSIDERED in anna.text:  # it stays until its choice is carried out
        await anna.press()

    assert CONSIDERED in found
    assert "chance of winning." in found
    assert CONSIDERED not in before


async def test_a_hint_appears_in_the_text_view(anna: Visitor):
    await anna.sit("computer guest")
    await anna.go(f"{anna.path}?view=text")
    await anna.press(name="hint")

    assert CONSIDERED in anna.text


async def test_a_table_announces_that_hints_are_allowed(anna: Visitor, bernd: Visitor):
    """An invitation mentions it before you sit down; only the asking player sees the hint."""
    await anna.sit("person", hints="on")
    await bernd.go(anna.links("join")[0])
    invited = bernd.text
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(bernd.path)
    await anna.press(name="hint")
    await bernd.go(bernd.path)

    assert ALLOWED in invited
    assert ALLOWED in anna.text
    assert ALLOWED in bernd.text
    assert CONSIDERED in anna.text
    assert CONSIDERED not in bernd.text
    assert bernd.ways("hint")


async def test_hints_are_absent_where_the_opener_forbids_them(anna: Visitor):
    await anna.sit("person")
    await anna.go(f"/table/{anna.table}")
    assert not anna.ways("hint")

    await anna.send(f"{anna.path}/act", 422, hint="0", key=key())
    assert ALLOWED not in anna.text


async def test_a_lone_player_needs_no_permission_for_hints(anna: Visitor):
    """There is no opponent to inform."""
    await anna.sit("computer guest", hints="on")

    assert anna.ways("hint")
    assert ALLOWED not in anna.text


def test_the_channel_adds_and_removes_a_hint(app: FastAPI):
    """Each change fits the screen; a returning page gets the hint unless it shows it."""
    fields = {"name": "Anna", "key": key(), "sit-1": "person", "seats": "2", "hints": "on"}
    with TestClient(app) as client:
        table = client.post("/new/lots", data=fields).url.path.removesuffix("/seats")
        screen = Screen(client.get(table).text)
        with client.websocket_connect(f"{table}/live?since=3") as socket:
            current = hear(socket)
            ask(client, table)
            while CONSIDERED not in screen.find("advice").text():
                news = hear(socket)
                assert (news["base"], news["seq"]) == (3, 3)
                screen.change(news["changes"])
            with client.websocket_connect(f"{table}/live?since=3&hinted=2") as other:
                assert hear(other) == {"seq": 3}
            with client.websocket_connect(f"{table}/live?since=3") as other:
                assert CONSIDERED in str(hear(other)["changes"])
            act(client, table)
            screen.change(hear(socket)["changes"])
        now = Screen(client.get(table).text)

    assert current == {"seq": 3}
    assert screen.find("table").text() == now.find("table").text()


def ask(client: TestClient, table: str) -> None:
    """Ask for a hint as the script does."""
    form = next(f for f in Reader(client.get(table).text).forms if f.action.endswith("/act"))
    (decision,) = (value for name, value in form.buttons if name == "hint")
    asked = {**form.hidden, "hint": decision, "key": key()}
    answer = client.post(form.action, data=asked, headers={"accept": "application/json"})
    assert answer.json() == {"seq": 3}


def test_a_hint_names_a_choice_as_its_button_does():
    _, table = live(random.Random(1), 0)
    view = hinted(table, table.match.waits[0])
    assert view.hint is not None
    assert view.hint.analysis is not None
    best = view.hint.analysis.considered[0].actions[0]
    other = next(action for action in view.legal if action != best)
    page = TablePage(view, "en")
    answers = Answer(other, Message("lot-two")), Answer(best, Message("lot-one"))
    page.__dict__["scene"] = replace(page.scene, answers=answers)

    assert page.advice[0].name.startswith(page.say(Message("lot-one")))


@pytest.mark.parametrize("seed", range(4))
def test_pages_with_hints_are_equal_in_worlds_that_a_seat_cannot_tell_apart(seed: int):
    """They are equal byte for byte."""
    chance = random.Random(seed)
    _, table = live(chance, 20, "person", "person", "person")
    for seat in table.match.waits:
        other = shuffled(table, seat, chance)

        assert sent(hinted(table, seat)) == sent(hinted(other, seat))


def hinted(table: Table, seat: int) -> TableView:
    """Return the page of a seat with a hint."""
    decision = table.decision(seat) or 0
    found = finish(HintQuestion("id", seat, decision).steps(table))
    return with_hint(view_table(table, "id", seat), Hint(decision, found))
