"""Browsers that block cookies, and servers that are out of reach."""

import pytest
from playwright.sync_api import expect

from tests.browser.blocking import blocking
from tests.browser.pages import Open
from tests.browser.people import GAME
from tests.browser.place import Place

OPENING = {"name": "Ludovica", "seats": ["person", "computer uniform"], "key": "of a first table"}


def test_a_browser_without_cookies_is_told(place: Place, open_page: Open):
    """No table is opened that its own creator could not join; the form stays filled.

    The link to a seat would lead to the table without the seat.

    Scripts see no cookies, as if the user had blocked them, and those of the server get lost.
    """
    with blocking(place.port.number, buffers=True, cookies=False) as proxy:
        page = open_page(quiet=False)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setDocumentCookieDisabled", {"disabled": True})
        page.goto(f"{proxy.address}/new/{GAME}")
        page.fill("#name", "Ludovica")
        page.locator("main form button.main").first.click()
        expect(page.locator("main")).to_contain_text("Allow cookies for this site")
        assert page.input_value("#name") == "Ludovica"

        opening = page.request.post(f"{place.address}/api/games/{GAME}/tables", data=OPENING).json()
        page.goto(f"{proxy.address}/table/{opening['table']}/seat/{opening['token']}")
        expect(page.locator("main")).to_contain_text("Allow cookies for this site")


@pytest.mark.parametrize("proxied", [False, True], ids=["it is gone", "a proxy says so"])
def test_a_form_waits_for_the_server(own_place: Place, open_page: Open, proxied: bool):
    """A page that cannot send its form stays as it is, and shows when the server is back."""
    with blocking(own_place.port.number, buffers=True) as proxy:
        address = proxy.address if proxied else own_place.address
        page = open_page(service_workers="allow", quiet=False)
        page.goto(f"{address}/new/{GAME}")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.fill("#name", "Ludovica")
        proxy.lost = True
        own_place.kill()
        page.locator("main form button.main").first.click()
        expect(page.locator("#unreachable")).to_be_visible()
        lost, name = page.locator("#unreachable").inner_text(), page.input_value("#name")
        other = page.context.new_page()
        other.goto(address)
        expect(other.locator("h1")).to_have_text("The server can’t be reached")

        own_place.start()
        proxy.lost = False
        expect(page.locator("#unreachable")).not_to_have_text(lost)
        expect(other.locator("h1")).not_to_have_text("The server can’t be reached")
        page.locator("main form button.main").first.click()
        page.wait_for_url("**/table/**")
        page.context.close()  # before the proxy, to which both pages would still connect

        assert name == "Ludovica"
