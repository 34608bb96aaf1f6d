"""People at one table whose live channels report who comes and leaves."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from serenissima.service import Presence
from tests.web.channels import hear
from tests.web.visitors import key


@contextmanager
def at_table(
    app: FastAPI, *others: str, linger: float = 0.0, **options: str
) -> Iterator[tuple[TestClient, str]]:
    """Seat Anna at a table with these others, who hear of her at once; return its path."""
    with TestClient(app) as anna:
        app.state.serenissima.presence = Presence(settle=0.0, linger=linger, rush=0.0)
        plan = {f"sit-{seat}": who for seat, who in enumerate(others, 1)}
        fields = {"name": "Anna", "key": key(), "seats": str(len(others) + 1), **plan}
        fields |= options
        yield anna, anna.post("/new/lots", data=fields).url.path.removesuffix("/seats")


def invitation(anna: TestClient, table: str) -> str:
    """Return the path of the link to the first free seat."""
    page = anna.get(f"{table}/seats").text
    return f"{table}/join/" + page.partition("/join/")[2].partition('"')[0]


def another(anna: TestClient) -> TestClient:
    """A browser of another person."""
    browser = TestClient(anna.app)
    browser.portal = anna.portal
    return browser


def sit_down(anna: TestClient, link: str, name: str) -> TestClient:
    """Another person, who follows a link."""
    browser = another(anna)
    joined = browser.get(link)
    browser.post(joined.url.path, data={"name": name, "key": key()})
    return browser


def next_of(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while kind not in (message := hear(socket)):
        pass
    return message
