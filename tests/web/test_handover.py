"""Several people on one device: each sees their side, with a cover between turns."""

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
    """Return the seat that the page shows."""
    return visitor.play_form().hidden["seat"]


async def test_a_new_table_begins_covered(anna: Visitor):
    """The first player takes the device; the others have the names of the form, or numbers."""
    await share(anna, "here", "here", **{"name-1": "Bea"})

    assert COVERED in anna.text
    assert all(f"I’m {name}" in anna.text for name in ("Anna", "Bea", "Guest 3"))
    assert 'name="action"' not in anna.text


async def test_two_people_on_a_device_cannot_have_one_name(anna: Visitor):
    """The form comes back with that name marked, and no table was opened."""
    await anna.send(
        "/new/lots", 422, name="Anna", key=key(), seats="2", **{"sit-1": "here", "name-1": "anna"}
    )
    marked = re.findall(r'<input[^>]* name="([\w-]+)"[^>]* aria-invalid', anna.text)
    assert (anna.codes, marked) == (["seat/name"], ["name-1"])

    await anna.go("/")
    assert "/table/" not in anna.text


async def test_a_person_alone_on_the_device_has_the_seat(anna: Visitor):
    """They share the device with no one, so there is no cover."""
    await anna.send(
        "/new/lots", seats="2", key=key(), **{"sit-0": "computer guest", "sit-1": "here"}
    )

    assert seat(await anna.go(anna.path)) == "1"


async def test_a_seat_s_link_leaves_the_others_on_the_device_their_seats(anna: Visitor):
    """Opening your link gives you the device; the other can still take it."""
    await share(anna, "here")
    await take(anna, 1)
    (own,) = (await anna.go(f"{anna.path}/seats")).links("seat")
    await take(anna, 0)

    await anna.go(own)
    assert seat(anna) == "1"
    assert seat(await take(anna, 0)) == "0"


async def test_the_device_goes_to_the_player_to_act(anna: Visitor):
    """Each acts for their seat; a whole match is played on one device, without a script."""
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


async def test_leaving_for_the_shelf_covers_the_table(anna: Visitor):
    """The shelf shows whose turn it is; the next person sees no hand."""
    await share(anna, "here", **{"name-1": "Bea"})
    await take(anna, 0)
    table = f"/table/{anna.table}"
    await anna.go("/", **{"x-follows": "1"})
    assert COVERED not in (await anna.go(table)).text  # another window keeps its list current
    await anna.go("/")
    assert "Waiting for Anna" in anna.text

    await anna.go(table)
    assert COVERED in anna.text
    assert seat(await take(anna, 0)) == "0"


async def test_notes_belong_to_the_device(anna: Visitor):
    """The page warns that the others who share it can read them."""
    await share(anna, "here")
    await take(anna, 0)
    await anna.go(f"/table/{anna.table}/notes")

    assert "Anyone who uses this device can see these notes." in anna.text
    assert "Only you can see" not in anna.text


async def test_a_covered_device_cannot_act(anna: Visitor):
    """It has the rights of a spectator until a player takes it."""
    await share(anna, "here")
    wish = {"action": "0", "decision": "0", "key": key()}
    await anna.send(f"/table/{anna.table}/act", 403, **wish)
    watched = (await anna.web.get(f"/api/table/{anna.table}")).json()

    assert anna.codes == ["seat/not-yours"]
    assert watched["seat"] == SPECTATOR


async def test_a_device_takes_only_its_own_seats(anna: Visitor, bernd: Visitor):
    """It needs their tokens; a browser without any cannot cover the table."""
    await share(anna, "here", "person")
    table = anna.table
    await anna.send(f"/table/{table}/uncover", 403, seat="2")
    await bernd.send(f"/table/{table}/uncover", 403, seat="0")
    await bernd.send(f"/table/{table}/cover", 404)


async def test_an_old_page_does_not_act_for_the_next_person(anna: Visitor):
    """It is refused, although the device now has that person's token."""
    await share(anna, "here")
    await take(anna, 0)
    form, table = anna.play_form(), anna.table
    await anna.send(f"/table/{table}/cover")
    await take(anna, 1)
    await anna.send(f"/table/{table}/act", 409, **form.hidden, action="0")

    assert "handed the device over" in anna.text


def test_an_old_channel_gets_nothing_of_the_next_person(app: FastAPI):
    """It is refused for good at its next request."""
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
    """Yield everything that a device can be sent while it is covered."""
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
    """Make random keys of pages the same in both worlds."""
    monkeypatch.setattr("secrets.token_urlsafe", lambda *_: "a key made by chance")


@pytest.mark.usefixtures("same_chance")
@pytest.mark.parametrize("name", games.names())
def test_equal_information_gives_equal_bytes(tmp_path: Path, name: str):
    """Under the cover, all bytes depend only on a spectator's information."""
    chance, game = random.Random(name), games.load(name)
    [(entries, _)] = secret_moments(game, chance, 1)
    with worlds(tmp_path, game, entries, SPECTATOR, chance) as (here, there):
        differ = bytes(here.table.match.state) != bytes(there.table.match.state)
        for world in (here, there):
            world.client.cookies.clear()
            world.client.cookies.set(f"seat-{TABLE}", f".{token(0)}.{token(1)}")

        assert list(everything(here)) == list(everything(there))
    assert differ
