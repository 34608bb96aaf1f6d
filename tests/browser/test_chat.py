"""Chat at a table in real browsers: seats, a spectator, unread messages; a pause, the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from serenissima.words import LANGUAGES, Speaker
from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.people import Person
from tests.browser.place import Place, move_clock, serve_ahead
from tests.browser.usable import check

MINUTES = {"time": "live", "minutes": "10", "seconds": "0"}
TEN = 600  # seconds


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def timed_place(folder: Path) -> Iterator[Place]:
    """A server whose clock can be moved."""
    served = Place(folder, serve_ahead)
    yield served
    served.kill()


def said(page: Page) -> Locator:
    """Return the text in the leaf of the chat."""
    return page.locator("#messages .said")


def writes(page: Page, text: str, name: str = "") -> None:
    """Write in the leaf beside the table."""
    if name:
        page.fill("#chat-name", name)
    page.fill("#chat-text", text)
    page.press("#chat-text", "Enter")
    expect(said(page).last).to_have_text(text)


def test_two_players_and_a_spectator_chat(timed_place: Place, open_page: Open, folder: Path):
    """The spectator's messages come to the players with the end, into the open leaf."""
    hers, his = open_page(viewport=LAPTOP), open_page(viewport=PHONE, color_scheme="dark")
    anna = Person(hers).sit(timed_place.address, other="person", **MINUTES)
    [link] = anna.links()
    hers.click(".actions.below a.main")
    anna.listened_to()
    Person(his).join(link, "Bernd")
    pauses(hers, his)
    clara = Person(open_page())
    clara.page.goto(hers.url)
    clara.listened_to()
    for page in (hers, his, clara.page):
        page.click("#to-chat")
        expect(page.locator("#chat-text")).to_be_visible()

    writes(his, "Good luck")
    writes(clara.page, "She has the better cards", "Clara")
    writes(his, "Your turn")
    expect(said(hers)).to_have_text(["Good luck", "Your turn"])
    expect(hers.locator("#messages time").last).to_have_text("now")
    for page in (hers, his, clara.page):
        check(page)
    reports(hers)
    grows_older(hers)
    mutes(hers, his)

    late = hers if hers.locator(".dial.runs.own").count() else his
    other = his if late is hers else hers
    move_clock(folder, TEN)
    other.reload()
    other.click("#late summary")
    other.click("#late [name=end]")
    expect(late.locator("#step-last")).to_have_count(1)
    expect(said(late).filter(has_text="She has the better cards")).to_have_count(1)
    check(late)
    notes(late)


def test_messages_on_the_page_count_as_read(place: Place, open_page: Open):
    """The separate page does this, too, in the same tab or in another one of the same browser."""
    hers, his = open_page(viewport=LAPTOP), open_page()
    anna = Person(hers).sit(place.address, other="person")
    [link] = anna.links()
    hers.click(".actions.below a.main")
    anna.listened_to()
    Person(his).join(link, "Bernd")
    his.click("#to-chat")
    badge, chat = hers.locator("#chat-unread"), hers.url.partition("?")[0] + "/chat"

    writes(his, "Good luck")
    expect(badge.locator("b")).to_have_text("1")
    hers.goto(chat)
    expect(said(hers)).to_have_text(["Good luck"])
    hers.go_back()
    anna.listened_to()
    writes(his, "Your turn")
    expect(badge.locator("b")).to_have_text("1")  # of two, the first was read

    hers.context.new_page().goto(chat)
    expect(badge).to_be_hidden()


def test_a_browser_writes_now_as_the_server_does(open_page: Open):
    """It does in every language."""
    said_by_browser = """(language) =>
      new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "second")"""
    page = open_page()

    for language in LANGUAGES:
        word = Speaker(language).word("page-chat-now")
        assert page.evaluate(said_by_browser, language) == word


def pauses(hers: Page, his: Page) -> None:
    """Both agree by a click on the open page, and either resumes."""
    expect(hers.locator(".dial.runs")).not_to_have_count(0)
    hers.click(".ask-pause")
    check(his, "#late")
    his.click("#late [value=agree]")
    for page in (hers, his):
        expect(page.locator("#late [value=end]")).to_be_visible()
        expect(page.locator(".dial.runs")).to_have_count(0)
        check(page, "#late")
    his.click("#late [value=end]")
    for page in (hers, his):
        expect(page.locator(".dial.runs")).not_to_have_count(0)


def reports(page: Page) -> None:
    """The list stays where it is, and the focus at the message that was reported."""
    page.set_viewport_size({"width": 900, "height": 240})
    first = page.locator("#messages > li").first
    first.locator("summary").click()
    before = page.evaluate("messages.scrollTop = 7, messages.scrollTop")
    assert before == 7  # not at its end
    first.locator("[name=report]").click()
    expect(page.locator("#messages > li .note", has_text="reported")).to_have_count(1)

    after = "[messages.scrollTop, document.activeElement.closest('li')?.id]"
    assert page.evaluate(after) == [before, first.get_attribute("id")]
    page.set_viewport_size(LAPTOP)


def grows_older(page: Page) -> None:
    """The age of a message is updated while the page is open, without moving anything."""
    boxes = "[...messages.querySelectorAll('p')].map((one) => one.getBoundingClientRect().toJSON())"
    times, before = page.locator("#messages time"), page.evaluate(boxes)
    page.evaluate("""() => {
      for (const time of document.querySelectorAll("#messages time")) time.dataset.age = 3000;
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    expect(times).to_have_text(["50 minutes ago", "50 minutes ago"])

    assert page.evaluate(boxes) == before


def mutes(hers: Page, his: Page) -> None:
    """Her page hides his messages until she unmutes him; then all of them are there."""
    hers.locator("#messages details.about summary").first.click()
    check(hers)
    hers.locator("#messages [name=mute]").first.click()
    expect(said(hers)).to_have_count(0)
    writes(his, "Do you hear me?")
    check(hers)
    hers.click(".muted [name=unmute]")
    expect(said(hers)).to_have_text(["Good luck", "Your turn", "Do you hear me?"])


def notes(page: Page) -> None:
    """Visit the separate pages of notes and of the chat."""
    table = page.url.partition("?")[0]
    page.goto(f"{table}/chat")
    check(page)
    page.goto(f"{table}/notes")
    check(page)
    page.fill("#notes-text", "Here it was lost")
    page.press("#notes-text", "Enter")
    expect(said_of_notes(page)).to_have_text(["Here it was lost"])
    check(page)


def said_of_notes(page: Page) -> Locator:
    """Return the notes on their page."""
    return page.locator(".messages .said")
