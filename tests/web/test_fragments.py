"""Few changes are sent instead of pages, and a browser turns them into the page."""

import json
import random
import re
import zlib
from functools import partial
from typing import Any

import pytest

from serenissima import games
from serenissima.kernel.record import SPECTATOR
from serenissima.service import CacheMemory
from serenissima.service.core.commands import Act
from serenissima.service.core.deciding import decide
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.drawn_tables import DrawnPage, DrawnTables
from serenissima.web.presentation.fragments import Change, Fragment, Fragments, changes, slot
from tests.service.guests import new_table
from tests.web.screens import Screen

KINDS = ("table", "text")
STEPS = 30


def li(item: object, text: str = "") -> str:
    return f"<li id='{item}'>{text}</li>"


def page(items: str, before: str = "", after: str = "") -> Fragment:
    """A list of items between two texts."""
    fragments = Fragments()

    def text() -> str:
        inside = fragments.each(((item, item) for item in items), li)
        return f"<ul id='all'>{before}{inside}{after}</ul>"

    return fragments.page(fragments.add("all", caller=text))


def changed(before: Fragment, now: Fragment) -> list[Change]:
    """Return the changes, after checking that they lead to the page."""
    screen, found = Screen(before.html()), list(changes(before, now))
    screen.change(found)
    assert Screen(now.html()).text() == screen.text()
    return found


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ("abc", "abc", []),
        ("abc", "xabc", [("all", 0, 0, li("x"))]),
        ("abc", "abcx", [("all", 3, 0, li("x"))]),
        ("abc", "bc", [("all", 0, 1, "")]),
        ("abc", "axyc", [("all", 1, 1, li("x") + li("y"))]),
        ("abc", "cab", [("all", 0, 3, li("c") + li("a") + li("b"))]),
        ("", "ab", [("all", f"<ul id='all'>{li('a')}{li('b')}</ul>")]),
    ],
)
def test_only_new_children_are_sent(old: str, new: str, change: list[Change]):
    """Those that stay are not."""
    assert changed(page(old), page(new)) == change


def test_an_element_is_redrawn_around_fragments_that_stay():
    """Its text has changed, and one fragment is new."""
    html = f"<ul id='all'>late{slot('a')}{li('x')}</ul>"

    assert changed(page("ab", "early"), page("ax", "late")) == [("all", html)]


def b(text: str) -> str:
    return f"<b id='in'>{text}</b>"


def nested(before: Fragment | None, inner: str, key: object = None) -> Fragment:
    """Return a page of one fragment with this key, which contains another."""
    fragments = Fragments(before)

    def outer() -> str:
        return f"<p id='out'>{fragments.add('in', caller=lambda: b(inner))}</p>"

    return fragments.page(fragments.add("out", key, caller=outer))


def test_a_fragment_inside_a_fragment_is_sent_alone():
    """The innermost changed one is sent."""
    pages = [nested(None, text) for text in ("old", "new")]

    assert changed(*pages) == [("in", b("new"))]


@pytest.mark.parametrize(("key", "inner"), [((1, 2), "old"), ((1, 3), "new")])
def test_an_equal_key_is_not_drawn_again(key: object, inner: str):
    """Neither it nor its content is; with another key, both are."""
    first = nested(None, "old", (1, 2))
    second = nested(first, "never drawn", (1, 2))
    third = nested(second, "new", key)

    assert third.html() == f"<p id='out'>{b(inner)}</p>"


def test_content_with_an_equal_key_survives_its_container():
    """It stays as it was."""
    pages: list[Fragment] = []
    for key in (1, 2):
        fragments = Fragments(pages[-1] if pages else None)
        things = partial(fragments.each, [("a", "same"), (f"b-{key}", key)], li)
        pages.append(fragments.page(fragments.add("all", key, caller=things)))
    (first, second) = (page.children[0].children for page in pages)

    assert second[0] is first[0]
    assert (second[1].id, second[1].html()) == ("b-2", li("2"))


