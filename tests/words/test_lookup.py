"""What a player types is found in glossary and rules, also if it is not spelled there."""

import pytest

from serenissima import games
from serenissima.kernel.errors import Unknown
from serenissima.words import LANGUAGES, Speaker
from serenissima.words.guide import ALSO, guide
from serenissima.words.lookup import look_up
from serenissima.words.rulebook import RuleBook
from tests.tiny.game import GAME as TINY

SHELF = [(name, language) for name in games.names() for language in LANGUAGES]


@pytest.mark.parametrize("wanted", ["tickets", "straw", "Ticket", "a lot"])
def test_a_term_is_found_by_what_else_players_call_it(wanted: str):
    """In any form of the word."""
    found = look_up(TINY, wanted, "en")

    assert [term.id for term in found.terms] == ["lot"]
    assert found.whole


@pytest.mark.parametrize(("name", "language"), SHELF)
def test_every_other_word_for_a_term_finds_it(name: str, language: str):
    """In every game and language; no term is left over that the glossary lacks."""
    game = games.load(name)
    word = Speaker(language, game.folder)
    terms = [term.id for term in guide(game, language)["terms"]]
    also = {term: word.word(ALSO + term).split(", ") for term in terms if word.has(ALSO + term)}
    lost = [
        (term, other)
        for term, others in also.items()
        for other in others
        if term not in [found.id for found in look_up(game, other, language).terms]
    ]

    assert len(also) > len(terms) // 3
    assert lost == []


def test_other_forms_of_words_find_rules():
    """If no rule has them as they are spelled."""
    found = look_up(TINY, "confirming", "en")

    assert "R2.3" in [rule.number for chapter in found.chapters for rule in chapter.rules]
    assert found.whole


def test_if_no_text_has_all_words_those_with_most_of_them_are_found():
    """And whoever reads is told so."""
    found = look_up(TINY, "how is a lot confirmed, sir xyzzy", "en")
    some = Speaker("en").word("page-rules-some")
    lines = [line.text for line in RuleBook(TINY, "en").read("confirmed xyzzy")]

    assert found.anything
    assert not found.whole
    assert lines[0] == some


def test_what_nothing_mentions_is_answered_with_words_like_it():
    """A slip of the pen; where nothing is like it, the chapters are named."""
    with pytest.raises(Unknown) as slip:
        list(RuleBook(TINY, "en").read("confrimed"))
    with pytest.raises(Unknown) as nothing:
        list(RuleBook(TINY, "en").read("xyzzy"))

    assert "confirmed" in slip.value.hint
    assert nothing.value.hint.startswith("one of R1 ")
