"""What an action would have led to if one answer of the dice had been different."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from serenissima.kernel.dice import answers_of, odds_of, scripted
from serenissima.kernel.tale import new_tale

Play = Callable[[Any, Any], Any]
"""`(dice, tale) -> state`: what the dice make of one action, or of a set-up."""


@dataclass(frozen=True)
class Course:
    """One possible course: what the dice said, what that led to, and what was told."""

    answers: tuple[int, ...]
    state: Any
    tale: Any

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of event that were told, in order."""
        return tuple(self.tale.lines[: self.tale.told, 0].tolist())


class Courses:
    """The neighbours of a rolled course, and of those neighbours in which other things happened.

    Args:
        play: the action.
        dice: roll the first course.
        most: the number of courses to try beside the first.

    Attributes:
        tried: the changed answers that were tried.
        skipped: those that were left out, because there were too many.
    """

    def __init__(self, play: Play, dice: Any, most: int) -> None:
        self.play = play
        self.most = most
        self.tried = self.skipped = 0
        self.first = self._course(dice)

    def pairs(self) -> Iterator[tuple[Course, Course]]:
        """Pairs of courses that differ in one answer and in what follows from it.

        A course in which other kinds of event occur is varied in turn, once for each such
        sequence of kinds, so that rare events are reached and varied, too.
        """
        waiting, seen = [self.first], {self.first.kinds}
        while waiting:
            course = waiting.pop(0)
            for place, answer in self._others(course):
                if self.tried >= self.most:
                    self.skipped += 1
                    continue
                self.tried += 1
                other = self._changed(course, place, answer)
                if other.answers == (*course.answers[:place], answer, *course.answers[place + 1 :]):
                    yield course, other
                if other.kinds not in seen:
                    seen.add(other.kinds)
                    waiting.append(other)

    def _others(self, course: Course) -> list[tuple[int, int]]:
        """Every question with each answer that it did not get, in arbitrary order."""
        found = []
        for place, given in enumerate(course.answers):
            dice = scripted(course.answers[:place])
            self._course(dice)
            found += [(place, way) for way, _ in odds_of(dice) if way != given]
        random.Random(len(found)).shuffle(found)
        return found

    def _changed(self, course: Course, place: int, answer: int) -> Course:
        """The course with another answer in one place.

        Where a later answer has become impossible, the replaced one takes its place, since it is
        often the card that is now still there; failing that, the first possible answer does.
        """
        given = course.answers
        script = (*given[:place], answer, *given[place + 1 :])
        while True:
            dice = scripted(script)
            made = self._course(dice)
            if dice.fault:
                before, after = script[: dice.fault - 1], script[dice.fault :]
                script = (*before, self._possible(before, given[place]), *after)
            elif dice.ways:
                script = (*script, next(odds_of(dice))[0])
            else:
                return Course(script[: int(dice.at)], made.state, made.tale)

    def _possible(self, before: tuple[int, ...], wish: int) -> int:
        """An answer that is possible for the next question: the wanted one, if it is."""
        dice = scripted(before)
        self._course(dice)
        ways = [way for way, _ in odds_of(dice)]
        return wish if wish in ways else ways[0]

    def _course(self, dice: Any) -> Course:
        tale = new_tale()
        state = self.play(dice, tale)
        return Course(answers_of(dice), state, tale)
