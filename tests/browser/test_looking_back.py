"""Looking back while a match runs: to a line of the tale, by keys, and as a recap."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.pages import Open, stand_still
from tests.browser.people import GAME, Person, is_asked, short
from tests.browser.place import Place
from tests.browser.quick import finished

ACTIONS = 4
IDS = "steps => steps.map((step) => step.id)"


def under_way(place: Place, page: Page) -> Person:
    """Return a match that has a tale."""
    anna = Person(page, seed=11).sit(place.address, game=GAME)
    anna.act(ACTIONS)
    return anna


def shown(page: Page) -> str:
    """Return everything that the table shows."""
    return page.locator("#table").inner_text()


def test_a_line_of_the_tale_leads_to_its_moment_and_escape_back(place: Place, open_page: Open):
    """The table first equals the page of that moment; afterwards it is the present one again."""
    page = open_page()
    under_way(place, page)
    now = shown(page)
    line = page.locator("#told > [data-step='2']")
    line.click()
    expect(page.locator("#step-back")).to_be_visible()
    told = page.locator("#told > li").count()

    assert line.is_visible()
    assert page.locator("#told > [data-step='3']").count() == 0

    page.keyboard.press("ArrowLeft")
    expect(page.locator("#told > li")).to_have_count(told - 1)
    page.keyboard.press("Escape")
    expect(page.locator("#step-back")).to_have_count(0)

    assert shown(page) == now


def test_looking_back_misses_nothing(place: Place, open_page: Open):
    """Others' actions from that time are there on return, and the match can be played on."""
    anna = Person(open_page(), seed=1).sit(place.address, other="person")
    [link] = anna.links()
    anna.page.click(".actions.below a.main")
    bernd = Person(open_page(), seed=2).join(link, "Bernd")
    if not anna.current().asked:
        anna, bernd = bernd, anna
    bernd.page.locator("#told > [id]").last.click()
    expect(bernd.page.locator("#step-back")).to_be_visible()
    while not is_asked(bernd) and anna.asked:
        anna.click()
    bernd.page.keyboard.press("Escape")
    expect(bernd.page.locator("#step-back")).to_have_count(0)
    bernd.current()

    assert bernd.seq == bernd.settled()

    acting = bernd if bernd.asked else anna
    acting.click()


@pytest.mark.soak
def test_delayed_news_does_not_change_a_past_moment(place: Place, open_page: Open):
    """It came while the moment was fetched and a button was pressed, and is there on return."""
    pages, held = (open_page(), open_page()), list[Route]()
    for page in pages:
        page.clock.install()
    anna = Person(pages[0], seed=1).sit(place.address, other="person")
    [link] = anna.links()
    anna.page.click(".actions.below a.main")
    bernd = Person(pages[1], seed=2).join(link, "Bernd")
    acts, looks = (anna, bernd) if anna.current().asked else (bernd, anna)

    def hold(route: Route) -> None:
        held.append(route)

    page = looks.page
    page.route(re.compile("step="), hold)
    page.locator("#told > [id]").last.click()
    stand_still(page)
    page.locator(".bar-title").hover()
    page.mouse.down()
    while acts.asked and looks.settled() == looks.seq:
        acts.click()
    expect(page.locator("#playback")).to_be_visible()
    held[0].continue_()
    expect(page.locator("#step-back")).to_be_visible()
    moment = page.locator("#play").inner_text()
    page.mouse.up()
    page.clock.run_for(1000)
    expect(page.locator("#playback")).to_be_hidden()

    assert page.locator("#play").inner_text() == moment

    page.clock.resume()
    page.keyboard.press("Escape")
    looks.current()


def test_before_the_first_event_the_recap_is_the_set_up(place: Place, open_page: Open):
    """There is no step to play from."""
    page = open_page()
    anna = Person(page, seed=1).sit(place.address, other="person")
    page.click(".actions.below a.main")
    anna.listened_to()
    page.evaluate("document.querySelectorAll('#told > [id]').forEach((step) => step.remove())")
    page.locator("#look-back").click()

    expect(page.locator("#step-to")).to_have_value("0")


def test_a_repeated_action_reaches_the_present(place: Place, open_page: Open):
    """It could not be stored at first, and meanwhile its seat looks back."""
    page = open_page(quiet=False)
    anna, acts = under_way(place, page), "**/act"
    seq = anna.seq
    page.route(acts, lambda route: route.fulfill(status=503, json={}))
    with page.expect_response(acts):
        anna.ways().dispatch_event("click")
    page.locator("#told > [id]").last.click()
    expect(page.locator("#step-back")).to_be_visible()
    with page.expect_response(lambda answer: answer.request.method == "POST" and answer.ok):
        page.unroute(acts)
    assert page.locator("#step-back").is_visible()
    page.keyboard.press("Escape")
    anna.shown(after=seq)


