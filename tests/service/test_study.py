"""A study is a beginning and a tree of actions; its file holds all of it."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serenissima.kernel.errors import NotNow, SerenissimaError, Unknown
from serenissima.kernel.match import Match
from serenissima.kernel.notation import MOST_NESTED, Line, parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.service.core.study import (
    LONGEST_COMMENT,
    Study,
    check_study,
    match_at,
    settle_comment,
)
from tests.tiny.game import GAME

chances = st.integers(0, 2**32).map(random.Random)
COMMENTS = ("", "Good.", "Why?\n\n  Because …", "( 0 choose one )", "; 0 # result")


def new_study() -> Study:
    return Study.of(Match(GAME, 2, {"catch": "rolled"}, seed=1).transcript())


def grown(study: Study, chance: random.Random, before: str = "") -> tuple[Study, str]:
    """Return the study with any legal continuation of a position, any one by default."""
    before = before or chance.choice(sorted(study.positions))
    match = match_at(GAME, study, before, str(chance.random()))
    if match.over:
        return study, before
    seat = chance.choice(match.waits)
    step = match.play(seat, chance.choice(match.legal(seat)))
    line = Line(seat, match.actions.format(step.action), step.answers)
    return study.with_line(before, line)


def changed(study: Study, chance: random.Random) -> Study:
    """Return the study after any change."""
    key = chance.choice(sorted(study.positions))
    match chance.randrange(8):
        case 0:
            was = study.position(key).comment
            return study.with_comment(key, chance.choice(COMMENTS), was)
        case 1:
            return study.promote(key)
        case 2 if key != study.first:
            return study.without(key, study.branch_mark(key))
    return grown(study, chance)[0]


def check_tree(study: Study) -> None:
    """Each position is reached once, from the position that it names."""
    assert len(list(study.branch(study.first))) == len(study.positions)
    for key, here in study.positions.items():
        assert len(set(here.next)) == len(here.next)
        assert all(study.positions[one].before == key for one in here.next)


@settings(max_examples=25, deadline=None)
@given(chances, st.integers(0, 40))
def test_a_file_holds_the_whole_study(chance: random.Random, changes: int):
    study = new_study()
    for _ in range(changes):
        study = changed(study, chance)
    check_tree(study)
    again = check_study(GAME, parse_match(str(study)))
    key = chance.choice(sorted(study.positions))

    assert again == study
    assert str(again) == str(study)
    assert study.line_through(key)[: len(study.path(key))] == study.path(key)
    main = replay(GAME, study.transcript)
    assert (
        main.state.tobytes()
        == match_at(GAME, study, study.line_through("")[-1].key).state.tobytes()
    )


@settings(max_examples=25, deadline=None)
@given(chances)
def test_changes_of_two_people_merge(chance: random.Random):
    """Positions have the same keys for both, in whichever order their changes arrive."""
    study = new_study()
    for _ in range(10):
        study, _ = grown(study, chance)
    one, other = (chance.choice(sorted(study.positions)) for _ in range(2))
    (first, _), (second, key) = grown(study, chance, one), grown(study, chance, other)
    line = second.position(key).line
    assert line
    both = first.with_line(other, line)[0] if key != other else first

    assert both.positions.keys() == first.positions.keys() | second.positions.keys()


def test_a_promoted_branch_becomes_the_main_line():
    chance, study = random.Random(3), new_study()
    study, main = study.with_line("", Line(0, "choose one"))
    study, beside = study.with_line("", Line(0, "choose three"))
    study, deep = grown(study, chance, beside)
    study, deeper = grown(study, chance, beside)

    assert study.branch_point(deep) == beside
    assert study.promote(deep).position("").next == (beside, main)
    assert study.promote(deep).promote(deep) == study.promote(deep)
    if deeper != deep:
        assert study.branch_point(deeper) == deeper
        assert study.promote(deeper).position(beside).next == (deeper, deep)


def test_a_stale_change_is_refused_and_nothing_is_lost():
    study, key = grown(new_study(), random.Random(1), "")
    mark = study.branch_mark(key)
    newer = study.with_comment(key, "Anna's", "")

    with pytest.raises(NotNow, match="this comment") as refused:
        newer.with_comment(key, "Bernd's", "")
    assert refused.value.code == "study/stale"
    assert newer.with_comment(key, "Anna's", "") == newer
    assert newer.with_comment(key, "Both", "Anna's").position(key).comment == "Both"
    with pytest.raises(NotNow, match="this branch"):
        newer.without(key, mark)
    gone = newer.without(key, newer.branch_mark(key))
    with pytest.raises(Unknown) as unknown:
        gone.with_comment(key, "Late", "")
    assert unknown.value.code == "study/position"
    with pytest.raises(Unknown, match="the beginning"):
        study.without(study.first, study.branch_mark(study.first))


def test_limits(monkeypatch: pytest.MonkeyPatch):
    study = new_study()
    key = study.first
    for _ in range(MOST_NESTED):
        study, _ = study.with_line(key, Line(0, "choose one"))
        study, key = study.with_line(key, Line(1, "choose two"))
    study, _ = study.with_line(key, Line(0, "choose one"))
    assert Study.parse(str(study)) == study
    with pytest.raises(NotNow, match="nested") as refused:
        study.with_line(key, Line(1, "choose two"))
    assert refused.value.code == "study/full"
    monkeypatch.setattr("serenissima.service.core.study.MOST_POSITIONS", 2)
    with pytest.raises(NotNow, match="2 positions"):
        study.with_line(study.first, Line(1, "confirm"))
    with pytest.raises(SerenissimaError, match="too long"):
        settle_comment("x" * (LONGEST_COMMENT + 1))
    assert settle_comment("\r\n a\u202e b \r\nc\0\n") == " a b\nc"


def test_equal_variations_are_one_and_illegal_ones_are_refused():
    """Comments on both are kept."""
    file = str(new_study().with_line("", Line(0, "choose one"))[0])
    doubled = parse_match(f"{file}; First.\n(\n  0 choose one\n  ; Second.\n  0 confirm\n)\n")
    study = check_study(GAME, doubled)

    assert [one.comment for one in study.line_through("")] == ["", "First.\nSecond.", ""]
    illegal = parse_match(f"{file}(\n  0 choose three\n  0 choose two\n)\n")
    with pytest.raises(SerenissimaError, match="line 9: the rules do not allow"):
        check_study(GAME, illegal)


def test_a_position_can_begin_a_study():
    """Its sums are checked after each action, as in a match file."""
    match = Match(GAME, 2, seed=4)
    written = match.beginning_in(match.state).transcript()
    assert written.position
    study = Study.of(replace(written, players={0: "Anna"}))
    study, key = grown(study, random.Random(5), "")

    assert 'player 0 "Anna"' in print_match(study.transcript)
    assert check_study(GAME, parse_match(str(study))) == study
    assert match_at(GAME, study, "").state.tobytes() == match.state.tobytes()
    assert match_at(GAME, study, key).state.tobytes() != match.state.tobytes()
