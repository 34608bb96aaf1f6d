"""A lesson in the terminal: by lines, by keys."""

import io

import pytest

from serenissima.kernel.errors import SerenissimaError
from serenissima.terminal.app import TableApp
from serenissima.terminal.lesson import LessonTable
from serenissima.terminal.plain import PlainTable
from tests.tiny.game import GAME


def lesson() -> LessonTable:
    return LessonTable(GAME, "first", "Anna")


def played(lines: str) -> tuple[bool, str]:
    """Whether the lesson was followed to its end by these lines, and what was written."""
    out = io.StringIO()
    return PlainTable(lesson(), io.StringIO(lines), out).play(), out.getvalue()


def test_a_lesson_is_followed_to_its_end():
    done, said = played("choose two\nconfirm\n")

    assert done
    for remark in ("Choose a lot.", "Show it.", "You have caught fish."):
        assert remark in said


def test_what_the_lesson_goes_on_from_has_an_arrow():
    _, said = played("choose two\nquit\n")

    assert "1  → Choose a two" in said
    assert "1  → Confirm" in said
    assert "2  Take back" in said


def test_another_choice_is_answered_kindly_and_nothing_is_undone():
    done, said = played("choose two\ntake-back\nundo\nconfirm\n")

    assert done
    assert "In this lesson, please choose a marked action." in said
    assert "There’s nothing to undo." in said


def test_there_is_no_other_lesson():
    with pytest.raises(SerenissimaError) as refusal:
        LessonTable(GAME, "second", "Anna")
    assert refusal.value.code == "lesson/unknown"


async def test_by_keys_a_wrong_one_changes_nothing():
    table = lesson()
    app = TableApp(table)
    async with app.run_test() as pilot:
        await pilot.press("1")
        steps = len(table.match.steps)
        await pilot.press("2")
        assert len(table.match.steps) == steps
        await pilot.press("1")

    assert table.over
