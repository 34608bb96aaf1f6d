"""Browsers that block cookies, and servers that are out of reach."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.pages import LONG, Open
from tests.browser.people import GAME
from tests.browser.place import Place
from tools.browser import ARGUMENTS, choose

BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}  # as in its settings


def test_a_browser_without_cookies_is_told(browser: Browser, place: Place, tmp_path: Path):
    """No table is opened that its own creator could not join; the form stays filled."""
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(BLOCKED))
    blocking = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=str(choose()), args=ARGUMENTS, locale="en", timeout=LONG
    )
    try:
        page = blocking.new_page()
        page.goto(f"{place.address}/new/{GAME}")
        page.fill("#name", "Ludovica")
        page.locator("main form button.main").first.click()
        expect(page.locator("main")).to_contain_text("Allow cookies for this site")
        assert page.input_value("#name") == "Ludovica"
    finally:
        blocking.close()


def test_a_form_waits_for_the_server(own_place: Place, open_page: Open):
    """A page that cannot send its form stays as it is, and shows when the server is back."""
    page = open_page(service_workers="allow", quiet=False)
    page.goto(f"{own_place.address}/new/{GAME}")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.fill("#name", "Ludovica")
    own_place.kill()
    page.locator("main form button.main").first.click()
    expect(page.locator("#unreachable")).to_be_visible()
    lost, name = page.locator("#unreachable").inner_text(), page.input_value("#name")
    own_place.start()
    expect(page.locator("#unreachable")).not_to_have_text(lost)
    page.locator("main form button.main").first.click()
    page.wait_for_url("**/table/**")

    assert name == "Ludovica"
