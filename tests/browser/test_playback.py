"""Others' actions are played at the viewer's pace, and never delay a player who wants to act."""

import json
import re
from itertools import cycle, product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.drawn import lay, usual
from tests.browser.pages import COVERED, PHONE, Open, stop_clock, unpacked
from tests.browser.people import GAME, GAMES, LONG, Person, most, short
from tests.browser.place import Place
from tests.each import EACH

PACED = ("slow", "normal", "fast")
PACES = (*PACED, "instant")
# Whole matches: one of them, by `make soak` of every game at every pace.
MATCHES = [*product(GAMES, PACES)] if EACH else [(GAMES[1], "normal")]
ACROSS: ViewportSize = {"width": 844, "height": 390}
ACTIONS = 6  # of a match without playback
MOST = 40  # actions until another player has moved a thing

# Records the number of steps in each change of the tale, and the things that are lit with them.
WATCH = """() => {
  window.beats = [];
  const tale = document.querySelector('.tale');
  let last = Number(tale.querySelector('li').dataset.step);
  new MutationObserver(() => {
    const told = [...tale.querySelectorAll('#told > li')];
    const steps = told.filter((step) => Number(step.dataset.step) > last);
    if (!steps.length) return;
    last = Number(steps[0].dataset.step);
    window.beats.push({
      steps: steps.length,
      own: steps[0].classList.contains('own'),
      lit: steps.every((step) => step.classList.contains('played')),
      things: document.querySelectorAll('#scene .played').length,
    });
  }).observe(document.getElementById('table'), {childList: true, subtree: true});
}"""


# Records each line that is lit alone, and whether lines that follow it are there already.
LINES = """() => {
  window.lines = [];
  new MutationObserver(() => {
    const now = document.querySelector('#told .line.now');
    if (!now || window.lines.at(-1)?.line === now) return;
    const later = [...document.querySelectorAll('#told .line')];
    const told = later.slice(0, later.indexOf(now)).filter((line) => line.checkVisibility());
    window.lines.push({line: now, told: told.length});
  }).observe(document.querySelector('.tale'), {subtree: true, attributeFilter: ['class']});
}"""

# The others' lines since a step, the newest first.
TOLD = """step => [...document.querySelectorAll('#told > li:not(.own)')]
  .filter((told) => Number(told.dataset.step) > step)
  .flatMap((told) => [...told.querySelectorAll('.line')].map((line) => line.innerText))"""

CLICK = """([x, y]) => document.elementFromPoint(x, y)
  .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))"""
AT_REST = "() => document.getAnimations().every((motion) => motion.playState !== 'running')"
BELLS = """window.rung = 0;
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, how) { super(context, how); if (how.frequency === 587.33) window.rung += 1; }
};"""
CHOOSE = "addEventListener('DOMContentLoaded', () => { document.body.dataset.pace = 'PACE'; })"


