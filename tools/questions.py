"""Measures how well the rule search answers players' questions.

    python -m tools.questions
    python -m tools.questions GAME [LANGUAGE]

Prints, for each file in `tests/words/questions`, how many of its questions find a right rule first
and among the first three, and each question that does not, with the rules that it finds. Files
named `dev` have questions for which the search words were written.
"""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from serenissima import games
from serenissima.words.lookup import look_up

FOLDER = Path(__file__).parent.parent / "tests" / "words" / "questions"
SHOWN = 3  # rules that a reader sees at once
FIRST, AMONG = 0.85, 0.97  # of the questions that find a right rule first, and among these


@dataclass(frozen=True)
class Answer:
    """The result of one question.

    Attributes:
        ask: the question.
        right: the numbers of the rules that answer it.
        wrong: those that a hasty reader would take for an answer, although they say otherwise.
        found: the numbers of the rules found, in order.
    """

    ask: str
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    found: tuple[str, ...]

    @property
    def misleads(self) -> bool:
        """Whether the first rule says otherwise."""
        return bool(self.found) and self.found[0] in self.wrong

    def is_among(self, first: int) -> bool:
        """Whether a right rule is among the first few."""
        return not set(self.right).isdisjoint(self.found[:first])


@dataclass(frozen=True)
class Marks:
    """The results of the questions in one file."""

    answers: tuple[Answer, ...]

    def share(self, first: int) -> float:
        """The share of questions that find a right rule among the first few."""
        return sum(answer.is_among(first) for answer in self.answers) / len(self.answers)

    def misses(self) -> Iterator[str]:
        """A line for each question that does not find a right rule first."""
        for answer in self.answers:
            if not answer.is_among(1):
                found = " ".join(answer.found[:SHOWN]) or "nothing"
                yield f"{answer.ask}: {found}, not {' or '.join(answer.right)}"


def files(game: str = "*", language: str = "*") -> list[Path]:
    """Return the files with questions, of all games and languages or of one."""
    found = {*FOLDER.glob(f"{game}.{language}.toml"), *FOLDER.glob(f"{game}.{language}.dev.toml")}
    return sorted(found)


@cache
def marks(path: Path) -> Marks:
    """Run the search on the questions of a file, such as `GAME.en.toml`."""
    name, language = path.name.split(".")[:2]
    game = games.load(name.replace("_", "-"))
    asked = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    return Marks(
        tuple(
            Answer(
                one["ask"],
                tuple(one["rules"]),
                tuple(one.get("wrong", ())),
                tuple(
                    rule.number
                    for chapter in look_up(game, one["ask"], language).chapters
                    for rule in chapter.rules
                ),
            )
            for one in asked
        )
    )


def main(arguments: Sequence[str]) -> None:
    """Print the figures of each file, and the questions it misses."""
    for path in files(*arguments):
        found = marks(path)
        first, among = found.share(1), found.share(SHOWN)
        print(
            f"{path.stem}: {len(found.answers)} questions, {first:.0%} first, "
            f"{among:.0%} among {SHOWN}"
        )
        for miss in found.misses():
            print(f"  {miss}")


if __name__ == "__main__":
    main(sys.argv[1:])
