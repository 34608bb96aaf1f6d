"""Requests for another host, pages in the frame of another site, and pages below a path."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from serenissima.kernel.errors import Unreadable
from serenissima.web.app import create_app
from serenissima.web.root_path import check_root
from serenissima.web.security.hosts import site_of
from serenissima.web.settings import AppSettings
from tests.web.served import PATIENCE, served
from tests.web.visitors import SHELF, Visitor, key

SITE = "https://venice.test"
ADDRESSED = re.compile(r'(?:href|src|action|data-(?:live|from|table|turn))="(/[^"#]*)')


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Visitor]:
    """A visitor of a server with a public address."""
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}", AppSettings(shelf=SHELF, address=SITE))
    async with app.router.lifespan_context(app):
        visitor = Visitor(app)
        yield visitor
        await visitor.leave()


@pytest.mark.parametrize(("host", "status"), [
    ("venice.test", 200), ("VENICE.test.", 200), ("venice.test:8443", 200),
    ("localhost:8000", 200), ("app.localhost", 200), ("127.0.0.1:8000", 200), ("[::1]:8000", 200),
    ("evil.test", 421), ("venice.test.evil.test", 421), ("192.168.1.7:8000", 421), ("[", 421),
])  # fmt: skip
async def test_only_the_server_s_own_names_get_pages(site: Visitor, host: str, status: int):
    """A site that rebinds its name to this server's address can't read its pages.

    Names of the visitor's own computer can belong to no other site.
    """
    answer = await site.web.get("/", headers={"host": host})
    data = await site.web.get("/api/games", headers={"host": host})

    assert (answer.status_code, data.status_code) == (status, status)
    if status == 421:
        assert SITE in answer.text
        assert (data.json()["code"], data.json()["text"]) == ("request/host", host)
        assert data.json()["hint"] == SITE


@pytest.mark.parametrize("text", ["venice.test", "ftp://venice.test", "https://", "http://[x"])
def test_an_impossible_address_is_refused(text: str):
    """Otherwise the server would refuse every visitor."""
    with pytest.raises(Unreadable) as error:
        site_of(text)

    assert (error.value.code, error.value.text) == ("server/public", text)


async def test_a_page_in_a_frame_explains_itself(anna: Visitor):
    """Browsers would show an empty frame instead; the link opens the page by itself.

    The explanation can run no script and send no form, so nothing can be clicked by mistake.
    """
    framed = await anna.web.get("/me?x=1", headers={"sec-fetch-dest": "iframe"})
    alone = await anna.web.get("/me", headers={"sec-fetch-dest": "document"})

    assert framed.status_code == 403
    assert 'href="/me?x=1" target="_blank"' in framed.text
    policy = framed.headers["content-security-policy"]
    assert "frame-ancestors" not in policy
    assert "default-src 'none'" in policy
    assert "form-action 'none'" in policy
    assert "frame-ancestors 'none'" in alone.headers["content-security-policy"]


@pytest.mark.parametrize("below", ["/games", ""], ids=["the proxy keeps it", "it strips it"])
def test_pages_below_a_path_lead_nowhere_else(tmp_path: Path, below: str):
    """Links, files, forms, redirects and cookies stay below it, whether or not requests have it."""
    with served(tmp_path, root_path="/games") as server:
        own = f"http://127.0.0.1:{server.port}"
        with httpx2.Client(base_url=f"{own}{below}/", timeout=PATIENCE) as web:
            opened = web.post("new/lots", data={"sit-1": "person", "name": "Anna", "key": key()})
            place = opened.headers["location"]
            cookies = opened.headers.get_list("set-cookie")
            web.headers["cookie"] = "; ".join(cookie.partition(";")[0] for cookie in cookies)
            table = place.removesuffix("/seats").removeprefix("/games/")
            paths = ("", "sign-in", "me", "rules/lots", "puzzles", table, f"{table}/seats", "none")
            pages = [web.get(path).text for path in (*paths, f"{table}?view=text")]
            refused = web.post(f"{table}/act", data={})
            slashed = web.get("tables/").headers["location"]  # which the router corrects by itself
            found = {to for page in pages for to in ADDRESSED.findall(page)}
            files = [web.get(path.removeprefix("/games/")) for path in found if "/static/" in path]
            manifest, api = web.get("manifest.webmanifest").json(), web.get("api").json()
            worker = web.get("service-worker.js").text

    assert place.startswith("/games/table/")
    assert all("; path=/games;" in f"{cookie.lower()};" for cookie in cookies)
    assert refused.headers.get("location", "/games/").startswith("/games/")
    assert urlsplit(slashed).path == "/games/tables"
    assert len(found) > 20
    assert [to for to in found if not f"{to}/".startswith("/games/")] == []
    assert f'value="{own}/games/{table}/join/' in pages[6]
    assert {file.status_code for file in files} == {200}
    assert (manifest["scope"], manifest["start_url"]) == ("/games/", "/games/")
    assert {one["src"].partition("static")[0] for one in manifest["icons"]} == {"/games/"}
    assert api["servers"] == [{"url": "/games"}]
    assert '"/games/offline"' in worker
    assert '"/static' not in worker


@pytest.mark.parametrize(
    "text", ["games", "//games", "/ga mes", "/games?", "/a//b", "/ä", "/..", "/a/./b"]
)
def test_an_impossible_path_is_refused(text: str):
    """Only characters that mean nothing else in addresses and cookies are accepted."""
    with pytest.raises(Unreadable) as error:
        check_root(text)

    assert (error.value.code, error.value.text) == ("server/root-path", text)
