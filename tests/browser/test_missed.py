"""A returning player is offered, beside the question, a playback of the others' actions."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from tests.browser.drawn import lay, usual
from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.people import GAME, GAMES, Person, most
from tests.browser.place import Place

SIZES = {"laptop": LAPTOP, "phone": PHONE, "across": ViewportSize(width=844, height=390)}
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
# The number of steps in the tale after the viewer's own latest action, and that one's number.
SINCE = """() => {
  const told = [...document.querySelectorAll('#told > [id]')];
  return told.findIndex((step) => step.classList.contains('own'));
}"""
LATEST = "() => document.querySelector('#told > .own')?.dataset.step"
# The places of the parts of a table and of the answers, with and without the offer; the things
# under it.
PLACES = """() => [...document.querySelectorAll(
  '#board, #board *, .zone-hand, .zone-rival, #question, #asked, #question .answer:not(#undo)'
)].map((it) => {
  const {left, top, width, height} = it.getBoundingClientRect();
  return [it.id || it.className, left, top, width, height].map(String).join(' ');
})"""
COVERED = """() => {
  const offer = document.getElementById('missed'), a = offer.getBoundingClientRect();
  const others = document.querySelectorAll(
    '#question > *:not(.answers), #question .answers > *, #board, .zone-hand');
  return [...others].filter((it) => it !== offer).filter((it) => {
    const b = it.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map((it) => it.id || it.className);
}"""
OUTSIDE = """() => {
  const offer = document.getElementById('missed');
  const {left, top, right, bottom} = offer.getBoundingClientRect();
  const cut = [offer, ...document.querySelectorAll('#undo, #undo span')].some(
    (it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1);
  return cut || Math.min(left, top) < 0 || right > innerWidth || bottom > innerHeight;
}"""

# Puts an undo button on the page, and beside it, on request, the offer.
UNDOES = """both => {
  for (const old of document.querySelectorAll('#undo, #missed')) old.remove();
  const parts = document.getElementById('beside-question').content.cloneNode(true);
  const undo = document.createElement('button'), offer = parts.getElementById('missed');
  Object.assign(undo, {id: 'undo', type: 'button', className: 'answer quiet'});
  undo.innerHTML = '<svg class="sign"></svg> <span><span>Ask to undo</span>'
    + '<span class="note">Play a card of Santa Croce</span></span>';
  offer.querySelector('[data-since]:nth-child(2)').hidden = true;
  offer.querySelector('b').textContent = '12';
  document.querySelector('#question > .answers').append(undo, ...both ? [offer] : []);
}"""


def others_act(anna: Person, *, hidden: bool) -> int:
    """Act until others have acted afterwards; return how many steps they took.

    The tab is hidden meanwhile, since there would be no offer otherwise.
    """
    while True:
        anna.page.evaluate(HIDE, hidden)
        anna.click()
        assert anna.ready()
        anna.page.evaluate(HIDE, False)
        if (since := int(anna.page.evaluate(SINCE))) > 0:
            return since
        expect(anna.page.locator("#missed")).to_have_count(0)


def seated(place: Place, page: Page, game: str = GAME) -> Person:
    """A person who has acted at a table with the maximum number of players."""
    anna = Person(page, seed=5).sit(place.address, game=game, seats=str(most(game)))
    anna.act(1)
    return anna


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_steps_of_a_hidden_tab_can_be_played(place: Place, open_page: Open, game: str):
    """They run from your last action to the question; steps that you saw are no longer offered."""
    # In a minute of the page's clock alone its channel takes the server for lost, and reports it.
    anna = seated(place, open_page(quiet=False), game)
    page, offer = anna.page, anna.page.locator("#missed")
    others_act(anna, hidden=False)
    expect(offer).to_have_count(0)
    missed = others_act(anna, hidden=True)
    own = page.evaluate(LATEST)
    expect(offer).to_have_text(f"Since your last turn ({missed})", use_inner_text=True)

    page.clock.install()
    offer.click()
    expect(page.locator("#told > [id]").first).to_have_attribute("data-step", own)
    expect(page.locator("#step-back")).to_have_count(1)
    page.clock.run_for(60_000)
    expect(page.locator("#step-back")).to_have_count(0)
    expect(page.locator("#question.asks")).to_have_count(1)
    expect(offer).to_have_count(0)
    anna.click()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_offer_covers_and_moves_nothing(place: Place, open_page: Open, game: str):
    """This holds on a laptop and on phones, in every language of the page."""
    anna = seated(place, open_page(), game)
    page = anna.page
    others_act(anna, hidden=True)
    for language in ("en", "de", "nl", "fr", "es", "it"):
        page.context.add_cookies([{"name": "language", "value": language, "url": place.address}])
        page.reload()
        anna.listened_to()
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            page.locator("#missed").scroll_into_view_if_needed()

            assert page.evaluate(COVERED) == [], (language, name)
            assert not page.evaluate(OUTSIDE), (language, name)

            with_it = page.evaluate(PLACES)
            page.evaluate("window.offer = document.getElementById('missed'); offer.remove()")
            without = page.evaluate(PLACES)
            page.evaluate("document.querySelector('#question > .answers').append(offer)")
            assert with_it == without, (language, name)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_room_for_the_offer_beside_undo(page: Page, game: str):
    """The two share a line."""
    show = usual(game)[-1]
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        lay(page, show)
        page.evaluate(UNDOES, False)
        without = page.evaluate(PLACES)
        page.evaluate(UNDOES, True)

        assert page.evaluate(COVERED) == [], name
        assert not page.evaluate(OUTSIDE), name
        assert page.evaluate(PLACES) == without, name


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_reopened_page_offers_the_missed_steps(place: Place, open_page: Open, game: str):
    """Steps already seen are not offered after a reload; an action removes the offer."""
    anna = seated(place, open_page(), game)
    seen = others_act(anna, hidden=False)
    anna.page.reload()
    anna.listened_to()
    expect(anna.page.locator("#missed")).to_have_count(0)

    back = Person(open_page(storage_state=anna.page.context.storage_state()), seed=3)
    back.page.goto(anna.page.url)
    back.listened_to()
    offer = back.page.locator("#missed")
    expect(offer).to_have_text(f"Since your last turn ({seen})", use_inner_text=True)
    back.page.reload()
    back.listened_to()
    expect(offer).to_be_visible()
    back.click()
    back.ready()
    expect(offer).to_have_count(0)


@pytest.mark.soak
def test_steps_after_a_lost_connection_are_offered(place: Place, open_page: Open):
    """One message has all of them; earlier messages have no news of the match."""

    def pass_on(channel: WebSocketRoute) -> None:
        channel.connect_to_server()
        channel.send('{"clocks": null}')

    anna = Person(open_page(quiet=False), seed=1).sit(place.address, other="person")
    [link] = anna.links()
    anna.page.click(".actions.below a.main")
    bernd = Person(open_page(quiet=False), seed=2).join(link, "Bernd")
    acts, waits = (anna, bernd) if anna.current().asked else (bernd, anna)
    waits.page.route_web_socket("**/live?*", pass_on)
    offer = waits.page.locator("#missed")
    expect(offer).to_have_count(0)
    waits.page.context.set_offline(True)
    expect(waits.page.locator("#connection")).to_be_visible()
    acts.click()
    acts.click()
    waits.page.context.set_offline(False)
    waits.current()

    expect(offer).to_have_text(re.compile(r"^Since the start \([2-9]\)$"), use_inner_text=True)


def test_a_spectator_gets_no_offer(place: Place, open_page: Open):
    """They have no turn from which steps could count."""
    anna = seated(place, open_page())
    spectator = open_page()
    spectator.goto(anna.page.url.partition("?")[0])
    Person(spectator).listened_to()
    spectator.evaluate(HIDE, True)
    others_act(anna, hidden=False)
    spectator.evaluate(HIDE, False)
    Person(spectator).current()

    expect(spectator.locator("#missed")).to_have_count(0)


@pytest.mark.soak
def test_in_words_the_offer_follows_the_answers(place: Place, open_page: Open):
    """The text view has it, too; its playback stays in that view."""
    anna = seated(place, open_page())
    page = anna.page
    page.locator("a[href='?view=text']").click()
    anna.listened_to()
    others_act(anna, hidden=True)
    page.locator("#question #missed").click()

    expect(page.locator("#step-back")).to_be_visible()
    expect(page.locator("#table.plain")).to_be_visible()
