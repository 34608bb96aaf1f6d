"""A game's numbered rules are read from its RULES.md."""

import re
from pathlib import Path

import pytest

from serenissima import games
from serenissima.kernel.errors import Unknown
from serenissima.words import LANGUAGES, rules
from tools import translations

TEXT = """# The orchard: the rules

How to read this page.

## R1 Eating

**R1.1** Figs are
eaten first.
Other readings: plums are; or
nothing is.
Sources: CG; C1; page 3

**R1.2** Then plums,
not before.
Sources: CG; C1; C2
- C2 Are plums
  eaten? **CG, XY** silent. **Readings** yes;
  no, option `plums=none`. **Ours** yes: they are *sweet*.
- And stones? **Ours** never.

## Remarks

**R9.9** stands in no chapter.

## R2 Sleeping

**R2.1** Everyone sleeps, except:
* the owl;
* anyone who
  eats.
When asked: only
after dark.
Sources: CG
"""


@pytest.fixture
def orchard(tmp_path: Path) -> Path:
    (tmp_path / "RULES.md").write_text(TEXT, encoding="utf-8")
    return tmp_path


def test_rules_are_read_chapter_by_chapter(orchard: Path):
    """Text, other reading and sources of each form one line."""
    first, second = rules.chapters(orchard)

    assert (first.number, first.title) == ("R1", "Eating")
    assert first.rules[0] == rules.Rule(
        "R1.1", "Figs are eaten first.", "plums are; or nothing is.", ("CG", "C1", "page 3")
    )
    (sleeping,) = second.rules
    assert (sleeping.number, sleeping.text) == ("R2.1", "Everyone sleeps, except:")
    assert sleeping.cases == ("the owl;", "anyone who eats.")
    assert (sleeping.asked, sleeping.sources) == ("only after dark.", ("CG",))


def test_each_source_and_its_questions_are_read(orchard: Path):
    """A list under a rule contains its questions, with or without the number of a ruling."""
    plums = rules.find(orchard, "R1.2")[0].rules[0]
    readings = ("Readings", "yes; no, option `plums=none`.")

    assert (plums.text, plums.sources) == ("Then plums, not before.", ("CG", "C1", "C2"))
    assert plums.rulings == (
        rules.Ruling(
            "C2",
            "Are plums eaten?",
            (("CG, XY", "silent."), readings, ("Ours", "yes: they are *sweet*.")),
        ),
        rules.Ruling("", "And stones?", (("Ours", "never."),)),
    )
    assert [next(ruling.lines()) for ruling in plums.rulings] == [
        "C2 Are plums eaten?",
        "And stones?",
    ]
    assert list(plums.rulings[1].lines())[1:] == ["  Ours: never."]


@pytest.mark.parametrize(
    ("number", "found"),
    [
        ("R1.2", ["R1.2"]),
        ("r1", ["R1.1", "R1.2"]),
        ("2.1", ["R2.1"]),
    ],
)
def test_a_rule_is_found_by_its_number(orchard: Path, number: str, found: list[str]):
    """A rule, or a chapter."""
    chapters = rules.find(orchard, number)

    assert [rule.number for chapter in chapters for rule in chapter.rules] == found


def test_an_unknown_number_is_refused(orchard: Path):
    """The refusal lists the chapters."""
    with pytest.raises(Unknown, match=r"R1 Eating, R2 Sleeping") as refused:
        rules.find(orchard, "R7.7")

    assert refused.value.code == "rules/unknown"


TRANSLATED = """# Der Obstgarten

## R1 Essen

**R1.1** <!-- MARK --> Feigen
zuerst.
Other readings: Pflaumen; oder nichts.

**R1.2** <!-- 00000000 --> Dann Birnen.

**R7.7** Gibt es nicht mehr.
"""


def test_a_translation_replaces_the_english_rule(orchard: Path):
    """It gives text, other readings and chapter titles; sources come from the English rule."""
    figs = rules.find(orchard, "R1.1")[0].rules[0]
    text = TRANSLATED.replace("MARK", figs.mark)
    rules.edition(orchard, "de").write_text(text, encoding="utf-8")
    chapter = rules.find(orchard, "R1.1", "de")[0]

    assert chapter.title == "Essen"
    assert chapter.rules[0] == rules.Rule(
        "R1.1", "Feigen zuerst.", "Pflaumen; oder nichts.", figs.sources, (), "de", figs.mark
    )


