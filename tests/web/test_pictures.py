"""Views as pictures: self-contained, and without their seat's hidden information."""

import base64
import re
import xml.etree.ElementTree as ET

import pytest

import serenissima.api
from serenissima import games
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.web.presentation.markup import as_xml
from tests.service.guests import GAME

OUTSIDE = re.compile(r'(?:href|src)="(?!#|data:)|url\((?!"?(?:data:|#))')


def within(picture: str) -> str:
    """The image that a picture holds."""
    (image,) = ET.fromstring(picture)
    return base64.b64decode(image.attrib["href"].partition(",")[2]).decode()


def played(name: str, actions: int) -> Match:
    """Return a match after some actions, each the first legal one."""
    match = Match(games.load(name), seed="picture")
    for _ in range(actions):
        match.play(match.waits[0], match.legal(match.waits[0])[-1])
    return match


@pytest.mark.parametrize("name", games.names())
def test_a_picture_is_self_contained(name: str):
    """It can be read as XML, and every symbol that it uses is in it."""
    match = played(name, 12)
    inside = within(match._repr_svg_() or "")
    ids = set(re.findall(r'<symbol id="([\w-]+)"', inside))

    ET.fromstring(inside)
    assert OUTSIDE.findall(inside) == []
    assert ids >= set(re.findall(r'<use[^>]* href="#([\w-]+)"', inside)) != set()


def test_equal_views_are_equal_pictures():
    """A match that differs only in hidden information looks the same."""
    match = played(games.names()[0], 3)
    other = match.view(0)
    verbs.redeal(match.terms, other, 0, rolled_dice(5))
    dealt = Match(match.game, match.seats, position=other)

    assert dealt.seen_by(0)._repr_svg_() == match.seen_by(0)._repr_svg_()
    assert dealt.seen_by(1)._repr_svg_() != match.seen_by(1)._repr_svg_()


def test_a_picture_has_the_requested_language_and_theme():
    """The theme is light or dark."""
    view = played(games.names()[0], 0).seen_by(0)
    english, german = (serenissima.picture(view, language=one) for one in ("en", "de"))

    assert "Seat 1" in within(english)
    assert "Platz 1" in within(german)
    assert 'data-theme="dark"' in within(serenissima.picture(view, theme="dark"))
    with pytest.raises(serenissima.Unknown, match="tlh"):
        serenissima.picture(view, language="tlh")
    with pytest.raises(serenissima.Unknown, match="pink"):
        serenissima.picture(view, theme="pink")


def test_looking_back_shows_the_step():
    """A view of a past step shows what the seat saw then."""
    match = Match(GAME, seed=1)
    before = match.seen_by(0).position
    match.play(match.waits[0], match.legal(match.waits[0])[0])

    assert match.seen_by(0, after=0).position == before != match.seen_by(0).position


def test_markup_becomes_xml():
    """It may have names in capitals, attributes without a value, and unclosed elements."""
    html = '<svg viewBox="0 0 1 1"><use href="#a"/></svg><input hidden><p title="a &lt; b">1 &lt; 2'

    assert as_xml(html + "</p>") == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><use href="#a"/></svg>'
        '<input hidden=""/><p title="a &lt; b">1 &lt; 2</p>'
    )
