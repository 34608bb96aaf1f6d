"""Selection of puzzles from those found in matches: enough of each grade, varied, and far apart."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from serenissima.kernel.notation import parse_match, print_match
from serenissima.puzzles.collection import GRADES, Puzzle
from serenissima.puzzles.finding import Found, cut

APART = 8  # actions between two puzzles of a match
OF_A_MATCH = 5  # puzzles of a match
LEAST = 5  # puzzles of each grade, at least
SAME_ACTION, SAME_KIND = 8, 3  # at most one puzzle in 8 has the same action, one in 3 the same kind


@dataclass
class Choice:
    """The puzzles chosen so far.

    Args:
        wanted: the number of puzzles wanted.
    """

    wanted: int
    puzzles: list[Puzzle] = field(default_factory=list)

    @property
    def full(self) -> bool:
        """Whether enough puzzles are chosen."""
        return len(self.puzzles) >= self.wanted

    def count(self, grade: str) -> int:
        """Return the number of chosen puzzles of a grade."""
        return sum(puzzle.grade == grade for puzzle in self.puzzles)

    def look_at(self, match: int, found: Iterable[Puzzle]) -> None:
        """Choose from the puzzles of a match, the hard ones first because they are rare."""
        for puzzle in sorted(found, key=lambda it: -GRADES.index(it.grade)):
            numbered = replace(puzzle, match=match)
            if self._has_room(numbered.grade) and self._differs(numbered):
                self.puzzles.append(numbered)

    def _has_room(self, grade: str) -> bool:
        """Whether one more of the grade leaves enough room for the other grades."""
        kept = sum(max(LEAST, self.count(other)) for other in GRADES if other != grade)
        most = max(LEAST, 2 * self.wanted // len(GRADES) - LEAST // 2)
        return self.count(grade) < min(most, self.wanted - kept)

    def _differs(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle differs enough from those already chosen."""
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
    """Return the kind of a puzzle's best action."""
    return puzzle.best.action.partition(" ")[0]


def choose(found: Sequence[Found], wanted: int) -> Choice:
    """Choose puzzles from matches, in the order of the matches."""
    choice = Choice(wanted)
    for match, one in enumerate(found):
        if not choice.full:
            choice.look_at(match, one.puzzles)
    return choice


def gather(found: Sequence[Found], choice: Choice) -> tuple[list[str], list[Puzzle]]:
    """Return the matches of chosen puzzles, cut after the last one, and the puzzles by grade."""
    used = sorted({puzzle.match for puzzle in choice.puzzles})
    ends = {m: max(p.step for p in choice.puzzles if p.match == m) for m in used}
    matches = [print_match(cut(parse_match(found[m].match), ends[m])) for m in used]
    order = sorted(choice.puzzles, key=lambda it: (GRADES.index(it.grade), it.match, it.step))
    return matches, [replace(puzzle, match=used.index(puzzle.match)) for puzzle in order]
