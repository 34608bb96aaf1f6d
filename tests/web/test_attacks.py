"""Attacks on a real server by a malicious visitor; each of them fails."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from serenissima.fairplay.secrets import hash_secret
from serenissima.web.app import PARTS
from tests.places import PACKAGE, files
from tests.web.served import PATIENCE, Served, served
from tests.web.visitors import key

OPEN = "/api/games/lots/tables"
TWO = ["person", "person"]
SAFE = {"GET", "HEAD", "OPTIONS"}
EVIL = {"origin": "https://evil.example.org"}
MARKUP = "<img src=x onerror=alert(1)>"
SECRET = re.compile(r"[\w-]{43}")  # a token or an invitation: 256 bits
CODE = re.compile(r"[0-9a-z]{5}(?:-[0-9a-z]{5}){3}")  # for a forgotten password: 100 bits
pytestmark = pytest.mark.xdist_group("attacks")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server that trusts the proxy on this machine."""
    with served(tmp_path_factory.mktemp("attacks"), proxies=("127.0.0.1",)) as server:
        yield server


def browser(server: Served, **headers: str) -> httpx2.Client:
    """A browser, or a program, that stores cookies."""
    address = f"http://127.0.0.1:{server.port}"
    return httpx2.Client(base_url=address, headers=headers, timeout=PATIENCE)


@pytest.fixture
def web(server: Served) -> Iterator[httpx2.Client]:
    with browser(server) as client:
        yield client


def post(web: httpx2.Client, path: str, token: str = "", **wanted: Any) -> httpx2.Response:
    """Send a command with a new key."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return web.post(path, json={"key": key(), **wanted}, headers=headers)


def opened(web: httpx2.Client, name: str = "Anna", **wanted: Any) -> dict[str, Any]:
    answer = post(web, OPEN, seats=TWO, name=name, **wanted)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def changing() -> list[tuple[str, str]]:
    """Return every method and path that can change something."""
    routes = [route for part in PARTS for route in part.router.routes]
    return sorted(
        (method, re.sub(r"\{[^}]*\}", "x", route.path))
        for route in routes
        for method in set(route.methods) - SAFE
    )


@pytest.mark.parametrize("headers", [EVIL, {"sec-fetch-site": "cross-site"}, {"origin": "null"}])
def test_no_other_site_changes_anything(web: httpx2.Client, headers: dict[str, str]):
    """Every route refuses before it reads anything; so will routes that are added later."""
    found = changing()
    codes = {
        (method, path): web.request(method, path, headers={**headers, "accept": "application/json"})
        for method, path in found
    }

    assert ("DELETE", "/api/table/x/tokens/x") in found
    assert {one.json()["code"] for one in codes.values()} == {"request/origin"}


def test_the_server_stores_only_hashes(tmp_path: Path):
    """Its files and its log contain no token, invitation or key that it gave out."""
    with served(tmp_path) as server, browser(server) as web:
        given = {key() for _ in range(3)}
        first, second, third = given
        table = opened(web, key=first, public=True)
        path = f"/api/table/{table['table']}"
        invitation = table["invitations"]["1"]
        joined = post(web, f"{path}/join", invitation=invitation, name="Bernd", key=second).json()
        made = post(web, f"{path}/tokens", table["token"], name="Robo", scope="play", key=third)
        form = {"name": "Clara", "key": key(), "seats": "2", "sit-1": "person"}
        web.post("/new/lots", data=form, follow_redirects=True)
        account = {"login": "clara", "password": (password := key())}
        with_code = web.post("/me/account", data=account)
        given |= set(CODE.findall(with_code.text))  # the way to a new password, shown once
        pages = [web.get(f"/table/{table['table']}/seat/{joined['token']}"), web.get("/")]
        post(web, f"{path}/act", "wrong", action="confirm", decision=0)
        web.get(f"/table/{table['table']}/seat/{'x' * 43}")
        given |= {table["token"], invitation, joined["token"], made.json()["token"], form["key"]}
        given.add(password)
        given |= {found for value in web.cookies.values() for found in SECRET.findall(value)}
        live = kept(tmp_path)
    after = kept(tmp_path)

    assert [page.status_code for page in (with_code, *pages)] == [200, 303, 200]
    assert len(given) >= 11
    assert hash_secret(table["token"]).encode() in live + after
    assert [one for one in given if one.encode() in live + after] == []


def kept(folder: Path) -> bytes:
    """Return everything in the server's folder: the database, its journal, the log."""
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


