"""The puzzles of a game as data: their matches, and the figures that a search found."""

import json
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from serenissima.kernel.game import Game
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import HIDDEN_VALUE, UNKNOWN, Happening
from serenissima.puzzles.refusals import (
    PUZZLE_ACTION,
    PUZZLE_FORMAT,
    PUZZLE_NONE,
    PUZZLE_NUMBER,
    PUZZLE_TOLD,
)

FORMAT = "serenissima puzzles 1"
FILE = "puzzles.json"
GRADES = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Figure:
    """A search's figures for one action.

    Attributes:
        action: the text of the action.
        visits: how often the search took it.
        value: the seat's mean share of the win after it, 0 to 1.
    """

    action: str
    visits: int
    value: float


@dataclass(frozen=True)
class Reason:
    """How often an event follows soon after the best action, and after the next best one.

    Attributes:
        told: the event with its values, as the seat sees it.
        best, other: the number of continuations, out of 100, in which it happens.
    """

    told: str
    best: int
    other: int


@dataclass(frozen=True)
class Puzzle:
    """One decision of a match.

    Attributes:
        match: the index of its match in the collection.
        step: the number of actions before it.
        seat: the seat that must act.
        grade: one of `GRADES`.
        figures: for every action except retractions, the best action first.
        reasons: the differences from the next best action, the greatest first.
    """

    match: int
    step: int
    seat: int
    grade: str
    figures: tuple[Figure, ...]
    reasons: tuple[Reason, ...] = ()

    @property
    def best(self) -> Figure:
        """The action to find."""
        return self.figures[0]

    @property
    def second(self) -> Figure:
        """The next best action."""
        return self.figures[1]

    @property
    def margin(self) -> float:
        """How much better the best action is than the next best, as a share of the win."""
        return self.best.value - self.second.value

    def figure(self, action: str) -> Figure:
        """Return the figure of an action; raise `Unknown` (`puzzle/action`) if there is none."""
        for figure in self.figures:
            if figure.action == action:
                return figure
        raise PUZZLE_ACTION(text=action)


@dataclass(frozen=True, eq=False)
class Collection:
    """The puzzles of a game, numbered from 1.

    Attributes:
        game: its name.
        rules: the rules version in which they were found.
        engine: the version of the program that found them.
        search: the settings of the search that found them, by name.
        matches: match files, each up to its last puzzle.
        puzzles: by grade, the easy ones first.
    """

    game: str
    rules: int
    engine: str
    search: dict[str, Any] = field(default_factory=dict)
    matches: tuple[str, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()

    def puzzle(self, number: int) -> Puzzle:
        """Return the puzzle with a number; raise `Unknown` (`puzzle/number`) if there is none."""
        if not 1 <= number <= len(self.puzzles):
            raise PUZZLE_NUMBER(text=number, hint=f"1 to {len(self.puzzles)}")
        return self.puzzles[number - 1]

    def of_grade(self, grade: str) -> list[int]:
        """Return the numbers of the puzzles of a grade."""
        return [n for n, puzzle in enumerate(self.puzzles, 1) if puzzle.grade == grade]


def has_puzzles(folder: Path) -> bool:
    """Whether a game's folder has puzzles."""
    return (folder / FILE).is_file()


@cache
def load(game: Game) -> Collection:
    """Return the puzzles of a game; raise `Unknown` (`puzzle/none`) if it has none."""
    if not has_puzzles(game.folder):
        raise PUZZLE_NONE(text=game.meta.name)
    return parse((game.folder / FILE).read_text(encoding="utf-8"))


def parse(text: str) -> Collection:
    """Parse the text of a collection's file; raise `Unreadable` (`puzzle/format`)."""
    try:
        found = json.loads(text)
        if found["format"] != FORMAT:
            raise ValueError(found["format"])
        return Collection(
            game=found["game"],
            rules=found["rules"],
            engine=found["engine"],
            search=found["search"],
            matches=tuple("\n".join(lines) + "\n" for lines in found["matches"]),
            puzzles=tuple(map(parse_puzzle, found["puzzles"])),
        )
    except (ValueError, KeyError, TypeError) as error:
        raise PUZZLE_FORMAT(hint=f"a file of the format {FORMAT!r}") from error


def parse_puzzle(found: dict[str, Any]) -> Puzzle:
    """Return a puzzle from the data of its JSON text."""
    figures = tuple(Figure(*row) for row in found.pop("figures"))
    reasons = tuple(Reason(*row) for row in found.pop("reasons"))
    return Puzzle(**found, figures=figures, reasons=reasons)


def print_collection(collection: Collection) -> str:
    """Return the text of a collection's file, a line per action and figure for readable diffs."""
    matches = [_list(match.splitlines(), "   ") for match in collection.matches]
    puzzles = [print_puzzle(puzzle) for puzzle in collection.puzzles]
    parts = {
        "format": json.dumps(FORMAT),
        "game": json.dumps(collection.game),
        "rules": str(collection.rules),
        "engine": json.dumps(collection.engine),
        "search": json.dumps(collection.search),
        "matches": _join(matches, "  "),
        "puzzles": _join(puzzles, "  "),
    }
    return "{\n" + ",\n".join(f' "{name}": {value}' for name, value in parts.items()) + "\n}\n"


def print_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle as JSON."""
    facts = {k: v for k, v in asdict(puzzle).items() if k not in ("figures", "reasons")}
    head = json.dumps(facts)[:-1]
    figures = _list([[f.action, f.visits, f.value] for f in puzzle.figures], "    ")
    reasons = _list([[r.told, r.best, r.other] for r in puzzle.reasons], "    ")
    return f'{head},\n   "figures": {figures},\n   "reasons": {reasons}}}'


def _list(values: list[Any], indent: str) -> str:
    return _join([json.dumps(value, ensure_ascii=False) for value in values], indent)


def _join(texts: list[str], indent: str) -> str:
    if not texts:
        return "[]"
    return "[\n" + ",\n".join(indent + text for text in texts) + "]"


def parse_happening(game: Game, text: str) -> Happening:
    """Parse a happening's text; raise `Unreadable` (`puzzle/told`) if there is no such event."""
    kind, *words = text.split()
    event = next((event for event in game.events if event.kind == kind), None)
    if event is None or len(words) != len(event.args):
        raise PUZZLE_TOLD(text=text)
    return Happening(event, tuple(map(_parse_value, event.args, words)))


def _parse_value(arg: Arg, word: str) -> int:
    if word == UNKNOWN:
        return HIDDEN_VALUE
    return arg.number(word)
