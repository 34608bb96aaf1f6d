"""How fast does the search run: `python bench/search.py [GAME] [--json] [--tiny]`.

Iterations a second on one core, over positions of matches between greedy players; medians. `--tiny`
searches for a moment in a few positions.
"""

import argparse
import json
import time
from statistics import median

from serenissima import games, players
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.machine.stamp import stamp
from serenissima.players.search.search import Search

POSITIONS = 40
SIZES = (500, 2000, 8000)  # iterations
TINY_POSITIONS, TINY_SIZES = 3, (10,)


def positions(game: Game, count: int) -> list[Match]:
    """Return matches, each stopped later in its course than the one before."""
    greedy, dice, found = players.load("greedy"), rolled_dice("search"), []
    for number in range(count):
        match = Match(game, seed=number)
        for _ in range(3 * number):
            if match.over:
                break
            seat = match.waits[0]
            match.play(seat, greedy.choose(game, match.terms, match.view(seat), seat, dice))
        if not match.over:
            found.append(match)
    return found


def speeds(matches: list[Match], iterations: int) -> list[float]:
    """Return the iterations a second in each position."""
    found = []
    for match in matches:
        game = match.game
        seat = match.waits[0]
        search = Search(game, match.terms, match.view(seat), seat, rolled_dice(1))
        search.run(1)
        begun = time.perf_counter()
        search.run(iterations)
        found.append(iterations / (time.perf_counter() - begun))
    return found


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", nargs="?", default="canal-grande")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    matches = positions(games.load(given.game), TINY_POSITIONS if given.tiny else POSITIONS)
    sizes = TINY_SIZES if given.tiny else SIZES
    found = {size: median(speeds(matches, size)) for size in sizes}
    if given.json:
        print(
            json.dumps(
                {**stamp([given.game]), "game": given.game, "iterations a second": found}, indent=1
            )
        )
        return
    print(f"{given.game}: search, one core, median over positions")
    for size, speed in found.items():
        print(
            f"{size:8,} iterations: {speed:12,.0f} a second, {size / speed * 1000:8.1f} ms in all"
        )


if __name__ == "__main__":
    main()