def test_a_secret_works_only_at_its_own_table(web: httpx2.Client):
    """Tokens, invitations and ids of one table or seat are useless at another."""
    mine, other = opened(web), opened(web)
    path = f"/api/table/{other['table']}"
    join = {"invitation": other["invitations"]["1"], "name": "Bernd"}
    rival = post(web, f"{path}/join", **join).json()
    token = post(web, f"{path}/tokens", other["token"], name="Robo", scope="watch").json()
    mallory = {"authorization": f"Bearer {mine['token']}"}
    codes = [
        web.get(path, headers=mallory),
        post(web, f"{path}/act", mine["token"], action="confirm", decision=0),
        post(web, f"{path}/join", invitation=mine["invitations"]["1"], name="Mallory"),
        web.get(f"{path}/tokens", headers=mallory),
        web.delete(
            f"{path}/tokens/{token['id']}", headers={"authorization": f"Bearer {rival['token']}"}
        ),
        web.get(f"/api/table/{other['table'][:-1]}"),
        web.get("/api/table/1"),
        web.get(path, headers={"authorization": f"Bearer {token['id']}"}),
    ]

    assert [answer.json()["code"] for answer in codes] == [
        "seat/not-yours", "seat/not-yours", "seat/invitation", "seat/not-yours", "token/unknown",
        "table/unknown", "table/unknown", "seat/not-yours",
    ]  # fmt: skip


def test_a_name_is_never_markup(web: httpx2.Client, server: Served):
    """No page of the table contains it as markup, and the API returns it only as JSON."""
    table = opened(web, name=MARKUP, public=True)
    path = f"/table/{table['table']}"
    with browser(server, accept="text/html") as visitor:
        secret = table["invitations"]["1"]
        pages = [visitor.get(f"{path}/join/{secret}", follow_redirects=True)]
        pages += [visitor.get(at) for at in ("/tables", path, f"{path}?text=on", f"{path}/seats")]
        pages += [visitor.get(f"{path}/seat/{table['token']}", follow_redirects=True)]
        pages += [visitor.get(at) for at in ("/", path, f"{path}/seats", f"/new/{MARKUP}")]
        data = [visitor.get(f"/api{path}"), visitor.get("/api/tables")]

    assert [page.url for page in pages if "<img src=x" in page.text] == []
    assert sum("&lt;img src=x" in page.text for page in pages) >= 5
    for answer in data:
        assert MARKUP in answer.text
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "name", ["a\u202eb", "a\u200bb", "\u2066a", "x" * 41, "a" + "\u0301" * 9, " "]
)
def test_names_contain_no_tricks(web: httpx2.Client, name: str):
    """Direction marks, invisible characters, piled-up accents and overlong names are refused."""
    table = opened(web, public=True)
    path = f"/api/table/{table['table']}"
    answers = [
        post(web, OPEN, seats=TWO, name=name, seat=0),
        post(web, f"{path}/join", invitation=table["invitations"]["1"], name=name),
        post(web, f"{path}/sit", seat=1, name=name),
        post(web, f"{path}/tokens", table["token"], name=name, scope="watch"),
    ]

    assert [answer.json()["code"] for answer in answers] == ["seat/name"] * 4


def test_cookies_are_out_of_reach(server: Served):
    """Scripts, other sites and, behind a TLS proxy, eavesdroppers can't read them."""
    with browser(server, **{"x-forwarded-proto": "https", "accept": "text/html"}) as web:
        form = {"name": "Anna", "key": key(), "seats": "2", "sit-1": "person"}
        answers = [
            web.post("/new/lots", data=form),
            web.post("/preferences", data={"sound": "off"}),
        ]
    cookies = [cookie for answer in answers for cookie in answer.headers.get_list("set-cookie")]

    assert len(cookies) >= 2
    for cookie in cookies:
        flags = set(cookie.lower().split("; "))
        assert {"httponly", "secure", "samesite=lax"} <= flags
        assert not any(flag.startswith("domain=") for flag in flags)


def test_secrets_are_compared_in_constant_time():
    """No operator compares hashes, since it would stop at the first different letter."""
    wrong = [
        f"{path.name}:{node.lineno}"
        for folder in ("service", "web", "fairplay")
        for path in files(PACKAGE / folder, ".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        and any(isinstance(op, ast.Eq | ast.NotEq | ast.In) for op in node.ops)
        and "hashed(" in ast.unparse(node)
    ]

    assert wrong == []
