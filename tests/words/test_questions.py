"""What players ask finds the rule that answers it: first, or at least among the first three."""

from pathlib import Path

import pytest

from serenissima import games
from serenissima.words import LANGUAGES, rules
from serenissima.words.asking import asking
from tools.questions import FOLDER, SHOWN, files, marks

FIRST, AMONG = 0.6, 0.8  # of the questions, at least; the aim is in tools/questions.py
SHELF = [(name, language) for name in games.names() for language in LANGUAGES]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_questions_of_players_find_the_rule_that_answers_them(path: Path):
    """Each file for itself: those with which the search was developed would flatter the others."""
    found = marks(path)

    assert found.share(1) >= FIRST, list(found.misses())
    assert found.share(SHOWN) >= AMONG, list(found.misses())


def test_every_file_of_questions_names_a_game_and_a_language():
    """And only rules that there are."""
    for path in FOLDER.glob("*.toml"):
        name, language = path.name.split(".")[:2]
        chapters = rules.chapters(games.load(name.replace("_", "-")).folder)
        known = {rule.number for chapter in chapters for rule in chapter.rules}

        assert language in LANGUAGES
        assert {number for answer in marks(path).answers for number in answer.right} <= known


@pytest.mark.parametrize(("name", "language"), SHELF)
def test_ways_to_ask_are_for_rules_that_there_are(name: str, language: str):
    """Each rule of play has some in each language; so do the chapters that come last."""
    folder = games.load(name).folder
    known = asking(folder, language)
    chapters = rules.chapters(folder)
    numbers = {rule.number for chapter in chapters for rule in chapter.rules}
    of_play = {
        rule.number
        for chapter in chapters
        for rule in chapter.rules
        if chapter.number not in known.late
    }

    assert known.late < {chapter.number for chapter in chapters}
    assert of_play <= known.asked.keys() <= numbers
