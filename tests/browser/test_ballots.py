"""Simultaneous secret choices: no browser gets them too early."""

from itertools import permutations

import pytest
from playwright.sync_api import Page, WebSocket, expect

from serenissima import games
from tests.browser.pages import Open, unpacked
from tests.browser.people import GAMES, Person, short
from tests.browser.place import Place

GAME = next(name for name in GAMES if "ballot" in games.load(name).state.dtype.names)
NAMES = ("Anna", "Bernd", "Claudia")
SEEN = 's => [...document.querySelectorAll("[id^=i-marker-" + s + "-]")].map(m => m.id)'


class Overheard:
    """All messages to a browser over the live channel."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(unpacked(frame)))


@pytest.mark.soak
def test_three_people_play_with_secret_ballots(place: Place, open_page: Open):
    """They play a whole match.

    Before markers are turned, no page and no message shows another player's.
    """
    people = [Person(open_page(), seed) for seed in range(len(NAMES))]
    overheard = [Overheard(person.page) for person in people]
    sit_together(place, people)
    draft(people[0])
    assert people[0].page.evaluate(SEEN, 0)
    assert any("i-marker-0-" in frame for frame in overheard[0].frames)
    for other in (1, 2):
        see_nothing_of(0, people[other], overheard[other])
        expect(people[other].page.locator("#g-seat-0")).to_contain_text("choosing")

    confirm(people[0])
    for other in (1, 2):
        expect(people[other].page.locator("#g-seat-0")).to_contain_text("has confirmed")
        see_nothing_of(0, people[other], overheard[other])
    for person in people[1:]:
        draft(person)
        confirm(person)
    expect(people[0].page.locator("#asked")).to_contain_text("Ballot 2")
    for seat, other in permutations(range(len(people)), 2):
        see_nothing_of(seat, people[other], overheard[other])

    play_out_together(people)
    for person in people:
        expect(person.page.locator("#g-result")).to_be_visible()
        assert person.taken > 5


def sit_together(place: Place, people: list[Person]) -> None:
    """Three at a table for a short match."""
    first, *others = people
    first.sit(place.address, "person", NAMES[0], GAME, seats="3", **short(GAME))
    for person, link, name in zip(others, first.links(), NAMES[1:], strict=True):
        person.join(link, name)
    first.page.click(".actions.below a.main")


def draft(person: Person) -> None:
    """Choose an area and two markers, and do not confirm yet."""
    person.ready()
    for way in ("card ", "add ", "add "):
        seq = person.seq
        person.page.locator(f"#scene .can[value^='{way}']").first.click(force=True)
        person.shown(after=seq)


def confirm(person: Person) -> None:
    """Confirm the ballot."""
    seq = person.seq
    person.page.locator("#question [value=confirm]").click()
    person.shown(after=seq)
    person.taken += 4


def see_nothing_of(seat: int, person: Person, overheard: Overheard) -> None:
    """Check that no marker of the seat, open or not turned, is on the page or in a message."""
    assert person.page.evaluate(SEEN, seat) == []
    assert f"i-marker-{seat}-" not in person.page.content()
    assert not [frame for frame in overheard.frames if f"i-marker-{seat}-" in frame]


def play_out_together(people: list[Person]) -> None:
    """Let the players to act click until the match is over."""
    while not all(person.over for person in people):
        for person in people:
            if person.current().asked:
                person.click()
