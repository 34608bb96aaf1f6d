"""Panels contain their texts, do not overlap, and stay in their places."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest
from playwright.sync_api import Page, ViewportSize

from serenissima.games.canal_grande.material import CARDS, DISTRICTS, NUMBER_CARDS
from serenissima.games.canal_grande.scene_cards import backs, list_districts
from serenissima.kernel.message import Message
from serenissima.kernel.scene import Group, Item, Row
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from serenissima.words import LANGUAGES
from tests.browser.drawn import EARLY, SIZES, page, send, wrong
from tests.browser.pages import PHONE
from tests.browser.sights import course

__all__ = ["page"]

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("test_panels")]

GAME = "canal-grande"
NAMES = ("Anna", "Maximiliane Theodora")
PHONES: tuple[ViewportSize, ...] = (PHONE, {"width": 360, "height": 640})
EACH = 9  # number of steps between the tables that are checked
FANS = {"castello": 4, "gondola": 3, "cannaregio": 1, "dorsoduro": 4, "san-marco": 4}

# The panels of people that lie on the board, and what ends below the panel that it belongs to. How
# a browser rounds parts of a pixel differs with what it has laid out before: below half is none.
BURST = """() => {
  const box = (it) => it.getBoundingClientRect(), wrong = [], lies = (end, top) => end > top + 0.5;
  const board = document.querySelector('#board > .group');
  const rival = document.querySelector('.zone-rival'), hand = document.querySelector('.zone-hand');
  if (lies(box(rival).bottom, box(board).top)) wrong.push(`${rival.id} lies on the board`);
  const ends = [...document.querySelectorAll('#board > .group')].map((it) => box(it).bottom);
  const lowest = Math.max(...ends);
  if (lies(lowest, box(hand).top)) wrong.push(`${hand.id} lies on the board`);
  for (const group of document.querySelectorAll('.zone-rival, .zone-hand, #board > .group')) {
    for (const part of group.querySelectorAll('.note, .gauge, .card, .token')) {
      const over = Math.round(box(part).bottom - box(group).bottom);
      if (over > 0) wrong.push(`${part.id || part.textContent} ends ${over} below ${group.id}`);
    }
  }
  for (const person of document.querySelectorAll('.zone-rival, .zone-hand')) {
    const won = person.querySelector('.won'), cards = [...person.querySelectorAll('.cards .card')];
    const end = Math.max(0, ...cards.map((card) => box(card).right));
    const beside = box(won).left > box(person).left + 99;
    if (beside && end > box(won).left + 1)
      wrong.push(`cards cover ${Math.round(end - box(won).left)} of what ${person.id} has won`);
  }
  return wrong;
}"""

# Where the panels of the board are.
PLACES = """() => [...document.querySelectorAll('#board > .group:not(#g-drawn)')].map((it) => {
  const {x, y, width, height} = it.getBoundingClientRect();
  return [it.id, x, y, width, height];
})"""

# The names beside bids that are not whole.
CUT_NAMES = """() => [...document.querySelectorAll('.bid .whose')]
  .filter((it) => it.scrollHeight > it.clientHeight + parseFloat(getComputedStyle(it).fontSize) / 2)
  .map((it) => it.textContent)"""

# On a phone: what the board hides although there is water below it, and a hand that is not whole.
CUT_OFF = """() => {
  const box = (id) => document.querySelector(id).getBoundingClientRect();
  const board = document.getElementById('board'), question = box('#question');
  const hand = box('.zone-hand'), wrong = [];
  const above = [...document.querySelectorAll('#board, .result')];
  const ends = above.map((it) => it.getBoundingClientRect().bottom);
  const water = Math.round(hand.top - Math.max(...ends));
  const hidden = board.scrollHeight - board.clientHeight;
  if (hidden > 1 && water > 20) wrong.push(`${hidden} are hidden over ${water} of water`);
  const over = document.querySelector('.result') && innerHeight > 740;
  if (over && hand.bottom > question.top + 1) wrong.push('the hand ends under the question');
  return wrong;
}"""

# On a phone, what ends below the panel of the opponent.
RIVAL = """() => {
  const box = (it) => it.getBoundingClientRect(), end = box(document.querySelector('.zone-rival'));
  return [...document.querySelectorAll('.zone-rival :is(.note, .gauge, .card, .token)')]
    .filter((it) => box(it).bottom > end.bottom + 0.5 || box(it).right > end.right + 0.5)
    .map((it) => `${it.id || it.textContent} ends ${box(it).bottom - end.bottom} below`);
}"""

# The cards beside the bid or the hand that they belong to.
ASTRAY = """() => [...document.querySelectorAll(':is(.bid, .zone-hand) .card')].filter((card) => {
  const box = card.getBoundingClientRect();
  const held = card.closest('.bid, .zone-hand').getBoundingClientRect();
  return box.left < held.left - 0.5 || box.right > held.right + 0.5;
}).map((card) => card.id)"""

# The text under the button that leads to your turn during the playback.
WRITTEN_OVER = """() => {
  const answers = document.querySelector('#question > .answers');
  answers.insertAdjacentHTML('beforeend', '<button class="button at-question">Your turn</button>');
  const said = [...document.querySelectorAll('#question > :is(.latest, .aim, h2)')];
  const seen = said.filter((it) => it.checkVisibility({checkVisibilityCSS: true}));
  const parts = [answers.lastElementChild, ...seen].map((it) => [it, it.getBoundingClientRect()]);
  return parts.flatMap(([part, box], number) => parts.slice(number + 1)
    .filter(([, other]) => box.top < other.bottom - 1 && other.top < box.bottom - 1)
    .map(([other]) => `${part.className} over ${other.className}`));
}"""

# The offers that end below what is in sight of the table, or under the hand.
COVERED_OFFERS = """() => {
  const box = (id) => document.querySelector(id).getBoundingClientRect();
  const end = Math.min(box('#scene').bottom, box('.zone-hand').top);
  return [...document.querySelectorAll('[id^="g-offer"]')]
    .filter((offer) => offer.getBoundingClientRect().bottom > end + 0.5)
    .map((offer) => offer.id);
}"""


@pytest.fixture(scope="module")
def shows() -> list[TablePage]:
    """Tables of a match, as both players see them, in one language after the other."""
    tables = list(course(GAME, 2, NAMES))
    looks = [(table, seat) for table in (*tables[:-1:EACH], tables[-1]) for seat in range(2)]
    return [
        TablePage(view_table(table, "table", seat), LANGUAGES[number % len(LANGUAGES)])
        for number, (table, seat) in enumerate(looks)
    ]


def fuller(show: TablePage) -> TablePage:
    """Return the same table with the longest texts of won cards, large hands, bids and heaps."""
    parts = tuple(replace(group, rows=tuple(rows(group))) for group in show.scene.groups)
    return with_groups(show, parts)


def well_known(show: TablePage) -> TablePage:
    """The same table; the opponent certainly has no card of four districts."""
    notes = (
        Message("hand-known", {"count": 12, "known": 4}),
        Message("hand-without", {"districts": list_districts([0, 1, 3, 5])}),
    )
    parts = tuple(
        replace(group, notes=notes) if group.zone == "rival" else group
        for group in show.scene.groups
    )
    return with_groups(show, parts)


def crowded(show: TablePage) -> TablePage:
    """The same table; the opponent holds 29 cards, of which 13 are known."""
    parts = tuple(
        replace(group, rows=tuple(held(group))) if group.zone == "rival" else group
        for group in show.scene.groups
    )
    return with_groups(show, parts)


def held(group: Group) -> Iterator[Row]:
    """The lines of an opponent's panel, with many cards in the hand."""
    for line in group.rows:
        won = line.title and line.title.id == "won"
        yield line if won else replace(line, items=(*bid(1)[:13], *backs(1, 16)))