def test_outdated_or_missing_translations_are_shown_in_english(orchard: Path):
    """A translation has the mark of its English text; R1.1 has none yet."""
    rules.edition(orchard, "de").write_text(TRANSLATED, encoding="utf-8")
    _, changed = rules.chapters(orchard, "de")[0].rules

    assert changed == rules.find(orchard, "R1.2")[0].rules[0]
    assert rules.chapters(orchard, "de")[1:] == rules.chapters(orchard)[1:]
    assert translations.behind(orchard, "de") == {
        "R1.1": "unmarked",
        "R1.2": "changed",
        "R2.1": "missing",
        "R7.7": "gone",
    }


def test_a_current_translation_gets_a_mark(orchard: Path):
    """By default these are all translations without a mark, otherwise the named ones."""
    text, now = TRANSLATED.replace(" <!-- MARK -->", ""), translations.marks(orchard)
    first = f"**R1.1** <!-- {now['R1.1']} --> Feigen"
    second = f"**R1.2** <!-- {now['R1.2']} --> Dann"
    fresh, again = (
        translations.add_marks(text, now, ()),
        translations.add_marks(text, now, ["R1.2"]),
    )

    assert [first in fresh, second in fresh] == [True, False]
    assert [first in again, second in again] == [False, True]


def test_curly_quotation_marks_keep_the_mark():
    """They are no reason to translate a rule anew."""
    straight = rules.Rule("R1.1", 'The owl\'s "nest"', "", ())
    curly = rules.Rule("R1.1", "The owl’s “nest”", "", ())

    assert straight.mark == curly.mark != rules.Rule("R1.1", "The owls nest", "", ()).mark


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", games.names())
def test_all_translations_on_the_shelf_are_current(name: str, language: str):
    """In every language each rule matches the current English rule."""
    assert translations.behind(translations.folder(name), language) == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", games.names())
def test_translations_preserve_language_independent_parts(name: str, language: str):
    """These are the actions and rules that a rule names, and the authors of its rulings."""
    folder = translations.folder(name)
    pairs = zip(rules.chapters(folder), rules.chapters(folder, language), strict=True)
    both = [pair for ours, theirs in pairs for pair in zip(ours.rules, theirs.rules, strict=True)]

    assert [one.number for one, two in both if invariant_parts(one) != invariant_parts(two)] == []


def invariant_parts(rule: rules.Rule) -> tuple[object, ...]:
    """Return the parts of a rule that are equal in every language, in any order."""
    text = " ".join([rule.text, *rule.cases, rule.asked])
    names = sorted(re.findall(r"`[^`]+`|\bR\d+\.\d+\b", text))
    said = [(ruling.number, [who for who, _ in ruling.said]) for ruling in rule.rulings]
    return names, len(rule.cases), bool(rule.asked), bool(rule.other), said


@pytest.mark.parametrize("name", games.names())
def test_every_rule_on_the_shelf_can_be_read(name: str):
    """The parser finds every paragraph that begins with a number, and each has sources."""
    folder = Path(games.__file__).parent / name.replace("-", "_")
    text = (folder / "RULES.md").read_text(encoding="utf-8")
    found = [rule for chapter in rules.chapters(folder) for rule in chapter.rules]

    assert len(found) == text.count("\n**R")
    assert [rule.number for rule in found if not rule.sources] == []


@pytest.mark.parametrize("name", games.names())
def test_every_ruling_on_the_shelf_can_be_read(name: str):
    """It is under one rule that names it as a source, and ends with our reading."""
    folder = Path(games.__file__).parent / name.replace("-", "_")
    found = [
        (rule, ruling)
        for chapter in rules.chapters(folder)
        for rule in chapter.rules
        for ruling in rule.rulings
    ]
    numbers = [ruling.number for _, ruling in found if ruling.number]

    assert [r.question for rule, r in found if r.number not in ("", *rule.sources)] == []
    assert [r.question for _, r in found if not r.said or r.said[-1][0] != "Ours"] == []
    assert [r.question for _, r in found for who, what in r.said if not who or not what] == []
    assert sorted(set(numbers)) == sorted(numbers)
