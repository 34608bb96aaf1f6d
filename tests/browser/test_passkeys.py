"""A real browser makes a passkey and signs in with it, on a virtual device."""

from collections.abc import Iterator
from pathlib import Path
from socket import socket

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from serenissima import games
from tests.browser.place import Place

RUN = """
import sys
from serenissima.service import Thinking
from serenissima.web import serve
from serenissima.web.security.passkeys import PasskeySettings
from tests.browser.place import ready
origin = PasskeySettings("http://localhost:" + sys.argv[1])
port, database = int(sys.argv[1]), sys.argv[2]
serve("127.0.0.1", port, database, thinking=Thinking(), on_ready=ready, passkeys=origin)
"""
DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip
NAME, PASSWORD = "rialto", "four words are better"


class LocalPlace(Place):
    """A server that browsers reach by the computer's own name, as passkeys need one."""

    def __init__(self, folder: Path) -> None:
        with socket() as free:
            free.bind(("127.0.0.1", 0))
            self._wanted = free.getsockname()[1]
        super().__init__(folder, RUN)

    def start(self) -> None:
        self._port = self._wanted
        super().start()
        self.address = f"http://localhost:{self._port}"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    served = LocalPlace(tmp_path)
    yield served
    served.kill()


def with_device(context: BrowserContext, page: Page) -> str:
    """Give the browser a device that keeps passkeys; the id of the device."""
    tools = context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    return str(
        tools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
    )


def test_a_passkey_is_made_and_used(browser: Browser, place: Place):
    """Added with the password; after signing out it is enough."""
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
    page.get_by_role("button", name="Keep name and password").click()
    expect(page.locator("#recovery-code")).to_be_visible()
    page.locator(".passkeys summary").click()
    page.fill("#passkey-password", PASSWORD)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator(".passkeys li")).to_have_count(1)
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
    context.close()
