"""Puzzles line by line: the table as its seat sees it, a list of numbered actions, a verdict."""

import sys
from collections.abc import Iterator

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.puzzles.collection import GRADES, Collection, Figure
from serenissima.puzzles.judging import Judgement, differences, hundred, judge
from serenissima.puzzles.posed import Posed, pose
from serenissima.terminal import text
from serenissima.words import Speaker, scene_text
from serenissima.words.players import display_names

NEXT = ("next", "n")


class PuzzleLines:
    """Presents puzzles as lines and judges the lines that it reads, until these end.

    Args:
        game: the game.
        collection: its puzzles.
        language: the language of the puzzles.
    """

    def __init__(self, game: Game, collection: Collection, language: str) -> None:
        self.game, self.collection, self.language = game, collection, language
        self.speaker = Speaker(language, game.folder)

    def contents(self) -> None:
        """Write the numbers of all puzzles, by grade."""
        for grade in GRADES:
            said = ", ".join(map(str, self.collection.of_grade(grade)))
            self._say(f"{self._word('page-label', name=self._word(f'page-puzzle-{grade}'))} {said}")

    def play(self, number: int) -> None:
        """Present a puzzle and those after it, until the person leaves.

        Raises `Unknown` (`puzzle/number`).
        """
        self.collection.puzzle(number)
        while number <= len(self.collection.puzzles):
            posed = pose(self.game, self.collection, number)
            self.speaker = _speaker(posed, self.language)
            self._put(posed, number)
            if not self._judge_answers(posed):
                return
            number += 1

    def _put(self, posed: Posed, number: int) -> None:
        """Write the table, the question and the choices."""
        seat, puzzle = posed.puzzle.seat, posed.puzzle
        scene = self.game.draw(posed.terms, posed.view, seat)
        labels = scene_text.labels(posed.actions, scene, posed.legal, self.speaker)
        marks = {action: str(n) for n, action in enumerate(labels, 1)}
        grade = self._word(f"page-puzzle-{puzzle.grade}")
        given = self._word("page-puzzle-given", grade=grade, count=posed.seats)
        self._say("", f"{self._word('page-puzzle-number', number=number)} · {given}", "")
        self._say(
            *scene_text.draw_text(scene, self.speaker, marks), "", self._word("page-puzzle-ask")
        )
        self._say(*(f"{marks[action]:>3} {label}" for action, label in labels.items()))
        self._say(self._word("term-puzzle-prompt"))

    def _judge_answers(self, posed: Posed) -> bool:
        """Judge answers until the person asks for the next puzzle; return False to leave."""
        while line := sys.stdin.readline():
            answer = line.strip()
            if answer.lower() in text.QUIT:
                return False
            if answer.lower() in NEXT:
                return True
            try:
                self._say(*self._explain(posed, judge(posed.puzzle, self._action(posed, answer))))
            except SerenissimaError as error:
                self._say(self.speaker.refuse(error), *self._instead(posed, answer, error))
        return False

    def _action(self, posed: Posed, answer: str) -> str:
        """Return the text of the intended action; raise `Unreadable` (`action/unreadable`)."""
        if not answer.isdecimal():
            return posed.as_stored(" ".join(answer.split()))
        return self.game.actions.format(text.choice_of(list(self._labels(posed)), answer))

    def _instead(self, posed: Posed, answer: str, error: SerenissimaError) -> Iterator[str]:
        """Yield an example of a valid answer, if the answer was none of the choices."""
        if error.is_any(*text.NOT_OFFERED):
            yield text.suggest(posed.actions, self.speaker, self._labels(posed), answer)

    def _labels(self, posed: Posed) -> dict[int, str]:
        """Return the choices in words, in the order of the scene."""
        scene = self.game.draw(posed.terms, posed.view, posed.puzzle.seat)
        return scene_text.labels(posed.actions, scene, posed.legal, self.speaker)

    def _explain(self, posed: Posed, verdict: Judgement) -> Iterator[str]:
        """Yield the verdict, with the reasons if the best action was found."""
        puzzle = posed.puzzle
        yield self._word(f"page-puzzle-{verdict.judged}")
        if verdict.judged != "best":
            said = self._name(posed, verdict.figure)
            yield self._word("page-puzzle-yours", action=said, wins=verdict.wins, lost=verdict.lost)
            return
        for key, figure in (("is-best", puzzle.best), ("second", puzzle.second)):
            wins = hundred(figure)
            yield self._word(f"page-puzzle-{key}", action=self._name(posed, figure), wins=wins)
        yield self._word("page-puzzle-why-note")
        for it in differences(self.game, puzzle):
            often = self._word("page-puzzle-often", best=it.best, other=it.other)
            yield f"{scene_text.BULLET}{self.speaker.say(it.told.message)} ({often})"

    def _name(self, posed: Posed, figure: Figure) -> str:
        """Return an action in words."""
        actions = posed.actions
        return self.speaker.say(actions.message(actions.parse(figure.action)))

    def _word(self, key: str, **args: str | int) -> str:
        return self.speaker.word(key, **args)

    def _say(self, *lines: str) -> None:
        print(*lines, sep="\n", flush=True)


def _speaker(posed: Posed, language: str) -> Speaker:
    """Return the speaker for the seat of a puzzle; the other seats are computer players."""
    seat, words = posed.puzzle.seat, Speaker(language)
    others = [other for other in range(posed.seats) if other != seat]
    person = words.word("player-person")
    names = display_names([person] * posed.seats, others, words)
    return Speaker(language, posed.game.folder, names, seat)
