"""Scenes as pages: fans, heaps, contests and maps of any game."""

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from markupsafe import Markup

from serenissima.kernel.message import Message, Seat
from serenissima.kernel.scene import Answer, Drawing, Gauge, Group, Item, Label, Row, Scene
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.layout import (
    arrange,
    arrange_cards,
    form,
    gather_for_words,
    heap_tokens,
)
from serenissima.web.presentation.presenter import Presenter
from serenissima.web.presentation.table_page import TablePage, draw
from serenissima.words import Speaker
from tests.service.guests import GAME, live
from tests.web.visitors import Reader

LOT = Message("lot-one")
NOTHING: Mapping[int, Message] = {}


def item(name: str, **more: object) -> Item:
    return replace(Item(name, "lot", LOT, kind="one"), **more)


def page(
    *groups: Group, answers: tuple[Answer, ...] = (), losses: Mapping[int, Message] = NOTHING
) -> str:
    """Return these groups on the page of the seat that may act."""
    _, table = live(random.Random(1), 0)
    page = TablePage(view_table(table, "id", 0), "en")
    page.__dict__["scene"] = Scene(groups, Message("choose"), answers).warning(losses)
    html = draw(page, "table").html()
    Reader(html)
    return html


def test_equal_cards_make_a_fan_and_many_carry_a_figure():
    """The last of them is on top, and is the one that the keyboard reaches."""
    row = Row((*(item(f"a-{n}") for n in range(3)), item("b", kind="two")))
    fan = list(arrange_cards(row))

    assert [p.again for p in fan] == [False, True, True, False]
    assert [p.count for p in fan] == [0, 0, 3, 0]
    assert [p.last for p in fan] == [False, False, True, True]


def test_equal_tokens_make_a_heap():
    """Empty places are among the tokens that they are for."""
    row = Row((
        item("z-1", form="token", kind="z"), item("z-2", form="token", kind="z"),
        item("a", form="field", kind="a"),
    ))  # fmt: skip

    assert [(p.item.id, p.count) for p in heap_tokens(row)] == [("a", 0), ("z-2", 2)]


def test_words_list_the_figures_of_like_boxes_together():
    """The one marked as the current one is listed alone."""
    boxes = [item(f"site-{n}", symbol="", form="field", count=n, lit=n == 3) for n in (3, 4, 5, 6)]

    assert [(p.item.id, more) for p, more in gather_for_words(Row((*boxes,)))] == [
        ("site-3", []), ("site-4", [5, 6]),
    ]  # fmt: skip


def test_tokens_of_a_spread_row_are_each_visible():
    """Of equal ones, each but the first overlaps another; none represents several."""
    tokens = (item(f"a-{n}", form="token") for n in range(2))
    row = Row((*tokens, item("b", form="token", kind="two")), spread=True)

    assert [(p.item.id, p.again, p.count) for p in arrange(row)] == [
        ("a-0", False, 0), ("a-1", True, 0), ("b", False, 0)
    ]  # fmt: skip


def test_lines_of_cards_decide_the_form_of_a_group():
    """Several with an owner or a title face each other; those of a hand follow one another."""
    cards, tokens = Row((item("a"),)), Row((item("b", form="token"),))
    titled, owned = replace(cards, title=LOT), replace(cards, seat=1)

    def drawn(zone: str, *rows: Row) -> str:
        return form(Group("g", zone, LOT, rows))

    assert (drawn("board", titled, owned), drawn("board", cards, cards)) == ("contest", "plain")
    assert (drawn("hand", cards), drawn("hand", cards, tokens)) == ("plain", "plain")
    assert (drawn("hand", cards, cards), drawn("rival", tokens, tokens)) == ("flow", "flow")


def test_a_map_shows_pieces_at_their_places():
    """Clickable ones have a button in words, too."""
    _, table = live(random.Random(1), 0)
    action = view_table(table, "id", 0).legal[0]
    pieces = Row((
        item("p", form="piece", place=(10.0, 20.5), seat=1),
        item("f", form="field", place=(30.0, 40.0), action=action),
    ))  # fmt: skip
    html = page(Group("map", "board", LOT, (pieces,), measure=(100, 80), ground="lagoon"))

    assert 'viewBox="0 0 100 80"' in html
    assert "symbols.svg#lagoon" in html
    assert 'transform="translate(10 20.5)"' in html
    assert html.count("data-action=") == 1
    assert html.count('name="action"') >= 1


