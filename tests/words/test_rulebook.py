"""The rules line by line: overview, guide, glossary and search."""

import pytest

from serenissima import games
from serenissima.kernel.errors import Unknown
from serenissima.words import LANGUAGES, Speaker, rules
from serenissima.words.rulebook import BookLine, RuleBook
from tests.tiny.game import GAME as TINY

SHELF = [(name, language) for name in games.names() for language in LANGUAGES]


def lines_of(book: RuleBook, wanted: str = "") -> str:
    return "\n".join(line.text for line in book.read(wanted))


@pytest.mark.parametrize(("name", "language"), SHELF)
def test_guide_and_glossary_are_shown_in_every_language(name: str, language: str):
    """Each entry names its full rules, and no English is left in."""
    book, word = RuleBook(games.load(name), language), Speaker(language).word
    guide, glossary = lines_of(book, "guide"), lines_of(book, "glossary")
    chapters = book.entries

    assert chapters
    for part in ("aim", "turn", "end"):
        assert all(f"{it.text} [{' '.join(it.rules)}]" in guide for it in chapters[part])
    assert all(f"{it.name} [" in guide for it in chapters["things"])
    assert all(it.costs in guide and it.brings in guide for it in chapters["things"])
    assert all(word("page-label", name=it.name) in glossary for it in chapters["terms"])
    assert word("page-rules-english") not in guide + glossary


def test_an_empty_search_shows_the_overview():
    """It lists words to type, chapters by number, and an example for the next step."""
    lines = [line.text for line in RuleBook(TINY, "en").read(asked="rules")]

    assert lines[0] == "Rules of Lots"
    assert "  guide     In three minutes" in lines
    assert any(line.startswith("  R2        ") for line in lines)
    assert lines[-1].endswith(": rules guide")


def test_a_search_covers_glossary_and_rules():
    """A term comes first; a glossary text finds the rules it cites; a number means a rule."""
    book = RuleBook(TINY, "en")

    assert lines_of(book, "lot").startswith("Glossary\nLot: The higher lot catches more fish.")
    assert "R2.3 When all have confirmed" in lines_of(book, "lot")
    assert "R2.1 All seats" in lines_of(book, "higher lot catches more")
    assert lines_of(book, "2.3").startswith("R2 ")
    with pytest.raises(Unknown) as none:
        lines_of(book, "no such words")

    assert none.value.code == "rules/unknown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failed_search_is_explained_in_the_language_of_the_reader(language: str):
    """The answer lists the chapters, or words with a similar spelling."""
    name = games.names()[0]
    book, word = RuleBook(games.load(name), language), Speaker(language).word
    chapters = rules.chapters(games.load(name).folder, language)
    with pytest.raises(Unknown) as none:
        list(book.read("xyzzy"))
    nothing, there = book.unfound(none.value)

    assert nothing == word("error-rules-unknown", text="xyzzy")
    assert there.startswith(word("page-label", name=word("page-contents")))
    assert all(chapter.title in there for chapter in chapters)


def test_words_that_are_spelled_alike_are_offered():
    """In place of the chapters."""
    book = RuleBook(TINY, "en")
    with pytest.raises(Unknown) as slip:
        list(book.read("confrimed"))

    assert book.unfound(slip.value)[1] == "Did you mean: confirmed"


def test_untranslated_rules_have_a_note():
    book = RuleBook(TINY, "de")

    assert lines_of(book, "guide").startswith("Was noch nicht übersetzt ist, steht auf Englisch.")


def test_a_long_line_is_wrapped_with_an_indent():
    line = BookLine("  R1 " + "word " * 6)

    assert line.cut(20).splitlines() == ["  R1 word word word", "  word word word"]
