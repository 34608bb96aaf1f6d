"""People who are quicker than the page: what they pressed counts, and nothing else does."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.people import GAME, Person, short
from tests.browser.place import Place

# As soon as the table has changed, the second half of a double click meets another button.
SECOND_CLICK = """() => {
  window.second = new Promise((found) => new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('#play button[name=action]')];
    const other = buttons.find((button) => button.value !== window.first);
    if (!other) return;
    other.addEventListener('click', (event) => event.preventDefault());
    other.addEventListener('click', () => { window.pressed = true; });
    other.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    found(window.pressed ?? false);
  }).observe(document.getElementById('table'), { childList: true, subtree: true }));
  document.addEventListener('click', (event) => {
    window.first ??= event.target.closest('[value], [data-action]')?.getAttribute('value') ?? '';
  });
}"""


def test_a_double_click_is_one_click(place: Place, open_page: Open):
    """Its second half is not for the button that has just appeared under the pointer."""
    anna = Person(open_page(), seed=1).sit(place.address)
    anna.ready()
    anna.page.evaluate(SECOND_CLICK)
    anna.click()

    assert anna.page.evaluate("window.second") is False


def test_looking_back_keeps_up_with_the_keys(place: Place, open_page: Open):
    """Each press is one step, the last one asked for is shown, and a lost connection is said."""
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
