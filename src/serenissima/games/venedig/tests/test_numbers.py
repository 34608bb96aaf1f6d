"""RULES.md mentions every ruling, fact and worked example, and every example has a test."""

import re

import pytest

from serenissima.games.venedig import events
from serenissima.games.venedig.game import GAME
from serenissima.words import rules

SOURCES = {
    source
    for chapter in rules.chapters(GAME.folder)
    for rule in chapter.rules
    for source in rule.sources
}


@pytest.mark.parametrize(("kind", "last"), [("V", 64), ("VX", 14), ("VF", 14)])
def test_every_source_is_used(kind: str, last: int):
    """The rulings, examples and facts, without a gap."""
    numbers = {int(s[len(kind) :]) for s in SOURCES if re.fullmatch(rf"{kind}\d+", s)}

    assert numbers == set(range(1, last + 1))


def test_every_example_has_a_test():
    """Named by its number."""
    text = (GAME.folder / "tests" / "test_examples.py").read_text(encoding="utf-8")
    tested = {int(number) for number in re.findall(r"^def test_vx(\d+)_", text, re.MULTILINE)}

    assert tested == set(range(1, 15))


def test_events_are_numbered_in_their_order():
    """Each constant of events.py is the place of the event that it names."""
    names = [event.kind.upper().replace("-", "_") for event in events.EVENTS]
    renamed = {"TURN": "TURN_BEGAN"}

    assert [getattr(events, renamed.get(name, name)) for name in names] == list(range(len(names)))
