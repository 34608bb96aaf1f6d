"""Friends in one house, at an address without HTTPS, where browsers send and allow less."""

from playwright.sync_api import expect

from tests.browser.pages import HOUSE, Open
from tests.browser.people import GAME
from tests.browser.place import Place


def test_people_in_a_house_share_links_and_have_names(place: Place, open_page: Open):
    """A form of a page with a secret is accepted, and a link is copied without the clipboard."""
    page = open_page(quiet=False)  # the browser notes which headers it ignores there
    house = place.address.replace("127.0.0.1", HOUSE)
    page.goto(f"{house}/new/{GAME}?sit-1=person")
    page.fill("#name", "Anna")
    page.click("form.form button.main")
    link = page.input_value("#a1")
    page.click("[data-copy=a1]")
    expect(page.locator("[data-copy=a1]")).to_have_text("Copied.")
    page.goto(f"{house}/me")
    page.focus("#name")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.press("ControlOrMeta+V")

    assert not page.evaluate("isSecureContext")
    expect(page.locator("#name")).to_have_value(
        link[: int(page.get_attribute("#name", "maxlength") or 0)]
    )
    page.fill("#name", "Anne")
    with page.expect_response(f"{house}/me/name") as answer:
        page.click("form[action='/me/name'] button")

    assert answer.value.status == 303
