"""Four friends and a match over days, from finding each other to looking at the result.

Everything runs for real: a server in a separate process, browsers of two computers and two phones,
a mail server. Only the clock of the server is moved, and the push service is the test's.
"""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.browser.friends import DAY, GAME, HOUR, Friend, Town, town
from tests.browser.pages import PHONE, Open
from tests.browser.people import short
from tests.browser.pushed import SUBSCRIBED, Endpoint, browser, delivered, endpoint
from tests.web.notified import Browser

__all__ = ["browser", "endpoint", "town"]

UNRATED = "No points: a computer player stood in for someone"
ON_A_PHONE = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.soak
def test_four_friends_play_a_match_over_days(town: Town, open_page: Open, endpoint: Endpoint):
    """They meet, are notified, one is gone and comes back, and all can check the result."""
    browser = Browser(endpoint.url)
    anna = Friend("Anna", open_page(), 1)
    bernd = Friend("Bernd", open_page(service_workers="allow", **ON_A_PHONE), 2)
    clara, dario = Friend("Clara", open_page(), 3), Friend("Dario", open_page(**ON_A_PHONE), 4)
    friends = [anna, bernd, clara, dario]
    meet(town, *friends)
    wants_notices(town, bernd, browser)
    wants_mails(town, clara)
    are_notified(town, endpoint, browser, bernd, clara)
    by_turns(town, friends, rounds=10)
    assert anna.page.request.get(f"{anna.address}?as={dario.seat}").status == 409
    is_gone(town, [anna, bernd, clara], dario)
    comes_back(town, dario)
    by_turns(town, friends)
    open_hands(anna, dario)
    look_back(town, friends)

    assert town.place.log == ""


def meet(town: Town, anna: Friend, bernd: Friend, clara: Friend, dario: Friend) -> None:
    """One opens a public table, two find it in the list, the last gets a link."""
    link = opens_table(town, anna)
    for friend in (bernd, clara):
        finds_table(town, friend)
    dario.page.goto(link)
    dario.looks("invited")
    dario.page.fill("#name", dario.name)
    dario.page.click("form.form button.main")
    dario.sits()
    dario.looks("sits-down")
    anna.current()
    anna.looks("all-are-there")
    expect(anna.page.locator(".zone-rival > .notes").first).to_be_visible()
    expect(anna.page.locator(".players")).to_have_text(re.compile("You – Bernd – Clara – Dario"))


def opens_table(town: Town, anna: Friend) -> str:
    """Open a public table over days; return the link for the last seat."""
    page = anna.page
    page.goto(town.place.address)
    anna.looks("shelf")
    page.goto(f"{town.place.address}/new/{GAME}?{urlencode(short(GAME))}")
    page.fill("#name", anna.name)
    page.check("[name=seats][value='4']", force=True)
    for seat in range(1, 4):
        page.select_option(f"#sit-{seat}", "person")
    page.check("[name=public]")
    page.click(".time summary")
    page.check("[name=time][value=days]", force=True)
    anna.looks("new-table")
    page.click("form.form button.main")
    page.wait_for_url("**/seats")
    anna.looks("links")
    link = anna.links()[-1]
    page.click(".actions.below a.main")
    anna.sits()
    anna.looks("waits-for-others")
    expect(page.locator(".zone-rival > .notes").filter(visible=True)).to_have_count(0)
    return link


def finds_table(town: Town, friend: Friend) -> None:
    """Find it in the list of open tables."""
    page = friend.page
    page.goto(town.place.address)
    friend.looks("shelf")
    page.click(".to-tables a[href='/tables']")
    page.fill("#name", friend.name)
    friend.looks("open-tables")
    page.locator("[name=seat]").first.click()
    friend.sits()
    friend.looks("sits-down")


def wants_notices(town: Town, friend: Friend, browser: Browser) -> None:
    """Ask for push notices on a phone, which is then put away."""
    page = friend.page
    page.context.grant_permissions(["notifications"], origin=town.place.address)
    page.add_init_script(SUBSCRIBED % browser.subscription)
    page.click(".to-call")
    friend.looks("asks-to-be-called")
    page.locator("form.push button").click()
    expect(page.locator(".lines li")).to_have_count(1)
    friend.looks("will-be-called")


