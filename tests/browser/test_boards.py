"""Charts, maps and hands of many lines in a real browser, on a laptop and on a phone."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.place import Place
from tests.browser.pond import BANKS, serve_pond
from tests.each import EACH

pytestmark = pytest.mark.xdist_group("boards")  # which shares a server

DOUBLE_TAP = """(thing) => { for (const half of [1, 2]) thing.dispatchEvent(
  new PointerEvent("click", {bubbles: true, pointerType: "touch", detail: half})); }"""
# Two taps no longer count as a double tap.
LATER = "() => new Promise((done) => setTimeout(done, 400))"


@pytest.fixture(scope="module")
def pond(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server with the one game whose scene uses every feature."""
    served = Place(tmp_path_factory.mktemp("pond"), serve_pond)
    yield served
    served.kill()
    assert served.log == ""


def sit(page: Page, place: Place, others: int = 2) -> Page:
    """Open a table with computer players, sit down; they have chosen, and the page listens."""
    page.goto(f"{place.address}/new/lots")
    page.check(f"input[name=seats][value='{others + 1}']")
    for seat in range(1, others + 1):
        page.select_option(f"#sit-{seat}", "computer uniform")
    page.click("form.form button.main")
    expect(page.locator("#told li", has_text="has chosen")).to_have_count(others)
    page.wait_for_selector("#keys-button:not([hidden])", state="attached")
    return page


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found
    return dict(found)


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Return whether two boxes do not overlap, but for a pixel."""
    return any(
        a[side] + a[length] <= b[side] + 1
        for side, length in (("x", "width"), ("y", "height"))
        for a, b in ((one, other), (other, one))
    )


@pytest.mark.soak
def test_a_map_explains_and_acts_by_mouse_and_by_keys(pond: Place, open_page: Open):
    """Under the pointer or the focus a thing shows its action; Space and Enter take it."""
    page = sit(open_page(), pond)
    net = page.locator(".map .can").first
    net.hover()
    expect(page.locator(".map-told")).to_contain_text("It may catch fish.")
    net.focus()
    page.keyboard.press("Space")
    bank = page.locator("#p-bank-east")
    expect(bank).to_have_attribute("title", "Confirm")
    bank.focus()
    page.keyboard.press("Enter")
    expect(bank).to_have_count(0)

    net.click()
    expect(bank).to_be_visible()
    bank.click()
    expect(bank).to_have_count(0)


def test_a_first_touch_only_explains(pond: Place, open_page: Open):
    """It shows the action of a second touch; the second half of a double tap does not act."""
    page = sit(open_page(viewport=PHONE, has_touch=True, is_mobile=True), pond)
    net, bank = page.locator(".map .can").first, page.locator("#p-bank-east")
    net.scroll_into_view_if_needed()
    net.tap()
    expect(page.locator(".map-told")).to_contain_text("tap again")
    assert apart(box(page.locator(".map-told")), box(page.locator("#board")))
    assert box(net)["width"] >= 40
    expect(bank).to_have_count(0)

    page.locator(".map .can").last.evaluate(DOUBLE_TAP)
    page.locator(".map .can").last.evaluate(LATER)
    expect(bank).to_have_count(0)

    net.tap()
    net.evaluate(LATER)
    net.tap()
    expect(bank).to_have_count(1)


def test_a_finger_hits_choices_in_a_new_tab(pond: Place, open_page: Open):
    """Nothing resizes the board there any more."""
    first = sit(open_page(viewport=PHONE, has_touch=True, is_mobile=True), pond)
    page = first.context.new_page()
    page.goto(first.url)
    page.wait_for_selector("#keys-button:not([hidden])", state="attached")

    assert box(page.locator(".map .can").first)["width"] >= 40


def test_a_name_follows_the_pointer(pond: Place, open_page: Open):
    """Over an empty place, the line below the map is empty."""
    page = sit(open_page(), pond)
    page.locator(".map .can").first.hover()
    expect(page.locator(".map-told")).not_to_be_empty()
    page.mouse.move(2, 60)

    expect(page.locator(".map-told")).to_be_empty()


def test_two_fingers_leave_no_name(pond: Place, open_page: Open):
    """They zoom; a later tap explains as before."""
    page = sit(open_page(viewport=PHONE, has_touch=True, is_mobile=True), pond)
    net = page.locator(".map .can").first
    net.scroll_into_view_if_needed()
    spot = box(net)
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    touch = page.context.new_cdp_session(page)
    points = [{"x": x, "y": y + 40 * n, "id": n} for n in range(2)]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.locator(".map-told")).to_be_empty()

    net.tap()
    expect(page.locator(".map-told")).to_contain_text("tap again")


@pytest.mark.soak
def test_clickable_things_come_into_sight(pond: Place, open_page: Open):
    """A map that scrolls shows them at each change."""
    page = sit(open_page(viewport=PHONE), pond)
    page.set_viewport_size({"width": 100, "height": 844})
    page.locator(".map .can").first.press("Enter")
    expect(page.locator("#p-bank-east")).to_be_attached()
    frame = page.locator(".map-frame")
    frame.evaluate("frame => frame.scrollTo(102 - frame.clientWidth / 2, 0)")
    page.locator("[data-answer]").click()
    ways = page.locator(".map .can")
    expect(ways.first).to_be_attached()
    seen = box(frame)
    middles = [box(way)["x"] + box(way)["width"] / 2 for way in ways.all()]

    assert any(seen["x"] < middle < seen["x"] + seen["width"] for middle in middles)


def test_a_chart_is_laid_out_where_there_is_room(pond: Place, open_page: Open):
    """It uses percent of the chart; a phone, which is narrower than that, scrolls it."""
    page = sit(open_page(), pond)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        chart = box(page.locator(".places"))
        for bank, (x, y, width, height) in BANKS.items():
            lies = box(page.locator(f"#g-bank-{bank}"))
            shown = [
                100 * (lies["x"] - chart["x"]) / chart["width"],
                100 * (lies["y"] - chart["y"]) / chart["height"],
                100 * lies["width"] / chart["width"],
                100 * lies["height"] / chart["height"],
            ]

            assert shown == pytest.approx([x, y, width, height], abs=0.5)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_lines_of_a_hand_do_not_overlap(pond: Place, open_page: Open, size: Any):
    """Cards, tokens, gauges and notes of one group each have a separate place."""
    page = sit(open_page(viewport=size), pond)
    parts = page.locator(":is(#g-own, #g-rival-1) :is(h2, .row, .gauge, .total, .alert)").all()
    boxes = [box(part) for part in parts]

    assert len(boxes) > 6
    assert all(apart(a, b) for n, a in enumerate(boxes) for b in boxes[:n])


@pytest.mark.parametrize("size", [LAPTOP, PHONE] if EACH else [PHONE], ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"] if EACH else ["dark"])
def test_charts_and_maps_are_accessible(pond: Place, open_page: Open, size: Any, scheme: str):
    """Axe finds no fault, drawn and in words, before and after a choice."""
    page = sit(open_page(viewport=size, color_scheme=scheme, quiet=False), pond)
    for view in ("table", "text"):
        page.goto(f"{page.url.partition('?')[0]}?view={view}")
        found = Axe().run(page)

        assert found.violations_count == 0, found.generate_report()
