"""The facts that a lesson's sentences depend on or state, each checked against a match.

A fact is written with one of these words first:

    did 0 card castello       the seat took this action
    saw won 2 castello        this event followed the learner's latest action, or came with it;
                              a star stands for any argument
    ever won 2 castello       the same, at any time
    may lay castello          the learner may take this action now
    is hand[0] gondola=1      the learner's view agrees with this line of a position
    not FACT                  the opposite

Several are separated by semicolons.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from serenissima.kernel import record_text
from serenissima.kernel.errors import one_of
from serenissima.kernel.match import Match, Step
from serenissima.kernel.refusals import LESSON_LINE

WORDS = ("did", "saw", "ever", "may", "is")
STAR = "*"


@dataclass(frozen=True)
class Fact:
    """Something that is true or false of a match, as the learner sees it.

    Attributes:
        word: the kind of fact: one of `WORDS`.
        text: the action, event or line of a position.
        holds: whether it's true; false for a fact with `not`.
    """

    word: str
    text: str
    holds: bool = True

    def __str__(self) -> str:
        return f"{'' if self.holds else 'not '}{self.word} {self.text}"

    def is_true(self, match: Match, learner: int) -> bool:
        """Whether it's true of the match, as the learner sees it.

        Raises:
            Unreadable: an action or a line of a position can't be read.
            Illegal: `position/range`.
        """
        return self._is_so(match, learner) is self.holds

    def _is_so(self, match: Match, learner: int) -> bool:
        match self.word:
            case "did":
                seat, _, action = self.text.partition(" ")
                taken = int(seat), match.actions.parse(action)
                return any((step.seat, step.action) == taken for step in match.steps)
            case "saw":
                return self._is_among(_latest(match, learner), learner)
            case "ever":
                return self._is_among(match.steps, learner)
            case "may":
                return match.actions.parse(self.text) in match.legal(learner)
            case _:
                return _agrees(match, learner, self.text)

    def _is_among(self, steps: list[Step], learner: int) -> bool:
        """Whether an event is among those of some steps."""
        wanted = self.text.split()
        told = (it.text.split() for step in steps for it in step.seen_by(learner))
        return any(_fits(words, wanted) for words in told)


def read_facts(text: str, number: int) -> tuple[Fact, ...]:
    """Return the facts in a line of a lesson; raises `Unreadable` (`lesson/line`)."""
    return tuple(_fact(part.strip(), number) for part in text.split(";") if part.strip())


def _fact(text: str, number: int) -> Fact:
    holds = not text.startswith("not ")
    word, _, rest = text.removeprefix("not ").strip().partition(" ")
    whose = rest.partition(" ")[0]
    if word not in WORDS or not rest or (word == "did" and not whose.isdecimal()):
        reason = f"line {number} has no such fact"
        raise LESSON_LINE(reason, text=text[:80], hint=one_of(WORDS))
    return Fact(word, rest.strip(), holds)


def _latest(match: Match, learner: int) -> list[Step]:
    """Return the steps from the learner's latest action on."""
    own = (n for n in reversed(range(len(match.steps))) if match.steps[n].seat == learner)
    return match.steps[next(own, 0) :]


def _fits(words: list[str], wanted: list[str]) -> bool:
    """Whether an event's words are the wanted ones."""
    pairs: Iterator[tuple[str, str]] = zip(words, wanted, strict=False)
    return len(words) == len(wanted) and all(it in (STAR, word) for word, it in pairs)


def _agrees(match: Match, learner: int, line: str) -> bool:
    """Whether writing a line of a position into the learner's view changes nothing."""
    game, view = match.game, match.view(learner)
    written = game.state.copy(view)
    record_text.fill(game.state.by_name, written, line, game.places(match.terms))
    return bool(written == view)
