"""Players are in the midst of matches when their server is killed and a newer version starts.

`played_2355d03e.sql` is the database that a server of that commit left when it was killed;
`played_2355d03e.json` has what its browsers held: cookies, open pages, and the forms on them.
"""

import asyncio
import json
import sqlite3
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect

from serenissima.service import REVISION
from tests.browser.place import Place, move_clock, serve_ahead
from tests.service.guests import PATIENCE
from tests.web.visitors import Reader

HERE = Path(__file__).parent
THEN: dict[str, Any] = json.loads((HERE / "played_2355d03e.json").read_text(encoding="utf-8"))
PEOPLE, TABLES = THEN["people"], THEN["tables"]
LATER = 90  # seconds without a server


def serve_notifying(port: int, database: str) -> None:
    """Serve tables by a clock that can be moved, and notify at addresses of this machine."""
    from serenissima.web.notifications.settings import NotificationSettings
    from serenissima.web.security.limits import networks

    notified = NotificationSettings(
        address="http://venice.test", webhooks=True, allowed=networks(["127.0.0.1/32"])
    )
    serve_ahead(port, database, notifications=notified)


class Hook:
    """An address for notifications; `come` has the paths and texts that were posted to it."""

    def __init__(self) -> None:
        self.come: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Receive a notification."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().partition("content-length:")[2].split()[0])
        self.come.put_nowait((head.split()[1], json.loads(await reader.readexactly(length))))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()


class OldBrowser:
    """A browser with the cookies and open pages of that time."""

    def __init__(self, name: str, address: str) -> None:
        self.pages, self.address = PEOPLE[name]["pages"], address
        self.headers = {"cookie": "; ".join(f"{n}={v}" for n, v in PEOPLE[name]["cookies"].items())}
        self.web = httpx2.AsyncClient(
            base_url=address, timeout=PATIENCE, follow_redirects=True,
            headers={**self.headers, "accept-language": "en"},
        )  # fmt: skip

    async def go(self, path: str) -> str:
        """Return the text of a page."""
        answer = await self.web.get(path)
        assert answer.status_code == 200, (path, answer.text)
        return answer.text

    async def send(self, sent: dict[str, Any]) -> int:
        """Send a form as the script of the page does; return the status."""
        headers = {"accept": "application/json"}
        return (await self.web.post(sent["path"], data=sent["fields"], headers=headers)).status_code

    def live(self, name: str) -> connect:
        """Return the channel that the script of the open page opens again."""
        page = self.pages[name]
        query = {"since": page["seq"], "telling": page["telling"], "told": page["told"]}
        query |= {"hinted": 0, "view": "table", "language": "en", "packed": "true"}
        at = f"{self.address.replace('http', 'ws')}{page['path']}/live?{urlencode(query)}"
        return connect(at, additional_headers=self.headers, origin=self.address, proxy=None)


async def hear(channel: ClientConnection, name: str) -> Any:
    """Return the next message that has this part."""
    async with asyncio.timeout(PATIENCE):
        async for message in channel:
            text = zlib.decompress(message, -15) if isinstance(message, bytes) else message
            if name in (told := json.loads(text)):
                return told
    raise ConnectionError("the channel has ended")


@pytest.fixture
async def hook() -> AsyncIterator[tuple[Hook, int]]:
    """The address for notifications that both players of a match gave, and its port."""
    found = Hook()
    async with await asyncio.start_server(found.take, "127.0.0.1", 0) as server:
        yield found, server.sockets[0].getsockname()[1]


@pytest.fixture
async def place(tmp_path: Path, hook: tuple[Hook, int]) -> AsyncIterator[Place]:
    """A server of this version on the database, a moment after the old one was killed."""
    sql = (HERE / "played_2355d03e.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.executescript(sql.replace(THEN["hook"], f"http://127.0.0.1:{hook[1]}"))
    move_clock(tmp_path, THEN["made_at"] + LATER - time.time())
    async with served(tmp_path) as found:
        yield found


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Place]:
    """Run a server."""
    found = await asyncio.to_thread(Place, folder, serve_notifying)
    yield found
    found.kill()


