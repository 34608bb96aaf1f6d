"""Variations of an action in which one answer of the dice is different."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from serenissima.kernel.dice import answers_of, odds_of, scripted_dice
from serenissima.kernel.tale import new_tale

Play = Callable[[Any, Any], Any]
"""`(dice, tale) -> state`: what the dice make of one action, or of a set-up."""


@dataclass(frozen=True)
class Course:
    """One possible course of an action: the dice's answers, the resulting state and the tale."""

    answers: tuple[int, ...]
    state: Any
    tale: Any

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of event in the tale, in order."""
        return tuple(self.tale.lines[: self.tale.told, 0].tolist())


class Courses:
    """The variations of a rolled course, and of those variations in which other events happen.

    Args:
        play: the action.
        dice: the dice that roll the first course.
        most: the number of courses to try besides the first.

    Attributes:
        tried: the number of changed answers tried.
        skipped: the number of changed answers left out because there were too many.
    """

    def __init__(self, play: Play, dice: Any, most: int) -> None:
        self.play = play
        self.most = most
        self.tried = self.skipped = 0
        self.first = self._course(dice)

    def pairs(self) -> Iterator[tuple[Course, Course]]:
        """Yield pairs of courses that differ in one answer and its consequences.

        A course with other kinds of event is varied in turn, once for each such sequence of kinds,
        so that rare events are reached and varied, too.
        """
        waiting, seen = [self.first], {self.first.kinds}
        while waiting:
            course = waiting.pop(0)
            for place, answer in self._others(course):
                if self.tried >= self.most:
                    self.skipped += 1
                    continue
                self.tried += 1
                other = self._change(course, place, answer)
                if other.answers == (*course.answers[:place], answer, *course.answers[place + 1 :]):
                    yield course, other
                if other.kinds not in seen:
                    seen.add(other.kinds)
                    waiting.append(other)

    def _others(self, course: Course) -> list[tuple[int, int]]:
        """Return every question with each answer that it did not get, in arbitrary order."""
        found = []
        for place, given in enumerate(course.answers):
            dice = scripted_dice(course.answers[:place])
            self._course(dice)
            found += [(place, way) for way, _ in odds_of(dice) if way != given]
        random.Random(len(found)).shuffle(found)
        return found

    def _change(self, course: Course, place: int, answer: int) -> Course:
        """Return the course with another answer in one place.

        If a later answer has become impossible, the replaced one takes its place, since it is often
        the card that is now still there; failing that, the first possible answer does.
        """
        given = course.answers
        script = (*given[:place], answer, *given[place + 1 :])
        while True:
            dice = scripted_dice(script)
            made = self._course(dice)
            if dice.fault:
                before, after = script[: dice.fault - 1], script[dice.fault :]
                script = (*before, self._possible(before, given[place]), *after)
            elif dice.ways:
                script = (*script, next(odds_of(dice))[0])
            else:
                return Course(script[: int(dice.at)], made.state, made.tale)

    def _possible(self, before: tuple[int, ...], wish: int) -> int:
        """Return a possible answer to the next question, if possible the given one."""
        dice = scripted_dice(before)
        self._course(dice)
        ways = [way for way, _ in odds_of(dice)]
        return wish if wish in ways else ways[0]

    def _course(self, dice: Any) -> Course:
        tale = new_tale()
        state = self.play(dice, tale)
        return Course(answers_of(dice), state, tale)
