"""Sounds of events in a real browser: rendered as samples, and counted at tables."""

import pytest
from playwright.sync_api import Page, expect

from serenissima import games
from serenissima.kernel.tale import SOUNDS
from tests.browser.pages import Open
from tests.browser.people import GAMES, Person, short
from tests.browser.place import Place

# The starting pitch of each sound that was started, and of noise 0.
LISTEN = """window.heard = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const {start} = kind.prototype;
  kind.prototype.start = function (...when) {
    window.heard.push(this.frequency ? this.frequency.value : 0);
    return start.apply(this, when);
  };
}"""
# Each sound as samples, rendered by the module that tables use.
RENDERED = """async ([address, names]) => {
  const sounds = (await import(address)).$sounds, found = {};
  for (const name of names) {
    const audio = new OfflineAudioContext(1, 3 * 22050, 22050);
    sounds.schedule(audio, name, 0.35);
    const samples = (await audio.startRendering()).getChannelData(0);
    const loud = (from, to) => Math.max(...samples.subarray(from, to).map(Math.abs));
    const heard = samples.reduce((last, one, at) => Math.abs(one) > 0.002 ? at : last, 0);
    found[name] = [loud(0, samples.length), heard / 22050, loud(0, 20)];
  }
  return found;
}"""


def module(page: Page) -> str:
    """Return the address of the module of sounds."""
    return page.evaluate(
        "new URL('./sounds.js', document.querySelector('script[type=module]').src).href"
    )


def listening(open_page: Open, place: Place, sound: str) -> Person:
    """A person with sounds of this loudness, whose page counts them."""
    page = open_page()
    page.context.add_cookies(
        [{"name": name, "value": value, "url": place.address}
         for name, value in (("sound", sound), ("pace", "instant"))]
    )  # fmt: skip
    page.add_init_script(LISTEN)
    return Person(page, seed=5)


def test_sounds_are_short_and_different(place: Place, open_page: Open):
    """Each begins softly, is audible, never distorts, and ends within two seconds."""
    page = open_page()
    page.goto(place.address)
    names = [*SOUNDS, "turn"]
    found = page.evaluate(RENDERED, [module(page), names])

    assert [*found] == names
    for loudest, seconds, beginning in found.values():
        assert 0.02 < loudest < 0.9
        assert 0.05 < seconds < 2
        assert beginning < 0.02
    assert len({round(seconds, 2) for _, seconds, _ in found.values()}) == len(names)
    assert found["card"][1] < found["vote"][1] < found["building"][1] < found["win"][1]


@pytest.mark.parametrize("game", GAMES)
def test_events_are_heard_where_sounds_are_on(place: Place, open_page: Open, game: str):
    """A match makes sounds to its end; by default it makes none, and says the same in words.

    The finished match then counts for the suggested opponent.
    """
    anna = listening(open_page, place, "on")
    first = games.meta(game).levels[0].player
    anna.sit(place.address, other=f"computer {first}", game=game, **short(game))
    anna.play_out()
    page = anna.page
    expect(page.locator("#g-result")).to_be_visible()
    page.wait_for_function("() => heard.includes(392)")  # the bells of the win
    told = page.locator("#told [data-sound]").evaluate_all(
        "all => all.map(one => one.dataset.sound)"
    )

    assert "win" in told
    assert {*told} <= {*SOUNDS}
    assert len(page.evaluate("heard")) > 4
    page.goto(f"{place.address}/new/{game}")
    expect(page.locator(".suggested")).to_contain_text("Going by your latest match")

    bernd = listening(open_page, place, "off")
    bernd.sit(place.address, game=game)
    for _ in range(3):
        bernd.click()

    assert bernd.page.evaluate("heard") == []


def test_a_hidden_page_hears_no_late_events(place: Place, open_page: Open):
    """Neither while it is hidden, nor all at once on return."""
    anna = listening(open_page, place, "on")
    anna.sit(place.address, other="computer hasty:2")
    page = anna.page
    anna.click()
    page.evaluate(
        "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})"
    )
    page.evaluate("heard.length = 0")
    anna.click()
    anna.click()
    heard = page.evaluate("heard")

    assert [pitch for pitch in heard if pitch != 587.33 and pitch != 880] == []