def with_groups(show: TablePage, groups: tuple[Group, ...]) -> TablePage:
    """The same table with other groups; the first one stays, for other tests look at it."""
    other = TablePage(show.view, show.speaker.language)
    vars(other)["scene"] = replace(show.scene, groups=groups)
    return other


def rows(group: Group) -> Iterator[Row]:
    """The lines of a part of the table, filled."""
    most = {"count": 3, "district": Message("district-santa-croce")}
    for line in group.rows:
        if line.title and line.title.id == "won":
            yield replace(line, title=Message("won", {"count": 5}), note=Message("won-most", most))
        elif group.zone == "hand" and line.items:
            yield replace(line, items=tuple(hand()))
        elif group.id == "vote" and group.lit and line.seat is not None:
            yield replace(line, items=tuple(bid(line.seat)))
        elif group.id == "piles":
            yield replace(line, items=tuple(heap()))
        else:
            yield line


def hand() -> Iterator[Item]:
    """Of every kind three cards, of which the opponent has seen one."""
    for kind in (*DISTRICTS, "gondola"):
        name = Message(f"card-{kind}")
        yield Item(f"{kind}-seen", kind, name, kind, note=Message("lacking"), badge="seen")
        yield from (Item(f"{kind}-{number}", kind, name, kind) for number in range(2))


