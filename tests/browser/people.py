"""People at tables in a real browser: by clicks, by keys, by forms."""

import random
import secrets
from collections.abc import Callable
from functools import cache
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page, expect

from serenissima import games
from tests.browser.pages import LONG
from tests.shortest import caps

GAMES = games.names()
GAME = GAMES[0]
OPPONENT = "computer uniform"  # plays at once, so that a whole match takes seconds
LATER = "seq => Number(document.getElementById('question').dataset.seq) > seq"
# On a separate connection: the server may close an old one just when it is used again.
ONE_REQUEST = {"connection": "close"}
PASSED = "() => document.querySelector('#question.asks, .hand-over, #step-next')"
# The script has run, and letters have come: until then words have another width.
LISTENS = """() => document.querySelector('#keys-button:not([hidden])')
  && document.fonts.status === 'loaded'"""
READY = """seq => {
  if (document.querySelector('#table[aria-busy], #keys-button[hidden]')) return false;
  if (document.fonts.status !== 'loaded') return false;
  if (!(Number(document.getElementById('question')?.dataset.seq) > seq)) return false;
  if (document.getAnimations().some((motion) => motion.playState === 'running')) return false;
  return !!document.querySelector('#step-next, #question.asks');
}"""


# Where an action can be hit: cards overlap each other, and equal ones do the same. No handle is
# stored: a page in long use would hold all its former elements.
SPOT = """action => {
  const stands = (thing) => thing && (thing.value ?? thing.dataset.action) === action;
  const all = document.querySelectorAll('#play [name=action], #play .map .can');
  const things = [...all].filter(stands);
  for (const thing of things) {
    thing.scrollIntoView({block: 'nearest'});
    const box = thing.getBoundingClientRect();
    for (const share of [.5, .8, .2, .05]) {
      const [x, y] = [box.x + box.width * share, box.y + box.height / 2];
      if (stands(document.elementFromPoint(x, y)?.closest('button, .can'))) return [x, y];
    }
  }
  return things.length ? 'hidden' : 'gone';
}"""


# Buttons that can be seen, of equal cards the one on top; and what can be clicked on a map.
WAYS = "#play button[name=action]:not([tabindex]):visible, #play .map .can"

VALUES = "all => all.map(thing => thing.value ?? thing.dataset.action)"


def most(game: str) -> int:
    """At how many seats a game can be played at most."""
    return max(games.meta(game).seats)


def short(game: str) -> dict[str, str]:
    """Options with which a match of the game is soon over."""
    return {f"option-{name}": str(low) for name, low in caps(game).items()}


@cache
def backward() -> tuple[str, ...]:
    """Return the kinds of actions that only cancel.

    Random players would make no progress by them.
    """
    blocks = (block for name in GAMES for block in games.load(name).actions.blocks)
    return tuple(block.kind for block in blocks if block.retracts)


def goes_on(way: str) -> bool:
    """Return whether an action does more than cancel another."""
    return way.partition(" ")[0] not in backward()


