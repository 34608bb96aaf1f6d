"""A game's guide explains in three minutes the rules and terms that a player needs."""

import re
from pathlib import Path

import pytest

from serenissima import games
from serenissima.kernel.example import examples
from serenissima.testing.kept import folder_of_tests
from serenissima.words import LANGUAGES, guide, rules
from tests.tiny.game import GAME as LOTS
from tools import translations

TEXT = """# The orchard in three minutes

## turn

**eat** Eating: take {figs}
figs.
Rules: R1.1; R1.2
Shows: fig plum

**rest** Then rest.

## things

**fig** Fig ({figs})
Costs: nothing
Brings: joy
Rules: R1.1

## terms

**plum**
Rules: R1.2
"""
DIGITS = re.compile(r"\d")
GUIDED = games.names()
SYMBOL = re.compile(r'<symbol id="([^"]+)"')


def test_entries_are_read_chapter_by_chapter():
    """An entry has a name before a colon, cost and effect, rules, and pictures."""
    found = dict(guide.parse(TEXT))

    assert found["turn"] == (
        guide.GuideEntry(
            "eat", "Eating", "take {figs} figs.", rules=("R1.1", "R1.2"), shows=("fig", "plum")
        ),
        guide.GuideEntry("rest", "", "Then rest."),
    )
    assert found["things"] == (
        guide.GuideEntry("fig", "Fig ({figs})", "", "nothing", "joy", rules=("R1.1",)),
    )
    assert found["terms"][0].said == ()


def test_a_term_without_a_text_is_a_topic_of_the_game():
    """It uses the name and sentence that explain it on the table."""
    (lot,) = guide.guide(LOTS, "en")["terms"]

    assert (lot.name, lot.text) == ("Lot", "The higher lot catches more fish.")


def test_untranslated_entries_are_shown_in_english():
    """A note points this out."""
    (choose,) = guide.guide(LOTS, "de")["turn"]

    assert (choose.language, choose.name) == ("en", "Choose")


def test_a_translation_replaces_the_english_entry(tmp_path: Path):
    """It has the mark of the English entry, so outdated translations are found."""
    guide.edition(tmp_path, "en").write_text(TEXT, encoding="utf-8")
    german = "## turn\n\n**eat** Essen: nimm {figs} Feigen.\n\n**rest** <!-- 00000000 --> Ruhe.\n"
    marked = translations.add_marks(german, translations.marks(tmp_path), ())
    guide.edition(tmp_path, "de").write_text(marked, encoding="utf-8")

    assert f"**eat** <!-- {guide.read(tmp_path)['turn'][0].mark} --> Essen" in marked
    assert translations.behind(tmp_path, "de") == {"turn/rest": "changed", "things/fig": "missing"}


@pytest.mark.parametrize("name", GUIDED)
def test_every_guide_on_the_shelf_leads_to_its_rules(name: str):
    """It has all chapters; the rules and pictures that entries name exist."""
    game = games.load(name)
    found = guide.guide(game)
    numbers = {rule.number for chapter in rules.chapters(game.folder) for rule in chapter.rules}
    drawn = set(SYMBOL.findall((game.folder / "art/symbols.svg").read_text("utf-8")))
    entries = [entry for chapter in found.values() for entry in chapter]

    assert tuple(found) == guide.CHAPTERS
    assert [entry.id for entry in entries if not entry.rules or set(entry.rules) - numbers] == []
    assert [entry.id for entry in entries if set(entry.shows) - drawn] == []
    assert [entry.id for entry in found["things"] if not (entry.shows and entry.costs)] == []


@pytest.mark.parametrize("name", GUIDED)
def test_tests_play_all_worked_examples(name: str):
    """Each match file has an entry, and a test of the game that begins with it."""
    game = games.load(name)
    known = examples(game.folder)
    tests = folder_of_tests(game).glob("test_*.py")
    played = "\n".join(path.read_text(encoding="utf-8") for path in tests)

    assert sorted(entry.id for entry in guide.read(game.folder)["examples"]) == sorted(known)
    assert [one for one in known if f'example(GAME, "{one}"' not in played] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDED)
def test_figures_in_guides_come_from_the_rules(name: str, language: str):
    """No number is written by hand; a translation names the same figures as the English text."""
    folder = games.load(name).folder
    english, own = guide.read(folder), guide.read(folder, language)

    for chapter, entries in own.items():
        known = {entry.id: figures_of(entry) for entry in english[chapter]}
        assert {e.id: figures_of(e) for e in entries}.items() <= known.items()
        assert [entry.id for entry in entries if DIGITS.search(" ".join(entry.said))] == []


@pytest.mark.parametrize(
    ("language", "casa", "basilica"),
    [
        ("de", "eine Karte, ein Baufeld", "vier Karten, drei Baufelder, die sich alle berühren"),
        (
            "es",
            "una carta, un hexágono",
            "cuatro cartas, tres hexágonos que se tocan todos entre sí",
        ),
        ("fr", "une carte, un hexagone", "quatre cartes, trois hexagones qui se touchent tous"),
        ("nl", "één kaart, één bouwveld", "vier kaarten, drie bouwvelden die elkaar alle raken"),
    ],
)
def test_translated_guides_spell_small_figures(language: str, casa: str, basilica: str):
    """The text adds the ending that a one needs; names and larger figures have digits."""
    shelf = [guide.guide(games.load(name), language)["things"] for name in GUIDED]
    things = {thing.id: thing for there in shelf for thing in there}

    assert (things["casa"].name, things["casa"].costs) == ("Casa (19)", casa)
    assert things["basilica"].costs == basilica


@pytest.mark.parametrize("name", GUIDED)
def test_guides_use_exactly_the_defined_figures(name: str):
    """And all that are named are there."""
    game = games.load(name)
    named = {
        f for entries in guide.read(game.folder).values() for e in entries for f in figures_of(e)
    }

    assert named == set(guide.figures(game))


def figures_of(entry: guide.GuideEntry) -> list[str]:
    return sorted(guide.FIGURE.findall(" ".join(entry.said)))
