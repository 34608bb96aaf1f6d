"""Timed runs: as many puzzles of a game as possible in a fixed time, with few mistakes.

The server knows the order of the puzzles, the answers and the start, so neither a reload nor a
second tab gives more time, another puzzle or a second answer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from serenissima.service.core.puzzle_ratings import BEST, GOOD

RUN_LASTS = 300.0  # seconds: reading a position takes half a minute
LEEWAY = 2.0  # seconds for an answer that is on its way
RUN_MISTAKES = 3  # that end a run


@dataclass(frozen=True)
class RunAnswer:
    """An answer in a run: the puzzle's key, and its score from 0 to 1."""

    puzzle: str
    score: float


@dataclass(frozen=True)
class TimedRun:
    """A run of a guest.

    Attributes:
        id: its name in addresses.
        game: whose puzzles these are.
        began: when it began, in seconds since 1970.
        answers: so far.
        ended: when the third mistake or the last puzzle ended it; None while time decides.
    """

    id: str
    game: str
    began: float
    answers: tuple[RunAnswer, ...] = field(default=())
    ended: float | None = None

    @property
    def solved(self) -> int:
        """How many puzzles were solved: the result."""
        return sum(one.score == BEST for one in self.answers)

    @property
    def missed(self) -> int:
        """How many mistakes were made; a good action that is not the best is none."""
        return sum(one.score < GOOD for one in self.answers)

    def seconds_left(self, now: float) -> float:
        """Return the seconds that are left."""
        return max(0.0, self.began + RUN_LASTS - now) if self.ended is None else 0.0

    def is_over(self, now: float) -> bool:
        """Whether no answer is taken any more."""
        return self.ended is not None or now > self.began + RUN_LASTS + LEEWAY

    def after(self, answer: RunAnswer, now: float, count: int) -> "TimedRun":
        """Return the run after an answer; `count` is the number of its puzzles."""
        later = replace(self, answers=(*self.answers, answer))
        over = later.missed >= RUN_MISTAKES or len(later.answers) >= count
        return replace(later, ended=now if over else None)


def order_of_run(run: str, grades: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the keys of the puzzles in the order of a run: the easy ones first, each grade mixed.

    Args:
        run: its id, on which the order depends.
        grades: the keys of each grade, the easiest grade first.
    """

    def place(key: str) -> str:
        return sha256(f"{run} {key}".encode()).hexdigest()

    return [key for keys in grades.values() for key in sorted(keys, key=place)]


def read_answers(text: str) -> tuple[RunAnswer, ...]:
    """Read what `print_answers` wrote."""
    parts = (part.partition(":") for part in text.split())
    return tuple(RunAnswer(key, float(score)) for key, _, score in parts)


def print_answers(answers: Sequence[RunAnswer]) -> str:
    """Return answers as text for the database."""
    return " ".join(f"{one.puzzle}:{one.score}" for one in answers)