@pytest.mark.soak
def test_keys_control_a_recap_that_was_clicked(place: Place, open_page: Open):
    """Arrows stop it and step back, Escape returns to the match."""
    anna = Person(open_page(), seed=1).sit(place.address)
    anna.act(5)
    page, shown = anna.page, anna.page.locator("#step-to")
    page.locator("#look-back").click()
    expect(page.locator("#step-back")).to_be_visible()
    for _ in range(int(shown.get_attribute("max") or 0)):
        page.keyboard.press("ArrowLeft")
    expect(shown).to_have_value("0")
    page.keyboard.press("Escape")

    expect(page.locator("#step-back")).to_have_count(0)


@pytest.mark.soak
def test_the_browser_s_back_button_returns_to_the_match(place: Place, open_page: Open):
    """Only after that does it leave the table."""
    page = open_page()
    under_way(place, page)
    now, address = shown(page), page.url
    page.locator("#told > [id]").last.click()
    expect(page.locator("#step-back")).to_be_visible()
    page.go_back()

    expect(page.locator("#step-back")).to_have_count(0)
    expect(page).to_have_url(address)
    assert shown(page) == now

    page.go_back()
    expect(page.locator("#table")).to_have_count(0)


@pytest.mark.soak
def test_a_recap_stays_at_its_end(place: Place, open_page: Open):
    """It plays from the viewer's own last action on, can be played again, and a key returns."""
    page = open_page()
    page.clock.install()
    anna = under_way(place, page)
    while page.locator("#told > .own:first-child").count():
        anna.click()
        anna.ready()
    page.reload()
    anna.ready()
    now = shown(page)
    stand_still(page)
    page.locator("#look-back").click()
    step = page.locator("#step-to")
    expect(step).to_be_visible()
    first, last = step.input_value(), str(step.get_attribute("max"))
    assert int(first) < int(last)

    for _ in range(2):
        page.clock.resume()
        expect(step).to_have_value(last)
        expect(page.locator("body[data-plays]")).to_have_count(0)
        expect(page.locator("#step-back")).to_have_text("Back to the match Esc")
        stand_still(page)
        page.locator("#step-play").click()
        expect(step).not_to_have_value(last)
    page.keyboard.press("Escape")
    expect(page.locator("#step-back")).to_have_count(0)
    assert shown(page) == now


@pytest.mark.soak
def test_looking_back_works_in_the_text_view(place: Place, open_page: Open):
    """The view stays, and so does the way to a recap; the heading names the players."""
    page = open_page()
    under_way(place, page)
    own = page.locator("#told > .own").evaluate_all(IDS)
    page.locator("a[href='?view=text']").click()
    expect(page.locator("#table.plain")).to_be_visible()
    expect(page.locator("#told > .own")).to_have_count(len(own))
    expect(page.locator("h1 > .players")).to_contain_text("You")
    expect(page.locator("#keys-button")).to_be_visible()  # the script listens
    page.keyboard.press("b")
    expect(page.locator("#step-back")).to_be_in_viewport()

    assert page.locator("#told > .own").evaluate_all(IDS)[0] == own[0]
    assert "view=text" in page.url

    page.keyboard.press("Escape")
    expect(page.locator("#step-back")).to_have_count(0)
    assert page.locator("#told > .own").evaluate_all(IDS) == own

    page.go_back()
    expect(page.locator("#table:not(.plain)")).to_be_visible()


@pytest.mark.soak
def test_a_line_of_a_finished_match_stays_in_the_same_view(place: Place, open_page: Open):
    """This also holds in the tale of another seat."""
    page = open_page()
    page.goto(place.address + finished(place.address, game=GAME, **short(GAME)))
    page.locator("#as").select_option("1")
    expect(page).to_have_url(re.compile("as=1"))
    line = page.locator("#told > [id]").nth(3)
    step = line.get_attribute("id")
    line.click()

    expect(page.locator("#told > [id]").first).to_have_id(str(step))
    expect(page.locator("#as")).to_have_value("1")


def test_keys_work_from_the_list_of_events(place: Place, open_page: Open):
    """Arrows scroll there; Esc leads back to the question."""
    page = open_page()
    Person(page).sit(place.address, game=GAME).ready()
    page.keyboard.press("t")
    expect(page.locator("#told")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("t")
    page.keyboard.press("b")

    expect(page.locator("#step-next")).to_be_visible()


@pytest.mark.soak
def test_looking_back_works_without_a_script(place: Place, open_page: Open):
    """Looking back and returning are links."""
    anna = under_way(place, open_page())
    page = open_page(java_script_enabled=False, storage_state=anna.page.context.storage_state())
    page.goto(anna.page.url)
    page.locator("#look-back").click()
    page.locator("#step-back").click()

    assert page.locator("#asked").inner_text() == anna.page.locator("#asked").inner_text()
