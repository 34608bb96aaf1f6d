"""Pages below a path of a host, in a real browser."""

from pathlib import Path
from urllib.parse import urlsplit

from tests.browser.pages import Open
from tests.browser.people import Person
from tests.browser.place import Place, serve_tables


def serve_below(port: int, database: str) -> None:
    """Serve tables below a path."""
    serve_tables(port, database, root_path="/games")


def test_a_match_is_played_below_a_path(tmp_path: Path, open_page: Open):
    """Every request stays below it: files, forms, the live channel and the service worker."""
    place = Place(tmp_path, serve_below)
    try:
        page = open_page(service_workers="allow")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        person = Person(page).sit(place.address)
        scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
        person.act(2)  # clicks, and the opponent's actions, which arrive by the live channel
    finally:
        place.kill()

    assert place.address.endswith("/games")
    assert scope == f"{place.address}/"
    assert any(url.startswith("ws:") for url in asked)
    assert {urlsplit(url).path.split("/")[1] for url in asked} == {"games"}
