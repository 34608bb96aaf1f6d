"""The analysis of a finished match in a browser: the graph, and the way to its marked moments."""

import pytest
from playwright.sync_api import Page, expect

from serenissima import games, read_match
from serenissima.analysis.jobs import OF_MATCH
from serenissima.analysis.match_analysis import memory_for
from serenissima.analysis.memory import findings_of
from serenissima.analysis.running import run_jobs
from serenissima.players import finish
from serenissima.words import LANGUAGES
from tests.browser.pages import LAPTOP, LONG, PHONE, Open
from tests.browser.people import GAME
from tests.browser.place import Place
from tests.browser.quick import finished
from tests.each import EACH

CASES = (
    [(name, seats) for name in games.names() for seats in games.meta(name).seats]
    if EACH
    else [(GAME, games.meta(GAME).seats[0])]
)


def opened(place: Place, page: Page, path: str) -> None:
    """Open a finished match and wait for its analysis."""
    page.goto(place.address + path)
    expect(page.locator("#analysis .graphs")).to_be_visible(timeout=4 * LONG)


@pytest.mark.every_game
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_marked_moments_are_reached_by_clicks(place: Place, open_page: Open, game: str, seats: int):
    """The graph leads to any step; its buttons to the next costly choice or stroke of luck."""
    path = finished(place.address, game=game, seats=str(seats))
    for language in LANGUAGES if EACH else ("en",):
        for size in (LAPTOP, PHONE):
            page = open_page(viewport=size, locale=language)
            opened(place, page, path)
            last = int(page.locator("#step-to").get_attribute("max") or "0")
            marked = page.locator("#analysis .moment").evaluate_all(
                "all => all.map((one) => Number(one.dataset.at))"
            )
            graph = page.locator("#analysis .graphs").bounding_box()
            assert graph is not None
            page.mouse.click(graph["x"] + graph["width"] / 2, graph["y"] + 20)
            expect(page.locator("#step-to")).not_to_have_value(str(last))
            page.click("#step-first")
            expect(page.locator("#step-to")).to_have_value("0")
            for at in sorted({*marked} - {0}):
                page.click("#analysis [data-go='1']")
                expect(page.locator("#step-to")).to_have_value(str(at))
                moment = page.locator(f"#analysis .moment[data-at='{at}']").first
                expect(moment).to_be_visible()
            page.click("#analysis [data-version]")
            assert page.locator("#analysis .legend b").first.inner_text() != ""
            assert 0 < max(marked, default=1) <= last
            page.close()


def test_the_browser_finds_what_the_server_would(place: Place, open_page: Open):
    """Its findings are the same to the last bit; without WebAssembly, the server analyses."""
    path = finished(place.address, game=GAME, seats=str(games.meta(GAME).seats[0]))
    page = open_page()
    with page.expect_request(lambda one: one.method == "POST", timeout=LONG) as posted:
        opened(place, page, path)
    table = path.split("/")[2]
    file = page.request.get(f"{place.address}/table/{table}/match").text()
    kept = [line for line in file.splitlines() if not line.startswith("proof ")]
    memory = memory_for(read_match("\n".join(kept)))
    finish(run_jobs(memory, OF_MATCH))
    sent = posted.value.post_data_buffer
    expect(page.locator("#analysis")).to_contain_text("Analysed on your device")
    with page.expect_request(lambda one: one.method == "POST", timeout=LONG) as again:
        page.reload()
    asked = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    older = open_page()
    older.add_init_script("delete globalThis.WebAssembly")
    opened(place, older, path)

    assert sent == findings_of(memory) == again.value.post_data_buffer
    assert not any(name.endswith("/analysis/memory") for name in asked)  # the browser stored it
    expect(older.locator("#analysis")).to_contain_text("Analysed on the server")
    graphs = [one.locator("#analysis .graphs").get_attribute("data-whole") for one in (page, older)]
    assert graphs[0] == graphs[1]


def test_the_second_hint_is_found_on_this_device(place: Place, open_page: Open):
    """The server finds the first, while the engine is fetched."""
    page = open_page()
    page.goto(f"{place.address}/new/{GAME}")
    page.locator("main form button.main").first.click()
    expect(page.locator("#question.asks")).to_be_visible(timeout=4 * LONG)
    with page.expect_response(lambda one: one.url.endswith(".wasm"), timeout=4 * LONG):
        page.click("#hint")
    expect(page.locator("#hint-found")).to_be_visible(timeout=4 * LONG)
    page.wait_for_load_state("networkidle")
    for _ in range(20):  # until the hint's choice is carried out
        if page.locator("button#hint[name]").count():
            break
        page.locator("#question button[name=action], #scene .can").first.click()
        page.wait_for_timeout(300)
    with page.expect_response(
        lambda one: one.request.method == "POST" and "/hint/" in one.url, timeout=4 * LONG
    ) as given:
        page.click("button#hint[name]")
    expect(page.locator("#hint-found")).to_be_visible(timeout=4 * LONG)

    assert given.value.status == 204
