"""Chooses from what matches hold: of each grade so many, of different kinds, far apart."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from serenissima.kernel.notation import parse_match, print_match
from serenissima.puzzles.collection import GRADES, Puzzle
from serenissima.puzzles.finding import Found, cut

APART = 8  # actions between two puzzles of a match
OF_A_MATCH = 5  # puzzles
LEAST = 5  # puzzles of a grade
SAME_ACTION, SAME_KIND = 8, 3  # one puzzle in so many, at most, has the same


@dataclass
class Choice:
    """What has been chosen so far.

    Args:
        wanted: how many puzzles are wanted.
    """

    wanted: int
    puzzles: list[Puzzle] = field(default_factory=list)

    @property
    def full(self) -> bool:
        """Whether there are as many as are wanted."""
        return len(self.puzzles) >= self.wanted

    def count(self, grade: str) -> int:
        """How many there are of a grade."""
        return sum(puzzle.grade == grade for puzzle in self.puzzles)

    def look_at(self, match: int, found: Iterable[Puzzle]) -> None:
        """Take from the puzzles of a match, the hard ones first, since they are rare."""
        for puzzle in sorted(found, key=lambda it: -GRADES.index(it.grade)):
            numbered = replace(puzzle, match=match)
            if self._has_room(numbered.grade) and self._differs(numbered):
                self.puzzles.append(numbered)

    def _has_room(self, grade: str) -> bool:
        """Whether one more of the grade leaves room for enough of the others."""
        kept = sum(max(LEAST, self.count(other)) for other in GRADES if other != grade)
        most = max(LEAST, 2 * self.wanted // len(GRADES) - LEAST // 2)
        return self.count(grade) < min(most, self.wanted - kept)

    def _differs(self, puzzle: Puzzle) -> bool:
        """Whether it differs enough from those that are there."""
        near = [other for other in self.puzzles if other.match == puzzle.match]
        actions = Counter(other.best.action for other in self.puzzles)
        kinds = Counter(kind_of(other) for other in self.puzzles)
        return (
            len(near) < OF_A_MATCH
            and all(abs(other.step - puzzle.step) >= APART for other in near)
            and actions[puzzle.best.action] < self.wanted // SAME_ACTION
            and kinds[kind_of(puzzle)] < self.wanted // SAME_KIND
        )


def kind_of(puzzle: Puzzle) -> str:
    """The kind of its best action."""
    return puzzle.best.action.partition(" ")[0]


def chosen(found: Sequence[Found], wanted: int) -> Choice:
    """What is chosen from matches, in their order."""
    choice = Choice(wanted)
    for match, one in enumerate(found):
        if not choice.full:
            choice.look_at(match, one.puzzles)
    return choice


def gathered(found: Sequence[Found], choice: Choice) -> tuple[list[str], list[Puzzle]]:
    """The matches that puzzles were chosen from, cut after their last, and the puzzles by grade."""
    used = sorted({puzzle.match for puzzle in choice.puzzles})
    ends = {m: max(p.step for p in choice.puzzles if p.match == m) for m in used}
    matches = [print_match(cut(parse_match(found[m].match), ends[m])) for m in used]
    order = sorted(choice.puzzles, key=lambda it: (GRADES.index(it.grade), it.match, it.step))
    return matches, [replace(puzzle, match=used.index(puzzle.match)) for puzzle in order]
