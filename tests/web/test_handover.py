"""Several people on one device: each sees their own side, and a cover stands between them."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from serenissima import games
from serenissima.kernel.record import SPECTATOR
from tests.web.channels import act, hear
from tests.web.visitors import Visitor, key
from tests.web.worlds import TABLE, World, heard, secret_moments, token, worlds

COVERED = 'data-seat="-1"'


async def share(visitor: Visitor, *others: str, **fields: str) -> Visitor:
    """Open a table for people on this device."""
    return await visitor.sit(*others, **fields)


async def take(visitor: Visitor, seat: int, status: int = 200) -> Visitor:
    """Take the device as the person at a seat."""
    return await visitor.send(f"/table/{visitor.table}/uncover", status, seat=str(seat))


def seat(visitor: Visitor) -> str:
    """Whose side the page shows."""
    return visitor.play_form().hidden["seat"]


async def test_a_new_table_begins_covered(anna: Visitor):
    """Whoever begins takes the device; the others are named as the form says, or by a number."""
    await share(anna, "here", "here", **{"name-1": "Bea"})

    assert COVERED in anna.text
    assert all(f"I’m {name}" in anna.text for name in ("Anna", "Bea", "Guest 3"))
    assert 'name="action"' not in anna.text


async def test_nobody_at_the_device_has_the_name_of_another(anna: Visitor):
    """The form comes back with that name marked, and no table was opened."""
    await anna.send(
        "/new/lots", 422, name="Anna", key=key(), seats="2", **{"sit-1": "here", "name-1": "anna"}
    )
    marked = re.findall(r'<input[^>]* name="([\w-]+)"[^>]* aria-invalid', anna.text)
    assert (anna.codes, marked) == (["seat/name"], ["name-1"])

    await anna.go("/")
    assert "/table/" not in anna.text


async def test_somebody_here_who_plays_alone_has_the_seat(anna: Visitor):
    """Nobody else shares the device: there is nothing to cover."""
    await anna.send(
        "/new/lots", seats="2", key=key(), **{"sit-0": "computer guest", "sit-1": "here"}
    )

    assert seat(await anna.go(anna.path)) == "1"


async def test_an_own_link_leaves_the_others_on_the_device_their_seats(anna: Visitor):
    """Whoever opens theirs has the device; the other can still take it."""
    await share(anna, "here")
    await take(anna, 1)
    (own,) = (await anna.go(f"{anna.path}/seats")).links("seat")
    await take(anna, 0)

    await anna.go(own)
    assert seat(anna) == "1"
    assert seat(await take(anna, 0)) == "0"


async def test_the_device_is_handed_to_whoever_is_asked(anna: Visitor):
    """Each acts for their own seat; a whole match is played on one device, without a script."""
    await share(anna, "here", **{"name-1": "Bea"})
    shown = set()
    for _ in range(400):
        if COVERED in anna.text:
            [asked] = re.findall(r'class="button main [^>]*value="(\d)"', anna.text)
            await take(anna, int(asked))
        elif 'id="step-last"' in anna.text:
            break
        elif anna.ways():
            shown.add(seat(anna))
            ways = anna.ways()
            await anna.press(next((way for way in ways if way == "confirm"), ways[0]))
        else:
            assert "Cover and pass to" in anna.text
            await anna.send(f"/table/{anna.table}/cover")

    assert shown == {"0", "1"}
    assert 'id="step-last"' in anna.text

    await anna.send(f"/table/{anna.table}/again")
    assert COVERED in anna.text
    assert "I’m Bea" in anna.text


async def test_whoever_leaves_for_the_shelf_leaves_the_table_covered(anna: Visitor):
    """There the table says whose turn it is; the next one to come finds no hand."""
    await share(anna, "here", **{"name-1": "Bea"})
    await take(anna, 0)
    table = f"/table/{anna.table}"
    await anna.go("/")
    assert "Waiting for Anna" in anna.text

    await anna.go(table)
    assert COVERED in anna.text
    assert seat(await take(anna, 0)) == "0"


async def test_notes_are_those_of_the_device(anna: Visitor):
    """Which the page says, as the others who share it read them."""
    await share(anna, "here")
    await take(anna, 0)
    await anna.go(f"/table/{anna.table}/notes")

    assert "Anyone who uses this device can see these notes." in anna.text
    assert "Only you can see" not in anna.text


async def test_a_covered_device_can_do_nothing(anna: Visitor):
    """It has the rights of a spectator until somebody takes it."""
    await share(anna, "here")
    wish = {"action": "0", "decision": "0", "key": key()}
    await anna.send(f"/table/{anna.table}/act", 403, **wish)
    watched = (await anna.web.get(f"/api/table/{anna.table}")).json()

    assert anna.codes == ["seat/not-yours"]
    assert watched["seat"] == SPECTATOR


async def test_nobody_takes_a_seat_of_another_device(anna: Visitor, bernd: Visitor):
    """Only seats whose tokens the device has; a browser without any cannot cover the table."""
    await share(anna, "here", "person")
    table = anna.table
    await anna.send(f"/table/{table}/uncover", 403, seat="2")
    await bernd.send(f"/table/{table}/uncover", 403, seat="0")
    await bernd.send(f"/table/{table}/cover", 404)


async def test_a_page_left_over_does_not_act_for_the_next_person(anna: Visitor):
    """What it sends is refused, although the device has that person's token now."""
    await share(anna, "here")
    await take(anna, 0)
    form, table = anna.play_form(), anna.table
    await anna.send(f"/table/{table}/cover")
    await take(anna, 1)
    await anna.send(f"/table/{table}/act", 409, **form.hidden, action="0")

    assert "handed the device over" in anna.text


