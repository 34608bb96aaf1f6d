"""Finding puzzles: the same seed finds the same ones, and the chosen ones differ."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import tools.puzzles
from serenissima import games
from serenissima.kernel.errors import Unknown, Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.notation import parse_match
from serenissima.kernel.replay import replay
from serenissima.players import finish
from serenissima.puzzles.choosing import APART, OF_A_MATCH, Choice, choose
from serenissima.puzzles.collection import (
    Figure,
    Puzzle,
    load,
    parse,
    parse_happening,
    parse_puzzle,
    print_puzzle,
)
from serenissima.puzzles.confirming import check_choice
from serenissima.puzzles.finding import Effort, Found, cut, search_match
from serenissima.puzzles.judging import judge
from serenissima.puzzles.posed import pose, pose_in
from tests.tiny.game import GAME as TINY

QUICK = Effort(
    plays=30, notes=400, noted=0.08, values=150, margin=0.08, confirms=200, glance=10, glances=2
)


def candidate(step: int, grade: str = "easy", action: str = "bid", margin: float = 0.2) -> Puzzle:
    figures = (Figure(action, 90, 0.5), Figure("pass", 10, 0.5 - margin))
    return Puzzle(0, step, 0, grade, figures)


@pytest.fixture(scope="module")
def game() -> Game:
    return games.load(games.names()[0])


def test_the_same_seed_finds_the_same_puzzles(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The command finds them, as does a search here, and the command's next run reads them."""
    monkeypatch.setattr(tools.puzzles, "KEPT", tmp_path)
    monkeypatch.setattr(tools.puzzles, "EFFORT", QUICK)
    first = tools.puzzles.search_cached(game.meta.name, "twice", 0)
    again = search_match(game, game.meta.seats[0], "twice/0", QUICK)
    monkeypatch.setattr(tools.puzzles, "search_match", None)
    kept = tools.puzzles.search_cached(game.meta.name, "twice", 0)

    assert first == again == kept
    assert first.puzzles
    assert all(puzzle.margin >= QUICK.margin - 0.001 for puzzle in first.puzzles)
    assert all(puzzle.grade and puzzle.reasons for puzzle in first.puzzles)


def test_puzzles_of_a_match_are_far_apart():
    steps = [10, 10 + APART - 1, 10 + APART, 100, 200, 300, 400]
    puzzles = tuple(candidate(step, action=f"bid {step}") for step in steps)
    choice = choose([Found("", puzzles)], 33)

    assert [puzzle.step for puzzle in choice.puzzles] == [10, 10 + APART, 100, 200, 300]
    assert len(choice.puzzles) == OF_A_MATCH


def test_equal_actions_are_not_chosen_repeatedly():
    choice = choose([Found("", (candidate(10),)) for _ in range(30)], 33)

    assert len(choice.puzzles) == 4


def test_every_grade_gets_room():
    """Many easy puzzles leave room for some of the others."""
    easy = [Found("", (candidate(n, "easy", f"kind{n} x"),)) for n in range(60)]
    hard = [Found("", (candidate(n, "hard", f"kind{n} x"),)) for n in range(60)]
    medium = [Found("", (candidate(n, "medium", f"kind{n} x"),)) for n in range(60)]
    choice = choose([*easy, *hard, *medium], 33)

    assert choice.full
    assert min(choice.count(grade) for grade in ("easy", "medium", "hard")) >= 5
    assert not Choice(33).full


def test_written_happenings_can_be_read(game: Game):
    collection = load(game)
    texts = [reason.told for puzzle in collection.puzzles for reason in puzzle.reasons]

    assert [parse_happening(game, text).text for text in texts] == texts
    with pytest.raises(Unreadable, match="no such event"):
        parse_happening(game, "nonsense 3")


def test_invalid_requests_are_refused(game: Game):
    with pytest.raises(Unknown) as none:
        load(TINY)
    with pytest.raises(Unknown) as number:
        load(game).puzzle(999)
    with pytest.raises(Unknown) as action:
        judge(load(game).puzzle(1), "fly")
    with pytest.raises(Unreadable) as text:
        parse("{}")
    codes = [caught.value.code for caught in (none, number, action, text)]

    assert codes == ["puzzle/none", "puzzle/number", "puzzle/action", "puzzle/format"]


def test_a_choice_is_confirmed_as_the_puzzles_of_the_game_are(game: Game):
    """The player of a puzzle's match now blunders; a choice that was best is no puzzle."""
    collection = load(game)
    number, puzzle = max(enumerate(collection.puzzles, 1), key=lambda it: it[1].margin)
    file = cut(parse_match(collection.matches[puzzle.match]), puzzle.step)
    match = replay(game, file)
    best, worst = (game.actions.parse(puzzle.figures[at].action) for at in (0, -1))
    effort = replace(QUICK, notes=1000, values=1000, confirms=2000, margin=0.03, choices=2)
    match.play(puzzle.seat, worst)
    steps = (len(match.steps) - 1,)
    found = finish(check_choice(match, steps, (best,), effort))
    assert found is not None
    assert (found.step, found.seat) == (puzzle.step, puzzle.seat)
    assert found.best.action == puzzle.best.action
    assert parse_puzzle(json.loads(print_puzzle(found))) == found
    assert finish(check_choice(match, steps, (worst,), effort)) is None
    assert pose_in(match, found).legal == pose(game, collection, number).legal
