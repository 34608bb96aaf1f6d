"""Friends on the pages: they ask, accept, are online, and sit down by one click."""

import re
from collections.abc import Callable

from fastapi import FastAPI

from tests.web.visitors import Form, Visitor, key

Come = Callable[[], Visitor]
PLACE = "http://venice.test"


def buttons(visitor: Visitor, name: str) -> list[tuple[Form, str]]:
    """Return the forms of a page that have a button of this name, with its value."""
    found = [(form, button) for form in visitor.read.forms for button in form.buttons]
    return [(form, value) for form, (button, value) in found if button == name]


async def press(visitor: Visitor, name: str) -> Visitor:
    """Press the first button of this name."""
    form, value = buttons(visitor, name)[0]
    return await visitor.send(form.action, **form.hidden, **{name: value})


async def befriend(anna: Visitor, other: Visitor, name: str) -> None:
    """Let another visitor, who is no guest yet, follow Anna's link."""
    await anna.send("/friends/link")
    [link] = re.findall(rf'value="{PLACE}(/friend/[\w-]+)"', anna.text)
    await other.go(link)
    await other.send(link, name=name, key=other.read.forms[-1].hidden["key"])
    assert other.path == "/friends"


async def test_guests_who_met_become_friends(anna: Visitor, bernd: Visitor):
    """One asks from the page of seats; the other accepts wherever they are on the site."""
    await anna.sit("person")
    place = f"/table/{anna.table}"
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(f"{place}/seats")
    await anna.send(f"{place}/people", befriend="1", name="Bernd")
    assert "Asked" in anna.text
    await bernd.go("/friends/news")
    assert "Anna wants to be friends." in bernd.text
    await bernd.go("/")
    await press(bernd, "accept")
    assert bernd.path == "/friends"
    await anna.go(f"{place}/seats")
    assert "You and Bernd are friends." in anna.text
    await anna.go("/friends")
    assert "Online" not in anna.text
    await bernd.go("/friends/news")
    await anna.go("/friends")
    assert "Online" in anna.text
    data = (await anna.web.get("/me/data")).json()
    assert data["friends"] == ["Bernd"]

    await press(anna, "remove")
    await bernd.go("/friends")
    assert "Anna" not in bernd.text


async def test_a_friend_is_invited_and_sits_down(anna: Visitor, come: Come, bernd: Visitor):
    """By one click each; the news ask again soon for guests with friends, and never for others."""
    stranger = await come().go("/friends/news")
    assert (stranger.page.headers["x-again"], stranger.text) == ("0", "")
    await anna.sit("computer guest")
    await befriend(anna, bernd, "Bernd")
    await anna.go("/friends")
    mark = re.findall(r"/new/lots\?friend=([\w-]+)", anna.text)[0]
    await anna.go(f"/new/lots?friend={mark}")
    await anna.send(
        "/new/lots", key=key(), name="Anna", seats="2", friend=mark, **{"sit-1": "person"}
    )
    assert "Invited" in anna.text
    table = anna.table
    await bernd.go("/friends/news")
    assert bernd.page.headers["x-again"] == "8"
    assert "Anna has a seat for you" in bernd.text
    await press(bernd, "accept")
    assert bernd.path == f"/table/{table}"
    assert bernd.play_form()
    await bernd.go("/friends/news")
    assert "has a seat" not in bernd.text

    await anna.sit("person", "person")
    place = f"/table/{anna.table}"
    for seat in "12":
        await anna.send(f"{place}/invite?friend={mark}", seat=seat)
    await bernd.go("/friends")
    await press(bernd, "decline")
    assert "has a seat" not in bernd.text
    await anna.go(f"{place}/seats")
    assert "Invited" in anna.text
    await bernd.send(f"{place}/invited", 404, accept="on", key=key())
    assert bernd.codes == ["seat/invitation"]
    clara = await come().join(anna.links("join")[0], "Clara")
    await anna.send(f"{place}/invite?friend={mark}", 409, seat="1")
    await clara.send(f"{place}/invite?friend={mark}", 422, seat="2")


async def test_strangers_learn_nothing_by_asking(app: FastAPI, anna: Visitor, bernd: Visitor):
    """A name that does not exist, a block and an old link are answered alike or refused."""
    await anna.sit("computer guest")
    await anna.send("/me/account", login="anna.rossi", password="a long password")
    await bernd.sit("computer guest")
    told = []
    for login in ("Anna.Rossi", "nobody.here"):
        await bernd.send("/friends", login=login)
        told.append(bernd.text.replace(login, "LOGIN"))
        told[-1] = re.sub(r'name="key" value="[^"]*"', "", told[-1])
    assert told[0] == told[1]
    await anna.go("/friends")
    await press(anna, "decline")
    await anna.send("/friends/shown", shown="off")
    assert "No one sees when you’re online." in anna.text
    await bernd.go("/friend/an-old-one", 404)
    assert bernd.codes == ["friend/link"]
    for path in ("/friends", "/friends/shown", "/friends/link"):
        await Visitor(app).send(path, login="anna.rossi", shown="off")
