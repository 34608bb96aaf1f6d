"""The table of a lesson in this process; the other seats and the dice follow the lesson."""

from serenissima.kernel import lesson as lessons
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match, Step
from serenissima.terminal.local import SeatedTable

ARROW = "→"


class LessonTable(SeatedTable):
    """A learner's table in a lesson.

    Args:
        game: the game.
        name: the name of the lesson.
        person: the learner's name.
        language: the language for the learner.

    Raises:
        Unknown: `lesson/unknown`.
    """

    def __init__(self, game: Game, name: str, person: str, *, language: str = "en") -> None:
        self.lesson = lessons.load(game, name)
        of = self.lesson.transcript
        match = Match(game, of.seats, of.options, deal=of.deal)
        shown = [of.players.get(seat, person) for seat in range(of.seats)]
        super().__init__(match, self.lesson.seat, shown, language)
        self._follow()

    @property
    def over(self) -> bool:
        """Whether the lesson has ended."""
        return self.lesson.line(self.match) is None

    @property
    def remark(self) -> list[str]:
        """The lesson's current remark, by paragraphs."""
        said = self.lesson.saying(self.match)
        return self.speaker.word(said.id).split("\n\n") if said else []

    @property
    def choices(self) -> list[int]:
        """The legal actions; none after the lesson."""
        return [] if self.over else super().choices

    def labels(self) -> dict[int, str]:
        """Return the choices in words; an arrow marks those with which the lesson continues."""
        if self.over:
            return {}
        wanted = self.lesson.accepted_actions(self.match)
        return {
            action: f"{ARROW} {said}" if action in wanted else said
            for action, said in super().labels().items()
        }

    def act(self, seat: int, action: int | str) -> Step:
        """Take an action with which the lesson continues; then the other seats act.

        Raises what `Match.verify` and `Lesson.check` raise.
        """
        number = self.match.verify(seat, action)
        step = self.match.play(seat, number, self.lesson.check(self.match, number))
        self._follow()
        return step

    def hint(self) -> list[str]:
        """Return that there are no hints: the lesson explains what to do."""
        return [self.speaker.word("error-hint-not-allowed")]

    def _follow(self) -> None:
        while line := self.lesson.others(self.match):
            self.match.play(line.seat, line.action, line.answers)
