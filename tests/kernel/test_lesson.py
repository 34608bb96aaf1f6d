"""A lesson is a match file with remarks, and continues from each action that it accepts."""

import pytest

from serenissima.kernel import lesson
from serenissima.kernel.errors import Illegal, NotNow, Unknown, Unreadable
from serenissima.kernel.lesson import Lesson, Remark, Saying, parse_lesson
from serenissima.kernel.lesson_facts import Fact, read_facts
from serenissima.kernel.match import Match
from tests.tiny.game import GAME

FIRST = lesson.load(GAME, "first")


def begin() -> Match:
    """Return the lesson's match at the learner's first decision."""
    match = Match(GAME, 2, deal=FIRST.transcript.deal)
    while line := FIRST.others(match):
        match.play(line.seat, line.action, line.answers)
    return match


def test_a_game_has_lessons():
    assert lesson.names(GAME.folder) == ("first",)


def test_remarks_belong_to_the_next_action():
    match = begin()

    assert FIRST.seat == 0
    assert FIRST.length == 2
    assert FIRST.remark(match) == Remark(
        (Saying("lesson-first-choose", states=(Fact("may", "choose two"),)),),
        ("g-hand", "i-hand-0"),
        ("choose three",),
    )


def test_the_last_remark_closes_the_lesson():
    match = begin()
    for action in ("choose two", "confirm"):
        match.play(0, action, FIRST.check(match, GAME.actions.parse(action)))

    assert FIRST.line(match) is None
    assert said(match) == "lesson-first-end"
    assert FIRST.accepted_actions(match) == ()
    with pytest.raises(NotNow) as refusal:
        FIRST.check(match, GAME.actions.parse("choose one"))
    assert refusal.value.code == "lesson/over"


def test_the_expected_action_comes_first():
    assert [GAME.actions.format(one) for one in FIRST.accepted_actions(begin())] == [
        "choose two", "choose three",
    ]  # fmt: skip


def test_a_lesson_can_continue_from_any_legal_action():
    text = file_text(FIRST).replace("also choose three", "also any")

    assert parse_lesson("first", text).accepted_actions(begin()) == FIRST.accepted_actions(begin())


def test_a_lesson_accepts_only_legal_actions():
    """An equally good action may already have been carried out."""
    text = file_text(FIRST).replace("also choose three", "also choose three, choose one")

    assert parse_lesson("first", text).accepted_actions(begin()) == FIRST.accepted_actions(begin())


def test_an_unaccepted_action_is_refused_with_the_accepted_ones():
    match = begin()
    other = GAME.actions.parse("choose one")

    with pytest.raises(Illegal) as refusal:
        FIRST.check(match, other)
    assert refusal.value.code == "lesson/other"
    assert refusal.value.text == "choose one"
    assert "choose two" in refusal.value.hint


def test_other_comments_are_not_remarks():
    text = file_text(FIRST).replace("# say confirm", "# saying nothing")

    assert parse_lesson("first", text).remarks[3] == Remark()


@pytest.mark.parametrize("seat", ["2", "-1", "me"])
def test_the_learner_has_a_seat(seat: str):
    with pytest.raises(Unreadable) as refusal:
        parse_lesson("first", file_text(FIRST).replace("# learner 0", f"# learner {seat}"))
    assert refusal.value.code == "lesson/line"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# learner 0\n", ""),
        ("# say choose", "# say choose\n# say again"),
        ("# show", "# states may choose one\n# show"),
        ("may choose two", "can choose two"),
        ("may choose two", "did me choose two"),
        ("may choose two", "may"),
    ],
    ids=["nobody learns", "said twice", "stated twice", "other word", "other seat", "no fact"],
)
def test_a_lesson_reports_its_errors(old: str, new: str):
    with pytest.raises(Unreadable) as refusal:
        parse_lesson("first", file_text(FIRST).replace(old, new))
    assert refusal.value.code == "lesson/line"


FACTS = {
    "did 0 choose two": True,
    "not did 0 choose two": False,
    "did 0 choose three": False,
    "did 1 choose one": True,
    "saw chose 0 two": True,
    "saw chose 0 *": True,
    "saw chose 0": False,
    "saw confirmed 1": False,
    "ever confirmed 1": True,
    "may confirm": True,
    "may choose one": False,
    "is waits 1": True,
    "is waits 2": False,
}


def test_facts_are_checked_against_the_match():
    """They use the notation of actions, events and positions."""
    match = begin()
    match.play(0, "choose two", FIRST.check(match, GAME.actions.parse("choose two")))

    assert {text: fact(text).is_true(match, 0) for text in FACTS} == FACTS


def test_a_lesson_says_what_fits_the_learners_actions():
    """Of several messages the first whose facts are true."""
    text = file_text(FIRST).replace(
        "# say confirm", "# say brave if did 0 choose three; may confirm\n# say confirm"
    )
    lesson = parse_lesson("first", text)
    found = []
    for action in ("choose two", "choose three"):
        match = begin()
        match.play(0, action, lesson.check(match, GAME.actions.parse(action)))
        found.append(said(match, lesson))

    assert found == ["lesson-first-confirm", "lesson-first-brave"]


def test_an_unknown_lesson_is_refused():
    with pytest.raises(Unknown) as refusal:
        lesson.load(GAME, "../first")
    assert refusal.value.code == "lesson/unknown"


def fact(text: str) -> Fact:
    (found,) = read_facts(text, 1)
    return found


def said(match: Match, lesson: Lesson = FIRST) -> str:
    """Return the id of the present message."""
    saying = lesson.saying(match)
    return saying.id if saying else ""


def file_text(found: Lesson) -> str:
    """Return the file of a lesson."""
    return (GAME.folder / "lessons" / f"{found.name}.match").read_text(encoding="utf-8")
