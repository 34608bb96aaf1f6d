"""How fast does the search run: `python bench/search.py [GAME] [--json]`.

Iterations a second on one core, over positions of matches between greedy players; medians.
"""

import argparse
import json
import time
from statistics import median

from serenissima import games, players
from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.players.search.search import Search

POSITIONS = 40
SIZES = (500, 2000, 8000)  # iterations


def positions(game: Game) -> list[Match]:
    """Matches that stand at some point of their course."""
    greedy, dice, found = players.load("greedy"), rolled("search"), []
    for number in range(POSITIONS):
        match = Match(game, seed=number)
        for _ in range(3 * number):
            if match.over:
                break
            seat = match.waits[0]
            match.play(seat, greedy.choose(game, match.terms, match.view(seat), seat, dice))
        if not match.over:
            found.append(match)
    return found


def speeds(game: Game, iterations: int) -> list[float]:
    """Iterations a second in each position."""
    found = []
    for match in positions(game):
        seat = match.waits[0]
        search = Search(game, match.terms, match.view(seat), seat, rolled(1))
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
    given = asked.parse_args()
    game = games.load(given.game)
    found = {size: median(speeds(game, size)) for size in SIZES}
    if given.json:
        print(json.dumps({"game": given.game, "iterations a second": found}, indent=1))
        return
    print(f"{given.game}: search, one core, median over positions")
    for size, speed in found.items():
        print(
            f"{size:8,} iterations: {speed:12,.0f} a second, {size / speed * 1000:8.1f} ms in all"
        )


if __name__ == "__main__":
    main()
