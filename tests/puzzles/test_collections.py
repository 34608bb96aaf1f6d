"""The stored puzzles: each replays under the present rules, and its figures and words fit it."""

import random
import re
from collections import Counter
from itertools import pairwise

import pytest

from serenissima import games
from serenissima.fairplay.undo import before
from serenissima.kernel import verbs
from serenissima.kernel.compile import interpreted
from serenissima.kernel.game import Game
from serenissima.puzzles.choosing import APART, LEAST
from serenissima.puzzles.collection import (
    GRADES,
    Collection,
    has_puzzles,
    load,
    parse,
    print_collection,
)
from serenissima.puzzles.judging import differences, judge
from serenissima.puzzles.posed import pose, pose_in, replay_match
from serenissima.web.presentation.puzzle_page import PuzzlePage, PuzzlePlace
from serenissima.words.languages import LANGUAGES
from tests.web.worlds import redealt

ENOUGH = 30  # puzzles of a game
NAMES = [name for name in games.names() if has_puzzles(games.load(name).folder)]
AN_ID = re.compile(r"\b(told|do|page)-[a-z]+(-[a-z]+)*\b")  # of a message that has no sentence


@pytest.fixture(params=NAMES, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


@pytest.fixture(scope="module")
def collection(game: Game) -> Collection:
    return load(game)


def numbers(collection: Collection) -> range:
    return range(1, len(collection.puzzles) + 1)


def test_there_are_enough_of_each_grade(game: Game, collection: Collection):
    """The easy ones come first; all belong to the present rules."""
    grades = [puzzle.grade for puzzle in collection.puzzles]

    assert (collection.game, collection.rules) == (game.meta.name, game.meta.rules_version)
    assert len(grades) >= ENOUGH
    assert all(grades.count(grade) >= LEAST for grade in GRADES)
    assert grades == sorted(grades, key=GRADES.index)


def test_puzzles_differ(collection: Collection):
    """Two puzzles of a match are far apart; the best actions are of several kinds."""
    for match in range(len(collection.matches)):
        steps = sorted(p.step for p in collection.puzzles if p.match == match)
        assert all(b - a >= APART for a, b in pairwise(steps)), match
    kinds = Counter(puzzle.best.action.split()[0] for puzzle in collection.puzzles)

    assert len(kinds) >= 4
    assert max(kinds.values()) <= len(collection.puzzles) / 2


def test_each_puzzle_is_a_decision_of_its_match(game: Game, collection: Collection):
    """Every legal action but retractions has figures, the best one included."""
    for number in numbers(collection):
        posed = pose(game, collection, number)
        match = replay_match(game, collection, posed.puzzle.match)
        state = match.state_after(posed.puzzle.step)
        with interpreted():
            room = game.room()
            count = verbs.legal(match.terms, state, posed.puzzle.seat, room)
        legal = [a for a in room[:count].tolist() if a < game.actions.first_retract]

        assert posed.puzzle.seat in posed.waits
        assert posed.legal == tuple(legal)
        assert len(legal) >= collection.search["choices"]


def test_figures_are_consistent(collection: Collection):
    """The best action is far ahead and most visited; the others follow by worth."""
    for puzzle in collection.puzzles:
        values = [figure.value for figure in puzzle.figures]

        assert all(0 <= value <= 1 for value in values)
        assert values == sorted(values, reverse=True)
        assert puzzle.margin >= collection.search["margin"] - 0.001
        assert puzzle.best.visits == max(figure.visits for figure in puzzle.figures)


def test_answers_are_judged_by_the_figures(collection: Collection):
    """The best action loses nothing, the others as much as their figures show."""
    for puzzle in collection.puzzles:
        verdicts = [judge(puzzle, figure.action) for figure in puzzle.figures]

        assert [verdict.judged == "best" for verdict in verdicts] == [
            verdict.lost == 0 and verdict.figure == puzzle.best for verdict in verdicts
        ]
        assert all(verdict.lost >= 0 for verdict in verdicts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_puzzle_is_explained(game: Game, collection: Collection, language: str):
    """Every language has words for actions and reasons; each puzzle has a reason."""
    for number in numbers(collection):
        posed = pose(game, collection, number)
        page = PuzzlePage(posed, PuzzlePlace.in_collection(collection, number), language)
        said = [sentence for sentence, *_ in page.reasons]
        said += [page.name_action(figure) for figure in posed.puzzle.figures]

        assert differences(game, posed.puzzle)
        assert not [sentence for sentence in said if AN_ID.search(sentence)]


def test_a_page_shows_only_the_seats_knowledge(game: Game, collection: Collection):
    """In every redeal, table, tale and waits are identical."""
    chance, changed = random.Random(1), 0
    for number in numbers(collection)[::4]:
        puzzle = collection.puzzle(number)
        here = before(replay_match(game, collection, puzzle.match), puzzle.step + 1)
        with interpreted():
            there = redealt(here, puzzle.seat, chance)
        changed += bool(game.state.diff(here.state, there.state))
        put = [pose_in(match, puzzle) for match in (here, there)]
        place = PuzzlePlace.in_collection(collection, number)
        pages = [PuzzlePage(one, place, "en").parts.html() for one in put]

        assert pages[0] == pages[1]
        assert (put[0].told, put[0].waits) == (put[1].told, put[1].waits)

    assert changed, "nothing is hidden in these puzzles"


def test_a_written_file_can_be_read(collection: Collection):
    again = parse(print_collection(collection))

    assert vars(again) == vars(collection)
