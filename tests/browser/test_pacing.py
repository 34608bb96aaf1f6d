"""The pace of a match: rounds are short, and what affects the viewer can be read."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page

from serenissima import games
from serenissima.players import opponent
from serenissima.web.settings import AT_A_PACE
from tests.browser.pages import LONG, Open, stop_clock
from tests.browser.people import GAMES, Person, most
from tests.browser.place import Place, serve_tables

USUAL, LONGEST = 6.0, 10.0  # seconds of a round at the normal pace: in the median, and at most
READING = 1.5  # seconds at least that a sentence about the viewer stays
TURNS, MANY = 5, 100  # rounds that are measured in each game
MOST = 60  # actions until enough rounds are over

# Records the time from each action until the next question, if others act between them; the
# sentences that affect the viewer; and how long each stays over the board.
WATCH = """() => {
  window.rounds = []; window.due = []; window.read = [];
  const steps = () => [...document.querySelectorAll('#told > [id]')];
  const note = document.getElementById('affected'), there = new Map();
  let begun = 0, others = 0, last = Number(steps()[0].dataset.step);
  document.addEventListener('submit', () => { begun = performance.now(); others = 0; }, true);
  new MutationObserver(() => {
    const fresh = steps().filter((step) => Number(step.dataset.step) > last);
    if (fresh.length) last = Number(fresh[0].dataset.step);
    others += fresh.filter((step) => !step.classList.contains('own')).length;
    for (const step of fresh) {
      window.due.push(...[...step.querySelectorAll('.affects > span')].map((it) => it.textContent));
    }
    if (!begun || !others || !document.querySelector('#question.asks, #step-next')) return;
    window.rounds.push((performance.now() - begun) / 1000);
    begun = 0;
  }).observe(document.getElementById('table'), {childList: true, subtree: true, attributes: true});
  new MutationObserver(() => {
    const now = performance.now(), lines = note.hidden ? [] : [...note.querySelectorAll('li')];
    for (const line of lines) if (!there.has(line)) there.set(line, now);
    for (const [line, since] of there) {
      if (lines.includes(line)) continue;
      window.read.push([line.textContent, (now - since) / 1000]);
      there.delete(line);
    }
  }).observe(note, {childList: true, subtree: true, attributes: true});
}"""
IDLE = """() => document.querySelector('#question.asks, #step-next')
  && !document.querySelector('#table[aria-busy], :is(#playback, #affected):not([hidden])')"""

# Lights on what was played fade for seconds, and cover nothing.
AT_REST = """() => document.getAnimations().every((motion) =>
  motion.playState !== 'running' || motion.animationName === 'seen')"""


@pytest.fixture
def paced_place(tmp_path: Path) -> Iterator[Place]:
    """A server whose computer players act as fast as on a site."""
    served = Place(tmp_path, serve_at_a_pace)
    yield served
    served.kill()


def serve_at_a_pace(port: int, database: str) -> None:
    serve_tables(port, database, thinking=AT_A_PACE)


class Reader(Person):
    """A person who reads what happened before each action; the test may control the page's time."""

    stopped = True

    def wait(self) -> bool:
        """Wait until it's this person's turn and everything has been read; False at the end."""
        if self.stopped:
            self.settled()
            while not self.page.evaluate(IDLE):
                self.page.clock.run_for(100)
        else:
            self.page.wait_for_function(IDLE, timeout=LONG)
        return not self.over

    def click(self) -> None:
        """Click once no gliding thing can cover the clicked one."""
        self.page.wait_for_function(AT_REST)
        super().click()

    def press(self, x: float, y: float) -> None:
        """Click without pressing: pressing holds the playback until time passes."""
        self.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('button, .can').dispatchEvent("
            "new MouseEvent('click', {bubbles: true, cancelable: true}))",
            [x, y],
        )


def check_what_was_seen(page: Page) -> list[float]:
    """Return the seconds of each round, once every sentence about the viewer could be read."""
    seen: dict[str, Any] = page.evaluate("({rounds, due, read})")

    assert sorted(text for text, _ in seen["read"]) == sorted(seen["due"])
    assert min((seconds for _, seconds in seen["read"]), default=READING) >= READING
    return [float(seconds) for seconds in seen["rounds"]]


@pytest.mark.every_game
@pytest.mark.parametrize("game", GAMES)
def test_what_affects_the_viewer_can_be_read_in_a_short_round(
    place: Place, open_page: Open, game: str
):
    """All news comes at once, and the page shows it within the time of a round."""
    page = open_page(reduced_motion="no-preference")
    stop_clock(page)
    anna = Reader(page, seed=2)
    anna.sit(place.address, game=game, seats=str(most(game)))
    anna.wait()
    page.evaluate(WATCH)
    rounds: list[float] = []
    while len(rounds) < TURNS and anna.taken < MOST and anna.wait():
        anna.click()
        anna.wait()
        rounds = check_what_was_seen(page)

    assert rounds
    assert median(rounds) <= USUAL
    assert max(rounds) <= LONGEST
    assert page.evaluate("due.length")


@pytest.mark.soak
@pytest.mark.every_game
@pytest.mark.parametrize("game", GAMES)
def test_many_rounds_are_short(paced_place: Place, open_page: Open, game: str):
    """They include the time in which the usual computer players think and pause."""
    rounds: list[float] = []
    for seed in range(MANY):
        page = open_page(reduced_motion="no-preference")
        anna = Reader(page, seed=seed)
        anna.stopped = False
        other = f"computer {opponent(games.meta(game))}"
        anna.sit(paced_place.address, other, game=game, seats=str(most(game)))
        anna.wait()
        page.evaluate(WATCH)
        played: list[float] = []
        while anna.wait() and len(rounds) + len(played) < MANY:
            played = check_what_was_seen(page)
            anna.click()
        rounds += played
        page.close()
        if len(rounds) >= MANY:
            break

    print(f"{game}: median {median(rounds):.1f} s, maximum {max(rounds):.1f} s")
    assert median(rounds) <= USUAL
    assert max(rounds) <= LONGEST