class Viewer(Person):
    """A person who has chosen a pace, and on whose page the test controls time.

    Attributes:
        told: the number of steps in each message.
        heard: the number of the last event that came.
    """

    def __init__(self, page: Page, seed: int, pace: str) -> None:
        super().__init__(page, seed)
        self.told: list[int] = []
        self.heard = 0
        stop_clock(page)
        page.add_init_script(CHOOSE.replace("PACE", pace))
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, message: str | bytes) -> None:
        news = json.loads(unpacked(message))
        if "changes" in news:
            self.heard = max(self.heard, news["seq"])
            steps = sum(str(change[-1]).count('id="t-') for change in news["changes"])
            self.told += [steps] if steps else []

    def press(self, x: float, y: float) -> None:
        """Click without pressing: pressing holds the playback until time passes."""
        self.page.evaluate(CLICK, [x, y])

    def hear_all(self) -> int:
        """Wait for all actions of computer players; return the number of the last event."""
        last = self.settled()
        for _ in range(LONG // 5):
            if max(self.heard, self.seq) >= last:
                return last
            self.page.wait_for_timeout(5)
        raise AssertionError(f"event {last} has not come")

    def see_all(self) -> None:
        """Let the time pass that the playback of all current events takes."""
        last = self.hear_all()
        while self.seq < last or self.page.locator("#playback").is_visible():
            self.page.clock.run_for(1000)

    def wait_for_more(self) -> int:
        """Act until an action of others waits to be shown; return the number of the last event."""
        last = self.hear_all()
        while self.page.locator("#playback").is_hidden():
            if self.asked:
                self.page.wait_for_function(AT_REST)  # gliding things may cover the clicked one
                self.click()
            last = self.hear_all()
        return last


def seated(place: Place, open_page: Open, pace: str, game: str) -> tuple[Viewer, Page]:
    """A person at a table with the maximum number of players, who has seen all events."""
    anna = viewer(open_page, pace, seed=5)
    anna.sit(place.address, game=game, seats=str(most(game)))
    anna.see_all()
    return anna, anna.page


def viewer(open_page: Open, pace: str, seed: int, *, quiet: bool = True) -> Viewer:
    """A person in a browser that shows motion; `quiet` as in `open_page`."""
    return Viewer(open_page(quiet=quiet, reduced_motion="no-preference"), seed, pace)


@pytest.mark.parametrize(("game", "pace"), [*zip(GAMES, cycle(PACED), strict=False)])
def test_others_actions_are_shown_one_after_the_other(
    place: Place, open_page: Open, game: str, pace: str
):
    """Each message is shown alone, its lines and their things lit; your own are not.

    Each game has a separate pace.
    """
    anna, page = seated(place, open_page, pace, game)
    page.evaluate(WATCH)
    anna.told.clear()
    others: list[dict[str, int]] = []
    while not any(beat["things"] for beat in others) and anna.taken < MOST and anna.ready():
        anna.click()
        anna.see_all()
        others = page.evaluate("window.beats.filter((beat) => !beat.own)")

    own = page.evaluate("window.beats.filter((beat) => beat.own)")
    assert [beat["steps"] for beat in page.evaluate("window.beats")] == anna.told
    assert all(beat["lit"] for beat in others)
    assert any(beat["things"] for beat in others)
    assert not any(beat["lit"] for beat in own)


@pytest.mark.every_game
@pytest.mark.parametrize("game", GAMES if EACH else GAMES[:1])
def test_at_a_slow_pace_lines_appear_one_by_one(place: Place, open_page: Open, game: str):
    """Each is lit alone, before those that follow it are there."""
    anna, page = seated(place, open_page, "slow", game)
    before = int(page.locator("#told > li").first.get_attribute("data-step") or 0)
    page.evaluate(LINES)
    told: list[str] = []
    while not told and anna.taken < MOST and anna.ready():
        anna.click()
        anna.see_all()
        told = page.evaluate(TOLD, before)

    assert page.evaluate("window.lines.map(({line}) => line.innerText)") == told[::-1] != []
    assert page.evaluate("window.lines.filter(({told}) => told)") == []


@pytest.mark.parametrize("game", GAMES)
def test_in_a_lesson_others_actions_are_shown_one_after_the_other(
    place: Place, open_page: Open, game: str
):
    """The learner's action leads to all of them; the question comes after the last."""
    anna = viewer(open_page, "normal", seed=7)
    page = anna.page
    page.goto(place.address)
    page.locator(f"[formaction^='/learn/{game}/']").first.click()
    anna.listened_to()
    page.evaluate(WATCH)
    others: list[dict[str, int]] = []
    while len(others) < 2:
        page.evaluate("window.beats = []")
        page.locator(".taught").last.dispatch_event("click")
        anna.hear_all()
        assert page.evaluate("window.beats.every((beat) => beat.own)")
        anna.see_all()
        assert anna.asked
        others = page.evaluate("window.beats.filter((beat) => !beat.own)")

    assert [beat["steps"] for beat in others] == [1] * len(others)
    assert all(beat["lit"] for beat in others)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "pace"), MATCHES)
def test_a_whole_match_ends_as_it_would_without_playback(
    place: Place, open_page: Open, game: str, pace: str
):
    """This holds at each pace; the last screen equals a reloaded page."""
    anna = viewer(open_page, pace, seed=6)
    anna.sit(place.address, game=game, **short(game))
    anna.see_all()
    page = anna.page
    while anna.ready():
        anna.click()
        anna.see_all()
    shown = page.locator("#told").inner_text(), page.locator("#scene").inner_text()
    page.reload()

    assert shown == (page.locator("#told").inner_text(), page.locator("#scene").inner_text())


