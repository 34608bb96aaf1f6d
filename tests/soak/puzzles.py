"""Confirms a sample of the stored puzzles by searches longer than those that found them.

python -m tests.soak.puzzles [--each N] [--seed N]
"""

import argparse
import random
import sys

from serenissima import games
from serenissima.kernel.dice import rolled_dice
from serenissima.machine import warm
from serenissima.players.ismcts import Ismcts
from serenissima.puzzles.collection import has_puzzles, load
from serenissima.puzzles.posed import pose

LONGER = 3  # factor for the number of iterations


def wrong(name: str, number: int, seed: int) -> str:
    """Return the faults of a puzzle; empty if its best action is confirmed."""
    game = games.load(name)
    collection = load(game)
    posed = pose(game, collection, number)
    puzzle, iterations = posed.puzzle, LONGER * int(collection.search["values"])
    values = {}
    for figure in (puzzle.best, puzzle.second):
        action, dice = game.actions.parse(figure.action), rolled_dice(f"{seed}/{name}/{number}")
        player = Ismcts("", iterations)
        search = player.search(game, posed.terms, posed.view, puzzle.seat, dice, action)
        search.run(iterations)
        values[figure.action] = search.value
    return "" if values[puzzle.best.action] > values[puzzle.second.action] else str(values)


def main() -> None:
    """Confirm a sample of each game's puzzles; the status is 1 if one is wrong."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--each", type=int, default=5, help="puzzles of each game")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    dice, complaints = random.Random(chosen.seed), 0
    for name in (n for n in games.names() if has_puzzles(games.load(n).folder)):
        warm.warm([name])
        count = len(load(games.load(name)).puzzles)
        some = min(chosen.each, count)
        for number in dice.sample(range(1, count + 1), some):
            if found := wrong(name, number, chosen.seed):
                complaints += 1
                print(f"{name} {number}: {found}")
        print(f"{name}: {some} of {count} puzzles searched again")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
