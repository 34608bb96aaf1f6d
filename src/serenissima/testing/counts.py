"""Counts of the action tree, stored as text: the number of positions at each depth.

A game's file contains several trees. Each has a name, its start, and a line for each depth::

    tree 2-catch-two-late
    seats 2
    option catch two
    position
      waits 3
      hand[0] one=2
    0 1
    1 3
    2 12

At each position every waiting seat takes each of its legal actions, except retractions; every
outcome of chance is a separate position. Counts change when a rule does, and rarely otherwise.

    python -m serenissima.testing.counts GAME FILE --write

GAME is a name on the shelf or `package.module:NAME`. Without `--write` the file is checked.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.match import outcomes
from serenissima.kernel.tale import nothing_told
from serenissima.testing.process import find
from serenissima.testing.trial import Setting, Trial, hurry, waiting

LIMIT = 5_000  # positions of the deepest level counted
DEEPEST = 8
DEEP = 4  # levels of a position worth storing
STRIDE = 3  # actions between the positions tried


@dataclass
class Counts:
    """A position with the number of positions at each depth below it.

    Attributes:
        name: the name of the tree, unique in its file.
        seats, options: the set-up of the match.
        position: the starting state, as text.
        leaves: the number of positions by depth, from depth 0 (which is 1) on.
    """

    name: str
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    position: str = ""
    leaves: list[int] = field(default_factory=list)

    def __str__(self) -> str:
        options = (f"option {name} {choice}" for name, choice in self.options.items())
        rows = (f"  {row}" for row in self.position.splitlines())
        leaves = (f"{depth} {count}" for depth, count in enumerate(self.leaves))
        head = (f"tree {self.name}", f"seats {self.seats}")
        return "\n".join((*head, *options, "position", *rows, *leaves)) + "\n"


def parse_counts(text: str) -> list[Counts]:
    """Parse the trees of a file; raise ValueError for an invalid line."""
    trees: list[Counts] = []
    for line in filter(str.strip, text.splitlines()):
        word, _, rest = line.partition(" ")
        if word == "tree":
            trees.append(Counts(rest))
        elif not trees:
            raise ValueError(f"a file of counts begins with `tree NAME`, not with {line!r}")
        else:
            _read(trees[-1], line, word, rest)
    return trees


def _read(tree: Counts, line: str, word: str, rest: str) -> None:
    if word == "seats":
        tree.seats = int(rest)
    elif word == "option":
        name, _, choice = rest.partition(" ")
        tree.options[name] = choice
    elif line.startswith("  "):
        tree.position += line.strip() + "\n"
    elif word.isdecimal():
        tree.leaves.append(int(rest))
    elif word != "position":
        raise ValueError(f"this is not a line of a file of counts: {line!r}")


def read(path: Path) -> list[Counts]:
    """Return the trees stored in a file; empty if it doesn't exist."""
    return parse_counts(path.read_text(encoding="utf-8")) if path.exists() else []


def count(game: Game, counts: Counts, *, limit: int = LIMIT) -> list[int]:
    """Return the number of positions by depth, as long as a level has at most `limit` of them."""
    terms = game.terms_for(counts.seats, counts.options)
    level: list[Any] = [game.read_position(terms, counts.position)]
    leaves = [1]
    while len(leaves) <= DEEPEST and level:
        deeper = (child for state in level for child in _children(game, terms, state))
        level = list(islice(deeper, limit + 1))
        if len(level) > limit:
            break
        leaves.append(len(level))
    return leaves


def _children(game: Game, terms: Any, state: Any) -> Iterator[Any]:
    """Yield every state after one action, one for each outcome of chance."""
    room = game.room()
    for seat in waiting(state):
        legal = room[: verbs.legal(terms, state, seat, room)].tolist()
        for action in legal:
            if action < game.actions.first_retract:
                yield from (way.state for way in outcomes(game, terms, state, seat, action))


def find_uncounted(game: Game, trees: Iterable[Counts]) -> dict[int, Setting]:
    """Return the settings, by number, whose options no tree has."""
    kept = [tree.options for tree in trees]
    settings = dict(enumerate(Trial(game).settings))
    return {n: setting for n, setting in settings.items() if _texts(setting) not in kept}


def _texts(setting: Setting) -> dict[str, str]:
    return {name: str(choice) for name, choice in setting.options.items()}


def propose(game: Game, settings: Mapping[int, Setting]) -> Iterator[Counts]:
    """Yield positions to count from: the first one and a late one of each setting."""
    for number, setting in settings.items():
        options = _texts(setting)
        said = (f"{name.replace('_', '-')}-{choice}" for name, choice in options.items())
        name = "-".join((str(setting.seats), *said))
        terms = game.terms_for(setting.seats, options)
        states = list(_walk(game, terms, number))
        first, *late = [
            Counts(f"{name}-late", setting.seats, options, game.position_text(terms, state))
            for state in (states[0], *states[len(states) // 2 :: STRIDE])
        ]
        yield replace(first, name=f"{name}-first")
        yield next((tree for tree in late if len(count(game, tree)) > DEEP), late[-1])


def _walk(game: Game, terms: Any, number: int) -> Iterator[Any]:
    """Yield the states of one random match."""
    state = game.state.blank()
    verbs.setup(terms, state, rolled_dice(f"counts {number}"), nothing_told())
    yield game.state.copy(state)
    for _ in hurry(game, terms, state, f"counts {number}"):
        yield game.state.copy(state)


def write(game: Game, path: Path) -> Path:
    """Count every tree of a file again, and add trees for options that it lacks.

    A tree whose position the game can no longer read is left out. Returns the path.
    """
    kept = [tree for tree in read(path) if _readable(game, tree)]
    trees = {tree.name: tree for tree in (*propose(game, find_uncounted(game, kept)), *kept)}
    for tree in trees.values():
        tree.leaves = count(game, tree)
    path.write_text("\n".join(str(trees[name]) for name in sorted(trees)), encoding="utf-8")
    return path


def _readable(game: Game, tree: Counts) -> bool:
    try:
        game.read_position(game.terms_for(tree.seats, tree.options), tree.position)
    except SerenissimaError:
        return False
    return True


def check(game: Game, tree: Counts) -> None:
    """Raise AssertionError, with both columns, if a tree's counts no longer match the rules."""
    now = count(game, tree)
    assert now == tree.leaves, f"{tree.name}: stored {tree.leaves}, counted {now}"


if __name__ == "__main__":
    chosen, place = find(sys.argv[1]), Path(sys.argv[2])
    if "--write" in sys.argv:
        print(write(chosen, place))
    else:
        for kept_tree in read(place):
            check(chosen, kept_tree)
