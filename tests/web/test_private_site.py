"""A private site shows strangers one page; guests, seats, password and invitation let in."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx2
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from serenissima.cli.commands import app as commands
from serenissima.service import AccessChange, Tables, file_url
from serenissima.web.app import create_app
from serenissima.web.security.limits import Limits
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.web.served import served
from tests.web.visitors import SHELF, Visitor, key

Come = Callable[[], Visitor]
PASSWORD = "acqua alta in november"
CLOSED = (
    "/", "/tables", "/me", "/me/data", "/rules/lots", "/puzzles/lots", "/new/lots", "/best/lots",
    "/match", "/announcements", "/admin", "/push", "/nowhere", "/me/link", "/tournament/x",
)  # fmt: skip
FOR_PROGRAMS = "/api", "/api/games", "/api/tables"
OPEN = "/sign-in", "/sign-in/code", "/offline", "/manifest.webmanifest", "/service-worker.js"


@pytest.fixture(autouse=True)
def quick(app: FastAPI, fresh: None) -> None:
    """Hash passwords as fast as possible, and read the host's words before each page."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app.state.serenissima.tables.accounts._hasher = hasher


async def make_private(app: FastAPI, password: str | None = PASSWORD) -> str:
    """Make the site private; return the path of its invitation."""
    site = app.state.serenissima.tables.site
    await site.change_access(AccessChange(private=True, password=password))
    return f"/enter/{site.texts.access.invitation}"


async def test_strangers_see_one_page(anna: Visitor, bernd: Visitor, come: Come, app: FastAPI):
    """Whatever they ask for, it is the same; programs get the code. Files and sign-in stay."""
    await anna.sit("person")
    link, table = anna.links("join")[0], anna.table
    await make_private(app)
    stranger, pages = come(), set()
    for path in (*CLOSED, f"/table/{table}", f"/table/{table}/seats", f"/table/{table}/join"):
        await stranger.go(path, 403)
        assert stranger.codes == ["site/private"]
        pages.add(re.sub(r'name="back" value="[^"]*"', "", stranger.text))
    for path in (*FOR_PROGRAMS, f"/api/table/{table}", f"/api/table/{table}/events"):
        await stranger.go(path, 403)
        assert stranger.page.json()["code"] == "site/private"
    for path in ("/new/lots", f"/table/{table}", "/me/guest", f"/table/{table}/chat"):
        await stranger.send(path, 403, name="Carla", key=key())
    for path in OPEN:
        await stranger.go(path)
    assert len(pages) == 1
    await stranger.go(re.findall(r'href="(/static/[^"]+css)"', pages.pop())[0])
    assert "guest" not in stranger.web.cookies

    await anna.go(f"/table/{table}")
    await bernd.join(link, "Bernd")
    assert bernd.path == f"/table/{table}"
    await bernd.go("/tables")
    await stranger.go(link, 403)  # the seat is taken


async def test_the_password_lets_in_until_it_changes(come: Come, app: FastAPI):
    """A wrong one is refused on the same page, and its tries are limited by address."""
    await make_private(app)
    visitor = come()
    await visitor.go("/rules/lots?x=1", 403)
    back = visitor.read.forms[-1].hidden["back"]
    await visitor.send("/enter", 422, password="carnival", back=back)
    assert visitor.codes == ["site/password"]
    assert visitor.read.forms[-1].hidden["back"] == back
    await visitor.send("/enter", password=PASSWORD, back=back)
    assert (visitor.path, visitor.page.url.query) == ("/rules/lots", b"x=1")
    await visitor.send("/enter", password=PASSWORD, back="//elsewhere.test/")
    assert visitor.path == "/"

    await make_private(app, "another password")
    await visitor.go("/rules/lots", 403)
    await make_private(app, "")
    await visitor.go("/", 403)
    assert not [form for form in visitor.read.forms if form.action == "/enter"]
    await visitor.send("/enter", 422, password="")
    assert visitor.codes == ["site/password"]


async def test_tries_of_the_password_are_limited(tmp_path: Path):
    """As those of sign-ins."""
    database = file_url(tmp_path / "tables.db")
    tables = Tables(database, shelf=SHELF.load, load_player=guest)
    app = create_app(
        tables, AppSettings(shelf=SHELF, limits=Limits(password_burst=1, unlimited=()))
    )
    async with app.router.lifespan_context(app):
        await make_private(app)
        visitor = Visitor(app)
        codes = []
        for _ in range(5):
            visitor.page = await visitor.web.post("/enter", data={"password": "carnival"})
            codes += visitor.codes
        await visitor.leave()
    assert codes == [*["site/password"] * 3, *["account/tries"] * 2]


