"""The pages of clubs: founding one, joining it, its tables and tournaments, and admins."""

import re
from collections.abc import Callable

from tests.web.visitors import PLACE, Visitor, key

Come = Callable[[], Visitor]


async def test_a_club_plays_together(anna: Visitor, bernd: Visitor, come: Come):
    """A member by link takes a free seat of the club's table with one click."""
    await anna.go("/clubs")
    await anna.sit("computer guest")
    await anna.send("/clubs", 422, name="Computer 1", key=key())
    assert anna.codes == ["seat/name"]
    await anna.send("/clubs", name="Murano", key=key())
    [link] = re.findall(rf'value="{PLACE}(/club/join/[\w-]+)"', anna.text)
    [club] = re.findall(r"/new/lots\?club=(\w+)", anna.text)
    await bernd.go(link)
    await bernd.send(link, name="Bernd", key=bernd.read.forms[-1].hidden["key"])
    assert bernd.path == f"/club/{club}"
    await anna.send(
        "/new/lots", key=key(), name="Anna", seats="2", club=club, **{"sit-1": "person"}
    )
    table = anna.table
    await anna.send(
        "/new/lots/tournament", key=key(), name="Anna", seats="2", rounds="1", club=club
    )
    await bernd.go(f"/club/{club}")
    assert anna.path in bernd.text
    sit = next(form for form in bernd.read.forms if form.action.endswith("/sit"))
    await bernd.send(sit.action, **sit.hidden, **dict(sit.buttons))
    assert bernd.path == f"/table/{table}"
    assert bernd.play_form()
    assert (await bernd.web.get("/me/data")).json()["clubs"] == ["Murano"]

    stranger = await come().go(f"/club/{club}")
    assert "Bernd" not in stranger.text
    assert "Only members see who belongs to this club." in stranger.text
    await bernd.send(f"/club/{club}", 422, dissolve="on")
    assert bernd.codes == ["club/not-yours"]
    await bernd.send(f"/club/{club}", leave="on")
    assert "Murano" not in bernd.text
    await anna.send(f"/club/{club}", name="Burano")
    assert "Burano" in anna.text
    await anna.send(f"/club/{club}", dissolve="on")
    await anna.go(f"/club/{club}", 404)


async def test_admins_delete_clubs(host: Visitor, bernd: Visitor):
    """They see the names of all, and need no membership."""
    await bernd.sit("computer guest")
    await bernd.send("/clubs", name="A bad name", key=key())
    await host.go("/admin/clubs")
    assert "A bad name" in host.text
    form = next(form for form in host.read.forms if form.action == "/admin/clubs")
    await host.send(form.action, **dict(form.buttons))
    assert "A bad name" not in host.text
    await bernd.go("/clubs")
    assert "A bad name" not in bernd.text
