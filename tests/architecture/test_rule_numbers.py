"""The numbers of RULES.md: each is cited by the game's code and by a test, and none is made up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from serenissima import games
from serenissima.words import rules
from tests.places import PACKAGE, TESTS, files

CITED = re.compile(r"\bR(\d+)\.(\d+)(?:-R(\d+)\.(\d+))?")
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
IN_TEST = re.compile(r"_r(\d+)_(\d+)(?=_|$)")
ROW = re.compile(r"^\| ([A-Z]+\d+) \|.*\| ([^|]+) \|$", re.MULTILINE)
SOURCE = re.compile(r"([A-Z]+)(\d+)")

on_every_game = pytest.mark.parametrize("name", games.names())


def folder(name: str) -> Path:
    return PACKAGE / "games" / name.replace("-", "_")


def numbers(name: str) -> set[str]:
    """Every rule's number."""
    return {rule.number for chapter in rules.chapters(folder(name)) for rule in chapter.rules}


def spelled_out(text: str) -> Iterator[str]:
    """Every number that a text cites; a range cites what lies between."""
    for chapter, first, _, last in CITED.findall(text):
        for rule in range(int(first), int(last or first) + 1):
            yield f"R{chapter}.{rule}"


def modules(name: str, *, tests: bool) -> str:
    """The source of all of a game's modules, or of all its tests."""
    where = TESTS / folder(name).name if tests else folder(name)
    return "\n".join(path.read_text(encoding="utf-8") for path in files(where, ".py"))


def in_test_names(name: str) -> set[str]:
    """Every number in the name of a test."""
    names = TEST.findall(modules(name, tests=True))
    return {f"R{part}.{rule}" for test in names for part, rule in IN_TEST.findall(test)}


def in_order(found: set[str]) -> list[str]:
    return sorted(found, key=lambda number: [int(part) for part in number[1:].split(".")])


@on_every_game
def test_every_rule_is_cited_by_code(name: str):
    """Where a rule is carried out, its number stands."""
    missing = numbers(name) - set(spelled_out(modules(name, tests=False)))

    assert in_order(missing) == []


@on_every_game
def test_every_rule_has_a_test(name: str):
    """With its number in the name."""
    assert in_order(numbers(name) - in_test_names(name)) == []


@on_every_game
def test_every_cited_number_exists(name: str):
    """In code, in tests, in the names of tests, and in RULES.md itself."""
    text = (folder(name) / "RULES.md").read_text(encoding="utf-8")
    cited = {
        *spelled_out(modules(name, tests=False)),
        *spelled_out(modules(name, tests=True)),
        *spelled_out(text),
        *in_test_names(name),
    }

    assert in_order(cited - numbers(name)) == []


@on_every_game
def test_ranges_stay_in_their_chapter(name: str):
    """A range has its chapter twice, and goes up."""
    wrong = [
        found
        for found in CITED.findall(modules(name, tests=False))
        if found[2] and (found[2] != found[0] or int(found[3]) <= int(found[1]))
    ]

    assert wrong == []


@on_every_game
def test_events_and_options_name_their_rule(name: str):
    """Each event, and each option, has a rule that there is."""
    game = games.load(name)
    named = {event.rule for event in game.events} | {option.ruling for option in game.options}

    assert in_order({number for number in named if number} - numbers(name)) == []


@on_every_game
def test_the_tables_say_what_the_rules_say(name: str):
    """A ruling, fact or example in a table lists the rules that name it as a source."""
    text = (folder(name) / "RULES.md").read_text(encoding="utf-8")
    listed = {source: set(spelled_out(cell)) for source, cell in ROW.findall(text)}
    given: dict[str, set[str]] = {}
    for chapter in rules.chapters(folder(name)):
        for rule in chapter.rules:
            for source in filter(SOURCE.fullmatch, rule.sources):
                given.setdefault(source, set()).add(rule.number)

    assert listed == given


@on_every_game
def test_sources_are_numbered_without_a_gap(name: str):
    """Rulings, facts and worked examples, each kind from 1 on; all of them are used."""
    found: dict[str, set[int]] = {}
    for chapter in rules.chapters(folder(name)):
        for source in (source for rule in chapter.rules for source in rule.sources):
            if match := SOURCE.fullmatch(source):
                found.setdefault(match[1], set()).add(int(match[2]))

    assert len(found) == 3
    assert found == {kind: set(range(1, len(used) + 1)) for kind, used in found.items()}


@on_every_game
def test_every_example_has_a_test(name: str):
    """Named by its number."""
    text = (folder(name) / "RULES.md").read_text(encoding="utf-8")
    examples = {source for source, _ in ROW.findall(text) if SOURCE.fullmatch(source)[1][1:] == "X"}
    tests = (TESTS / folder(name).name / "test_examples.py").read_text(encoding="utf-8")
    tested = {found.upper() for found in re.findall(r"^def test_(\wx\d+)_", tests, re.MULTILINE)}

    assert tested == examples