async def test_the_invitation_lets_in_until_it_is_replaced(come: Come, app: FastAPI):
    """It works for several visitors; those who became guests stay in."""
    link = await make_private(app, None)
    first, second = come(), come()
    for visitor in (first, second):
        await visitor.go(link)
        assert visitor.path == "/"
    await first.sit("computer guest")
    await app.state.serenissima.tables.site.change_access(AccessChange(renews=True))
    await first.go("/")
    await second.go("/", 403)
    await second.go(link, 404)
    assert second.codes == ["site/invitation"]


async def test_a_seat_lets_in_without_a_guest(anna: Visitor, come: Come, app: FastAPI):
    """By its link, its cookie or a program's token, also on pages beyond the table."""
    await anna.sit("person")
    own, path = anna.links("seat")[0], f"/table/{anna.table}"
    wanted = {"name": "Robo", "scope": "watch", "key": key()}
    headers = {"authorization": f"Bearer {own.rpartition('/')[2]}"}
    made = await anna.web.post(f"/api{path}/tokens", json=wanted, headers=headers)
    token = made.json()["token"]
    await make_private(app)
    program, phone = come(), come()
    await program.go(f"/api{path}", authorization=f"Bearer {token}")
    await program.go(f"/api{path}", 403, authorization=f"Bearer {'x' * 43}")
    await program.go("/api/tables", 403, authorization=f"Bearer {token}")
    await phone.go(own)
    assert phone.path == path
    assert "guest" not in phone.web.cookies
    await phone.go("/rules/lots")
    await phone.go(f"/table/{'a' * 20}", 404)


async def test_an_admin_makes_the_site_private(
    host: Visitor,
    come: Come,
    told: Callable[..., str],
):
    """On the admin page or by a command; strangers see no announcement."""
    stranger = come()
    told("announce", "Club evening")
    await stranger.go("/sign-in")
    assert "Club evening" in stranger.text
    await host.send("/admin/private", private="on")
    link = re.findall(r"http://venice.test(/enter/[\w-]+)", host.text)[0]
    await stranger.go("/", 403)
    assert "Club evening" not in stranger.text
    await stranger.go("/sign-in")
    assert "Club evening" not in stranger.text
    await host.send("/admin/private", 422, password="short")
    assert host.codes == ["account/password"]
    await host.send("/admin/private", 400, nonsense="on")
    await stranger.go(link)
    assert "Club evening" in stranger.text
    shown = told("site", "--address", "http://venice.test")
    assert shown.splitlines()[-2:] == [
        "private\tall\tby invitation", f"invitation\tall\thttp://venice.test{link}"
    ]  # fmt: skip
    await host.send("/admin/private", password=PASSWORD)
    assert link not in host.text
    await stranger.go("/", 403)
    await host.send("/admin/private", remove="on")
    assert "No password is set" in host.text
    await host.send("/admin/private", private="off")
    await stranger.go("/")


def ping_until_closed(channel: ClientConnection) -> None:
    """Send pings and wait for their answers."""
    while True:
        channel.send('{"ping": 1}')
        channel.recv()


def test_a_command_closes_the_site_in_all_processes(tmp_path: Path):
    """Live channels and streams that strangers have open end, too."""
    database = file_url(tmp_path / "tables.db")
    password = tmp_path / "password.txt"
    password.write_text(PASSWORD + "\n")
    with served(tmp_path, database=database) as one, served(tmp_path, database=database) as two:
        places = [f"http://127.0.0.1:{server.port}" for server in (one, two)]
        opening = {"name": "Anna", "seats": ["person", "person"], "key": key()}
        opened = httpx2.post(f"{places[0]}/api/games/lots/tables", json=opening).json()
        table = opened["table"]
        live = [f"ws{place[4:]}/table/{table}/live" for place in places]
        owner = {"Authorization": f"Bearer {opened['token']}"}
        with connect(live[1]) as spectator, connect(live[1], additional_headers=owner) as player:
            words = ["site", "--private", "--password", str(password), "--database", database]
            assert "by invitation or password" in CliRunner().invoke(commands, words).output
            with pytest.raises(ConnectionClosedError) as ended:
                ping_until_closed(spectator)
            assert ended.value.rcvd
            assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (4403, "site/private")
            player.send('{"ping": 1}')
            while "pong" not in str(player.recv()):
                pass
        for place, channel in zip(places, live, strict=True):
            while httpx2.get(f"{place}/tables").status_code != 403:
                pass
            with pytest.raises(InvalidStatus) as refused:
                connect(channel)
            assert refused.value.response.status_code == 403