class Person:
    """A person with a page, who chooses at random among the possible actions.

    Attributes:
        page: the page.
        scripts: whether scripts run on it.
        taken: how many actions were taken.
    """

    def __init__(self, page: Page, seed: int = 0, *, scripts: bool = True) -> None:
        self.page, self.scripts = page, scripts
        self.chance = random.Random(seed)
        self.taken = 0
        page.set_default_timeout(LONG)

    def sit(
        self,
        address: str,
        other: str = OPPONENT,
        name: str = "Anna",
        game: str = GAME,
        **filled: str,
    ) -> "Person":
        """Open a table and sit down at its first seat; `filled` are other fields of the form.

        The number of players is the smallest, unless it is given. The form is sent without being
        shown, which saves a page.
        """
        few = {"seats": str(min(games.meta(game).seats))}
        others = {f"sit-{seat}": other for seat in range(1, most(game))}
        form = {"name": name, "key": secrets.token_urlsafe(), **few, **others, **filled}
        opened = self.page.context.request.post(f"{address}/new/{game}", form=form, max_redirects=0)
        self.page.goto(urljoin(address, opened.headers["location"]))
        if other != "person":
            self.listened_to()
        return self

    def links(self) -> list[str]:
        """The links for the other seats, one after the other, once their page is there."""
        self.page.locator("input[type=url]").first.wait_for(state="attached")
        self.page.wait_for_load_state("domcontentloaded")
        links = [link.input_value() for link in self.page.locator("input[type=url]").all()]
        return [link for link in links if "/join/" in link]

    def join(self, link: str, name: str) -> "Person":
        """Follow a link and sit down."""
        self.page.goto(link)
        self.page.fill("#name", name)
        self.page.click("form.form button.main")
        self.listened_to()
        return self

    def take(self) -> "Person":
        """Take the device as the person that the cover names."""
        self.page.locator(".cover .button.main").click()
        self.listened_to()
        return self

    def play_on(self) -> "Person":
        """Act until the device is to be handed over, or the match is over."""
        while not self.over and not self.page.locator("#question .hand-over").is_visible():
            self.click()
            self.page.wait_for_function(PASSED)
        return self

    def listened_to(self) -> None:
        """Wait until the table's script listens.

        Before, keys and lines of the tale have no effect.
        """
        self.page.wait_for_selector("#scene")
        if self.scripts:
            self.page.wait_for_function(LISTENS)

    @property
    def asked(self) -> bool:
        """Whether it is this person's turn."""
        return self.page.locator("#question.asks").count() > 0

    @property
    def seq(self) -> int:
        """The number of the last event that the page shows."""
        return int(self.page.locator("#question").get_attribute("data-seq") or 0)

    @property
    def over(self) -> bool:
        """Whether the page shows a finished match."""
        return self.page.locator("#step-next").count() > 0

    def ready(self, after: int = 0) -> bool:
        """Wait until it is this person's turn; False when the match is over."""
        self.page.wait_for_function(READY, arg=after)
        self.page.wait_for_function(READY, arg=self.settled() - 1)
        return not self.over

    def current(self) -> "Person":
        """Wait until the page is up to date: until then its question may be outdated."""
        self.shown(after=self.settled() - 1)
        return self

    def settled(self) -> int:
        """Wait until no computer player is to act; return the number of the last event by then.

        Where several choose at once, this person's view would otherwise be a matter of luck.
        """
        where, _, table = self.page.url.partition("?")[0].rpartition("/table/")
        while True:
            seen = self.page.context.request.get(
                f"{where}/api/table/{table}", headers=ONE_REQUEST
            ).json()
            if not any(place["computer"] and place["waited_for"] for place in seen["places"]):
                return int(seen["seq"])
            self.page.wait_for_timeout(5)

    def way(self) -> str:
        """Return an action that continues the match and can be clicked.

        Or else one that cancels.
        """
        while not (actions := self.page.locator(WAYS).evaluate_all(VALUES)):
            self.page.locator(WAYS).first.wait_for()  # parts of the page were just exchanged
        onward = [action for action in actions if goes_on(action)]
        return self.chance.choice(onward or actions)

    def ways(self) -> Locator:
        """Return the elements on the page for such an action."""
        way = self.way()
        return self.page.locator(f'#play [value="{way}"], #play [data-action="{way}"]').first

    def click(self) -> None:
        """Click something that can be clicked, where it can be seen."""
        seq, way = self.seq, self.way()
        while isinstance(spot := self.page.evaluate(SPOT, way), str):
            assert spot == "gone", f"{way} is hidden under something else"  # others act meanwhile
            seq, way = self.seq, self.way()
        self.press(*spot)
        self.taken += 1
        self.shown(after=seq)

    def press(self, x: float, y: float) -> None:
        """Click the element at this point."""
        self.page.mouse.click(x, y)

    def act(self, times: int) -> "Person":
        """Click this number of times, and wait for the next turn."""
        for _ in range(times):
            self.ready()
            self.click()
        self.ready()
        return self

    def shown(self, after: int) -> None:
        """Wait until the page shows more than event `after`."""
        self.page.wait_for_function(LATER, arg=after)

    def play_out(self, at_most: int = 600, look: Callable[[Page], None] | None = None) -> None:
        """Click until the match is over; `look` at the page before each click."""
        while self.ready() and self.taken < at_most:
            if look:
                look(self.page)
            self.click()
        expect(self.page.locator("#g-result")).to_be_visible()


def is_asked(person: Person) -> bool:
    """Return whether it is a person's turn, even if the page is outdated."""
    table = person.page.url.partition("?")[0].replace("/table/", "/api/table/")
    return bool(person.page.context.request.get(table).json()["legal"])
