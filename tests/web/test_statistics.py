"""The page of a game's statistics."""

from fastapi import FastAPI

from serenissima.words import LANGUAGES
from tests.web.meetings import finished
from tests.web.visitors import Visitor


async def test_the_page_shows_the_site_beside_ones_own_matches(
    anna: Visitor, bernd: Visitor, come, app: FastAPI
):
    """A figure has its interval and its count; a stranger sees only those of the site."""
    await anna.go("/statistics/lots")
    assert "No match has been counted yet." in anna.text
    await finished(anna, bernd)
    await app.state.serenissima.tables.learning.statistics.count_finished()
    app.state.serenissima.tables.learning.statistics._kept.drop("lots")
    await anna.go("/statistics/lots")
    own = anna.text
    await come().go("/statistics/lots?seats=2")
    stranger = (await come().go("/statistics/lots?seats=3")).text

    assert "One match on this site" in own
    assert "One match of yours" in own
    assert own.count('class="share-bar"') >= 4
    assert "(21% to 100%) of 1" in own or "(0% to 79%) of 1" in own
    assert "One match" not in stranger
    for language in LANGUAGES:
        await anna.go("/statistics/lots", **{"accept-language": language})
        assert "page-statistics" not in anna.text
    await anna.go("/statistics/nowhere", 404)
