"""A page is changed where it has changed: what stays is the same element, in the same place."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

MAP = "<svg id=map><g id=hex class=can><use href=#swamp></use><circle></circle></g></svg>"
CARDS = "<ul><li id=card>7</li></ul>"
BOARD = f"<section id=board class=now><h2>Board</h2>{MAP}{CARDS}<p>0</p></section>"

# Changes a page: its content then, the elements that stay, and those that were inserted again.
CHANGE = """async ([html, changes]) => {
  const {patch} = (await import('/static/patch.js')).$patch;
  document.body.innerHTML = html;
  const old = new Set(document.body.querySelectorAll('*')), names = (nodes) =>
    [...nodes].filter((node) => old.has(node)).map((node) => node.localName);
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, {childList: true, subtree: true});
  patch(changes);
  const moved = watch.takeRecords().flatMap(({addedNodes}) => names(addedNodes));
  return [document.body.innerHTML, names(document.body.querySelectorAll('*')), moved];
}"""
DRAWN = "html => { document.body.innerHTML = html; return document.body.innerHTML; }"


def changed(page: Page, html: str, *change: object) -> tuple[str, list[str], list[str]]:
    """Return the page after a change, and which of its elements stayed and were moved."""
    return several_changed(page, html, change)


def several_changed(
    page: Page, html: str, *changes: Sequence[object]
) -> tuple[str, list[str], list[str]]:
    """Return the same after several changes at once."""
    after, stayed, moved = page.evaluate(CHANGE, [html, list(changes)])
    return after, stayed, moved


def test_stable_children_are_not_moved(page: Page):
    """A map of thousands of shapes is not laid out again because the board around it is lit."""
    around = "<section id=board><h2>The board</h2>%s<ul>%s<li id=other>8</li></ul></section>"
    after, stayed, moved = changed(page, BOARD, "board", around % ("\0map\0", "\0card\0"))

    assert stayed == ["section", "svg", "g", "use", "circle", "ul", "li"]
    assert moved == []
    assert after == page.evaluate(DRAWN, around % (MAP, "<li id=card>7</li>"))


def test_a_thing_on_a_map_keeps_its_drawing(page: Page):
    """The ring of a choice goes, and the swamp stays."""
    after, stayed, moved = changed(page, BOARD, "hex", "<g id=hex><use href=#swamp></use></g>")

    assert '<g id="hex"><use href="#swamp"></use></g>' in after
    assert stayed == ["section", "h2", "svg", "g", "use", "ul", "li", "p"]
    assert moved == []


@pytest.mark.parametrize("more", ["", "<g></g>"])
def test_several_things_on_a_map_change_at_once(page: Page, more: str):
    """Each keeps its drawing, whether their texts differ or not."""
    one, other = (f'<g id="{name}"><use href="#swamp"></use>%s</g>' for name in "ab")
    after, stayed, moved = several_changed(
        page, f"<svg>{one % '<circle></circle>'}{other % ''}</svg>",
        ("a", one % "\n" + more), ("b", other % "<text>3</text>" + more),
    )  # fmt: skip

    assert f"{one % chr(10)}{other % '<text>3</text>'}" in after
    assert stayed == ["svg", "g", "use", "g", "use"]
    assert moved == []


def test_swapped_parts_are_moved(page: Page):
    """New ones are between them."""
    row = "<ul id=row><li id=a></li><li id=b></li><li id=c></li></ul>"
    after, stayed, _ = changed(page, row, "row", "<ul id=row>\0c\0<li></li>\0a\0\0b\0</ul>")

    order = "<li id=c></li><li></li><li id=a></li><li id=b></li>"
    assert after == page.evaluate(DRAWN, f"<ul id=row>{order}</ul>")
    assert stayed == ["ul", "li", "li", "li"]


def test_an_element_of_another_kind_is_put_around_the_parts(page: Page):
    """It is new, and they are not."""
    after, stayed, _ = changed(page, BOARD, "board", "<div id=board><p>new</p>\0map\0</div>")

    assert after == page.evaluate(DRAWN, f"<div id=board><p>new</p>{MAP}</div>")
    assert stayed == ["svg", "g", "use", "circle"]


def test_without_a_part_that_should_stay_nothing_changes(page: Page):
    """The page is fetched anew then."""
    with pytest.raises(Exception, match="no part nowhere"):
        changed(page, BOARD, "board", "<section id=board>\0nowhere\0</section>")

    assert page.evaluate("document.body.innerHTML") == page.evaluate(DRAWN, BOARD)
