"""Two people on one device, each with secrets, and the network traffic between them."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Request, Response, WebSocket, expect

from tests.browser.pages import PHONE, Open, stand_still
from tests.browser.people import GAME, short
from tests.browser.place import Place
from tests.browser.quick import finish
from tests.browser.sharing import hand_over, share

SHARED = ("/static/", "/art/")  # the same for all people


def seat(page: Page) -> str:
    """Return the seat that the page shows; empty on a cover."""
    side = page.locator("#play input[name=seat]")
    return str(side.get_attribute("value")) if side.count() else ""


@contextmanager
def crossing(page: Page) -> Iterator[list[Response]]:
    """Collect the answers to all requests meanwhile; no live channel may be opened."""
    asked: set[Request] = set()
    came: list[Response] = []

    def opened(socket: WebSocket) -> None:
        raise AssertionError(f"a channel was opened: {socket.url}")

    def begun(request: Request) -> None:
        asked.add(request)

    def answered(response: Response) -> None:
        if response.request in asked:  # the answer to a click before may come late
            came.append(response)

    page.on("websocket", opened)
    page.on("request", begun)
    page.on("response", answered)
    yield came
    page.remove_listener("websocket", opened)
    page.remove_listener("request", begun)
    page.remove_listener("response", answered)


def own(came: list[Response]) -> list[Response]:
    """Return those that are not the same for all people."""
    return [one for one in came if not any(part in one.url for part in SHARED)]


def text_of(answer: Response | None) -> str:
    """Return the page that came; a page from the browser's cache does not come."""
    assert answer, "the browser has kept the page"
    return answer.text()


def test_no_secret_is_sent_under_the_cover(place: Place, open_page: Open):
    """Handing over, reloading and going back and forth send none."""
    page = open_page(viewport=PHONE)
    person = share(place, page).play_on()
    hands = page.locator(".zone-hand .card-name").all_text_contents()
    with crossing(page) as came:
        hand_over(person)
        texts = [text_of(go()) for go in (page.reload, page.go_back, page.go_forward, page.reload)]
    table = page.url

    assert hands
    assert set(texts) == {page.request.get(table).text()}
    assert 'class="card' not in texts[0]
    assert 'name="action"' not in texts[0]
    assert {one.url for one in own(came)} == {table, f"{table}/cover"}
    assert {one.headers["cache-control"] for one in own(came)} == {"no-store"}


@pytest.mark.soak
def test_nothing_of_one_person_is_left_for_the_next(place: Place, open_page: Open):
    """The page, its history and the channel hold none of it."""
    page = open_page()
    person = share(place, page).play_on()
    first, sockets = seat(page), []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    hand_over(person)
    person.take()
    second = seat(page)
    shown = {second}
    for go in (page.go_back, page.go_back, page.go_forward, page.reload):
        go()
        page.wait_for_load_state()
        shown.add(seat(page))

    assert {first, second} == {"0", "1"}
    assert first not in shown
    assert sockets
    assert all(f"/live/{second}?" in address for address in sockets)


def test_a_match_is_handed_back_and_forth(place: Place, open_page: Open):
    """Each time the person named on the cover finds their hand and a question."""
    person = share(place, open_page(viewport=PHONE))
    shown = []
    for _ in range(4):
        shown.append(seat(person.page))
        person.play_on()
        hand_over(person)
        person.take()

    assert shown in (["0", "1"] * 2, ["1", "0"] * 2)


@pytest.mark.soak
def test_every_tab_is_covered(place: Place, open_page: Open):
    """The device is handed over in one of them; a tab that shows the table shows the cover, too."""
    page = open_page()
    person = share(place, page)
    other = page.context.new_page()
    other.goto(page.url)
    person.play_on()
    hand_over(person)
    expect(other.locator(".cover")).to_be_visible()

    person.take()
    expect(other.locator("#play input[name=seat]")).to_have_value(seat(page))


def test_an_explanation_is_not_left_for_the_next_person(place: Place, open_page: Open):
    """The card beside a hand card is emptied with the rest of the page."""
    page = open_page()
    share(place, page)
    explanation = page.locator("#explanation")
    page.locator(".zone-hand [data-about]").last.hover()
    expect(explanation).to_be_visible()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")

    assert explanation.text_content() == ""


def test_handing_over_is_announced(place: Place, open_page: Open):
    """The announcement follows the events, where a screen reader reads it."""
    page = open_page()
    share(place, page).play_on()
    name = page.locator("#question .hand-over").inner_text().strip()
    news = page.locator("#news").text_content() or ""

    assert news.endswith(name)
    assert news != name


@pytest.mark.soak
def test_after_the_match_tabs_may_show_different_seats(place: Place, open_page: Open):
    """None of them reloads because of the other."""
    page = open_page()
    person = share(place, page, **short(GAME))
    finish(page)
    page.reload()
    person.listened_to()
    page.evaluate("window.stays = true")
    other = page.context.new_page()
    for eyes in (0, 1):
        other.goto(f"{page.url}?as={eyes}", wait_until="networkidle")

    assert page.evaluate("window.stays") is True
    assert seat(page) == ""


@pytest.mark.soak
def test_a_cover_makes_no_request(place: Place, open_page: Open):
    """It does not load ahead."""
    page = open_page()
    page.clock.install()
    hand_over(share(place, page).play_on())
    page.reload(wait_until="networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    stand_still(page)
    page.clock.run_for(60_000)

    assert asked == []