def test_a_lazy_fragment_is_rendered_when_it_is_sent():
    """It is rendered once for all browsers, and not at all while the browser has it."""
    drawn: list[object] = []

    def late(item: object) -> str:
        drawn.append(item)
        return li(item)

    fragments = Fragments()
    root = fragments.page(fragments.late((("a", "a"), ("b", "b")), late))
    assert root.html({"a"}) == slot("a") + li("b")
    assert drawn == ["b"]

    assert root.html() == root.html() == li("a") + li("b")
    assert drawn == ["b", "a"]


def begun(game: str) -> Table:
    """A table at which as few people sit as can play."""
    found = games.load(game)
    return new_table(found, *["person"] * found.meta.seats[0]).table


def step(table: Table, chance: random.Random) -> Table:
    """Return the table after an action of one seat."""
    seat = chance.choice(table.match.waits)
    act = Act(seat, chance.choice(list(table.match.legal(seat))), table.decision(seat) or 0)
    return decide(table, act, "secret").table


def changed_screen(before: DrawnPage, message: dict[str, Any]) -> str:
    """Return the screen of a browser that has shown another page and reads a message."""
    screen = Screen(before.html())
    screen.change(message["changes"])
    return screen.text()


def newest_step(page: DrawnPage) -> int:
    """Return the number of the last step of the tale on a page; -1 for none."""
    found = re.search(r'<li id="t-(\d+)"', page.html())
    return int(found[1]) if found else -1


def test_steps_on_the_screen_are_not_sent_again():
    """After a restart of the server, it sends those that are new."""
    chance, table = random.Random(3), begun(games.names()[0])
    for _ in range(STEPS):
        table = step(table, chance)
    before = DrawnTables(CacheMemory(10**9)).page(view_table(table, "id", SPECTATOR), "en", "table")
    now = DrawnTables(CacheMemory(10**9)).page(
        view_table(step(table, chance), "id", SPECTATOR), "en", "table"
    )
    all_of_it, news = now.message(None), now.message(None, newest_step(before))

    assert newest_step(before) > 10
    assert (all_of_it.count("data-step"), news.count("data-step")) == (
        newest_step(now) + 1,
        newest_step(now) - newest_step(before),
    )


@pytest.mark.parametrize("game", games.names())
def test_changes_lead_to_the_page(game: str):
    """They do from any earlier page; a page drawn from the previous one equals one drawn anew."""
    chance, drawn = random.Random(game), DrawnTables(CacheMemory(10**9))
    table = begun(game)
    shown: dict[tuple[int, str], DrawnPage] = {}
    for number in range(STEPS):
        table = step(table, chance)
        seat, kind = chance.randrange(SPECTATOR, table.match.seats), KINDS[number % 3 == 0]
        now = drawn.page(view_table(table, "id", seat), "en", kind)
        fresh = DrawnTables(CacheMemory(10**9)).page(view_table(table, "id", seat), "en", kind)
        assert now.html() == fresh.html()
        if before := shown.get((seat, kind)):
            told = json.loads(now.message(before))
            assert (before.seq, now.seq) == (told["base"], told["seq"])
            assert Screen(now.html()).text() == changed_screen(before, told)
            unknown = json.loads(now.message(None, newest_step(before)))
            assert Screen(now.html()).text() == changed_screen(before, unknown)
        shown[seat, kind] = now
    assert shown


def test_a_message_is_compressed_once():
    """All who see the same get the same bytes."""
    drawn, chance = DrawnTables(CacheMemory(10**9)), random.Random(5)
    table = begun(games.names()[0])
    before = drawn.page(view_table(table, "id", SPECTATOR), "en", "table")
    now = drawn.page(view_table(step(table, chance), "id", SPECTATOR), "en", "table")
    packed = now.pack(before)

    assert zlib.decompress(packed, -zlib.MAX_WBITS).decode() == now.message(before)
    assert now.pack(before) is packed
    assert now.pack(None) is now.pack(None)
    assert len(packed) < len(now.pack(None))
