"""The owner of a seat makes, sees and ends tokens for programs on a page."""

import re

from fastapi import FastAPI

from tests.web.programs import Program
from tests.web.visitors import Visitor, key

TOKEN = re.compile(r'id="token" readonly value="([^"]+)"')


async def make(anna: Visitor, page: str, name: str, scope: str) -> str:
    """Return the token that the page shows after its form was sent."""
    await anna.go(page)
    form = next(form for form in anna.read.forms if "key" in form.hidden)
    await anna.send(form.action, **form.hidden, name=name, scope=scope)
    [token] = TOKEN.findall(anna.text)
    return str(token)


async def test_a_token_is_made_listed_and_ended(anna: Visitor, bernd: Visitor, app: FastAPI):
    """It is shown once, works within its scope, and stops when it is ended."""
    await anna.sit("person")
    table, link = anna.table, anna.links("join")[0]
    await bernd.join(link, "Bernd")
    page = f"/table/{table}/programs"
    await anna.go(f"/table/{table}/seats")
    assert page in anna.read.links
    await anna.go(page)
    assert "No program has a token for this seat." in anna.text

    token = await make(anna, page, "Robo", "watch")
    program = Program(app, {"seat": 0, "table": table, "token": token})
    seen = await program.look()
    status, refused = await program.send("act", action=seen["legal"][0], decision=seen["decision"])
    assert (seen["seat"], status, refused["code"]) == (0, 403, "token/scope")
    seats = await program.web.get(f"/table/{table}/seats", headers=program.headers)
    assert (seats.status_code, token in seats.text) == (200, False)  # it is no link to a seat
    await anna.go(page)
    assert token not in anna.text
    assert "Robo</span>" in anna.text
    assert "can watch · 1 minute ago" in anna.text
    [end] = [value for form in anna.read.forms for name, value in form.buttons if name == "end"]
    await anna.send(page, end=end)
    assert "No program has a token for this seat." in anna.text
    answer = await anna.web.get(f"/api/table/{table}", headers=program_headers(token))
    assert answer.status_code == 403


async def test_a_form_sent_again_does_not_show_the_token_again(anna: Visitor):
    """Reloading the page later on the same device shows that the token was shown, or has ended."""
    await anna.sit("person")
    page = f"/table/{anna.table}/programs"
    await anna.go(page)
    form = next(form for form in anna.read.forms if "key" in form.hidden)
    fields = {**form.hidden, "name": "Robo", "scope": "play"}
    await anna.send(page, **fields)
    [token] = TOKEN.findall(anna.text)
    for ended in (False, True):
        await anna.send(page, **fields)
        assert token not in anna.text
        assert "This token has already been shown once" in anna.text
        assert ("Robo</span>" in anna.text) is not ended
        if not ended:
            ends = [value for f in anna.read.forms for name, value in f.buttons if name == "end"]
            await anna.send(page, end=ends[0])


async def test_the_length_of_a_page_does_not_reveal_its_secret(anna: Visitor):
    """Pages with tokens are never compressed, even on request, and never cached."""
    await anna.sit("person")
    page = f"/table/{anna.table}/programs"
    await make(anna, page, "Robo", "watch")
    made, others = anna.page, (page, f"/table/{anna.table}/seats", "/me")
    shown = [(await anna.go(address)).page for address in others]

    for answer in (made, *shown):
        assert "gzip" in answer.request.headers["accept-encoding"]
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["referrer-policy"] == "strict-origin"


async def test_the_page_is_closed_under_a_cover(anna: Visitor):
    """Several share the device: while it is handed over, no token is made, shown or ended."""
    await anna.sit("here")
    table = f"/table/{anna.table}"
    await anna.go(f"{table}/programs")
    assert anna.path == table
    await anna.send(f"{table}/programs", name="Robo", scope="play", key=key())

    assert anna.path == table
    assert "Robo" not in anna.text
    assert TOKEN.findall(anna.text) == []


async def test_the_page_is_for_the_owner_of_the_seat(anna: Visitor, come):
    """It redirects a spectator to the table, refuses a program, and lets you correct a bad name."""
    await anna.sit("person")
    page = f"/table/{anna.table}/programs"
    stranger = await come().go(page)
    token = await make(anna, page, "Robo", "play")
    answer = await anna.web.get(page, headers=program_headers(token))
    await anna.go(page)
    form = next(form for form in anna.read.forms if "key" in form.hidden)
    await anna.send(page, 422, **form.hidden, name=" ", scope="play")

    assert stranger.path == f"/table/{anna.table}"
    assert answer.status_code == 403
    assert anna.codes == ["seat/name"]


def program_headers(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}
