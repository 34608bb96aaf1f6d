"""No table is taller or wider than a laptop's window, however much text it has."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from serenissima import games
from serenissima.kernel.message import Message
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Group, Item, Row, Scene
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from serenissima.words import LANGUAGES
from tests.browser.drawn import EARLY, NAMES, SIZES, SWAP, lay, parts, send, usual, wrong
from tests.browser.pages import BOXES, LAPTOP, PHONE, Open
from tests.browser.people import GAMES, Person, most, short
from tests.browser.place import Place
from tests.browser.sights import course, fullest, is_drawn
from tests.each import EACH

WIDE: ViewportSize = {"width": 1920, "height": 1080}
ENLARGED: ViewportSize = {"width": 640, "height": 400}  # a laptop's window at 200 %
ANY_SIZE = (LAPTOP, WIDE, PHONE)
LIKE_COMPUTERS = tuple(f"Ordinatore {seat}" for seat in range(1, 6))  # as long as in French
KINDS = ("answer", "undo")
APART = 1 if EACH else 30  # number of steps between two looks at the board in a match

# Parts of a result that lack room, or break into more than two lines.
UNREAD = """() => {
  const result = document.getElementById('g-result');
  const high = [...result.querySelectorAll('.standings li')].filter((line) =>
    line.getBoundingClientRect().height > 2.5 * parseFloat(getComputedStyle(line).lineHeight));
  const more = result.scrollHeight - result.clientHeight;
  return [...high.map((line) => line.textContent), ...more > 1 ? [`${more} too high`] : []];
}"""
# Parts beyond the window that cannot be scrolled into sight, by the keyboard too.
OUTSIDE = """() => {
  const root = document.documentElement, wrong = [];
  const regions = '.group, .chart, .map-frame, #tale, #told, #question, #question *';
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  for (const thing of document.querySelectorAll(regions)) {
    const style = getComputedStyle(thing);
    let {left, right, top, bottom} = thing.getBoundingClientRect();
    if (right - left < 2 || style.clipPath !== 'none') continue;
    for (let up = thing.parentElement; up !== root; up = up.parentElement) {
      const flow = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (flow.display === 'contents') continue;
      if (/auto|scroll/.test(flow.overflowX)) [left, right] = [edge.left, edge.right];
      if (/auto|scroll/.test(flow.overflowY)) [top, bottom] = [edge.top, edge.bottom];
    }
    const off = Math.round(Math.max(-left, -top, right - innerWidth, bottom - innerHeight));
    if (off > 1) wrong.push(`${thing.id || thing.tagName} sticks out by ${off}`);
  }
  for (const id of ['question', 'side', 'stage', 'told']) {
    const region = document.getElementById(id), more = region.scrollWidth - region.clientWidth;
    const scrolls = getComputedStyle(region).overflowX === 'auto';
    if (more > 1 && scrolls) wrong.push(`${id} is ${more} too wide`);
  }
  const reached = 'button, a[href], input, select, [tabindex]:not([tabindex="-1"])';
  for (const region of document.querySelectorAll('#table *')) {
    if (region.scrollHeight <= region.clientHeight + 1) continue;
    const scrolls = /auto|scroll/.test(getComputedStyle(region).overflowY);
    if (scrolls && !region.matches(reached) && !region.querySelector(reached))
      wrong.push(`${region.id} scrolls, and no key reaches it`);
  }
  return wrong;
}"""
# A table with short names and a usual question needs no scrolling inside a region either.
CRAMPED = """() => {
  const panels = document.querySelectorAll('#question, #side, .zone-hand, .strip > .group');
  const scrolls = ({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 1;
  return [...panels].filter(scrolls).map(({id}) => `${id} scrolls`);
}"""

# Names and words that are cut: a text that ends beyond its clipping or beyond its card, and a word
# that continues in the next line without a hyphen.
CUT = """() => {
  const table = document.getElementById('table');
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange(), wrong = [];
  const clips = (it) => getComputedStyle(it).clipPath !== 'none';
  const clipped = (it) => it !== table && (clips(it) || clipped(it.parentElement));
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    const unseen = '.visually-hidden, [hidden], #tale, svg, .again';
    if (holder.closest(unseen) || !holder.checkVisibility()) continue;
    if (clipped(holder)) continue;
    range.selectNodeContents(text);
    const {left, right, width} = range.getBoundingClientRect();
    if (!text.data.trim() || !width) continue;
    for (let up = holder; up !== table; up = up.parentElement) {
      const style = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (style.overflowX === 'auto') break;
      const holds = style.overflowX === 'hidden' || up.matches('.card');
      const ends = left >= edge.left - 1 && right <= edge.right + 1;
      if (holds && !ends) wrong.push(`${text.data} is cut`);
    }
    for (const word of text.data.matchAll(/[^\\s–-]+/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1 && !word[0].includes('\\u00ad')) wrong.push(`${word[0]} is broken`);
    }
  }
  return [...new Set(wrong)];
}"""

# The places of answers and of the undo button: which of them, and its four edges.
EDGES = """() =>
  [...document.querySelectorAll('#question [data-answer], #undo')].map((button) => {
    const {left, top, right, bottom} = button.getBoundingClientRect();
    return [button.id === 'undo' ? 'undo' : 'answer', left, top, right, bottom];
  })"""


# Names that take more than two lines, and those that cannot be read in full with a pointer.
LONG_NAMES = """() => {
  const names = [...document.querySelectorAll('.whose')].filter((it) => it.checkVisibility());
  const lines = (it) => 2.5 * parseFloat(getComputedStyle(it).fontSize);
  const whole = (it) => it.clientHeight < lines(it) && it.title === it.textContent;
  return names.filter((it) => !whole(it)).map((it) => it.textContent);
}"""

# The parts of a table that overlap, of those that have a separate place.
ON_EACH_OTHER = """() => {
  const places = [...document.querySelectorAll('.zone-rival, #board, .zone-hand, #question')];
  const boxes = places.map((it) => [it.id, it.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
    .filter(([, b]) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${one} and ${other}`));
}"""

# Parts out of sight of the question, its answers and the hand: their first lines.
UNSEEN = """() => {
  const wanted = document.querySelectorAll('#asked, .zone-hand:is(.now, :has(.can)) > h2');
  return [...wanted].filter((it) => {
    const {left, top, bottom} = it.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 2, (top + bottom) / 2);
    return bottom > innerHeight || !(it === seen || it.contains(seen));
  }).map((it) => it.textContent);
}"""

# Of the events beside a question, the sentences whose beginning alone is out of sight, and those
# that are hidden although there is room for them.
BEGUN = """() => {
  dispatchEvent(new Event('resize'));  // as after a change
  const lines = document.querySelector('.question .latest:has(.earlier)');
  if (!lines?.checkVisibility()) return [];
  const cut = parseFloat(getComputedStyle(lines).clipPath.match(/[0-9.]+/) ?? 0);
  const {top, bottom} = lines.getBoundingClientRect();
  if (bottom - top - cut < 10) return ['nothing is left'];
  return [...lines.querySelectorAll('.earlier > span')].filter((said) => {
    const box = said.getBoundingClientRect();
    const hidden = box.top > top - 2 && box.top < top + cut - 2;
    return hidden || (box.top < top - 2 && box.bottom > top + cut + 2);
  }).map((said) => said.textContent);
}"""

# The cards whose names are under another card.
COVERED = """() => [...document.querySelectorAll('.card')].filter((card) => {
  const {left, right, top, bottom} = card.querySelector('.card-name').getBoundingClientRect();
  const ends = [left + 2, right - 2];
  return ends.some((x) => !card.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}).map((card) => card.id)"""

# The board, the elements that cover all of it, and the names of its groups.
BOARD = "#board, #board .map, #board .places, #board .shaped h2 > span:not(.gain)"
MOVED = f"""() => {{
  const all = ({BOXES})([...document.querySelectorAll('{BOARD}')]);
  const now = all.map((box) => box.slice(0, sides));
  window.lies ??= now;
  const near = (x, was) => x === was || Math.abs(x - was) < .5;
  const stays = (box, n) => lies[n] && box.every((x, k) => near(x, lies[n][k]));
  return now.length === lies.length && now.every(stays) ? [] : now;
}}"""
MARKS = "all => all.map((it) => getComputedStyle(it, '::before').content)"
OUTLINE = "it => getComputedStyle(it).outline"
PLAYED = "() => document.querySelectorAll('.piece').forEach((it) => it.classList.add('played'))"
FADED = "() => document.getAnimations().forEach((fading) => fading.finish())"


def other_scene(*groups: Group) -> TablePage:
    """Return a table with the maximum number of seats, with these groups on it."""
    crowded = max(GAMES, key=most)
    table = next(course(crowded, most(crowded), NAMES))
    shown = TablePage(view_table(table, "table", 0), "en")
    vars(shown)["scene"] = Scene(groups, shown.scene.question)
    return shown


def row(name: str, many: int, **more: Any) -> Row:
    """Return a line of cards that all differ."""
    return Row(tuple(Item(f"{name}-{n}", "", Message(f"{n}-{name}")) for n in range(many)), **more)


def test_different_cards_on_a_board_are_readable_on_a_phone(page: Page):
    """Their names are whole: long ones take another line."""
    page.set_viewport_size(PHONE)
    lay(page, other_scene(Group("ranks", "board", Message("name"), (row("rank", 8),))))

    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_equal_cards_on_a_board_do_not_hide_one_another(page: Page, size: ViewportSize):
    """They are side by side; in a hand they make a fan with their number."""
    page.set_viewport_size(size)
    pair = (Row(tuple(Item(f"card-{n}", "", Message("name")) for n in range(2))),)
    covered = {}
    for zone in ("board", "hand"):
        lay(page, other_scene(Group("pair", zone, Message("name"), pair)))
        covered[zone] = page.evaluate(COVERED)

    assert covered == {"board": [], "hand": ["i-card-0"]}
    assert page.locator("#g-pair .count").inner_text() == "2"


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_long_name_ends_in_dots(page: Page, game: str):
    """It takes a line or two; a pointer shows it in full."""
    tables = tuple(course(game, most(game)))[EARLY :: EARLY * 2]
    shows = [TablePage(view_table(table, "table", 0), "en") for table in tables]
    send(page, shows)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)

        assert wrong(page, shows, LONG_NAMES) == {}, size


@pytest.mark.soak
@pytest.mark.parametrize("game", [name for name in GAMES if not is_drawn(name)])
def test_parts_do_not_overlap_on_a_phone(page: Page, game: str):
    """The players' strips, the board, the hand and the question follow one another."""
    page.set_viewport_size(PHONE)
    tables = islice(course(game, 2, NAMES), EARLY)
    watched = [TablePage(view_table(table, "table", SPECTATOR), "en") for table in tables]
    shows = usual(game) + watched
    send(page, shows)

    assert wrong(page, shows, ON_EACH_OTHER) == {}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_no_sentence_begins_in_its_middle(page: Page, game: str):
    """The events since your last action are beside the question, as far as they fit."""
    page.set_viewport_size(PHONE)
    tables = tuple(course(game, most(game), NAMES))[:: 3 if EACH else 9]
    shows = [TablePage(view_table(it, "table", it.match.waits[0]), "en") for it in tables[:-1]]
    send(page, shows)

    assert sum(len(show.earlier()) > 1 for show in shows) > 5
    assert wrong(page, shows, BEGUN) == {}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_question_and_the_hand_are_in_sight_at_first(page: Page, game: str):
    """They are on a phone, and where a laptop shows everything twice as large."""
    shows = [show for show in usual(game) if show.asks]
    send(page, shows)
    for size in (ENLARGED, PHONE):
        page.set_viewport_size(size)

        assert wrong(page, shows, UNSEEN) == {}, size


def test_the_subject_of_a_question_keeps_its_frame(page: Page):
    """It does while others' change is lit, and after that has faded."""
    pair = [Item(f"piece-{n}", "", Message("name"), form="piece", lit=n == 0) for n in range(2)]
    lay(page, other_scene(Group("pair", "board", Message("name"), (Row((*pair,)),))))
    frame, other = (page.locator(f"#i-piece-{n}") for n in range(2))
    before = frame.evaluate(OUTLINE)
    page.evaluate(PLAYED)

    assert frame.evaluate(OUTLINE) == before
    assert other.evaluate(OUTLINE) != before
    page.evaluate(FADED)
    assert frame.evaluate(OUTLINE) == before


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_opponent_s_lines_of_cards_are_told_apart(page: Page, size: ViewportSize):
    """With three opponents in little space, the second line still has its label."""
    page.set_viewport_size(size)
    rows = row("held", 2), row("shown", 3, title=Message("what-was-shown"))
    groups = (
        Group(f"rival-{n}", "rival", Message("name"), tuple(replace(line, items=tuple(
            replace(item, id=f"{item.id}-{n}") for item in line.items)) for line in rows), seat=n)
        for n in (1, 2, 3)
    )  # fmt: skip
    lay(page, other_scene(*groups))

    assert page.get_by_text("what-was-shown").filter(visible=True).count() == 3


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_laptop_shows_everything(page: Page, game: str):
    """The longest names, every seat, every question, looking back; the end in six languages.

    Each is in one size, and in all three by `make soak`.
    """
    shows = list(fullest(game, most(game)))
    for number, (width, height) in enumerate(SIZES):
        looked_at = shows if EACH else shows[number :: len(SIZES)]
        page.set_viewport_size({"width": width, "height": height})
        send(page, looked_at)

        assert wrong(page, looked_at, OUTSIDE) == {}, (width, height)
        assert {show.over for show in looked_at} == {True, False}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_usual_table_needs_no_scrolling(page: Page, game: str):
    """With short names and as few seats as possible, everything is in sight."""
    shows = usual(game)
    send(page, shows)

    assert wrong(page, shows, OUTSIDE, CRAMPED) == {}


@pytest.mark.parametrize("game", GAMES)
def test_names_are_whole(page: Page, game: str):
    """Those of computer players, cards, districts and buildings, in six languages."""
    for seats in {min(games.meta(game).seats), most(game)}:
        tables = tuple(course(game, seats, LIKE_COMPUTERS))[:: EARLY // 2]
        shows = [
            TablePage(view_table(table, "table", 0), LANGUAGES[number % len(LANGUAGES)])
            for number, table in enumerate(tables)
        ]
        send(page, shows)
        for size in ANY_SIZE:
            page.set_viewport_size(size)

            assert wrong(page, shows, CUT) == {}, (seats, size)


@pytest.mark.parametrize("game", GAMES)
def test_answers_show_their_number_keys_visually_only(page: Page, game: str):
    """They need room and a keyboard; a screen reader reads the answer alone."""
    show = next(show for show in usual(game) if any(not it.quiet for it in show.answers()))
    lay(page, show)
    answers = page.locator("[data-answer]:not(.quiet)")
    marks = answers.evaluate_all(MARKS)
    named = [page.get_by_role("button", name=it, exact=True) for it in answers.all_inner_texts()]

    assert marks
    assert all(mark.startswith("counter(key)") for mark in marks)
    assert [name.count() for name in named] == [1] * len(marks)

    page.set_viewport_size(PHONE)

    assert set(answers.evaluate_all(MARKS)) == {"none"}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_second_click_on_an_answer_does_not_undo(page: Page, game: str):
    """No answer to any question overlaps the undo button of another question."""
    shows = usual(game)
    send(page, shows)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        found = [edge for edges in wrong(page, shows, EDGES).values() for edge in edges]
        answers, undos = ([edges for what, *edges in found if what == kind] for kind in KINDS)

        assert undos
        assert [answer for answer in answers if any(overlap(answer, undo) for undo in undos)] == []


def overlap(one: list[float], other: list[float]) -> bool:
    """Return whether two boxes share more than an edge: left, top, right and bottom of each."""
    return all(one[n] < other[n + 2] and other[n] < one[n + 2] for n in range(2))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_result_is_read_without_scrolling(page: Page, game: str):
    """The winner, the reason and the others' results each have a line, in every language."""
    *_, over = course(game, most(game), NAMES)
    shows = [TablePage(view_table(over, "table", 0), language) for language in LANGUAGES]
    send(page, shows)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})

        assert wrong(page, shows, UNREAD) == {}, (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_a_result_comes_into_sight_on_a_phone(page: Page, game: str):
    """It does wherever the table was scrolled when the match ended."""
    page.set_viewport_size(PHONE)
    *_, before, over = (
        TablePage(view_table(table, "table", 0), "en") for table in course(game, most(game), NAMES)
    )
    lay(page, before)
    page.evaluate("document.getElementById('scene').scrollTo(0, 9999)")
    scrolled = page.evaluate("document.getElementById('scene').scrollTop")
    page.evaluate(SWAP, parts(over))
    top = page.evaluate("document.getElementById('g-result').getBoundingClientRect().top")

    again = page.evaluate(
        "document.querySelector('[name=again]').getBoundingClientRect().bottom"
        " - document.getElementById('question').getBoundingClientRect().top"
    )

    assert scrolled > 0 or not is_drawn(game), "beside a board that is no drawing all fits"
    assert 0 <= top < PHONE["height"] * 0.6
    assert again <= 0, "nothing lies over the way to another match"


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_new_table_fits_one_screen(place: Place, open_page: Open, size: ViewportSize):
    """It has the usual number of seats; the options are folded away."""
    page = open_page(viewport=size)
    for game in GAMES:
        page.goto(f"{place.address}/new/{game}")
        play = page.locator("button.main").bounding_box()

        assert play is not None
        assert play["y"] + play["height"] <= size["height"], game


def some(game: str) -> Iterator[TablePage]:
    """Yield each question of a match, one step in thirty and the result.

    By `make soak` every step.
    """
    asked = set[str]()
    for number, table in enumerate(course(game, most(game), NAMES)):
        seat = next(iter(table.match.waits), 0)
        show = TablePage(view_table(table, "table", seat), "en")
        if number % APART == 0 or table.match.over or show.scene.question.id not in asked:
            asked.add(show.scene.question.id)
            yield show


@pytest.mark.parametrize("game", GAMES)
def test_the_board_does_not_move_through_a_match(page: Page, game: str):
    """It moves by no pixel for those who act, with every seat taken, from the start to the result.

    On a phone a board that is not a drawing has a constant place and width, and is as high as the
    question allows.
    """
    shows = list(some(game))
    send(page, shows)
    for size in ANY_SIZE:
        page.set_viewport_size(size)
        sides = 4 if size is PHONE and not is_drawn(game) else 5
        page.evaluate("sides => { window.sides = sides; window.lies = undefined; }", sides)

        assert wrong(page, shows, MOVED) == {}, size
        assert page.evaluate("lies[0][3]") > 0


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_board_does_not_move_during_play(place: Place, open_page: Open, game: str):
    """It is still from the first click to the result, against a computer player."""
    anna = Person(open_page(), seed=5).sit(place.address, game=game, **short(game))
    seen: list[Any] = []
    board = anna.page.locator(BOARD)
    anna.play_out(look=lambda _page: seen.append(board.evaluate_all(BOXES)))
    seen.append(board.evaluate_all(BOXES))

    assert anna.taken > 1
    assert [place for place in seen if place != seen[0]] == []
