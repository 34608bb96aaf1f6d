"""A real browser makes a passkey and signs in with it, on a virtual device."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from serenissima import games
from tests.browser.pages import LAPTOP, PHONE
from tests.browser.place import Place, serve_tables
from tests.browser.usable import check

DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip
NAME, PASSWORD = "rialto", "four words are better"


def serve_passkeys(port: int, database: str) -> None:
    """Serve tables with passkeys for the computer's own name."""
    from serenissima.web.security.passkeys import PasskeySettings

    serve_tables(port, database, passkeys=PasskeySettings(origin=f"http://localhost:{port}"))


class LocalPlace(Place):
    """A server that browsers reach by the computer's own name, as passkeys need one."""

    def start(self) -> None:
        super().start()
        self.address = f"http://localhost:{self.port.number}"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    served = LocalPlace(tmp_path, serve_passkeys)
    yield served
    served.kill()


def with_device(context: BrowserContext, page: Page) -> str:
    """Give the browser a device that stores passkeys; return the id of the device."""
    tools = context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    return str(
        tools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
    )


def checked(page: Page) -> None:
    """Check that the current page is usable: light on a laptop, dark on a phone."""
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)
    check(page)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(LAPTOP)
    check(page)


@pytest.mark.soak
def test_a_passkey_is_made_and_used(browser: Browser, place: Place):
    """It is added with the password; after signing out it is enough. All its pages are usable."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    with_device(context, page)
    page.goto(f"{place.address}/new/{games.names()[0]}")
    page.fill("input[name=name]", "Anna")
    page.locator("main form button.main").first.click()
    page.wait_for_url("**/table/**")
    page.goto(f"{place.address}/me")
    page.get_by_text("Choose a sign-in name").click()
    page.fill("#login", NAME)
    page.fill("#password", PASSWORD)
    page.get_by_role("button", name="Save name and password").click()
    expect(page.locator("#recovery-code")).to_be_visible()
    page.locator(".passkeys summary").click()
    checked(page)
    page.fill("#passkey-password", PASSWORD)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator(".passkeys li")).to_have_count(1)
    page.locator(".account summary").first.click()
    checked(page)
    page.get_by_role("link", name="Check or remove your passkeys").click()
    expect(page.locator(".passkeys li button")).to_be_in_viewport()
    page.get_by_role("button", name="Sign out on all devices").click()
    page.goto(f"{place.address}/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.wait_for_url(f"{place.address}/")
    page.goto(f"{place.address}/me")
    expect(page.get_by_text(f"You sign in as “{NAME}”.")).to_be_visible()
    page.locator(".passkeys li button").click()
    expect(page.locator(".passkeys li")).to_have_count(0)
    page.goto(f"{place.address}/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator("[data-code='passkey/refused']")).to_be_visible()
    checked(page)
    recovers(page, place.address)
    context.close()


def recovers(page: Page, address: str) -> None:
    """Visit the pages for a forgotten password: a wrong code, and an invalid link."""
    page.goto(f"{address}/sign-in/code")
    checked(page)
    page.fill("[name=login]", NAME)
    page.fill("[name=code]", "AAAA-BBBB-CCCC-DDDD")
    page.fill("[name=password]", PASSWORD)
    page.locator("main form button.main").click()
    expect(page.locator("[data-code='account/code']")).to_be_visible()
    checked(page)
    page.goto(f"{address}/sign-in/new/none")
    checked(page)