def test_a_pace_is_chosen_in_the_menu_and_remembered(place: Place, open_page: Open):
    """It holds on the page at once, after a reload, and at other tables."""
    anna = Person(open_page()).sit(place.address, game=GAME)
    page = anna.page
    expect(page.locator("body")).to_have_attribute("data-pace", "normal")
    page.locator("[popovertarget=menu]").click()
    page.locator("#menu [name=pace][value=slow]").click()
    expect(page.locator("body")).to_have_attribute("data-pace", "slow")
    page.reload()
    anna.listened_to()
    page.locator("[popovertarget=menu]").click()

    expect(page.locator("#menu [name=pace][aria-pressed=true]")).to_have_attribute("value", "slow")

    anna.sit(place.address, game=GAMES[-1])
    expect(page.locator("body")).to_have_attribute("data-pace", "slow")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_next_turn_is_announced_during_playback(place: Place, open_page: Open, game: str):
    """A bell, the title, the icon, and a way to the question announce it; then the player acts."""
    anna = viewer(open_page, "slow", seed=7)
    page = anna.page
    page.context.add_cookies([{"name": "sound", "value": "on", "url": place.address}])
    page.add_init_script(BELLS)
    anna.sit(place.address, game=game, seats=str(most(game)))
    anna.see_all()
    turn, last = page.locator("#your-turn"), anna.wait_for_more()
    while turn.count() == 0:  # the question is there already
        anna.see_all()
        last = anna.wait_for_more()
    rung = page.evaluate("rung")

    assert rung > 0
    assert anna.seq < last
    assert not anna.asked
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn"))
    expect(turn).to_have_text("Skip to your turn")
    expect(page.locator("#news")).to_contain_text("Skip to your turn")

    turn.dispatch_event("click")

    assert anna.asked
    assert anna.seq == last
    expect(turn).to_have_count(0)
    assert page.evaluate("rung") == rung
    page.wait_for_function(AT_REST)
    anna.click()
    assert anna.seq > last


@pytest.mark.soak
def test_the_way_to_your_turn_keeps_the_focus_during_playback(place: Place, open_page: Open):
    """The question beside it is drawn anew with each change."""
    anna = viewer(open_page, "normal", seed=7)
    anna.sit(place.address, game=GAMES[1], seats=str(most(GAMES[1])))
    page, turn = anna.page, anna.page.locator("#your-turn")
    behind, last = page.locator("#playback-behind"), anna.wait_for_more()
    for _ in range(MOST):
        if turn.count() and int(behind.inner_text()) > 1:
            break
        anna.see_all()
        last = anna.wait_for_more()
    turn.focus()
    seq = anna.seq
    while anna.seq == seq:
        page.clock.run_for(100)

    assert anna.seq < last
    expect(turn).to_be_focused()


def test_playback_is_paused_and_skipped_by_keys(place: Place, open_page: Open):
    """Paused, everything is still; skipped, everything is there and can be acted on."""
    # In a minute of the page's clock alone its channel takes the server for lost, and reports it.
    anna = viewer(open_page, "slow", seed=7, quiet=False)
    anna.sit(place.address, game=GAME)
    anna.see_all()
    page, last = anna.page, anna.wait_for_more()
    page.keyboard.press("p")
    seq = anna.seq
    page.clock.run_for(60_000)

    assert anna.seq == seq

    page.keyboard.press("s")

    expect(page.locator("#playback")).to_be_hidden()
    assert anna.seq == last


@pytest.mark.soak
def test_a_press_holds_the_playback_and_skips_nothing(place: Place, open_page: Open):
    """Events during a press are still shown one after the other."""
    anna = viewer(open_page, "slow", seed=7)
    anna.sit(place.address, game=GAME)
    anna.see_all()
    page, last = anna.page, anna.wait_for_more()
    page.evaluate(WATCH)
    page.locator(".bar-title").hover()
    while anna.seq < last:
        page.mouse.down()
        page.clock.run_for(1400)
        page.mouse.up()
        page.clock.run_for(100)

    beats = page.evaluate("window.beats")
    assert beats
    assert [beat["steps"] for beat in beats] == anna.told[-len(beats) :]


def test_without_waiting_events_there_is_no_pause(place: Place, open_page: Open):
    """The key has no effect then, and the next event is shown at once."""
    anna = viewer(open_page, "slow", seed=7)
    anna.sit(place.address, game=GAME)
    anna.see_all()
    anna.page.keyboard.press("p")

    assert anna.page.locator("#playback").get_attribute("data-paused") == "false"


def test_with_reduced_motion_everything_is_there_at_once(place: Place, open_page: Open):
    """Playback's lights are off, too."""
    page = open_page(reduced_motion="reduce")
    anna = Person(page, seed=8).sit(place.address, game=GAME)
    for _ in range(ACTIONS):
        anna.ready()
        anna.click()
        anna.current()

        assert page.locator("#playback").is_hidden()
        assert page.locator(".played").count() == 0


@pytest.mark.parametrize("size", [PHONE, ACROSS], ids=["upright", "across"])
def test_playback_controls_cover_nothing_on_a_phone(page: Page, size: ViewportSize):
    """They are in the bar, in place of the title."""
    page.set_viewport_size(size)
    lay(page, usual(GAMES[0])[0])
    page.evaluate("document.getElementById('playback').hidden = false")

    assert set(page.evaluate(COVERED, "playback")) == {"playback-pause", "playback-skip"}
