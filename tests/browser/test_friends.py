"""Friends in two real browsers: they ask, accept, see each other online, and sit down."""

from playwright.sync_api import Page, expect

from tests.browser.pages import PHONE, Open
from tests.browser.people import Person
from tests.browser.place import Place


def test_two_friends_meet_at_a_table_by_one_click_each(place: Place, open_page: Open):
    """Requests and invitations appear on whatever page the other has open, without a reload."""
    anna, bernd = open_page(), open_page(viewport=PHONE)
    first = Person(anna).sit(place.address, other="person")
    Person(bernd).join(first.links()[0], "Bernd")

    anna.goto(anna.url)
    anna.get_by_role("button", name="Ask to be friends").click()
    asked = bernd.locator("#invited form")  # at the table
    look_again(bernd)
    expect(asked).to_contain_text("Anna wants to be friends.")
    assert fits(bernd)
    asked.get_by_role("button", name="Accept").click()
    expect(bernd).to_have_url(f"{place.address}/friends")

    anna.goto(f"{place.address}/friends")
    expect(anna.locator("li.online")).to_contain_text("Bernd")
    anna.locator(".friends summary").click()
    anna.locator(".friends a.button").first.click()
    bernd.goto(f"{place.address}/tables")
    anna.locator("form.form button.main").click()
    expect(anna.locator("#inviting")).to_contain_text("Invited")
    expect(asked).to_contain_text("Anna has a seat for you")
    asked.get_by_role("button", name="Sit here").click()
    expect(bernd.locator("#scene")).to_be_visible()
    expect(bernd).to_have_url(anna.url.removesuffix("/seats"))


def look_again(page: Page) -> None:
    """Return to the page, which asks for news at once; without friends it would wait longer."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