def bid(seat: int) -> list[Item]:
    """Sixteen cards of five kinds."""
    return [
        Item(f"{kind}-{seat}-{number}", kind, Message(f"card-{kind}"), kind)
        for kind, count in FANS.items()
        for number in range(count)
    ]


def heap() -> Iterator[Item]:
    """Two discards of every kind."""
    for kind in CARDS[: -len(NUMBER_CARDS)]:
        name = Message(f"card-{kind}")
        yield from (Item(f"{kind}-{n}", kind, name, kind, form="token") for n in range(2))


@pytest.mark.soak
def test_a_panel_contains_its_text(page: Page, shows: list[TablePage]):
    """In six languages, with three cards of one district won, and with large bids."""
    full = [fuller(show) for show in shows]
    send(page, full)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})

        assert wrong(page, full, BURST) == {}, (width, height)


@pytest.mark.soak
def test_each_panel_keeps_its_place(page: Page, shows: list[TablePage]):
    """From dividing to voting and back, by no pixel."""
    send(page, shows)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        places = dict[str, list[float]]()
        for name, *place in chain.from_iterable(wrong(page, shows, PLACES).values()):
            assert place == pytest.approx(places.setdefault(name, place), abs=0.5), name


@pytest.mark.soak
def test_names_beside_bids_are_whole(page: Page, shows: list[TablePage]):
    """A long one takes a second line."""
    send(page, shows)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})

        assert wrong(page, shows, CUT_NAMES) == {}, (width, height)


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_the_board_fills_the_free_space(
    page: Page, shows: list[TablePage], size: ViewportSize
):
    """In six languages; at the end the hand is above the playback bar, except on a low phone."""
    page.set_viewport_size(size)
    send(page, shows)

    assert wrong(page, shows, CUT_OFF) == {}


@pytest.mark.soak
def test_on_a_phone_an_opponents_panel_contains_its_text(page: Page, shows: list[TablePage]):
    """In six languages, with all that can be known of a hand."""
    for known in ([well_known(show) for show in shows], [crowded(show) for show in shows]):
        page.set_viewport_size(PHONE)
        send(page, known)

        assert wrong(page, known, RIVAL) == {}


@pytest.mark.parametrize("size", [*PHONES, {"width": 844, "height": 390}])
def test_on_a_phone_large_hands_and_bids_stay_in_their_panels(
    page: Page, shows: list[TablePage], size: ViewportSize
):
    """A bid of sixteen cards, and a hand of twenty-one."""
    full = [fuller(show) for show in shows]
    page.set_viewport_size(size)
    send(page, full)

    assert wrong(page, full, ASTRAY) == {}


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 740}], ids=["phone", "small"])
def test_on_a_phone_no_text_covers_the_way_to_your_turn(page: Page, size: ViewportSize):
    """Neither the happenings nor the aim of the match do."""
    tables = [*course(GAME, 2, NAMES)][:EARLY]
    shows = [
        TablePage(view_table(it, "table", seat), LANGUAGES[number % len(LANGUAGES)])
        for number, it in enumerate(tables)
        for seat in range(2)
    ]
    page.set_viewport_size(size)
    send(page, shows)

    assert wrong(page, shows, WRITTEN_OVER) == {}


def test_both_offers_are_visible_on_a_small_phone(page: Page):
    """While dividing and choosing, neither hand nor question covers the second one."""
    page.set_viewport_size(PHONES[1])
    tables = [*course(GAME, 2, NAMES)][:-1]
    looks = [TablePage(view_table(it, "table", it.match.waits[0]), "en") for it in tables]
    shows = [it for it in looks if it.scene.question.id in ("ask-divide", "ask-choose")][:12]
    send(page, shows)

    assert {it.scene.question.id for it in shows} == {"ask-divide", "ask-choose"}
    assert wrong(page, shows, COVERED_OFFERS) == {}