def test_things_on_a_map_include_the_heading_of_their_line():
    """They do so clickable or not; without a heading their name suffices.

    Below the map, things without an action are described by their label.
    """
    _, table = live(random.Random(1), 0)
    action = view_table(table, "id", 0).legal[0]
    things = (
        item("f", form="field", place=(30.0, 40.0), action=action),
        item("q", form="field", place=(50.0, 40.0)),
    )
    plain = page(Group("map", "board", LOT, (Row(things),), measure=(100, 80)))
    titled = page(Group("map", "board", LOT, (Row(things, Message("pond")),), measure=(100, 80)))

    assert "The pond · " not in plain
    assert titled.count('aria-label="The pond · ') == len(things)
    assert titled.count('data-told="The pond · ') == 1
    assert titled.count(" data-told>") == len(things) - 1


def test_a_map_may_have_art_and_names_beyond_its_things():
    """They are below and above the things, and a field has its number in the middle."""
    field = Row((item("f", form="field", place=(30.0, 40.0), size=(10.0, 10.0), count=7),))
    html = page(
        Group(
            "map", "board", LOT, (field,), measure=(480, 80),
            drawings=(Drawing("lot", (10, 20), (4, 6), "two"),), labels=(Label(LOT, (60, 70)),),
        )
    )  # fmt: skip
    shore, name = html.index('class="drawn kind-two"'), html.index('class="label"')

    assert 'class="drawings" id="d-map" aria-hidden="true"' in html
    assert shore < html.index('id="i-f"') < name
    assert 'x="8" y="17" width="4" height="6"' in html
    assert 'class="label" aria-hidden="true" font-size="7" x="60" y="70"' in html
    assert '<text class="figure" font-size="5.6' in html


def test_rows_with_titles_are_side_by_side():
    """They have the mark of their seat."""
    rows = tuple(
        Row((item(f"c-{n}"),), title=Message("hand", {"seat": Seat(n), "fish": 0}), seat=n)
        for n in range(2)
    )
    html = page(Group("duel", "board", LOT, rows, gauges=(Gauge(2, 5, LOT),), lit=True))

    assert html.count('class="bid seat-') == 2
    assert "wide" in html


def test_figures_badges_and_states_are_drawn_and_described():
    """A numeral beside a symbol, or in a dashed box; a badge; scoring and finished things."""
    html = page(Group("g", "board", LOT, (Row((
        item("pile", form="piece", seat=1, count=4, badge="lot"),
        item("site", symbol="", form="field", count=7, lit=True),
        item("gone", form="token", faded=True),
    )),)))  # fmt: skip

    assert html.count('<b class="much" aria-hidden="true">4</b>') == 1
    assert 'class="badge kind-lot"' in html
    assert 'class="site kind-one lit"' in html
    assert "a one: 7 (current)" in html
    assert "a one (done)" in html


def test_a_chart_appears_with_its_companions():
    """Groups at their places, a strip above, an alert; the one that can be chosen is a button."""
    _, table = live(random.Random(1), 0)
    action = view_table(table, "id", 0).legal[0]
    html = page(
        Group("area", "board", LOT, (), action=action, symbol="lot", shape="lot",
              place=(5.2, 30, 45, 100), alert=LOT),
        Group("books", "board", LOT, (Row((), seat=0, total=3), Row((), seat=1, total=12))),
    )  # fmt: skip

    assert 'class="charted"' in html
    assert "x0_ x_5 y3_ y_0 w4_ w_5 h10_ h_0" in html
    assert '<button class="group-pick can" id="p-area"' in html
    assert html.index("g-books") < html.index("g-area")
    assert html.count('class="entry') == 2
    assert 'class="alert"' in html