def wants_mails(town: Town, friend: Friend) -> None:
    """Ask for mails, and confirm this by their link."""
    page = friend.page
    page.click(".to-call")
    page.fill("#mail", "clara@example.org")
    page.locator("form:has(#mail) button").click()
    friend.looks("mail-to-confirm")
    (link,) = re.findall(r"http\S+/call/\S+", town.letters.next("Is this your address? "))
    page.goto(link)
    friend.looks("confirms")
    page.click("[name=confirm]")
    friend.looks("confirmed")
    friend.leaves()


def are_notified(
    town: Town, endpoint: Endpoint, browser: Browser, bernd: Friend, clara: Friend
) -> None:
    """An hour later all get their first turn; each follows the notification and acts."""
    town.passes(HOUR)
    clara.opens(linked(town.letters.next("Your turn: ")))
    clara.looks("called-by-mail")
    clara.click()
    clara.looks("has-chosen")
    clara.leaves()
    _, told = endpoint.next(browser, lambda told: told["title"].startswith("Your turn: "))
    [notice] = delivered(bernd.page, town.place.address, told)
    bernd.opens(notice["data"])
    bernd.looks("called-by-push")
    bernd.click()
    bernd.looks("has-chosen")
    bernd.leaves()


def by_turns(town: Town, friends: list[Friend], rounds: int = 999) -> None:
    """All act on their turns, some hours later each time."""
    for _ in range(rounds):
        friends[0].settled()
        places = friends[0].sees["places"]
        asked = [friend for friend in friends if places[friend.seat]["waited_for"]]
        if not asked:
            return
        for friend in asked:
            friend.acts()
        town.passes(3 * HOUR)


def is_gone(town: Town, others: list[Friend], dario: Friend) -> None:
    """He leaves; days later one of the others is notified, and lets a computer play."""
    anna, _, clara = others
    dario.leaves()
    by_turns(town, others)
    assert [place["waited_for"] for place in anna.sees["places"]] == [False] * 3 + [True]
    town.passes(2 * DAY)
    clara.opens(linked(town.letters.next("How do you want to continue? ")))
    clara.looks("told-that-somebody-is-late")
    clara.page.click("#late summary")
    clara.looks("asked-how-to-go-on")
    clara.page.click("#late [name=computer]")
    expect(clara.page.locator("#late summary")).to_have_count(0)
    clara.looks("lets-a-computer-play")
    clara.leaves()
    by_turns(town, others, rounds=6)
    anna.current()
    anna.looks("goes-on-with-a-computer")


def comes_back(town: Town, dario: Friend) -> None:
    """He finds his table where he came in, and takes his seat again."""
    page = dario.page
    page.goto(town.place.address)
    dario.looks("own-tables")
    page.locator(".lines a.button").first.click()
    dario.listened_to()
    expect(page.locator("#late .stand-in")).to_have_count(1)
    dario.looks("seat-is-lent")
    page.click("#late [name=back]")
    expect(page.locator("#late .stand-in")).to_have_count(0)
    dario.looks("has-the-seat-again")


def look_back(town: Town, friends: list[Friend]) -> None:
    """All see the result, and check the dice; their own pages list the match."""
    for friend in friends:
        page = friend.page
        friend.opens()
        expect(page.locator("#g-result")).to_be_visible()
        friend.looks("result")
        page.goto(f"{friend.address}/fair")
        page.click("#fair-check button")
        expect(page.locator("[data-said]:visible")).to_have_text([re.compile("^✓")] * 2)
        friend.looks("fair")
        page.goto(f"{town.place.address}/me/results")
        expect(page.locator(".lines .what")).to_contain_text(UNRATED)
        friend.looks("own-results")


def open_hands(anna: Friend, dario: Friend) -> None:
    """Once the match is over, and only then, each can see the others' views of the first steps."""
    anna.page.goto(f"{anna.address}?at=5&as={dario.seat}")
    expect(anna.page.locator("#as")).to_have_value(str(dario.seat))
    anna.looks("with-his-eyes")


def linked(mail: str) -> str:
    """Return the address of the table in a mail."""
    (link,) = re.findall(r"http\S+/table/\w+", mail)
    return str(link)
