"""People who are quicker than the page: their presses count, and no others."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Open, stand_still
from tests.browser.people import GAME, Person, short
from tests.browser.place import Place

# As soon as the table has changed, a second click meets another button.
SECOND_CLICK = """([pointerType, detail, clientX]) => {
  window.second = new Promise((found) => new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('#play button[name=action]')];
    const other = buttons.find((button) => button.value !== window.first);
    if (!other) return;
    other.addEventListener('click', (event) => event.preventDefault());
    other.addEventListener('click', () => { window.pressed = true; });
    const shape = { bubbles: true, cancelable: true, pointerType, detail, clientX };
    other.dispatchEvent(new PointerEvent('click', shape));
    found(window.pressed ?? false);
  }).observe(document.getElementById('table'), { childList: true, subtree: true }));
  document.addEventListener('click', (event) => {
    window.first ??= event.target.closest('[value], [data-action]')?.getAttribute('value') ?? '';
  });
}"""

# A card glides in from the right over all others, as far as the test lets it.
GLIDE = """way => {
  const thing = document.querySelector(`#play [value="${way}"]`);
  thing.style.position = 'relative';
  thing.style.zIndex = 9;
  window.glide = thing.animate([{transform: 'translate(300px)'}, {transform: 'none'}], 1000);
  glide.pause();
  window.middle = () => {
    const box = thing.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
}"""


@pytest.mark.parametrize(
    ("pointer", "detail", "x", "counts"),
    [("mouse", 2, 0, False), ("touch", 1, 0, False), ("touch", 1, 200, True)],
    ids=["double click", "double tap", "quick tap elsewhere"],
)
def test_a_second_click_does_not_hit_a_new_button(
    place: Place, open_page: Open, pointer: str, detail: int, x: int, counts: bool
):
    """Not every browser counts taps: the two of a double tap are close together."""
    page = open_page()
    page.clock.install()
    anna = Person(page, seed=1).sit(place.address)
    anna.ready()
    stand_still(page)  # the second click comes as soon as the table has changed, however late
    seq = anna.seq
    page.evaluate(SECOND_CLICK, [pointer, detail, x])
    anna.ways().dispatch_event("click")
    anna.shown(after=seq)

    assert page.evaluate("window.second") is counts


def test_a_piece_that_glides_away_is_still_clicked(place: Place, open_page: Open):
    """The pointer went down on it, and was lifted at its old place."""
    anna = Person(open_page(reduced_motion="no-preference"), seed=3).sit(place.address)
    anna.ready()
    page, seq = anna.page, anna.seq
    page.evaluate(GLIDE, anna.way())
    start, y = page.evaluate("middle()")
    page.mouse.move(start, y)
    page.mouse.down()
    page.evaluate("glide.currentTime = 500")
    assert start - page.evaluate("middle()")[0] > 100
    page.mouse.up()

    anna.shown(after=seq)


@pytest.mark.soak
def test_looking_back_follows_the_keys(place: Place, open_page: Open):
    """Each press is one step, the last one wins, and a lost connection is reported."""
    anna = Person(open_page(quiet=False), seed=2).sit(place.address, game=GAME, **short(GAME))
    anna.play_out()
    page, slider = anna.page, anna.page.locator("#step-to")
    last = int(slider.get_attribute("max") or 0)
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 5))

    page.route("**/*at=0&*", lambda _: None)  # never answered
    page.locator("#step-first").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")

    page.context.set_offline(True)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#connection")).to_be_visible()
    page.context.set_offline(False)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#connection")).to_be_hidden()
    expect(slider).to_have_value("3")
