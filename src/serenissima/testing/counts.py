"""Counts of the action tree, kept as text: how many positions lie so many actions deep.

A file holds where the tree begins, and a line a depth::

    game lots
    seats 2
    option catch two
    position
      waits 3
      hand[0] one=2
    0 1
    1 3
    2 12

At each position every seat that waits takes every legal action that takes nothing back; where
chance speaks, every outcome is a position of its own. Counts change when a rule does, and seldom
otherwise.

    python -m serenissima.testing.counts GAME FOLDER --write

GAME is a name on the shelf or `package.module:NAME`. Without `--write` the files are checked.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.match import outcomes
from serenissima.kernel.tale import nothing_told
from serenissima.testing.finding import find
from serenissima.testing.trial import Trial, hurry, waiting

LIMIT = 5_000  # positions of the deepest level that is counted
DEEPEST = 8
DEEP = 4  # levels that a position worth keeping has
STRIDE = 3  # actions between the positions that are tried


@dataclass
class Counts:
    """A position and how many positions lie so many actions below it.

    Attributes:
        game: its name.
        seats, options: what was agreed.
        position: the state to begin from, as text.
        leaves: the number of positions by depth, from depth 0 (which is 1) on.
    """

    game: str
    seats: int
    options: dict[str, str]
    position: str
    leaves: list[int] = field(default_factory=list)

    def __str__(self) -> str:
        options = (f"option {name} {choice}" for name, choice in self.options.items())
        rows = (f"  {row}" for row in self.position.splitlines())
        leaves = (f"{depth} {count}" for depth, count in enumerate(self.leaves))
        head = (f"game {self.game}", f"seats {self.seats}")
        return "\n".join((*head, *options, "position", *rows, *leaves)) + "\n"


def parse_counts(text: str) -> Counts:
    """The counts of a text as `str` writes it; raises ValueError for a line that has no place."""
    found = Counts("", 0, {}, "")
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "game":
            found.game = rest
        elif word == "seats":
            found.seats = int(rest)
        elif word == "option":
            name, _, choice = rest.partition(" ")
            found.options[name] = choice
        elif line.startswith("  "):
            found.position += line.strip() + "\n"
        elif word.isdigit():
            found.leaves.append(int(rest))
        elif word != "position":
            raise ValueError(f"no line of a count file: {line!r}")
    return found


def count(game: Game, counts: Counts, *, limit: int = LIMIT) -> list[int]:
    """The number of positions by depth, as deep as no level has more than `limit` of them."""
    terms = game.terms_for(counts.seats, counts.options)
    level: list[Any] = [game.state.parse(counts.position)]
    leaves = [1]
    while len(leaves) <= DEEPEST and level:
        deeper = (child for state in level for child in _children(game, terms, state))
        level = list(islice(deeper, limit + 1))
        if len(level) > limit:
            break
        leaves.append(len(level))
    return leaves


def _children(game: Game, terms: Any, state: Any) -> Iterator[Any]:
    """Every state that one action leads to; those of chance each for itself."""
    room = game.room()
    for seat in waiting(state):
        legal = room[: verbs.legal(terms, state, seat, room)].tolist()
        for action in legal:
            if action < game.actions.first_retract:
                yield from (way.state for way in outcomes(game, terms, state, seat, action))


def proposed(game: Game) -> Iterator[tuple[str, Counts]]:
    """Positions worth counting from, by name: the first and a late one of each setting."""
    for number, setting in enumerate(Trial(game).settings):
        options = {name: str(choice) for name, choice in setting.options.items()}
        said = (f"{name.replace('_', '-')}-{choice}" for name, choice in options.items())
        name = "-".join((str(setting.seats), *said))
        states = list(_walk(game, game.terms_for(setting.seats, options), number))
        begun = [
            Counts(game.meta.name, setting.seats, options, game.state.format(state))
            for state in (states[0], *states[len(states) // 2 :: STRIDE])
        ]
        deep = (late for late in begun[1:] if len(count(game, late)) > DEEP)
        yield f"{name}-first", begun[0]
        yield f"{name}-late", next(deep, begun[-1])


def _walk(game: Game, terms: Any, number: int) -> Iterator[Any]:
    """The states of one match played at random."""
    state = game.state.blank()
    verbs.setup(terms, state, rolled(f"counts {number}"), nothing_told())
    yield game.state.copy(state)
    for _ in hurry(game, terms, state, f"counts {number}"):
        yield game.state.copy(state)


def write(game: Game, folder: Path) -> Iterator[Path]:
    """Count again from every position in a folder, and from those proposed if it has none.

    Where the game no longer has one of the fields of a position, another is proposed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = {path.stem: parse_counts(path.read_text("utf-8")) for path in folder.glob("*.txt")}
    if not kept or not all(_readable(game, counts) for counts in kept.values()):
        fresh = dict(proposed(game))
        kept = {n: c for n, c in kept.items() if n not in fresh or _readable(game, c)}
        kept = {**fresh, **kept}
    for name, counts in sorted(kept.items()):
        counts.leaves = count(game, counts)
        path = folder / f"{name}.txt"
        path.write_text(str(counts), encoding="utf-8")
        yield path


def _readable(game: Game, counts: Counts) -> bool:
    try:
        game.state.parse(counts.position)
    except SerenissimaError:
        return False
    return True


def check(game: Game, path: Path) -> None:
    """Raise AssertionError, with both columns, if a file's counts are not what the rules say."""
    counts = parse_counts(path.read_text(encoding="utf-8"))
    now = count(game, counts)
    assert now == counts.leaves, f"{path.name}: kept {counts.leaves}, counted {now}"


if __name__ == "__main__":
    chosen, place = find(sys.argv[1]), Path(sys.argv[2])
    if "--write" in sys.argv:
        print(*write(chosen, place), sep="\n")
    else:
        for file in sorted(place.glob("*.txt")):
            check(chosen, file)