def test_a_map_marks_the_places_that_can_be_chosen():
    """The marks are its classes, so style sheets need not look for them among its things."""
    _, table = live(random.Random(1), 0)
    action, *_ = view_table(table, "id", 0).legal
    places = [
        item("here", form="field", action=action, place=(1, 1)),
        item("there", form="field", kind="two", place=(2, 2)),
        item("boat", form="piece", kind="three", action=action, place=(2, 2)),
    ]
    one, none = (page(Group("map", "board", LOT, (Row(tuple(some)),), measure=(9, 9)))
                 for some in (places, places[1:]))  # fmt: skip

    assert 'class="charted mapped"' in one
    assert 'class="map choosing-one"' in one
    assert 'class="map"' in none


def test_several_lines_of_a_hand_follow_one_another():
    """Each line has a separate place, tokens together."""
    tokens = [Row((item(f"t-{n}", form="token"),), title=LOT, total=n) for n in range(2)]
    html = page(Group("hand", "hand", LOT, (Row((item("c"),)), *tokens)))

    assert html.count('class="flow"') == 1
    assert html.count('class="heap"') == 2
    assert html.count('class="total"') == 2


def test_an_empty_line_with_a_heading_is_marked():
    """One with a total or a note shows that instead."""
    rows = (Row((), title=LOT), Row((), title=LOT, total=0), Row((), title=LOT, note=LOT))

    assert page(Group("hand", "hand", LOT, rows)).count(": empty</p>") == 1


def test_actions_missing_from_the_scene_are_offered():
    """Every legal action is a button, even if no thing on the table represents it."""
    _, table = live(random.Random(1), 0)
    legal = view_table(table, "id", 0).legal

    assert page().count('name="action"') == len(legal)


def test_players_are_named_in_every_part_that_is_reused():
    """An example is the actions that the scene does not show."""
    speaker = Speaker("en", GAME.folder, ("Anna", "Bernd"))
    presenter = Presenter(GAME, GAME.actions, speaker, frozenset())
    hand = Message("hand", {"seat": Seat(1), "fish": 3})

    drawn = presenter.draw_cached(lambda page, _, told: Markup(page.say(told[0])), (), (hand,))

    assert "Bernd" in drawn


def test_the_only_way_to_continue_is_the_main_one():
    """If it wastes something, a warning replaces this."""
    action = open_action()
    answers = (Answer(action, Message("near")),)
    plain, wasting = (
        page(answers=answers),
        page(answers=answers, losses={action: Message("promise")}),
    )

    assert words(plain, "answer main") == ["One fish more may win"]
    assert words(wasting, "answer main") == []
    assert words(wasting, "answer")[0] == "One fish more may win It may catch fish."


def test_a_thing_shows_its_waste():
    """The warning is on the thing, and in words beside the question: a finger can't hover."""
    action = open_action()
    row = Row((item("a", action=action),))
    html = page(Group("hand", "hand", LOT, (row,)), losses={action: Message("promise")})

    assert 'title="Choose a one – It may catch fish."' in html
    assert 'class="card kind-one can wastes"' in html
    assert words(html, "note hint loss") == ["It may catch fish. (Choose a one)"]


def test_an_unavoidable_loss_is_mentioned_once():
    """It is not repeated for each choice.

    Where a loss can be avoided, the warning names the choice.
    """
    one, other = open_actions()[:2]
    hand = Group("hand", "hand", LOT, (Row((item("a", action=one), item("b", action=other))),))
    always, avoidable = (
        page(hand, losses=dict.fromkeys(wasting, Message("promise")))
        for wasting in ((one, other), (one,))
    )

    assert words(always, "note hint loss") == ["It may catch fish. (any choice on the table)"]
    assert words(avoidable, "note hint loss") == ["It may catch fish. (Choose a one)"]


def open_action() -> int:
    """Return an action that the seat on these pages may take."""
    return open_actions()[0]


def open_actions() -> Sequence[int]:
    """Return all of them."""
    return view_table(live(random.Random(1), 0)[1], "id", 0).legal


def words(html: str, kind: str) -> list[str]:
    """Return the texts of the elements of a class."""
    found = re.findall(rf'<(\w+) class="{kind}"[^>]*>(.*?)</\1>', html, re.DOTALL)
    return [" ".join(Markup(text).striptags().split()) for _, text in found]
