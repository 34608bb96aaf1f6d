"""A lesson in the terminal, by lines and by keys."""

import io

import pytest

from serenissima.kernel.errors import SerenissimaError
from serenissima.terminal.app import TableApp
from serenissima.terminal.lesson import LessonTable
from serenissima.terminal.plain import PlainTable
from tests.tiny.game import GAME


def lesson() -> LessonTable:
    return LessonTable(GAME, "first", "Anna")


def play_lesson(lines: str) -> tuple[bool, str]:
    """Return whether these lines finished the lesson, and the output."""
    out = io.StringIO()
    return PlainTable(lesson(), io.StringIO(lines), out).play(), out.getvalue()


def test_lines_finish_a_lesson():
    done, said = play_lesson("choose two\nconfirm\n")

    assert done
    for remark in ("Choose a lot.", "Show it.", "You have caught fish."):
        assert remark in said


def test_the_expected_choice_has_an_arrow():
    _, said = play_lesson("choose two\nquit\n")

    assert "1  → Choose a two" in said
    assert "1  → Confirm" in said
    assert "2  Take back" in said


def test_another_choice_gets_a_friendly_reply_and_undoes_no_move():
    done, said = play_lesson("choose two\ntake-back\nundo\nconfirm\n")

    assert done
    assert "In this lesson, please choose a marked action." in said
    assert "There’s nothing to undo." in said


def test_an_unknown_lesson_is_refused():
    with pytest.raises(SerenissimaError) as refusal:
        LessonTable(GAME, "second", "Anna")
    assert refusal.value.code == "lesson/unknown"


async def test_a_wrong_key_has_no_effect():
    table = lesson()
    app = TableApp(table)
    async with app.run_test() as pilot:
        await pilot.press("1")
        steps = len(table.match.steps)
        await pilot.press("2")
        assert len(table.match.steps) == steps
        await pilot.press("1")

    assert table.over
