"""The numbers of RULES.md: the game's code and a test cite each, and all cited ones exist.

`docs/add-a-game.md` has the requirements for every game. Tables of sources and worked examples
are optional, and are checked where they exist.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from serenissima import games
from serenissima.words import rules
from tests.places import PACKAGE, TESTS, files, shown

CITED = re.compile(r"\bR(\d+)\.(\d+)(?:-R(\d+)\.(\d+))?")
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
IN_TEST = re.compile(r"_r(\d+)_(\d+)(?=_|$)")
ROW = re.compile(r"^\| ([A-Z]+\d+) \|.*\| ([^|]+) \|$", re.MULTILINE)
SOURCE = re.compile(r"([A-Z]+)(\d+)")

on_every_game = pytest.mark.parametrize("name", games.names())


def folder(name: str) -> Path:
    return PACKAGE / "games" / name.replace("-", "_")


def numbers(name: str) -> set[str]:
    """Return every rule's number."""
    return {rule.number for chapter in rules.chapters(folder(name)) for rule in chapter.rules}


def expand(text: str) -> Iterator[str]:
    """Return every number that a text cites; a range cites the numbers in between."""
    for chapter, first, _, last in CITED.findall(text):
        for rule in range(int(first), int(last or first) + 1):
            yield f"R{chapter}.{rule}"


def modules(name: str, *, tests: bool) -> str:
    """Return the source of all of a game's modules, or of all its tests."""
    where = TESTS / folder(name).name if tests else folder(name)
    assert where.is_dir(), f"{name} has no tests: write them in {shown(where)}"
    return "\n".join(path.read_text(encoding="utf-8") for path in files(where, ".py"))


def in_test_names(name: str) -> set[str]:
    """Return every number in the name of a test."""
    names = TEST.findall(modules(name, tests=True))
    return {f"R{part}.{rule}" for test in names for part, rule in IN_TEST.findall(test)}


def in_order(found: set[str]) -> list[str]:
    return sorted(found, key=lambda number: [int(part) for part in number[1:].split(".")])


@on_every_game
def test_code_cites_every_rule(name: str):
    """The code that carries out a rule has its number."""
    missing = numbers(name) - set(expand(modules(name, tests=False)))

    assert in_order(missing) == []


@on_every_game
def test_every_rule_has_a_test(name: str):
    """The test's name has the number."""
    assert in_order(numbers(name) - in_test_names(name)) == []


@on_every_game
def test_every_cited_number_exists(name: str):
    """This covers code, tests, the names of tests, and RULES.md itself."""
    text = (folder(name) / "RULES.md").read_text(encoding="utf-8")
    cited = {
        *expand(modules(name, tests=False)),
        *expand(modules(name, tests=True)),
        *expand(text),
        *in_test_names(name),
    }

    assert in_order(cited - numbers(name)) == []


@on_every_game
def test_ranges_stay_in_their_chapter(name: str):
    """A range has the same chapter twice, and ascends."""
    wrong = [
        found
        for found in CITED.findall(modules(name, tests=False))
        if found[2] and (found[2] != found[0] or int(found[3]) <= int(found[1]))
    ]

    assert wrong == []


@on_every_game
def test_actions_events_and_options_name_their_rule(name: str):
    """Each kind of action, each event and each option has an existing rule."""
    game = games.load(name)
    named = {event.rule for event in game.events} | {option.ruling for option in game.options}
    named |= {block.rule for block in game.actions.blocks}

    assert in_order({number for number in named if number} - numbers(name)) == []
    assert [block.kind for block in game.actions.blocks if not block.rule] == []


def tables(name: str) -> dict[str, dict[str, set[str]]]:
    """Return the rows of tables of sources, by their letters: the rules that each row names."""
    found: dict[str, dict[str, set[str]]] = {}
    text = (folder(name) / "RULES.md").read_text(encoding="utf-8")
    for source, cell in ROW.findall(text):
        letters = SOURCE.fullmatch(source)[1]
        found.setdefault(letters, {})[source] = set(expand(cell))
    return found


def sources_of_rules(name: str) -> dict[str, dict[str, set[str]]]:
    """Return the numbered sources of rules, by their letters: the rules that name each."""
    found: dict[str, dict[str, set[str]]] = {}
    for chapter in rules.chapters(folder(name)):
        for rule in chapter.rules:
            for match in filter(None, map(SOURCE.fullmatch, rule.sources)):
                found.setdefault(match[1], {}).setdefault(match[0], set()).add(rule.number)
    return found


@on_every_game
def test_tables_of_sources_agree_with_the_rules(name: str):
    """A row names the rules that name it; rows are numbered from 1 without a gap."""
    given = sources_of_rules(name)
    for letters, rows in tables(name).items():
        assert rows == given.get(letters)
        assert set(rows) == {f"{letters}{number}" for number in range(1, len(rows) + 1)}


@on_every_game
def test_every_worked_example_has_a_test(name: str):
    """Examples are sources whose letters end in X; a test's name begins with the number of each."""
    examples = {source for letters, rows in tables(name).items() if letters[-1] == "X"
                for source in rows}  # fmt: skip
    found = re.findall(r"^def test_(\w*x\d+)_", modules(name, tests=True), re.MULTILINE)

    assert {example.upper() for example in found} >= examples
