"""The glossary explains the marks on the cards."""

import pytest

from serenissima import games
from serenissima.words.lookup import look_up


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "eye"), ("de", "Auge"), ("fr", "œil"), ("en", "red diamond")]
)
def test_the_mark_of_a_known_card_is_looked_up_by_how_it_looks(language: str, mark: str):
    """As the first lesson calls it."""
    found = look_up(games.load("canal-grande"), mark, language)

    assert [term.id for term in found.terms] == ["known"]
