"""What players ask finds the rule that answers it: first, or at least among the first three."""

import pytest

from serenissima import games
from serenissima.words import LANGUAGES, rules
from serenissima.words.asking import asking
from tools.questions import AMONG, FIRST, FOLDER, SHOWN, Marks, files, marks

LEAST_FIRST, LEAST_AMONG = 0.75, 0.9  # of the questions in each file
pytestmark = pytest.mark.xdist_group("questions")  # one process reads all the words
SHELF = [(name, language) for name in games.names() for language in LANGUAGES]


def test_questions_of_players_find_the_rule_that_answers_them():
    """Each file for itself, and those of strangers together; no first rule says the opposite."""
    found = {path: marks(path) for path in files()}
    for path, one in found.items():
        assert one.share(1) >= LEAST_FIRST, (path.stem, *one.misses())
        assert one.share(SHOWN) >= LEAST_AMONG, (path.stem, *one.misses())
    strangers = [one for path, one in found.items() if not path.stem.endswith(".dev")]
    together = Marks(tuple(answer for one in strangers for answer in one.answers))

    assert together.share(1) >= FIRST
    assert together.share(SHOWN) >= AMONG
    assert [answer.ask for answer in together.answers if answer.misleads] == []


def test_every_file_of_questions_names_a_game_and_a_language():
    """And only rules that there are."""
    for path in FOLDER.glob("*.toml"):
        name, language = path.name.split(".")[:2]
        chapters = rules.chapters(games.load(name.replace("_", "-")).folder)
        known = {rule.number for chapter in chapters for rule in chapter.rules}

        assert language in LANGUAGES
        assert {
            number for answer in marks(path).answers for number in (*answer.right, *answer.wrong)
        } <= known


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
