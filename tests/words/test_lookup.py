"""The glossary and rules are searched by a player's words, whatever their form or spelling."""

import pytest

from serenissima import games
from serenissima.kernel.errors import Unknown
from serenissima.kernel.game import Game
from serenissima.words import LANGUAGES, Speaker
from serenissima.words.asking import Lexicon, asking
from serenissima.words.guide import ALSO, guide
from serenissima.words.lookup import look_up
from serenissima.words.rulebook import RuleBook
from tests.tiny.game import GAME as TINY

SHELF = [(name, language) for name in games.names() for language in LANGUAGES]


@pytest.mark.parametrize("wanted", ["tickets", "straw", "Ticket", "a lot"])
def test_a_synonym_finds_its_term(wanted: str):
    """Any form of the word works."""
    found = look_up(TINY, wanted, "en")

    assert [term.id for term in found.terms] == ["lot"]
    assert found.whole


@pytest.mark.parametrize(("name", "language"), SHELF)
def test_every_synonym_finds_its_term(name: str, language: str):
    """This holds in every game and language; the glossary has all of these terms."""
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


def numbers(wanted: str, language: str = "en", game: Game = TINY) -> list[str]:
    """Return the numbers of the rules found, in order."""
    found = look_up(game, wanted, language).chapters
    return [rule.number for chapter in found for rule in chapter.rules]


def test_other_forms_of_words_find_rules():
    """As if they were spelled as in the rule."""
    found = look_up(TINY, "confirming", "en")

    assert "R2.3" in numbers("confirming")
    assert found.whole
    assert "confirmed" in found.words


def test_words_are_found_by_their_beginning_only():
    """`pil` finds `pile`, but `ile` does not; `CÁTCHES` equals `catches`."""
    assert "R1.1" in numbers("pil")
    assert numbers("ile") == []
    assert numbers("CÁTCHES") == numbers("catches") != []


def test_an_empty_search_finds_all_rules():
    """They have the order of their chapters."""
    assert numbers("") == numbers(" ")
    assert numbers("")[:3] == ["R1.1", "R1.2", "R2.1"]


def test_words_without_meaning_are_left_out():
    """A question finds the rules for its other words; without other words, it finds none."""
    assert numbers("what is the pile?") == numbers("pile")
    assert numbers("of the") == []


@pytest.mark.parametrize(("name", "language"), SHELF)
def test_a_term_finds_first_the_rule_that_its_entry_cites(name: str, language: str):
    """One of those of the entries with that name, in most cases the first; options come later."""
    game = games.load(name)
    late = asking(game.folder, language).late
    terms = guide(game, language)["terms"]
    found = {term: numbers(term.name, language, game) for term in terms}
    cited = {
        term: {n for other in terms if other.name == term.name for n in other.rules}
        for term in terms
    }
    first = [term.id for term in terms if found[term][0] in cited[term]]

    assert len(first) >= 0.8 * len(terms), sorted({term.id for term in terms} - set(first))
    assert all(number.partition(".")[0] not in late for number in (f[0] for f in found.values()))


PARTS = [("Zugstapel", "Stapel"), ("Kartenstapel", "Stapel")]


@pytest.mark.parametrize(("compound", "part"), PARTS)
def test_a_part_of_a_compound_word_counts_at_its_beginning_or_end(compound: str, part: str):
    """In German and Dutch only, and less than the word itself."""
    words = {
        language: Lexicon(asking(TINY.folder, language), [part.lower()])
        for language in ["de", "en"]
    }

    assert words["de"].counting(part.lower()) == {part.lower(): 1}
    assert 0 < words["de"].counting(compound.lower())[part.lower()] < 1
    assert words["en"].counting(compound.lower()) == {}


def test_without_a_full_match_the_closest_texts_are_found():
    """They contain most of the words, and the reader learns this."""
    found = look_up(TINY, "how is a lot confirmed, sir xyzzy", "en")
    some = Speaker("en").word("page-rules-some")
    lines = [line.text for line in RuleBook(TINY, "en").read("confirmed xyzzy")]

    assert found.anything
    assert not found.whole
    assert lines[0] == some


def test_an_unknown_word_gets_similar_words():
    """Typing errors are corrected; without a similar word, the chapters are listed."""
    with pytest.raises(Unknown) as slip:
        list(RuleBook(TINY, "en").read("confrimed"))
    with pytest.raises(Unknown) as nothing:
        list(RuleBook(TINY, "en").read("xyzzy"))

    assert "confirmed" in slip.value.hint
    assert nothing.value.hint.startswith("one of R1 ")