@pytest.fixture
async def people(place: Place) -> AsyncIterator[dict[str, OldBrowser]]:
    """All browsers by name."""
    found = {name: OldBrowser(name, place.address) for name in PEOPLE}
    yield found
    for one in found.values():
        await one.web.aclose()


async def test_players_continue_after_an_upgrade(
    tmp_path: Path, people: dict[str, OldBrowser], hook: tuple[Hook, int]
):
    """Cookies, links, clocks, the chat, a due notification, a tournament and old forms work."""
    anna, bernd, _, dora = people.values()
    copy = tmp_path / f"tables.before-{REVISION}.db"
    with closing(sqlite3.connect(copy)) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0023",)
    for one in people.values():
        for page in one.pages.values():
            text = await one.go(page["path"])
            assert f'data-seq="{page["seq"]}"' in text
            assert [form.id for form in Reader(text).forms if form.id == "play" and form.buttons] \
                == ["play"] * (page["play"] is not None)  # fmt: skip
    chat = await anna.go(f"/table/{TABLES['slow']}/chat")
    clocks = await anna.go(f"/table/{TABLES['slow']}")
    cup = await dora.go(THEN["tournament"])
    async with asyncio.timeout(PATIENCE):
        to, told = await hook[0].come.get()
    again = await people[THEN["last"]["who"]].send(THEN["last"])
    unchanged = await bernd.go(f"/table/{TABLES['slow']}")

    assert all(line in chat for line in THEN["chat"])
    assert 'id="clocks"' in clocks
    assert all(name in cup for name in people)
    assert all(TABLES[table] in cup for table in ("cup 1", "cup 2"))
    assert (to, told["url"]) == ("/Bernd", f"http://venice.test/table/{TABLES['slow']}")
    assert again == 200  # it was carried out before the upgrade, and is not again
    assert f'data-seq="{bernd.pages["slow"]["seq"]}"' in unchanged


async def test_open_pages_of_the_old_version_are_current_and_hint_at_a_reload(
    people: dict[str, OldBrowser],
):
    """They show the next action, of a player who acts on a page of that time, or of a computer."""
    anna, bernd, _, dora = people.values()
    for watching, acting, name in (
        (anna, bernd, "slow"), (dora, dora, "computer"), (anna, dora, "cup 1"),
    ):  # fmt: skip
        async with watching.live(name) as channel:
            hint = await hear(channel, "refused")
            current = await hear(channel, "seq")
            status = await acting.send(acting.pages[name]["play"])
            news = await hear(channel, "changes")

        assert hint["refused"]["code"] == "page/outdated"
        assert "Reload" in hint["refused"]["message"]
        assert current == {"seq": watching.pages[name]["seq"]}
        assert status == 200
        assert news["seq"] > current["seq"]


async def test_links_of_the_old_version_are_followed(people: dict[str, OldBrowser], place: Place):
    """An invitation fills a table, whose match begins; a seat's link opens it on a new device."""
    async with httpx2.AsyncClient(
        base_url=place.address, timeout=PATIENCE, follow_redirects=True
    ) as device, people["Dora"].live("gathering") as channel:  # fmt: skip
        invited = await device.get(THEN["invitation"])
        form = Reader(invited.text).forms[-1]
        await device.post(invited.url, data={**form.hidden, "name": "Elena"})
        begun = await hear(channel, "changes")
        taken = await device.get(THEN["seat_link"][0])
        own = await device.get(f"/table/{TABLES['slow']}")

    assert begun["seq"] > people["Dora"].pages["gathering"]["seq"]
    assert "Elena" in await people["Clara"].go(f"/table/{TABLES['gathering']}")
    assert taken.url == own.url
    assert all(page.text.count('class="seated"') == 1 for page in (taken, own))