def test_a_channel_left_over_hears_nothing_of_the_next_person(app: FastAPI):
    """It is refused for good as soon as it asks again."""
    with TestClient(app) as client:
        fields = {"name": "Anna", "key": key(), "sit-1": "here", "seats": "2"}
        table = client.post("/new/lots", data=fields).url.path
        for here in ("0", "1"):
            client.post(f"{table}/cover")
            client.post(f"{table}/uncover", data={"seat": here})
        act(client, table)
        with client.websocket_connect(f"{table}/live/1?since=0") as socket:
            assert "changes" in hear(socket)
        with client.websocket_connect(f"{table}/live/0?since=0") as socket:
            assert hear(socket)["refused"]["code"] == "seat/handed-over"
            with pytest.raises(WebSocketDisconnect) as gone:
                socket.receive_text()

    assert gone.value.code == 4409


def everything(world: World) -> Iterator[object]:
    """All that a device can be sent while it is covered."""
    path = f"/table/{TABLE}"
    for query in ("", "?view=text", "?view=table", "?at=0", "?step=-1"):
        yield world.ask("GET", path + query)
    for asked in (f"{path}/seats", f"/api{path}", "/"):
        yield world.ask("GET", asked)
    yield world.ask("POST", f"{path}/cover")
    with world.client.websocket_connect(f"{path}/live?since=0") as socket:
        yield [socket.receive(), *heard(socket, 1)]


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys that pages are given by chance are the same in both worlds."""
    monkeypatch.setattr("secrets.token_urlsafe", lambda *_: "a key made by chance")


@pytest.mark.usefixtures("same_chance")
@pytest.mark.parametrize("name", games.names())
def test_equal_information_equal_bytes(tmp_path: Path, name: str):
    """While the cover stands, nothing is sent that depends on what a spectator may not know."""
    chance, game = random.Random(name), games.load(name)
    [(entries, _)] = secret_moments(game, chance, 1)
    with worlds(tmp_path, game, entries, SPECTATOR, chance) as (here, there):
        differ = bytes(here.table.match.state) != bytes(there.table.match.state)
        for world in (here, there):
            world.client.cookies.clear()
            world.client.cookies.set(f"seat-{TABLE}", f".{token(0)}.{token(1)}")

        assert list(everything(here)) == list(everything(there))
    assert differ
